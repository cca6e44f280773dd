import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// The views of a large tree are freed while a command lays it out elsewhere, and nobody sees a difference.
@Suite struct FreedTreeTests {
    /// Commands that lay the tree out elsewhere.
    private static let looks = [
        "why #1", "why #2 height", "info", "trace", "whatif set text \"c\"", "warnings", "sweep height 10...40",
        "step", "continue", "what changed", "views", "diff",
    ]

    @Test func theOutputIsTheSame() throws {
        try onBigStack {
            var options = SessionOptions()
            options.mostElementsKept = 0
            let (freeing, keeping) = (Session.sharing(options: options), Session.sharing())
            for look in Self.looks {
                for line in Self.lines + [look, "Label(text: \"d\")", "undo", look, "reset"] {
                    let (one, other) = (freeing.run(line: line), keeping.run(line: line))
                    #expect(one.map(\.text.plain) == other.map(\.text.plain), "\(look): \(line)")
                    #expect(one.map(\.json) == other.map(\.json), "\(look): \(line)")
                    #expect(freeing.render.snapshot == keeping.render.snapshot, "\(look): \(line)")
                }
            }
        }
    }

    private static let lines = [
        "viewport 60x30", "Column(alignment: .fill)", "Label(text: \"a long text\")", "Label(text: \"b\")",
    ]

    @Test(arguments: ["why #1", "info", "whatif set text \"c\"", "warnings", "sweep height 10...40"])
    func onlyALargeTreeIsFreed(look: String) throws {
        try onBigStack {
            for (kept, hasViews) in [(2, false), (3, true)] {
                var options = SessionOptions()
                options.mostElementsKept = kept
                let session = Session.sharing(options: options)
                let labels = "Label(text: \"a\"); Label(text: \"b\")"
                _ = session.run(line: "Column { \(labels) }")
                _ = session.run(line: "select #2")
                #expect(session.hasViews)
                _ = session.run(line: look)
                #expect(session.hasViews == hasViews, "\(kept)")
                _ = session.run(line: "set text \"d\"")
                #expect(session.hasViews, "an edit needs the views")
            }
        }
    }
}
