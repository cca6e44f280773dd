/// The places where the settings got their values: the defaults, the terminal, lines of the config file.
struct SettingSources {
    /// The settings after each place, in the order in which they applied.
    private var steps = [(place: "the default", settings: Settings())]

    /// Notes the settings after a place.
    mutating func note(_ place: String, _ settings: Settings) {
        if settings != steps.last?.settings { steps.append((place, settings)) }
    }

    /// Returns the place where a setting got its current value.
    ///
    /// - Parameter value: the setting's value as text.
    func place(of value: (Settings) -> String?, now: Settings) -> String {
        let current = value(now)
        guard let last = steps.indices.last, value(steps[last].settings) == current else { return "this session" }
        let earliest = steps.lastIndex { value($0.settings) != current }
        return steps[earliest.map { $0 + 1 } ?? 0].place
    }
}
