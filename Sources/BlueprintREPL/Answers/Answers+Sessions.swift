import BlueprintInspector

/// The command `sessions`.
extension Answers {
    /// The number of lines that are shown of a session.
    private static let shownLines = 3

    /// Returns the list of kept sessions, each with its first lines.
    func list(of sessions: [KeptSession]) -> StyledText {
        guard !sessions.isEmpty else { return StyledText("there are no other sessions to resume") }
        var text = StyledText()
        for session in sessions {
            let count = Phrasing.count(session.lines.count, "line")
            let end = session.wasLeft ? "left unsaved" : "interrupted"
            let place = session.folder.map { ["in \($0.shownPath)"] } ?? []
            let head = ["\(session.number)  \(session.time)", count, end] + place
            for line in context.wrapped(head, style: .heading).lines { text.append(line) }
            for line in session.lines.prefix(Self.shownLines) {
                let rows = line.split(whereSeparator: \.isNewline)
                let row = (rows.first.map(String.init) ?? "") + (rows.count > 1 ? " \(context.glyphs.ellipsis)" : "")
                text.append("     " + TextFitting.cut(row, to: context.options.columns - 5), style: .source)
            }
            if session.lines.count > Self.shownLines { text.append("     \(context.glyphs.ellipsis)", style: .dim) }
        }
        let words = [
            "to resume one: resume \(sessions[0].number)",
            "to delete it: blueprint --drop \(sessions[0].number)",
        ]
        for line in context.wrapped(words).lines { text.append(line) }
        return text
    }
}
