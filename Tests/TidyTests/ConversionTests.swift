import SwiftSyntax
import Testing

/// The modules of the library convert floating-point numbers to integers without a trap.
///
/// The type of an argument cannot be read from the source, so the initializers that trap are not used at all: integers
/// are converted with a label, text with a radix, and floating-point numbers with `saturating:`.
@Suite("Conversions")
struct ConversionTests {
    /// The modules that deal with the system's types, whose conversions cannot fail.
    static let exempt: Set<String> = ["LineEditor", "blueprint", "CLineEditor", "CLibEdit", "TextFiles"]

    @Test("No conversion to an integer traps")
    func conversions() {
        let files = Project.sources.filter { !Self.exempt.contains($0.module) }
        expectNone(files.flatMap { ConversionFinder($0).findings })
    }

    @Test("Every conversion that may trap is found")
    func wrongConversions() {
        let text = """
            let a = Int(width)
            let b = UInt8((share * 255).rounded())
            let c = numbers.map(Int.init)
            let d = Int64.init(width)
            let e = Int(clamping: b)
            let f = Int(saturating: width)
            let g = Int(text, radix: 10)
            let h = UInt8(ascii: "a")
            """
        let broken = "let a = Int\n    .init(width)"
        let file = SwiftFile(path: "Sources/A/A.swift", text: text)
        #expect(ConversionFinder(file).findings.map(\.line) == [1, 2, 3, 4])
        #expect(ConversionFinder(SwiftFile(path: "Sources/A/A.swift", text: broken)).findings.map(\.line) == [1])
    }
}

private final class ConversionFinder: SyntaxVisitor {
    private(set) var findings: [Finding] = []
    private let file: SwiftFile
    private static let types: Set<String> = Set(
        ["", "8", "16", "32", "64"].flatMap { ["Int\($0)", "UInt\($0)"] }
    )

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        if file.mentions(Self.types.flatMap { ["\($0)(", "\($0).", "\($0)\n"] }) { walk(file.tree) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            Self.types.contains(name), node.arguments.count == 1, node.arguments.first?.label == nil
        {
            report(node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.types.contains(name),
            node.declName.baseName.text == "init"
        {
            report(node)
        }
        return .visitChildren
    }

    private func report(_ node: some SyntaxProtocol) {
        findings.append(
            file.finding(at: node, "name the conversion: saturating:, clamping:, truncatingIfNeeded: or radix:")
        )
    }
}
