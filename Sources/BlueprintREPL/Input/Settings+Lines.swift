/// The settings as lines that are typed.
extension Settings {
    /// The lines that set what a layout depends on.
    var layoutLines: [String] {
        let lines = [
            "viewport \(SizeText.text(viewport))", "scale \(Quoted.number(scale))", "direction \(directionWord)",
        ]
        return lines + environment.values.sorted { $0.name < $1.name }.map { "env \($0.name) \($0.value)" }
    }
}
