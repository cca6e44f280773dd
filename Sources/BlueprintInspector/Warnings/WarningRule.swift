/// Finds one kind of thing in rendered trees that is probably not meant.
public struct WarningRule: Sendable {
    /// A word for it.
    public let name: String
    /// What it warns of, in a few words.
    public let summary: String

    private let check: @Sendable (WarningScene, WarningRule) -> [WarningFinding]

    /// A rule of a name, a few words and a function.
    init(
        _ name: String,
        _ summary: String,
        check: @escaping @Sendable (WarningScene, WarningRule) -> [WarningFinding]
    ) {
        self.name = name
        self.summary = summary
        self.check = check
    }

    /// All rules, by name.
    public static let all: [WarningRule] = [
        .clipped, .contract, .cut, .frame, .measured, .order, .overflow, .overlap, .unused, .zeroSize,
    ]

    /// What this rule finds, in the order of the elements.
    public func warnings(in scene: WarningScene) -> [Warning] { check(scene, self).map(\.warning) }

    /// What all rules find: in the order of the elements, for one element in the order of the rules.
    public static func warnings(in scene: WarningScene) -> [Warning] { findings(in: scene).map(\.warning) }

    /// What all rules find, not worded yet, in the same order.
    package static func findings(in scene: WarningScene) -> [WarningFinding] {
        let all = all.flatMap { $0.check(scene, $0) }
        // What is clipped sticks out too; to say so once is enough.
        let clipped = Set(all.lazy.filter { $0.rule == WarningRule.clipped.name }.map(\.element))
        let found =
            clipped.isEmpty
            ? all : all.filter { $0.rule != WarningRule.overflow.name || !clipped.contains($0.element) }
        return found.indices.sorted { (found[$0].element, $0) < (found[$1].element, $1) }.map { found[$0] }
    }

    /// A finding for each of some elements, all worded alike.
    func findings(at elements: [Int], saying words: @escaping (Int) -> Warning) -> [WarningFinding] {
        elements.map { WarningFinding(rule: name, element: $0, words: words) }
    }
}
