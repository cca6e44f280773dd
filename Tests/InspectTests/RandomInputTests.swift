import BlueprintREPL
import FullScreen
import TerminalEmulator
import TestTiers
import Testing

/// Input that nobody would type, in any order.
@Suite("Inspector: random input")
struct RandomInputTests {
    private static let keys: [Key] =
        [
            .up, .down, .left, .right, .home, .end, .enter, .escape, .tab, .backTab, .backspace, .delete, .pageUp,
            .pageDown, .control("c"), .control("n"), .control("u"), .alt("b"), .alt("f"),
        ] + "wdvzftnurmbl?q/:<>{}()[],. +-=#1\"x".map { .character($0) }

    private static let lines = [
        "inset 4", "undo", "redo", "remove", "Label(text: \"日本 👩‍👩‍👧\")", "viewport 3x3", "viewport 4000x10",
        "step 3", "goto 5", "focus", "select #2", "tree", "why", "break flatten", "style ascii", "style text",
        "style unicode",
        "zoom fit", "set text \"a b c d e f g\"", "export json", "nonsense", "delete 1", "reset",
    ]

    @Test("screens stay whole, and a terminal shows them", arguments: 0..<TestTier.choice(fast: 1, merge: 4, all: 12))
    func random(seed: UInt64) {
        var numbers = Numbers(state: seed)
        let documents = [Documents.account, Documents.card, Documents.rows(70), []]
        let inspected = Inspected(documents[Int(seed % 4)], columns: 80, rows: 24)
        var update = GridUpdate(look: { $0.text == .plain ? nil : "1" })
        var terminal = TerminalScreen(columns: 80, rows: 24)
        for _ in 0..<120 {
            inspected.inspection.take(input(&numbers))
            if Int.random(in: 0..<10, using: &numbers) == 0 {
                inspected.press(": ctrl-u '\(Self.lines.randomElement(using: &numbers) ?? "")'")
                inspected.inspection.take(.key(.enter))
            }
            if inspected.inspection.wait != nil { inspected.inspection.tick() }
            let grid = inspected.inspection.grid(columns: 80, rows: 24)
            terminal.write(update.text(for: grid))
            #expect(terminal.lines.map(Self.trimmed).joined(separator: "\n") == grid.text)
            let (columns, rows) = (Int.random(in: 1...120, using: &numbers), Int.random(in: 1...50, using: &numbers))
            _ = inspected.inspection.grid(columns: columns, rows: rows)
        }
        #expect(terminal.unknown.isEmpty)
    }

    private func input(_ numbers: inout Numbers) -> TerminalInput {
        let place = CellPlace(
            column: Int.random(in: 0..<90, using: &numbers),
            row: Int.random(in: 0..<30, using: &numbers)
        )
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: return .mouse(MouseEvent(.press, place))
        case 1: return .mouse(MouseEvent(.drag, place))
        case 2:
            return .mouse(
                MouseEvent([.release, .wheelUp, .wheelDown].randomElement(using: &numbers) ?? .release, place)
            )
        default: return .key(Self.keys.randomElement(using: &numbers) ?? .up)
        }
    }

    private static func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }
}
