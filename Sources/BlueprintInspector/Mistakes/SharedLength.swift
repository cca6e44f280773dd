import BlueprintUI
import Foundation

/// The numbers by which a stack shares its underflow or overflow, read from the sum of one child's length.
struct SharedLength {
    /// The child's measured length.
    let basis: CGFloat
    /// The child's position.
    let child: Int
    /// The underflow; an overflow is negative.
    let rest: CGFloat
    /// The measured lengths and the priorities of the children, by their positions.
    private let measured: [Int: CGFloat]
    private let priorities: [Int: CGFloat]

    /// Reads a sum; nil if it is not that of a child with a share.
    init?(_ derivation: Derivation) {
        let isOverflow = derivation.part(named: ["share of the overflow"]) != nil
        guard let share = derivation.part(named: ["share of the overflow", "share of the underflow"]),
            let rest = share.part(named: ["underflow", "overflow"]),
            let weights = share.part(named: ["total weight"]),
            let total = rest.part(named: ["total measured width", "total measured height"]),
            let first = derivation.firstNumber(where: { if case .measured = $0 { true } else { false } }),
            case .measured(let child, _, _) = first.origin
        else { return nil }
        basis = first.value
        self.child = child
        self.rest = isOverflow ? -rest.value : rest.value
        var (lengths, priorities): ([Int: CGFloat], [Int: CGFloat]) = ([:], [:])
        for (value, origin) in total.numbers(atMost: 256) ?? [] {
            if case .measured(let child, _, _) = origin { lengths[child] = value }
        }
        for (value, origin) in weights.numbers(atMost: 1024) ?? [] {
            if case .trait(let child, _) = origin { priorities[child] = value }
        }
        (measured, self.priorities) = (lengths, priorities)
    }

    /// The length if the rest is shared by the children's priorities alone.
    var evenly: CGFloat { basis + rest * fraction { priorities[$0] ?? 0 } }

    /// The length if it is shared by measured lengths, times priorities.
    var bySize: CGFloat { basis + rest * fraction { (priorities[$0] ?? 0) * (measured[$0] ?? 0) } }

    /// The length if all children share alike.
    var unweighted: CGFloat { basis + rest * fraction { _ in 1 } }

    private func fraction(_ weight: (Int) -> CGFloat) -> CGFloat {
        let total = measured.keys.sorted().reduce(0) { $0 + weight($1) }
        return total == 0 ? 0 : weight(child) / total
    }
}
