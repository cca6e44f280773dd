import SwiftInterpreter
import SwiftSyntax

/// The expression of a preview, put together from parts of a document, with the places of its tokens there.
struct PreviewSource {
    private var text = ""
    private var tokens: [(Int, Int)] = []
    /// The members of a provider that are declared beside the expression, and so are used without the type's name.
    private let members: PreviewMembers?

    /// The expression of statements, after declarations that they use.
    ///
    /// A single expression is taken as it is; several statements become a closure that is called.
    init(_ statements: [CodeBlockItemSyntax], behind declarations: [CodeBlockItemSyntax], in members: PreviewMembers?) {
        self.members = members
        let all = declarations + statements
        let used = members?.declarations(usedBy: all) ?? []
        if used.isEmpty, all.count == 1, let value = all[0].previewedValue {
            append(value)
            return
        }
        let type = Self.isOpen(statements) ? " () -> any Element in" : ""
        append("\(Self.closure)\(type)\n")
        for (node, start) in used {
            append(node, from: start)
            append("\n")
        }
        for (index, statement) in all.enumerated() {
            if index == all.count - 1, case .expr = statement.item { append("return ") }
            if index == all.count - 1, statement.isBranch { append("return ") }
            append(statement)
            append("\n")
        }
        append("})()")
    }

    /// The beginning of a closure that is called.
    fileprivate static let closure = "({"

    /// The expression as a typed line.
    var input: SwiftInput { SwiftInput(text: text, tokenOffsets: tokens) }

    /// Returns true if the type of a closure does not follow from its last statement alone.
    private static func isOpen(_ statements: [CodeBlockItemSyntax]) -> Bool {
        guard statements.last?.isBranch != true else { return true }
        return statements.dropLast().contains { statement in
            guard case .decl = statement.item else {
                return statement.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
            }
            return false
        }
    }

    private mutating func append(_ text: String) { self.text += text }

    /// Appends a node from one of its tokens on, without the white space around it.
    private mutating func append(_ node: some SyntaxProtocol, from start: TokenSyntax? = nil) {
        let all = Array(node.tokens(viewMode: .sourceAccurate))
        let first = start.flatMap { start in all.firstIndex { $0.id == start.id } } ?? 0
        var index = first
        while index < all.count {
            let token = all[index]
            if index > first { text += token.leadingTrivia.description }
            // `Self.model` is `model` here.
            if members?.isQualification(all[index...]) == true { index += 2 }
            tokens.append((text.utf8.count, all[index].positionAfterSkippingLeadingTrivia.utf8Offset))
            text += all[index].text
            if index < all.count - 1 { text += all[index].trailingTrivia.description }
            index += 1
        }
    }
}

extension SwiftInput {
    /// True for the expression of a preview that is a closure of its statements.
    var isCalledClosure: Bool { text.hasPrefix(PreviewSource.closure) }
}

extension CodeBlockItemSyntax {
    /// The value of an expression, or of a `return`; nil for another statement.
    fileprivate var previewedValue: ExprSyntax? {
        switch item {
        case .expr(let value): value
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: nil
        }
    }

    /// True for an `if` or a `switch`, whose branches give the value.
    fileprivate var isBranch: Bool {
        switch item {
        case .expr(let value): value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self)
        case .stmt(let statement): statement.is(ExpressionStmtSyntax.self)
        case .decl: false
        }
    }
}
