import BlueprintInspector
import Testing

/// Text in lines of a width.
@Suite struct WrappedTextTests {
    @Test(
        "text is broken between words; a word wider than a line continues on the next one",
        arguments: [
            ("one twothreefour five", 8, ["one", "twothree", "four", "five"]),
            ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("", 8, [""]), ("a  b c", 4, ["a  b", "c"]),
            ("a    b", 3, ["a", "b"]), ("漢字漢 字", 4, ["漢字", "漢", "字"]), ("漢字a", 4, ["漢字", "a"]),
            ("e\u{301}e\u{301}e", 2, ["e\u{301}e\u{301}", "e"]), ("👨‍👩‍👧👨‍👩‍👧", 2, ["👨‍👩‍👧", "👨‍👩‍👧"]),
            ("ab c", 1, ["a", "b", "c"]), ("ab c", 0, ["a", "b", "c"]), ("ab c", -3, ["a", "b", "c"]),
            ("漢字", 1, ["漢", "字"]),
            ("", 0, [""]), ("trailing ", 8, ["trailing"]),
        ]
    )
    func lines(text: String, columns: Int, lines: [String]) {
        #expect(TextFitting.wrap(text, columns: columns) == lines)
    }

    @Test("the lines after the first have the margin and more, as far as it leaves half of the line")
    func margins() {
        #expect(TextFitting.wrap("  one two three", columns: 8) == ["  one", "  two", "  three"])
        #expect(TextFitting.wrap("one two three", columns: 8, hanging: 2) == ["one two", "  three"])
        #expect(TextFitting.wrap("  path/of/a/file", columns: 8, hanging: 2) == ["  path/o", "    f/a/", "    file"])
        #expect(TextFitting.wrap("      ab", columns: 4, hanging: 2) == ["  ab"])
        #expect(TextFitting.wrap("    ab", columns: 1, hanging: 2) == ["a", "b"])
    }

    @Test("nothing is lost or wider than the line, whatever the width", arguments: 1...30)
    func nothingLost(columns: Int) {
        let text = "  a long-word-that-does-not-fit-into-most-lines, (b) 漢字漢字漢字漢字 and the end"
        for hanging in [0, 2, 7] {
            let lines = TextFitting.wrap(text, columns: columns, hanging: hanging)
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(columns < 2 || lines.allSatisfy { TextFitting.cut($0, to: columns) == $0 })
        }
    }

    @Test("symbols become ASCII of the same width; letters stay, and so does source")
    func ascii() {
        #expect(ASCIIText.similar(to: "96×16 · “a…” − \u{2407}é漢") == "96x16 - \"a~\" - ?é漢")
        #expect(ASCIIText.similar(to: "┏━┱╌┐┃╎└─│") == "+=+-+|:`-|")
        var text = StyledText("a…")
        text.append("b…", style: .source)
        #expect(text.inASCII.plain == "a~\nb…")
    }
}
