import BlueprintInspector

/// Makes the sessions of a lesson, which neither read nor write files.
package struct LessonSessions: Sendable {
    /// The width of the output, in columns.
    package var columns: Int
    /// The rows of the terminal; nil for no limit.
    package var rows: Int?
    /// The characters of drawings.
    package var style: DrawingStyle
    /// True if the program can fill the screen with the inspector.
    package var fillsScreen = false
    /// True if the output of a line shows the goals of its page.
    var drawsGoals = true
    /// The progress in all lessons, by their titles.
    package var marks: [String: LessonMark] = [:]
    /// The numbers of the nodes of a tree that comes from the learner's session; nil for others.
    var numbering: NodeNumbering?
    /// Returns true if the line is to end.
    package var isInterrupted: @Sendable () -> Bool

    /// Sessions for a screen.
    package init(
        columns: Int = 80,
        rows: Int? = 24,
        style: DrawingStyle = .unicode,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.columns, self.rows, self.style, self.isInterrupted) = (columns, rows, style, isInterrupted)
    }

    /// The rows for the text of a page: those beside the title, what can be typed, and the prompt.
    var pageRows: Int { max(4, (rows ?? .max) - (columns < Self.wide ? 8 : 6)) }

    /// The columns in which the title and what can be typed take a row each.
    private static let wide = 72

    /// Returns a new session in which lines were run.
    ///
    /// - Parameter other: a session whose table of names it uses, too.
    package func session(after lines: [String] = [], sharingNamesOf other: Session? = nil) -> Session {
        let session = Session(
            files: LessonFiles(marks),
            options: SessionOptions(
                columns: columns,
                rows: rows.map { _ in pageRows },
                isSafe: true,
                givesJSON: false,
                style: style,
                isInterrupted: isInterrupted
            ),
            sharingNamesOf: other
        )
        for line in lines { _ = session.run(line: line) }
        if let numbering {
            session.workspace.take(numbering)
            session.workspace.shown.labels = NodeLabels(session.screen.snapshot, names: session.workspace.current.names)
        }
        session.options.fillsScreen = fillsScreen
        session.wish = nil
        return session
    }
}
