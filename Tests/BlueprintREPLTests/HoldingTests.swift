import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// A claim that holds: confirmed at a terminal, silent in scripts and transcripts.
@Suite struct HoldingTests {
    private static let tree = [
        "Column(minimumSpacing: 4)", "Label(text: \"Total\")", "for i in 1...3 { Label(text: \"\\(i)\") }",
    ]

    /// Returns the outputs of a line after the tree.
    private func outputs(_ line: String, isInteractive: Bool) throws -> [Output] {
        try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: isInteractive))
            for line in Self.tree { _ = session.run(line: line) }
            return session.run(line: line)
        }
    }

    @Test(
        "at a terminal, the fact is said",
        arguments: [
            ("expect #2 is 40x16 at 0,0", "holds: Label #2 is 40×16 at 0,0 in the viewport"),
            ("expect #2.width > 30", "holds: Label #2.width is 40"),
            ("expect \"Total\" not truncated", "holds: Label #2 is not truncated"),
            ("expect #2 text \"Total\"", "holds: Label #2 shows \"Total\""),
            ("expect views 4", "holds: there are 4 views"),
            ("expect no warnings", "holds: there are no warnings"),
            ("expect \"Sum\" gone", "holds: \"Sum\" is not in the tree"),
            ("expect #1 flattened", "holds: Column #1 is not view-backed: flattened"),
            ("expect #2 measured > 1", "holds: Label #2 was measured 2 times"),
            ("expect why #2.width contains \"40\"", "holds: the reason contains \"40\""),
            ("expect #3 view-backed", "holds: Column #1 › Label 1 is view-backed; it holds for 2 more elements"),
        ]
    )
    func holds(line: String, said: String) throws {
        let outputs = try outputs(line, isInteractive: true)
        #expect(outputs.map(\.text.plain) == [said])
        #expect(outputs.map(\.kind) == [.note])
        #expect(outputs.first?.text.lines.first?.spans.map(\.style) == [.success])
        #expect(try self.outputs(line, isInteractive: false).map(\.kind) == [.met])
        #expect(try self.outputs(line, isInteractive: false).allSatisfy(\.text.isEmpty))
    }

    @Test("a claim that does not hold is reported in both")
    func doesNotHold() throws {
        for isInteractive in [true, false] {
            let outputs = try outputs("expect #2 is 41x16", isInteractive: isInteractive)
            #expect(outputs.map(\.kind) == [.unmet])
            #expect(outputs[0].text.plain.hasPrefix("expected #2 is 41x16, but Label #2 is 40×16"))
        }
    }

    @Test("a transcript recorded at a terminal contains no confirmation")
    func recording() throws {
        let files = MemoryFiles()
        let said = try onBigStack {
            let session = Session.sharing(files: files, options: SessionOptions(isInteractive: true))
            return (Self.tree + ["record s.md", "expect views 4"]).map { session.run(line: $0) }.last ?? []
        }
        #expect(said.map(\.text.plain) == ["holds: there are 4 views"])
        let text = try #require(files.texts["s.md"])
        #expect(text.hasSuffix("> expect views 4\n```\n"))
    }
}
