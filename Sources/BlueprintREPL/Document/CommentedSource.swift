import SwiftSyntax

/// The statements of a source, each with the comments that belong to it.
struct CommentedSource {
    /// One statement.
    struct Statement {
        /// The comments on the lines above it, each with its line break.
        var comments: String
        /// The statement, with a comment behind it on its last line.
        var core: String
        /// Whether it declares a value.
        var isValue = false
        /// Whether it declares a value that can change.
        var isVariable = false
        /// Whether it declares nothing: it runs, or is the expression that a document is worth.
        var isExpression = false
        /// The names that it declares, if it declares a value.
        var names: [String] = []
        /// All words in it.
        var words: [String] = []
    }

    /// The statements in their order.
    private(set) var statements: [Statement] = []
    /// The comments behind the last one; none or one text.
    private(set) var ending: [String] = []

    /// The statements of a tree.
    init(_ tree: SourceFileSyntax) {
        for statement in tree.statements {
            let comments = take(statement.leadingTrivia)
            var entry = Statement(comments: comments, core: statement.trimmedDescription)
            for comment in statement.trailingTrivia.comments { entry.core += " " + comment }
            entry.words = statement.tokens(viewMode: .sourceAccurate).map(\.text)
            if case .decl(let declaration) = statement.item {
                if let variable = declaration.as(VariableDeclSyntax.self) {
                    entry.isValue = true
                    entry.isVariable = variable.bindingSpecifier.text == "var"
                    entry.names = variable.bindings.flatMap { binding in
                        binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
                    }
                }
            } else {
                entry.isExpression = true
            }
            statements.append(entry)
        }
        let rest = take(tree.endOfFileToken.leadingTrivia)
        if !rest.isEmpty { ending = [String(rest.dropLast())] }
    }

    /// The words in types and functions, and in the values that those use.
    var usedInBodies: Set<String> {
        var used = Set(statements.filter { !$0.isValue && !$0.isExpression }.flatMap(\.words))
        for value in statements.reversed() where value.isValue && !used.isDisjoint(with: value.names) {
            used.formUnion(value.words)
        }
        return used
    }

    /// The comments on lines of their own; one on the line of the statement before goes there.
    private mutating func take(_ trivia: Trivia) -> String {
        var lines: [String] = []
        var isOnNewLine = statements.isEmpty
        for piece in trivia {
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: isOnNewLine = true
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                if isOnNewLine {
                    if Directives.kind(of: text) == nil { lines.append(text + "\n") }
                } else if !statements.isEmpty {
                    statements[statements.count - 1].core += " " + text
                }
            default: continue
            }
        }
        return lines.joined()
    }
}

extension Trivia {
    /// The comments in it, in order.
    fileprivate var comments: [String] {
        compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text
            default: nil
            }
        }
    }
}
