import BlueprintInspector
import Foundation
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
        "control characters become symbols",
        arguments: [
            ("\u{1B}[2J", "␛[2J"), ("a\u{202E}b", "a⇄b"), ("\u{7F}", "␡"), ("\u{9B}31m", "␦31m"), ("a\tb", "a␉b"),
            ("\u{2028}", "␤"), ("e\u{301}", "e\u{301}"), ("\u{301}x", "◌\u{301}x"), ("👩‍👧", "👩‍👧"), ("a\u{200B}", "a◌"),
        ]
    )
    func symbols(input: String, shown: String) {
        #expect(StyledText.Line(input).plain == shown)
    }
}

@Suite("Fitting text to columns")
struct TextFittingTests {
    @Test(
        "text is shortened to whole characters; wide ones take two columns",
        arguments: [
            ("Hello", 5, "Hello"), ("Hello!", 5, "Hell…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
            ("👩‍👧x", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("ab", 1, "…"), ("ab", 0, ""), ("", 0, ""),
        ]
    )
    func cut(text: String, columns: Int, expected: String) {
        #expect(TextFitting.cut(text, to: columns) == expected)
    }

    @Test("parts are wrapped, and one that is too long is shortened")
    func wrap() {
        #expect(
            TextFitting.wrap(["x 20 A", "+ 82 B", "+ 3 C"], separator: " ", columns: 14) == ["x 20 A + 82 B", "+ 3 C"]
        )
        #expect(TextFitting.wrap(["a b", "four five"], separator: ", ", columns: 6) == ["a b", ", four", "five"])
        #expect(TextFitting.wrap([], separator: " ", columns: 6).isEmpty)
    }

    @Test("a line of spans is shortened, and keeps its styles")
    func lines() {
        var line = StyledText.Line("abc", style: .dim)
        line.append("def", style: .error)
        #expect(line.cut(to: 6) == line)
        #expect(line.cut(to: 5).spans.map(\.text) == ["abc", "d…"])
        #expect(line.cut(to: 3).plain == "ab…")
        #expect(line.columns == 6)
    }
}

@Suite("Numbers in words")
struct PhrasingTests {
    @Test(
        "at most three decimals, no trailing zeros",
        arguments: [
            (1.0, "1"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-0.0, "0"), (-0.0001, "0"), (1e300, "1e+300"),
            (Double.infinity, "inf"), (-Double.infinity, "-inf"), (Double.nan, "nan"), (100.10, "100.1"),
        ]
    )
    func number(value: Double, text: String) {
        #expect(Phrasing.number(value) == text)
    }

    @Test("sizes, points, frames and constraints", arguments: [DrawingStyle.unicode, .ascii])
    func geometry(style: DrawingStyle) {
        let phrasing = Phrasing(style)
        let times = style == .unicode ? "×" : "x"
        let most = style == .unicode ? "≤" : "<="
        #expect(phrasing.rect(CGRect(x: 82, y: 52.5, width: 96, height: 16)) == "96\(times)16 at 82,52.5")
        #expect(phrasing.limits(width: 260, height: nil) == "\(most)260 \(times) any")
        #expect(phrasing.limits(width: .infinity, height: -4) == "any \(times) \(most)-4")
    }
}
