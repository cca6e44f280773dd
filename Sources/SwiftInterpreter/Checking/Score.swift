/// The cost of a solution, the most important part first: of two solutions that both fit, the cheaper one is meant.
struct Score: Comparable {
    /// The kinds of costs, the most important first.
    enum Cost: Int, CaseIterable {
        /// A mistake that had to be assumed, weighted.
        case mistake
        /// A closure that throws where none may.
        case throwingClosure
        case disfavored
        /// A member of the wrapped type, where an optional is expected.
        case memberOfWrapped
        /// From `CGFloat` to `Double` or back.
        case number
        /// The value of an implicitly unwrapped optional.
        case forced
        case userConversion
        case functionConversion
        case unusualLiteral
        case collectionConversion
        case valueToOptional
        case valueToAny
        /// An instance method named by its type.
        case unapplied
    }

    private var costs = [Int](repeating: 0, count: Cost.allCases.count)

    mutating func add(_ cost: Cost, _ count: Int = 1) { costs[cost.rawValue] += count }

    subscript(cost: Cost) -> Int { costs[cost.rawValue] }

    static func < (left: Score, right: Score) -> Bool { left.costs.lexicographicallyPrecedes(right.costs) }
}
