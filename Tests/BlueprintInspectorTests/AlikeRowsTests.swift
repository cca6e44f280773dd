import BlueprintInspector
import Testing

@Suite("A drawing that is higher than the screen")
struct AlikeRowsTests {
    private static let high = lines(
        ["┌Row──────────────────┐"] + wall(20) + ["│ text                │"] + wall(9) + ["└┘"]
    )

    private static func wall(_ count: Int) -> [String] { Array(repeating: "│                     │", count: count) }

    private static func lines(_ lines: [String]) -> StyledText {
        StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
    }

    @Test("leaves out the most rows that look alike, and then others")
    func leavesOut() {
        let text = AlikeRows(Self.high, style: .unicode)
        let wall = Self.wall(1)
        let shorter = wall + ["│ ⋮ 18 rows like this │"] + wall
        let rest = ["│ text                │"] + Self.wall(9) + ["└┘"]
        #expect(text.fitted(to: 20) == Self.lines(["┌Row──────────────────┐"] + shorter + rest))
        let short = wall + ["│ ⋮ 7 rows like this  │"] + wall
        let whole = ["┌Row──────────────────┐"] + shorter + ["│ text                │"] + short + ["└┘"]
        #expect(text.fitted(to: 12) == Self.lines(whole))
        #expect(text.fitted(to: 1) == Self.lines(whole))
    }

    @Test("stays as it is where it fits, and where the number of rows has no room")
    func stays() {
        #expect(AlikeRows(Self.high, style: .unicode).fitted(to: 32) == Self.high)
        let narrow = Self.lines(Array(repeating: "|     |", count: 40))
        #expect(AlikeRows(narrow, style: .ascii).fitted(to: 10) == narrow)
        let few = Self.lines(Self.wall(3) + ["│"])
        #expect(AlikeRows(few, style: .unicode).fitted(to: 1) == few)
        #expect(AlikeRows(StyledText(), style: .unicode).fitted(to: 1) == StyledText())
    }

    @Test("has the sign of its style")
    func ascii() {
        let text = AlikeRows(Self.lines(Self.wall(9)), style: .ascii).fitted(to: 4)
        #expect(text.lines.map(\.plain) == Self.wall(1) + ["│ : 7 rows like this  │"] + Self.wall(1))
    }
}
