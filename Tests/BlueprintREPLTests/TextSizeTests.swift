import BlueprintREPL
import TestSessions
import Testing

/// Texts whose size is set by `textsize`.
@Suite struct TextSizeTests {
    private let label = ["Label(text: \"Account name\")", "centered"]

    @Test func aSizeThatWasSaidIsTaken() throws {
        let printed = try run(label + ["textsize \"Account name\" 91.5x19.5", "scale 2", "info #1"])
        #expect(printed[2].hasPrefix("the text \"Account name\" measures 91.5×19.5"))
        #expect(printed[4].contains("91.5×19.5 at 104.5,70.5"), "\(printed)")
        #expect(printed[4].contains("91.5×19.5, set by textsize"))
        #expect(
            try run(label + ["textsize \"Account name\" 91.5x19.5", "warnings"]).last?.contains("truncated") == false
        )
    }

    @Test func itHoldsForEveryLabelWithThatTextAndNoOther() throws {
        let lines = [
            "textsize \"a\" 50x20", "Column(alignment: .leading, underflow: .justifyToStart)", "Label(text: \"a\")",
            "Label(text: \"b\")", "Label(text: \"a\") { $0.font = .boldSystemFont(ofSize: 40) }",
        ]
        let expectations = ["expect #2 is 50x20", "expect #3 is 8x16", "expect #4 is 50x20"]
        #expect(try run(lines + expectations).suffix(3) == ["", "", ""])
    }

    @Test func inLessRoomItBreaksInProportion() throws {
        let lines = ["textsize \"one two\" 112x32", "Label(text: \"one two\")", "aligned top leading"]
        #expect(try run(lines + ["expect #1 is 112x32"]).last == "")
        #expect(
            try run(lines + ["viewport 60x100", "expect #1 is 48x64", "expect #1 not truncated"]).suffix(2) == ["", ""]
        )
    }

    @Test func itIsUndoneSavedListedAndTakenBack() throws {
        let files = MemoryFiles()
        let said = label + ["textsize \"Account name\" 90x20"]
        #expect(try run(said + ["undo", "expect #1 is 96x16"]).last == "")
        #expect(try run(said + ["textsize \"Account name\" off", "expect #1 is 96x16"]).last == "")
        #expect(try run(said + ["textsize list"]).last == "\"Account name\" 90×20")
        #expect(try lastOutput("textsize").hasPrefix("no text sizes are set"))
        let saved = try run(said + ["save a.swift", "reset", "load a.swift", "root", "tree"], files: files)
        #expect(saved.last?.contains("90×20") == true, "\(saved)")
        #expect(files.texts["a.swift"]?.contains("\n// textsize \"Account name\" 90x20\n") == true)
    }

    @Test func whatIfAndSweepsKnowIt() throws {
        let said = label + ["textsize \"Account name\" 90x20"]
        #expect(try run(said + ["whatif inset 4"]).last?.contains("96×16") == false)
    }

    @Test(arguments: [
        "textsize Account 1x1", "textsize \"a\"", "textsize \"a\" 0x4", "textsize \"a\" 4", "textsize \"\" 4x4",
    ])
    func whatIsNoSizeIsRefused(line: String) throws {
        #expect(try lastOutput(line).hasPrefix("error: "))
    }
}
