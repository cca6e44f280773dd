import BlueprintREPL
import Testing

/// Suggestions: only words that fit, at most two edits away and mostly the same.
@Suite struct NearWordTests {
    @Test(
        "similar words are found",
        arguments: [
            ("tre", "tree"), ("viewprot", "viewport"), ("centred", "centered"), ("minimumSpacng", "minimumSpacing"),
            ("lft", "left"), ("align", "alignment"), ("Lable", "Label"), ("infow", "info"),
        ]
    )
    func near(_ typed: String, _ wanted: String) {
        #expect(NearWord.nearest(to: typed, among: ["zzz", wanted]) == wanted)
    }

    @Test(
        "other words are not",
        arguments: [
            ("Text", "Set"), ("text", "left"), ("text", "TextField"), ("a", "b"), ("ab", "ac"), ("", "x"),
            ("viewwwwport", "viewport"), ("spacing", "minimumSpacing"), ("frame", "phase"),
        ]
    )
    func far(_ typed: String, _ other: String) {
        #expect(NearWord.nearest(to: typed, among: [other]) == nil)
    }

    @Test("a property of another element names the element that has it, inside first")
    func holder() throws {
        let start = ["Column { Label(text: \"A\"); Label(text: \"B\").inset(uniform: 8) }", "select Inset"]
        let printed = try run(start + ["set text \"C\"", "set #1 text \"C\"", "set unifrom 4", "set zzz 4"])
        #expect(printed[2].contains("Label #3 has text: select #3, or set #3 text"), "\(printed[2])")
        #expect(printed[3].contains("Label #2 has text: select #2"))
        #expect(printed[4].contains("did you mean uniform?"))
        #expect(printed[5].contains("it has "))
    }

    @Test("a first word that is an argument of an element names that element, not a similar command")
    func settingAsCommand() throws {
        #expect(try lastOutput("Label(text: \"A\")", "text").contains("Label #1 has text: type set #1 text VALUE"))
        #expect(try lastOutput("Row()", "minimumSpacing 4").contains("type set #1 minimumSpacing VALUE"))
        #expect(try lastOutput("text").contains("did you mean next?"))
    }

    @Test("a first word that is like no other gets no suggestion")
    func none() throws {
        for line in ["text", "qwerty", "Text"] {
            let printed = try lastOutput("Label(text: \"A\")", line)
            #expect(!printed.contains("did you mean Set") && !printed.contains("did you mean left"), "\(printed)")
        }
    }
}
