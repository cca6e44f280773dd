import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Finds the first name of SwiftUI that has no call in Blueprint.
final class SwiftUIAbsenceFinder: SyntaxVisitor {
    /// The sentence about the name; nil if none was found.
    private(set) var sentence: String?
    private let isKnown: (_ name: String, _ isModifier: Bool) -> Bool

    /// Creates a finder.
    ///
    /// - Parameter isKnown: returns true for a name that means something here.
    init(isKnown: @escaping (_ name: String, _ isModifier: Bool) -> Bool) {
        self.isKnown = isKnown
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // What stands before the period comes first.
        if let base = node.base { walk(base) }
        let name = node.declName.baseName.text
        guard sentence == nil, node.base != nil, !isKnown(name, true) else { return .skipChildren }
        let call = node.parent?.as(FunctionCallExprSyntax.self)
        let arguments = call.map { $0.leftParen == nil ? "" : "(\($0.arguments.sourceText))" }
        sentence = ForeignName.sentence(modifier: "." + name, in: ".\(name)\(arguments ?? "")")
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        find(node.baseName.text)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.sourceText
        if sentence == nil {
            // A type may have the name of an attribute.
            sentence = ForeignName.advice(name, as: .attribute).map { "@\(name): \($0)" }
        }
        return .skipChildren
    }

    private func find(_ name: String) {
        guard sentence == nil, !isKnown(name, false) else { return }
        sentence = ForeignName.advice(name, as: .view)
    }
}
