import BlueprintREPL
import RandomNumbers
import Testing

/// The lines that an edit leaves as they were are those that a comparison line by line finds.
@Suite struct LineChangeTests {
    private typealias Lines = (head: Int, tail: Int, oldCount: Int, newCount: Int)

    private func compared(_ old: String, _ new: String) -> Lines {
        let (before, after) = (lines(old), lines(new))
        let head = zip(before, after).prefix { $0 == $1 }.count
        let rest = min(before.count, after.count) - head
        let tail = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
        return (head, tail, before.count, after.count)
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private func expectSame(_ old: String, _ new: String) {
        let (found, wanted) = (LineChange(from: old, to: new), compared(old, new))
        #expect(
            (found.head, found.tail, found.oldCount, found.newCount) == wanted,
            "\(old.debugDescription) \(new.debugDescription)"
        )
    }

    @Test func shortTextsAreComparedByLines() {
        var numbers = Dice(seed: 7, number: 0)
        func text() -> String {
            String(
                (0..<numbers.below(9)).map { _ in ["a", "b", "\n", "\n", "é"][numbers.below(5)] }.joined()
            )
        }
        for _ in 0..<4_000 { expectSame(text(), text()) }
    }

    @Test func longTextsAreComparedByLines() {
        let lines = (0..<400).map { "    Label(text: \"row \($0)\")" }
        var numbers = Dice(seed: 11, number: 0)
        for _ in 0..<40 {
            var changed = lines
            let place = numbers.below(lines.count)
            switch numbers.below(3) {
            case 0: changed[place] += ".inset(uniform: 1)"
            case 1: changed.remove(at: place)
            default: changed.insert(lines[place], at: place)
            }
            expectSame(lines.joined(separator: "\n"), changed.joined(separator: "\n"))
            expectSame(changed.joined(separator: "\n"), lines.joined(separator: "\n"))
        }
    }
}
