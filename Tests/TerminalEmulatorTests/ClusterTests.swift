import HeadlessUIKit
import TerminalEmulator
import Testing

@Suite("The tests' own terminal: grapheme clusters")
struct ClusterTests {
    private static let clusters: [(String, Int)] = [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11ab}", 2), ("😀", 2), ("👍🏽", 2),
        ("👨‍👩‍👧", 2), ("❤\u{fe0f}", 2), ("❤", 1), ("🇩🇪", 2), ("1\u{fe0f}\u{20e3}", 2), ("क्", 1), ("ｱ", 1), ("Ａ", 2),
    ]

    @Test("a cluster takes one cell or two, and the next text follows it", arguments: clusters)
    func widths(cluster: String, width: Int) {
        var screen = TerminalScreen(columns: 10, rows: 2)
        screen.write(cluster + "x")
        #expect(screen.cursor.column == width + 1)
        #expect(screen.cell(at: Position(row: 0, column: 0)).character == Character(cluster))
        #expect(screen.text == cluster + "x")
        #expect(cluster.displayColumns == width)
    }

    @Test("the terminal's widths and the program's are the same for all characters")
    func allScalars() {
        // The program shows characters without a shape as visible symbols; newer ones are not in its table yet.
        let without: Set<Unicode.GeneralCategory> = [.unassigned, .control, .format, .privateUse]
        let scalars = (0x20...0x3ffff).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
            .filter { !without.contains($0.properties.generalCategory) }
            .filter { ($0.properties.age?.major ?? 99) < 16 }
        var different: [String] = []
        for scalar in scalars where !scalar.properties.isEmojiModifier {
            var screen = TerminalScreen(columns: 4, rows: 1)
            screen.write("\(scalar)")
            if screen.cursor.column != Character(scalar).displayColumns {
                different.append(String(scalar.value, radix: 16))
            }
        }
        #expect(different.isEmpty)
    }

    @Test("what covers a half of a wide character erases the other half")
    func halves() {
        func text(_ output: String) -> String {
            var screen = TerminalScreen(columns: 6, rows: 1)
            screen.write(output)
            return screen.text
        }
        #expect(text("漢字\u{1b}[2Gx") == " x字")
        #expect(text("漢字\u{1b}[3Gx") == "漢x")
        #expect(text("漢字\u{1b}[2G漢") == " 漢")
        #expect(text("漢字a\u{1b}[2G\u{1b}[K").isEmpty)
        #expect(text("漢字a\u{1b}[2G\u{1b}[P") == " 字a")
        #expect(text("漢字a\u{1b}[4G\u{1b}[@") == "漢   a")
        #expect(text("漢字漢\r\u{1b}[@") == " 漢字")
    }

    @Test("a mark joins the cluster before the cursor, also after a move")
    func marks() {
        var screen = TerminalScreen(columns: 3, rows: 2)
        screen.write("abc\u{301}")
        #expect(screen.lines[0] == "abc\u{301}")
        screen.write("\u{1b}[1;2H\u{302}")
        #expect(screen.lines[0] == "a\u{302}bc\u{301}")
    }

    @Test("a character may arrive byte by byte")
    func bytes() {
        var screen = TerminalScreen(columns: 10, rows: 1)
        for byte in "a漢👨‍👩‍👧\u{1b}[1mz".utf8 { screen.write([byte]) }
        #expect(screen.text == "a漢👨‍👩‍👧z" && screen.style.isBold)
        screen.write([0x61, 0xff, 0x62])
        #expect(screen.text.hasSuffix("a\u{fffd}b"))
    }
}
