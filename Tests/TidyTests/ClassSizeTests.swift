import SwiftSyntax
import TestTiers
import Testing

/// A class stores few properties, since any of them can change at any time.
@Suite("Class sizes")
struct ClassSizeTests {
    static let storedProperties = 12

    /// The classes that store more, with the reason.
    static let exceptions = [
        "BlueprintView": "a view, with the properties of Blueprint's own"
    ]

    @Test("Classes store few properties", .merge)
    func classes() {
        let counts = Project.sources.flatMap { ClassSizes($0).counts }
        expectNone(counts.filter { Self.exceptions[$0.name] == nil }.compactMap(\.finding))
        let large = Set(counts.filter { $0.finding != nil }.map(\.name))
        #expect(large.isSuperset(of: Self.exceptions.keys), "take small classes off the list of exceptions")
    }

    @Test("Stored properties are counted, computed ones and types within are not")
    func counts() {
        let text = """
            final class A {
                static let a = 1
                let b: Int, c: Int
                private(set) var d = 2 { didSet { print(d) } }
                lazy var e = 3
                var f: Int { 4 }
                var g: Int { get { 5 } set {} }
                class B { var h = 6 }
                struct C { var i = 7 }
                func j() { let k = 8 }
            }
            """
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        let counts = ClassSizes(file).counts
        #expect(counts.map(\.name) == ["A", "B"])
        #expect(counts.map(\.count) == [4, 1])
        #expect(counts.allSatisfy { $0.finding == nil })
        let many = (0...Self.storedProperties).map { "    var a\($0) = 0" }.joined(separator: "\n")
        let large = SwiftFile(path: "Sources/A/A.swift", text: "\nclass A {\n\(many)\n}")
        #expect(ClassSizes(large).counts.first?.finding?.line == 2)
    }
}

/// The classes of a file with the number of their stored properties.
private final class ClassSizes: SyntaxVisitor {
    struct Count {
        let name: String
        let count: Int
        let finding: Finding?
    }

    private(set) var counts: [Count] = []
    private let file: SwiftFile

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        if file.mentions(["class"]) { walk(file.tree) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let count = node.memberBlock.members.reduce(0) { $0 + Self.storedProperties(of: $1.decl) }
        let advice =
            "store at most \(ClassSizeTests.storedProperties) properties in a class: \(node.name.text) has \(count)"
        let isLarge = count > ClassSizeTests.storedProperties
        counts.append(
            Count(name: node.name.text, count: count, finding: isLarge ? file.finding(at: node.name, advice) : nil)
        )
        return .visitChildren
    }

    private static func storedProperties(of member: DeclSyntax) -> Int {
        guard let variables = member.as(VariableDeclSyntax.self),
            !variables.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) })
        else { return 0 }
        return variables.bindings.count { isStored($0.accessorBlock) }
    }

    private static func isStored(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
