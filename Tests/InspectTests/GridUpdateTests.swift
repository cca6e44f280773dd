import BlueprintInspector
import FullScreen
import TerminalEmulator
import Testing

/// The writer of a screen, whose output a terminal shows.
@Suite("Terminal output")
struct GridUpdateTests {
    private static let words = ["a", "wide 日本", "👩‍👩‍👧", "é", "┏━┓", " ", "     ", "text", "e\u{301}x"]

    @Test("a terminal shows each of many random screens")
    func random() {
        var generator = Numbers(state: 7)
        var update = GridUpdate(look: { $0.text == .plain ? nil : "1" })
        var screen = TerminalScreen(columns: 30, rows: 6)
        var grid = CellGrid(columns: 30, rows: 6)
        for _ in 0..<400 {
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let word = Self.words.randomElement(using: &generator) ?? ""
                let style: TextStyle = Bool.random(using: &generator) ? .plain : .heading
                grid.write(
                    word,
                    column: Int.random(in: -3...31, using: &generator),
                    row: Int.random(in: -1...6, using: &generator),
                    before: 30,
                    style: FullScreen.CellStyle(style)
                )
            }
            screen.write(update.text(for: grid))
            #expect(screen.lines.map(Self.trimmed).joined(separator: "\n") == grid.text)
            for row in 0..<6 {
                for column in 0..<30 {
                    let cell = screen.cell(at: Position(row: row, column: column))
                    #expect((cell.style.isBold) == (grid[column, row].style.text == .heading) || cell.character == " ")
                }
            }
        }
        #expect(screen.unknown.isEmpty)
    }

    @Test("an equal screen writes nothing, one changed cell a few bytes, in one synchronised update")
    func little() {
        var update = GridUpdate(look: { _ in nil })
        var grid = CellGrid(columns: 80, rows: 24)
        grid.write("hello", column: 3, row: 3, before: 80)
        _ = update.text(for: grid)
        #expect(update.text(for: grid).isEmpty)
        grid.write("j", column: 3, row: 3, before: 80)
        let text = update.text(for: grid)
        #expect(text.utf8.count < 40)
        #expect(text.hasPrefix("\u{1b}[?2026h"))
        #expect(text.hasSuffix("\u{1b}[?2026l"))
    }

    @Test("a screen that others wrote to is written whole")
    func forgotten() {
        var update = GridUpdate(look: { _ in nil })
        var screen = TerminalScreen(columns: 20, rows: 3)
        var grid = CellGrid(columns: 20, rows: 3)
        grid.write("hello", column: 3, row: 1, before: 20)
        screen.write(update.text(for: grid))
        screen.write("\u{1b}[Hjunk")
        update.forget()
        screen.write(update.text(for: grid))
        #expect(screen.lines.map(Self.trimmed).joined(separator: "\n") == grid.text)
    }

    private static func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

    @Test("a space of another colour is not sent, since it looks the same; a reversed one is")
    func spaces() {
        var update = GridUpdate(look: { $0.text == .selected ? "7" : $0.text == .changed ? "33" : nil })
        var grid = CellGrid(columns: 20, rows: 1)
        _ = update.text(for: grid)
        grid.write("|     |", column: 2, row: 0, before: 20, style: FullScreen.CellStyle(.changed))
        #expect(!update.text(for: grid).contains("     "))
        grid.write("     ", column: 3, row: 0, before: 20, style: FullScreen.CellStyle(.selected))
        #expect(update.text(for: grid).contains("     "))
    }
}
