/// A rule that finds one kind of likely mistake in a rendered tree.
public struct WarningRule: Sendable {
    /// The name of the rule.
    public let name: String
    /// The mistake in a few words.
    public let summary: String

    private let check: @Sendable (WarningScene, WarningRule) -> [WarningFinding]

    /// Creates a rule with a name, a few words and a function.
    init(
        _ name: String,
        _ summary: String,
        check: @escaping @Sendable (WarningScene, WarningRule) -> [WarningFinding]
    ) {
        self.name = name
        self.summary = summary
        self.check = check
    }

    /// All rules, in alphabetical order.
    public static let all: [WarningRule] = [
        .broken, .clipped, .contract, .frame, .measured, .order, .overflow, .overlap, .truncated, .unused, .zeroSize,
    ]

    /// Returns the warnings of this rule, in the order of the elements, with numbers as a style spells them.
    public func warnings(in scene: WarningScene, style: DrawingStyle = .unicode) -> [Warning] {
        let phrasing = Phrasing(style)
        return check(scene, self).map { $0.warning(phrasing) }
    }

    /// Returns the warnings of all rules, in the order of the elements, then of the rules, with numbers as a style spells
    /// them.
    public static func warnings(in scene: WarningScene, style: DrawingStyle = .unicode) -> [Warning] {
        let phrasing = Phrasing(style)
        return findings(in: scene).map { $0.warning(phrasing) }
    }

    /// Returns the findings of all rules, in the same order.
    package static func findings(in scene: WarningScene) -> [WarningFinding] {
        var lists = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.check(scene, $0)) })
        // A clipped element extends beyond its parent too; one warning is enough.
        if let clipped = lists[WarningRule.clipped.name], !clipped.isEmpty {
            let elements = Set(clipped.map(\.element))
            lists[WarningRule.overflow.name]?.removeAll { elements.contains($0.element) }
        }
        return merged(all.compactMap { lists[$0.name] })
    }

    /// Returns the findings of all lists in the order of the elements; those about one element in the order of the lists.
    private static func merged(_ lists: [[WarningFinding]]) -> [WarningFinding] {
        let lists = lists.filter { !$0.isEmpty }
        // Mostly one rule finds nearly all, in order, and the others at most a few.
        guard let longest = lists.indices.max(by: { lists[$0].count < lists[$1].count }) else { return [] }
        let many = lists[longest]
        guard many.isInOrder else { return inOrder(lists) }
        let before = inOrder(lists[..<longest])
        let after = inOrder(lists[(longest + 1)...])
        if before.isEmpty && after.isEmpty { return many }
        var result: [WarningFinding] = []
        result.reserveCapacity(before.count + many.count + after.count)
        var next = 0
        var (first, last) = (before[...], after[...])
        while let element = [first.first, last.first].compactMap({ $0?.element }).min() {
            let isFirst = first.first?.element == element
            let end = many.firstIndex(from: next) { isFirst ? $0 >= element : $0 > element }
            result.append(contentsOf: many[next..<end])
            next = end
            result.append(isFirst ? first.removeFirst() : last.removeFirst())
        }
        result.append(contentsOf: many[next...])
        return result
    }

    private static func inOrder(_ lists: some Sequence<[WarningFinding]>) -> [WarningFinding] {
        let all = lists.flatMap { $0 }
        return all.indices.sorted { (all[$0].element, $0) < (all[$1].element, $1) }.map { all[$0] }
    }

    /// Returns a finding for each of some elements, with the length that is missing in each.
    ///
    /// - Parameter detail: returns the second cause of a warning; nil if the rule has none.
    func findings(
        at elements: [Int],
        amount: @escaping (Int) -> Double = { _ in 0 },
        detail: ((Int) -> String?)? = nil,
        saying words: @escaping (Int, Phrasing) -> Warning
    ) -> [WarningFinding] {
        let words = WarningFinding.Words(rule: name, amount: amount, detail: detail, warning: words)
        return elements.map { WarningFinding(at: $0, words) }
    }

    /// Returns a finding about one element.
    func finding(at element: Int, saying words: @escaping (Phrasing) -> Warning) -> WarningFinding {
        WarningFinding(at: element, WarningFinding.Words(rule: name) { _, phrasing in words(phrasing) })
    }
}

extension [WarningFinding] {
    /// True if no element comes after one behind it.
    fileprivate var isInOrder: Bool {
        withUnsafeBufferPointer { findings in
            findings.indices.dropFirst().allSatisfy { findings[$0 - 1].element <= findings[$0].element }
        }
    }

    /// Returns the index of the first finding, from an index on, whose element is behind those for which a function
    /// returns false.
    fileprivate func firstIndex(from start: Int, where isBehind: (Int) -> Bool) -> Int {
        withUnsafeBufferPointer { findings in
            var (low, high) = (start, findings.count)
            while low < high {
                let middle = (low + high) / 2
                if isBehind(findings[middle].element) { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }
}
