/// How elements are laid out: there is one way, with options.
public struct LayoutMode: Equatable, Sendable, CustomStringConvertible {
    /// Without options of its own.
    public static let caffeinated = Self.caffeinated()

    /// What the engine may take for granted of layouts.
    public let options: LayoutOptions

    private init(options: LayoutOptions) {
        self.options = options
    }

    /// Parents ask children for sizes and place them, with these options.
    public static func caffeinated(options: LayoutOptions = .default) -> Self {
        Self(options: options)
    }

    /// The name without the options.
    public var name: String { "Caffeinated" }

    /// The name, and in brackets the rules that are taken for granted.
    public var description: String {
        let rules = [
            options.hintRangeBoundaries ? "hintRangeBoundaries" : nil,
            options.searchUnconstrainedKeys ? "searchUnconstrainedKeys" : nil,
        ].compactMap(\.self)
        return rules.isEmpty ? name : "\(name) (\(rules.joined(separator: ", ")))"
    }
}
