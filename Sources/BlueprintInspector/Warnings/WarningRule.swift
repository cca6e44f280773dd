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
        lists = lists.filter { !$0.value.isEmpty }
        // Mostly at most one rule has found something.
        let found = lists.count < 2 ? lists.first?.value ?? [] : all.flatMap { lists[$0.name] ?? [] }
        let isInOrder = found.withUnsafeBufferPointer { found in
            found.indices.dropFirst().allSatisfy { found[$0 - 1].element <= found[$0].element }
        }
        guard !isInOrder else { return found }
        return found.indices.sorted { (found[$0].element, $0) < (found[$1].element, $1) }.map { found[$0] }
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
