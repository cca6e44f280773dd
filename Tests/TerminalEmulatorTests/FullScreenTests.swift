import TerminalEmulator
import Testing

@Suite("The tests' own terminal: programs for the whole screen")
struct FullScreenTests {
    private func screen(_ output: String, columns: Int = 10, rows: Int = 4) -> TerminalScreen {
        var screen = TerminalScreen(columns: columns, rows: rows)
        screen.write(output)
        #expect(screen.unknown.isEmpty)
        return screen
    }

    private static let rows = "\u{1b}[Haaa\r\nbbb\r\nccc\r\nddd"

    @Test("the cursor is addressed, and stays on the screen")
    func addressing() {
        func place(_ output: String) -> Position { screen("\u{1b}[3;4H" + output).cursor }
        #expect(place("") == Position(row: 2, column: 3))
        #expect(place("\u{1b}[H") == Position(row: 0, column: 0))
        #expect(place("\u{1b}[9;99f") == Position(row: 3, column: 9))
        #expect(place("\u{1b}[2A") == Position(row: 0, column: 3))
        #expect(place("\u{1b}[9A\u{1b}[B") == Position(row: 1, column: 3))
        #expect(place("\u{1b}[C\u{1b}[2D") == Position(row: 2, column: 2))
        #expect(place("\u{1b}[8G") == Position(row: 2, column: 7))
        #expect(place("\u{1b}[2d") == Position(row: 1, column: 3))
        #expect(place("\u{1b}[E") == Position(row: 3, column: 0))
        #expect(place("\u{1b}[2F") == Position(row: 0, column: 0))
        #expect(place("\t") == Position(row: 2, column: 8))
        #expect(place("\u{1b}[Z") == Position(row: 2, column: 0))
        #expect(place("\u{1b}[s\u{1b}[H\u{1b}[u") == Position(row: 2, column: 3))
    }

    @Test("the screen, lines and cells are erased, with the background of the moment")
    func erasing() {
        #expect(screen(Self.rows + "\u{1b}[2;2H\u{1b}[J").lines == ["aaa", "b", "", ""])
        #expect(screen(Self.rows + "\u{1b}[2;2H\u{1b}[1J").lines == ["", "  b", "ccc", "ddd"])
        #expect(screen(Self.rows + "\u{1b}[2J").lines == ["", "", "", ""])
        #expect(screen(Self.rows + "\u{1b}[2;2H\u{1b}[1K").lines[1] == "  b")
        #expect(screen(Self.rows + "\u{1b}[2;2H\u{1b}[2K").lines[1].isEmpty)
        #expect(screen(Self.rows + "\u{1b}[2;1H\u{1b}[2X").lines[1] == "  b")
        let blue = screen("\u{1b}[1;44m\u{1b}[K").cell(at: Position(row: 0, column: 9))
        #expect(blue.style.background == .indexed(4) && !blue.style.isBold)
    }

    @Test("only the rows of the region scroll")
    func region() {
        let region = Self.rows + "\u{1b}[2;3r"
        #expect(screen(region).cursor == Position(row: 0, column: 0))
        #expect(screen(region + "\u{1b}[3;1H\n").lines == ["aaa", "ccc", "", "ddd"])
        #expect(screen(region + "\u{1b}[2;1H\u{1b}M").lines == ["aaa", "", "bbb", "ddd"])
        #expect(screen(region + "\u{1b}[S").lines == ["aaa", "ccc", "", "ddd"])
        #expect(screen(region + "\u{1b}[T").lines == ["aaa", "", "bbb", "ddd"])
        #expect(screen(region + "\u{1b}[3;1H\n").scrolledOff.isEmpty)
        #expect(screen(region + "\u{1b}[4;1H\n").lines == ["aaa", "bbb", "ccc", "ddd"])
        #expect(screen(region + "\u{1b}[?6h\u{1b}[9;2HX").lines[2] == "cXc")
        #expect(screen(region + "\u{1b}[r\u{1b}[4;1H\n").lines == ["bbb", "ccc", "ddd", ""])
    }

    @Test("lines and characters are inserted and deleted")
    func inserting() {
        #expect(screen(Self.rows + "\u{1b}[2;1H\u{1b}[L").lines == ["aaa", "", "bbb", "ccc"])
        #expect(screen(Self.rows + "\u{1b}[2;1H\u{1b}[2M").lines == ["aaa", "ddd", "", ""])
        #expect(screen(Self.rows + "\u{1b}[1;3r\u{1b}[2;1H\u{1b}[M").lines == ["aaa", "ccc", "", "ddd"])
        #expect(screen("abc\r\u{1b}[4hX\u{1b}[4lY").lines[0] == "XYbc")
        #expect(screen("ab\u{1b}[3b").lines[0] == "abbbb")
    }

    @Test("attributes and colours are those of the cells")
    func styles() {
        func style(_ parameters: String) -> CellStyle {
            screen("\u{1b}[\(parameters)mx").cell(at: Position(row: 0, column: 0)).style
        }
        #expect(style("0") == CellStyle())
        #expect(style("1").isBold && style("2").isDim && style("3").isItalic && style("4").isUnderlined)
        #expect(style("5").isBlinking && style("7").isReversed && style("8").isHidden && style("9").isStruckOut)
        #expect(style("1;3;4;7;22;23;24;27") == CellStyle())
        #expect(style("31").foreground == .indexed(1) && style("97").foreground == .indexed(15))
        #expect(style("42").background == .indexed(2) && style("100").background == .indexed(8))
        #expect(style("38;5;200;1").foreground == .indexed(200) && style("38;5;200;1").isBold)
        #expect(style("48;2;1;2;3").background == .rgb(red: 1, green: 2, blue: 3))
        #expect(style("38:2::1:2:3").foreground == .rgb(red: 1, green: 2, blue: 3))
        #expect(style("4:3").isUnderlined && !style("4;4:0").isUnderlined)
        #expect(style("31;44;") == CellStyle())
    }

    @Test("the alternate screen is blank, and the main one returns with its cursor")
    func alternate() {
        var screen = screen("a\r\nb\r\nc\r\nd\r\ne\u{1b}[1m\u{1b}[?1049h")
        #expect(screen.isAlternate && screen.text.isEmpty)
        screen.write("\u{1b}[Hwhole\r\n\n\n\n\n\u{1b}[?25l")
        #expect(!screen.isCursorVisible && screen.scrolledOff == ["a"])
        screen.write("\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l")
        #expect(!screen.isAlternate && screen.isCursorVisible)
        #expect(screen.text == "a\nb\nc\nd\ne" && screen.cursor == Position(row: 3, column: 1))
        #expect(screen.style.isBold)
    }

    @Test("modes are remembered")
    func modes() {
        #expect(screen("").modes == [7, 25])
        let all = screen("\u{1b}[?1000;1002;1003;1006h\u{1b}[?2004h\u{1b}[?2026h\u{1b}[?7l")
        #expect(all.modes == [25, 1000, 1002, 1003, 1006, 2004, 2026])
        #expect(all.hasBracketedPaste && all.isUpdating)
        #expect(screen("\u{1b}[?1000;1006h\u{1b}[?1006l").modes == [7, 25, 1000])
        #expect(screen("\u{1b}[?1002h\u{1b}[1mx\u{1b}c").modes == [7, 25])
    }

    @Test("without autowrap, text stays in its row")
    func withoutWrap() {
        #expect(screen("\u{1b}[?7l0123456789ab").lines == ["012345678b", "", "", ""])
    }

    @Test("bytes and synchronised updates are counted")
    func counting() {
        let screen = screen("é\u{1b}[?2026hx\u{1b}[?2026l\u{1b}[?2026hy\u{1b}[?2026l\u{1b}[?2026l")
        #expect(screen.synchronisedUpdates == 2)
        #expect(screen.bytesReceived == 2 + 2 + 5 * 8)
    }

    @Test("questions of the program are answered")
    func answers() {
        var screen = screen("ab\u{1b}[6n\u{1b}[c\u{1b}[?2026$p\u{1b}[?2025$p\u{1b}[18t")
        #expect(
            screen.takeReplies() == [
                "\u{1b}[1;3R", "\u{1b}[?62;22c", "\u{1b}[?2026;2$y", "\u{1b}[?2025;0$y", "\u{1b}[8;4;10t",
            ]
        )
        #expect(screen.takeReplies().isEmpty)
    }

    @Test("strings to the terminal show nothing, whatever ends them")
    func strings() {
        let screen = screen("a\u{1b}]0;a title\u{7}b\u{1b}]8;;http://x\u{1b}\\c\u{1b}P+q544e\u{1b}\\d")
        #expect(screen.text == "abcd" && screen.title == "a title")
    }

    @Test("what the terminal does not know is collected")
    func unknown() {
        var screen = TerminalScreen(columns: 10, rows: 2)
        screen.write("a\u{1b}[5;7y\u{1b}[?4711hb\u{1b}[58;5;1m\u{1b}#8\u{1b}]777;x\u{7}c")
        #expect(screen.unknown == ["[5;7y", "[?4711h", "[58;5;1m", "#8", "]777;x"])
        #expect(screen.text == "abc")
    }

    @Test("a changed size cuts the alternate screen off, and wraps the main one again")
    func resizing() {
        var screen = screen("0123456789ab\u{1b}[?1049h\u{1b}[H0123456789\u{1b}[4;1Hlast")
        screen.resize(columns: 5, rows: 3)
        #expect(screen.lines == ["01234", "", ""] && screen.cursor == Position(row: 2, column: 4))
        screen.resize(columns: 13, rows: 5)
        #expect(screen.lines == ["01234", "", "", "", ""])
        screen.write("\u{1b}[5;1Hx\n")
        #expect(screen.lines == ["", "", "", "x", ""])
        screen.write("\u{1b}[?1049l")
        #expect(screen.text == "0123456789ab" && screen.cursor.row == 0)
    }

    @Test("a text is found with its cell, after wide characters too")
    func finding() {
        let screen = screen("漢ab\r\n  ab")
        #expect(screen.position(of: "ab") == Position(row: 0, column: 2))
        #expect(screen.position(of: " ab") == Position(row: 1, column: 1))
        #expect(screen.position(of: "abc") == nil)
    }
}
