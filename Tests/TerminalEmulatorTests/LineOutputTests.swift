import TerminalEmulator
import Testing

@Suite("The tests' own terminal: lines")
struct LineOutputTests {
    private func screen(_ output: String, columns: Int = 10, rows: Int = 3) -> TerminalScreen {
        var screen = TerminalScreen(columns: columns, rows: rows)
        screen.write(output)
        return screen
    }

    @Test("text wraps only when more follows")
    func wrapping() {
        let full = screen("0123456789")
        #expect(full.cursor == Position(row: 0, column: 9))
        #expect(screen("0123456789a").lines == ["0123456789", "a", ""])
        #expect(screen("0123456789\r\nb").lines == ["0123456789", "b", ""])
    }

    @Test("a wide character takes two cells and does not cross the edge")
    func wideCharacters() {
        #expect(screen("漢字x").cursor.column == 5)
        #expect(screen("123456789漢").lines == ["123456789", "漢", ""])
    }

    @Test("lines scroll off the top and are stored")
    func scrolling() {
        let scrolled = screen("a\r\nb\r\nc\r\nd")
        #expect(scrolled.lines == ["b", "c", "d"])
        #expect(scrolled.text == "a\nb\nc\nd")
    }

    @Test("the cursor moves, text is erased, inserted and deleted")
    func editing() {
        #expect(screen("abc\u{1b}[2DX").lines[0] == "aXc")
        #expect(screen("abc\u{1b}[2D\u{1b}[K").lines[0] == "a")
        #expect(screen("abc\r\u{1b}[1P").lines[0] == "bc")
        #expect(screen("abc\r\u{1b}[2@").lines[0] == "  abc")
        #expect(screen("a\r\nb\r\nc\u{1b}[2A\r\u{1b}[J").text.isEmpty)
        #expect(screen("ab\u{1b}7cd\u{1b}8X").lines[0] == "abXd")
        #expect(screen("\u{1b}[2;3HX").lines == ["", "  X", ""])
    }

    @Test("a sequence may arrive in two parts")
    func cutOffSequence() {
        var screen = screen("ab\u{1b}[")
        screen.write("1DX\u{1b}[?2004h")
        #expect(screen.lines[0] == "aX")
        #expect(screen.hasBracketedPaste)
    }

    @Test("a changed size keeps the rows around the cursor")
    func resizing() {
        var screen = screen("a\r\nb\r\nc")
        screen.resize(columns: 4, rows: 2)
        #expect(screen.lines == ["b", "c"])
        #expect(screen.cursor.row == 1)
    }

    @Test("a changed size wraps long lines again, with the cursor in its place")
    func wrappingAnew() {
        var screen = screen("0123456789abcd\r\nx", rows: 5)
        screen.resize(columns: 5, rows: 5)
        #expect(screen.lines == ["01234", "56789", "abcd", "x", ""])
        #expect(screen.cursor == Position(row: 3, column: 1))
        screen.resize(columns: 20, rows: 5)
        #expect(screen.lines == ["0123456789abcd", "x", "", "", ""])
        #expect(screen.cursor == Position(row: 1, column: 1))
    }
}
