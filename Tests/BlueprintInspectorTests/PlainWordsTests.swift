import BlueprintInspector
import Foundation
import Testing

/// Words in place of signs.
@Suite struct PlainWordsTests {
    @Test(
        "signs become words, and a second pass changes nothing",
        arguments: [
            ("Label #1 is the root · next: into it", "Label #1 is the root; next: into it"),
            ("! Label #1 is truncated · why #1", "Warning: Label #1 is truncated; why #1"),
            ("a ; ! b", "a; Warning: b"),
            ("  > inset 4", "  type: inset 4"),
            ("96×16 within ≤260 × ≤120", "96 by 16 within at most 260 by at most 120"),
            ("priority × measured width ÷ 2", "priority times measured width divided by 2"),
            ("the elements are #1–#3, −4 → 5", "the elements are #1 to #3, minus 4 to 5"),
            ("  frames     Draws every frame.", "  frames: Draws every frame."),
            ("shows:      \"a  ·  b\"  end", "shows: \"a  ·  b\": end"),
            ("an open \" · quote", "an open \"; quote"),
            ("alpha 0.5; moved by 5,-8", "alpha 0.5; moved by x 5, y minus 8"),
            ("it’s “so”…", "it's \"so\"..."),
            ("Box #4 ■ ▸ Inset #3 ✂", "Box #4 view-backed around Inset #3 truncated"),
            ("│ 漢字 ├─", " 漢字 "),
        ]
    )
    func words(line: String, words: String) {
        #expect(PlainWords.line(line) == words)
        #expect(PlainWords.line(words) == words)
    }

    @Test("a text is wrapped after its signs became words, and source keeps its characters")
    func wrapping() {
        var text = StyledText("a · b ≤9")
        text.append("let a = \"·\" // ≤ and more", style: .source)
        #expect(text.inWords(columns: 12).plain == "a; b at most\n  9\nlet a = \"·\"\n  // ≤ and\n  more")
        let source = StyledText("let a = \"·\" // ≤ and more", style: .source)
        #expect(source.inWords(columns: 12) == source)
    }

    @Test("no line ends with the name of a coordinate")
    func coordinates() {
        #expect(
            StyledText("it lies at x 82, y minus 5").inWords(columns: 13).plain == "it lies at\n  x 82,\n  y minus 5"
        )
        #expect(StyledText("say \"at\u{a0}x 82\"").inWords(columns: 8).plain == "say\n  \"at\u{a0}x\n  82\"")
    }

    @Test("sizes, points and constraints are said")
    func phrasing() {
        let words = Phrasing(.text)
        #expect(words.rect(CGRect(x: -3, y: 4.5, width: 96, height: 16)) == "96 wide and 16 high at x minus 3, y 4.5")
        #expect(words.limits(width: 260, height: 120) == "at most 260 wide and at most 120 high")
        #expect(words.limits(width: nil, height: 120) == "any width and at most 120 high")
        #expect(words.limits(width: 260, height: .infinity) == "at most 260 wide and any height")
        #expect(words.limits(width: nil, height: nil) == "no limit")
        #expect(words.change(from: "1", to: "2") == "from 1 to 2")
        #expect(Phrasing().change(from: "1", to: "2") == "1 → 2")
    }
}
