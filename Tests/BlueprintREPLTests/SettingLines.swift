import BlueprintREPL

/// The lines that give another session the settings of a session.
enum SettingLines {
    /// The commands that show the settings.
    static let queries = ["viewport", "scale", "zoom", "direction", "style", "colour", "autoshow", "env"]

    /// Returns the lines for the settings of a session.
    static func lines(of session: Session) -> [String] {
        let shown = queries.dropLast().map { query in
            text(session, query).replacing("×", with: "x").replacing(" wide and ", with: "x").replacing(
                " high",
                with: ""
            )
        }
        // A value of the environment that is set follows its name.
        let values = text(session, "env").split(separator: "\n").dropFirst().filter {
            $0.split(separator: " ").count > 1 && !$0.hasSuffix(": \(text(session, "scale"))")
                && !$0.hasSuffix(": \(text(session, "direction"))")
        }
        return shown + values.map { "env" + $0.dropFirst() }
    }

    private static func text(_ session: Session, _ line: String) -> String {
        session.run(line: line).map(\.text.plain).joined(separator: "\n")
    }
}
