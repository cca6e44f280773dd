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
        return findings(in: scene).map { $0.warning(phrasing) }
    }

    /// Returns the findings of this rule, in the order of the elements.
    func findings(in scene: WarningScene) -> [WarningFinding] { check(scene, self) }

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
        return all.reduce(into: []) { found, rule in found.merge(lists.removeValue(forKey: rule.name) ?? []) }
    }

    /// Returns a finding for each of some elements, with the length that is missing in each.
    ///
    /// - Parameters:
    ///   - detail: returns the second cause of a warning; nil if the rule has none.
    ///   - fixes: returns the fixes of a warning; nil if the words come with them.
    func findings(
        at elements: [Int],
        amount: @escaping (Int) -> Double = { _ in 0 },
        detail: ((Int) -> String?)? = nil,
        fixes: ((Int) -> [[String]])? = nil,
        saying words: @escaping (Int, Phrasing) -> Warning
    ) -> [WarningFinding] {
        let words = WarningFinding.Words(rule: name, amount: amount, detail: detail, fixes: fixes, warning: words)
        return elements.map { WarningFinding(at: $0, words) }
    }

    /// Returns a finding about one element.
    func finding(at element: Int, saying words: @escaping (Phrasing) -> Warning) -> WarningFinding {
        WarningFinding(at: element, WarningFinding.Words(rule: name) { _, phrasing in words(phrasing) })
    }
}

extension [WarningFinding] {
    /// The number of findings up to which each is inserted.
    private static var few: Int { 8 }

    /// Adds the findings of a later rule, so that all are in the order of the elements, then of the rules.
    fileprivate mutating func merge(_ later: consuming [WarningFinding]) {
        if !later.isInOrder { later.sort { $0.element < $1.element } }
        // Mostly one rule has found nearly all, and the others a few; the list of the many is not copied.
        if later.count <= Self.few {
            for finding in later {
                let element = finding.element
                insert(finding, at: firstIndexInOrder { $0.element > element })
            }
        } else if count <= Self.few {
            swap(&self, &later)
            for finding in later.reversed() {
                let element = finding.element
                insert(finding, at: firstIndexInOrder { $0.element >= element })
            }
        } else {
            self += later
            sort { $0.element < $1.element }
        }
    }

    /// True if no element comes after one behind it.
    private var isInOrder: Bool {
        indices.dropFirst().allSatisfy { self[$0 - 1].element <= self[$0].element }
    }

    /// Returns the index of the first finding for which a function returns true, as it does for all later ones.
    private func firstIndexInOrder(where isLater: (WarningFinding) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isLater(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
