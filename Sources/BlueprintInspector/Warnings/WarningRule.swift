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
        .clipped, .contract, .frame, .measured, .order, .overflow, .overlap, .truncated, .unused, .zeroSize,
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
        return all.reduce(into: []) { found, rule in
            found = merged(found, inOrder(lists[rule.name] ?? []))
        }
    }

    /// Returns the findings of a rule in the order of the elements, which most rules keep.
    private static func inOrder(_ findings: [WarningFinding]) -> [WarningFinding] {
        let isInOrder = findings.withUnsafeBufferPointer { findings in
            findings.indices.dropFirst().allSatisfy { findings[$0 - 1].element <= findings[$0].element }
        }
        if isInOrder { return findings }
        return findings.indices.sorted { (findings[$0].element, $0) < (findings[$1].element, $1) }.map { findings[$0] }
    }

    /// Returns the findings of earlier rules and those of the next one, in the order of the elements.
    private static func merged(_ earlier: [WarningFinding], _ next: [WarningFinding]) -> [WarningFinding] {
        // Mostly at most one rule has found something.
        if earlier.isEmpty { return next }
        if next.isEmpty { return earlier }
        var result: [WarningFinding] = []
        result.reserveCapacity(earlier.count + next.count)
        var rest = earlier[...]
        for finding in next {
            // Runs are copied as a whole: one list is often much longer than the other.
            let end = rest.firstIndex { $0.element > finding.element } ?? rest.endIndex
            result += rest[..<end]
            result.append(finding)
            rest = rest[end...]
        }
        return result + rest
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
