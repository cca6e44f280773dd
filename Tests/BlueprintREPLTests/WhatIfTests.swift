import BlueprintREPL
import TestSessions
import Testing

/// The output of `whatif`, which changes nothing, and of `diff`.
@Suite struct WhatIfTests {
    private static let hello = ["Label(text: \"Hello, world\")", "centered"]

    @Test func itShowsWhatTheEditThenDoes() throws {
        let printed = try run(Self.hello + ["whatif inset 20", "inset 20", "diff"])
        #expect(printed[2].hasPrefix("with this edit: Inset #3 wraps Centered #2 · nothing has changed yet\n"))
        #expect(printed[2].split(separator: "\n").dropFirst().joined(separator: "\n") == printed[4])
        #expect(printed[3].hasPrefix("  .inset(uniform: 20)\nInset #3 wraps Centered #2"))
    }

    @Test func nothingIsCommitted() throws {
        let looks = ["swift", "tree", "views", "diff", "trace", "where"]
        let edits = ["whatif box blue", "whatif viewport 20x20", "whatif remove #1", "whatif undo", "whatif reset"]
        let without = try run(Self.hello + looks + ["undo", "redo", "box red", "views"])
        let with = try run(Self.hello + edits + looks + ["undo", "redo", "box red", "views"])
        #expect(Array(with.dropFirst(Self.hello.count + edits.count)) == Array(without.dropFirst(Self.hello.count)))
    }

    @Test("a fault in a view that is there without the edit does not end a trial; one that the edit adds does")
    func faults() throws {
        let broken = """
            struct Faulty: Element {
                var index: Int
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UILabel.describe { $0.apply { _ in _ = [1][index] } }
                }
            }
            """
        let lines = ["Column()", "Faulty(index: 3)", "whatif inset 3", "Label(\"a\")"]
        let printed = try run([broken] + lines)
        #expect(printed[2].contains("index out of range"))
        #expect(printed[3].hasPrefix("with this edit: Inset #3 wraps Faulty #2"), "\(printed[3])")
        #expect(printed[4].contains("type Label(text: \"a\")"), "\(printed[4])")
        let added = try run([broken, "Column()", "whatif Faulty(index: 3)"])
        #expect(added[2].contains("index out of range"))
    }

    @Test func warningsThatWouldComeAndGoAreMarked() throws {
        let printed = try run([
            "Label(text: \"Hello, world\")", "whatif viewport 40x16", "viewport 40x16", "whatif undo",
            "whatif viewport 300x160",
        ])
        #expect(printed[1].contains("\n+ ! Label #1 is truncated"))
        #expect(printed[4].contains("\n- ! Label #1 is truncated"))
    }

    @Test func whatIsNoEditIsRefused() throws {
        #expect(try lastOutput("Label(text: \"A\")", "whatif tree").contains("'tree' does not change the tree"))
        #expect(try lastOutput("Label(text: \"A\")", "whatif").contains("the edit is missing"))
        #expect(try lastOutput("Label(text: \"A\")", "whatif whatif inset 2").contains("does not change the tree"))
    }

    @Test func anErrorPointsIntoTheEdit() throws {
        let error = try lastOutput("Label(text: \"A\")", "whatif remove #7")
        let lines = error.split(separator: "\n")
        #expect(lines.contains("  whatif remove #7"))
        #expect(lines.contains("                ^"))
    }

    @Test func aCreatedOrRemovedViewHasItsReason() throws {
        let printed = try run([
            "Label(text: \"A\")", "diff", "centered", "diff", "box blue", "diff", "unwrap #2", "diff", "replace Row()",
            "diff",
        ])
        #expect(printed[1].contains("views created 1: v2 UILabel\n  v2: Label #1 is new"))
        #expect(printed[3].contains("\n  v3: path changed: Centered #2 now wraps it"))
        #expect(printed[3].contains("views removed 1: v2 UILabel\n  v2: path changed: Centered #2 now wraps it"))
        #expect(printed[5].contains("v4: Box #3 is new"))
        #expect(printed[5].contains("v5: path changed: Box #3 is now its parent view"))
        #expect(printed[7].contains("path changed: Centered #2 no longer wraps it"))
        #expect(printed[9].contains("Label #1 is no longer in the tree"))
    }

    @Test(
        "a setting without a command is answered with the line to type",
        arguments: [
            ("whatif width 240", "for a viewport of this width, type whatif viewport 240x160"),
            ("whatif text \"b\"", "type whatif set text \"b\""),
            ("whatif uniform 8", "Inset #2 has uniform: type whatif set #2 uniform 8"),
        ]
    )
    func settings(_ line: String, _ fix: String) throws {
        let printed = try lastOutput("Label(text: \"A\")", "inset 4", "select #1", line)
        #expect(printed.replacing(/\s+/, with: " ").contains(fix), "\(printed)")
    }
}
