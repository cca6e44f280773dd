import BlueprintInspector

/// The place in the last render, with marks.
struct Stepper {
    /// The current step; nil when not stepping.
    var cursor: TraceCursor?
    /// The marks: step numbers by name.
    var marks: [String: Int] = [:]
    /// The last stepping command, which an empty line repeats at a terminal.
    var lastLine: String?
    /// The cache of stops in the last render.
    private(set) var index = StopIndex()
    /// The numbers of the breakpoints whose nodes were missing after the last edit.
    private var gone: Set<Int> = []

    /// The line that an empty line repeats: the last stepping command while stepping.
    var repeatedLine: String? { cursor == nil ? nil : lastLine }

    /// Ends stepping for a new render; returns a remark if it was under way.
    mutating func end() -> String? {
        let (wasStepping, lostMarks) = (cursor != nil, !marks.isEmpty)
        (cursor, marks, index) = (nil, [:], StopIndex())
        guard wasStepping else { return nil }
        return lostMarks ? "stepping ended, marks deleted" : "stepping ended"
    }

    /// Returns a note for each breakpoint whose node is missing and was there before.
    mutating func noteGone(among breakpoints: Breakpoints, _ isGone: (Breakpoint) -> Bool) -> [String] {
        let missing = breakpoints.all.filter(isGone)
        let news = missing.filter { !gone.contains($0.number) }
        gone = Set(missing.map(\.number))
        let shown = news.prefix(3).map {
            "\($0.line) (\($0.number)) waits: \($0.subject?.words ?? "its element") is deleted"
        }
        return shown + (news.count > 3 ? ["\(news.count - 3) more breakpoints wait"] : [])
    }
}
