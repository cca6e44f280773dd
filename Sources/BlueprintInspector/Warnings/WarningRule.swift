/// Finds one kind of thing in rendered trees that is probably not meant.
public struct WarningRule: Sendable {
    /// A word for it.
    public let name: String
    /// What it warns of, in a few words.
    public let summary: String

    private let check: @Sendable (WarningScene, WarningRule) -> [Warning]

    /// A rule of a name, a few words and a function.
    init(
        _ name: String,
        _ summary: String,
        check: @escaping @Sendable (WarningScene, WarningRule) -> [Warning]
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
    public func warnings(in scene: WarningScene) -> [Warning] { check(scene, self) }

    /// What all rules find: in the order of the elements, for one element in the order of the rules.
    public static func warnings(in scene: WarningScene) -> [Warning] {
        let all = all.flatMap { $0.warnings(in: scene) }
        // What is clipped sticks out too; to say so once is enough.
        let clipped = Set(all.filter { $0.rule == WarningRule.clipped.name }.map(\.element))
        let found = all.filter { $0.rule != WarningRule.overflow.name || !clipped.contains($0.element) }
        return found.enumerated().sorted { first, second in
            (first.element.element, first.offset) < (second.element.element, second.offset)
        }.map(\.element)
    }
}
