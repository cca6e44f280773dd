import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Comments in a recorded session, which become prose.
@Suite struct RemarkTests {
    /// Returns the transcript that some lines write; they begin after `record`.
    private func recorded(_ lines: [String]) throws -> String {
        let files = MemoryFiles()
        _ = try run(["record s.md"] + lines, files: files)
        return try #require(files.texts["s.md"])
    }

    @Test("output with fences of its own is recorded so that it can be checked")
    func fences() throws {
        let text = try recorded(["help lessons", "Label(text: \"A\")"])
        #expect(text.contains("```"))
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "s.md") }
        #expect(check.inputCount == 2)
        #expect(check.failureCount == 0, "\(check.difference.plain)")
    }

    @Test func remarksBecomeProseBetweenFences() throws {
        let text = try recorded([
            "// # A label", "//The label is as wide", "  // as its text.", "Label(text: \"A\")", "views",
            "// One view.", "//", "// No more.",
        ])
        #expect(
            text == """
                # A label

                The label is as wide
                as its text.

                ```
                > Label(text: "A")
                Label #1 is the root · views: created 1 (v2 UILabel)
                > views
                x,y relative to the parent view
                BlueprintView v1 0,0   300×160
                └─ UILabel >v2<  0,0   300×160  Label #1 "A"
                ```

                One view.

                No more.

                """
        )
    }

    @Test func aRecordingWithRemarksChecks() throws {
        let text = try recorded([
            "// before", "Label(text: \"A\")", "// ```", "// between > and .", "centered", "// after", "tree", "undo",
        ])
        let check = try onBigStack { TranscriptCheck.sharing(text, name: "s.md") }
        #expect(check.passed, "\(check.difference.plain)")
        #expect(check.inputCount == 4)
        #expect(check.updatedText == text)
        #expect(text.contains("\n\\```\nbetween > and .\n"))
    }

    @Test(
        "a comment that does something, or is not alone, stays an input",
        arguments: [
            "// textsize \"A\" 20x10", "// stub Avatar 44x44", "Label(text: \"A\") // a label", "views // all of them",
            "/* a block */",
        ]
    )
    func inputs(line: String) throws {
        #expect(try recorded(["Label(text: \"B\")", line]).contains("\n> \(line)\n"))
    }
}
