import SwiftSyntax

/// Finds the places of a program that can be given a fault.
final class FaultFinder: SyntaxVisitor {
    private(set) var sites: [Fault.Kind: [Faults.Site]] = [:]
    /// The length of the text in bytes.
    private let length: Int

    init(length: Int) {
        self.length = length
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ kind: Fault.Kind, _ range: Range<Int>, _ text: String, _ replacement: String? = nil) {
        sites[kind, default: []].append(Faults.Site(range: range, text: text, replacement: replacement))
    }

    private func add(_ kind: Fault.Kind, _ node: some SyntaxProtocol, _ replacement: String? = nil) {
        add(kind, node.trimmedOffsets, node.trimmedDescription, replacement)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let start = token.trimmedOffsets.lowerBound
        if start > 0, start < length { add(.cutOff, start..<length, "", "") }
        if ["(", ")", "[", "]", "{", "}"].contains(token.text) { add(.missingBracket, token, "") }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = node.baseName.tokenKind, name.first?.isLetter == true else {
            return .visitChildren
        }
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        add(isMember ? .misspeltMember : .misspeltName, node.baseName)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let end = node.trimmedOffsets.upperBound
        add(.unknownMember, end..<end, "", ".missing")
        for argument in node.arguments {
            guard let label = argument.label else { continue }
            add(.misspeltLabel, label)
            add(.missingLabel, label.trimmedOffsets.lowerBound..<argument.expression.trimmedOffsets.lowerBound, "", "")
            switch argument.expression.kind {
            case .stringLiteralExpr, .booleanLiteralExpr: add(.wrongType, argument.expression, "3")
            case .integerLiteralExpr, .floatLiteralExpr: add(.wrongType, argument.expression, "\"a\"")
            default: break
            }
        }
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.wrongOperands, node, "1 + \"a\"")
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(.wrongOperands, node, "\"a\" + 1")
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the space around it.
    var trimmedOffsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
