import BlueprintInspector

/// The lines of an example, which run in a session of their own.
struct ExampleLines {
    let lines: [String]
    /// The width of their output.
    let columns: Int
    let style: DrawingStyle

    /// The first output of the last line.
    var lastOutput: StyledText {
        let session = Session(options: SessionOptions(columns: columns))
        session.workspace.settings.style = style
        return lines.map { session.run(line: $0) }.last?.first?.text ?? StyledText()
    }
}
