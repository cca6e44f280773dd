import BlueprintInspector
import Testing

@Suite("Styled text")
struct StyledTextTests {
    @Test("line breaks begin new lines, and an empty text is one empty line")
    func linesAreSplit() {
        #expect(StyledText("a\nb\r\nc").lines.map(\.plain) == ["a", "b", "c"])
        #expect(StyledText("").lines.count == 1)
        #expect(StyledText().isEmpty)
    }

    @Test("neighbouring spans of one style are joined")
    func spansJoin() {
        var line = StyledText.Line("a", style: .dim)
        line.append("b", style: .dim)
        line.append("c", style: .error)
        #expect(line.spans.map(\.text) == ["ab", "c"])
        #expect(line.plain == "abc")
    }

    @Test(
        "what a terminal would obey becomes a symbol",
        arguments: [
            ("\u{1B}[2J", "␛[2J"), ("a\u{202E}b", "a⇄b"), ("\u{7F}", "␡"), ("\u{9B}31m", "␦31m"), ("a\tb", "a␉b"),
            ("\u{2028}", "␤"), ("e\u{301}", "e\u{301}"), ("\u{301}x", "◌\u{301}x"), ("👩‍👧", "👩‍👧"), ("a\u{200B}", "a◌"),
        ]
    )
    func symbols(input: String, shown: String) {
        #expect(StyledText.Line(input).plain == shown)
    }
}
