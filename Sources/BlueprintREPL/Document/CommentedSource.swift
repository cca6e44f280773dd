import SwiftInterpreter
import SwiftSyntax

/// The statements of a source, each with its comments.
struct CommentedSource {
    /// One statement.
    struct Statement {
        /// The comments on the lines above it, each with its line break.
        var comments: String
        /// The statement, with the comment at the end of its last line.
        var core: String
        /// True if it declares a value.
        var isValue = false
        /// True if it declares a variable.
        var isVariable = false
        /// True if it declares nothing: it is a statement that runs, or the document's expression.
        var isExpression = false
        /// The names that it declares, if it declares a value.
        var names: [String] = []
        /// All words in it.
        var words: [String] = []
    }

    /// The statements in their order.
    private(set) var statements: [Statement] = []
    /// The comments after the last statement; empty or one text.
    private(set) var ending: [String] = []

    /// The statements of a tree.
    init(_ tree: SourceFileSyntax) {
        for statement in tree.statements {
            let comments = take(statement.leadingTrivia)
            var entry = Statement(comments: comments, core: statement.sourceText)
            entry.core += statement.trailingTrivia.throughComments
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
                entry.isExpression = !statement.isPreview
            }
            statements.append(entry)
        }
        let rest = take(tree.endOfFileToken.leadingTrivia)
        if !rest.isEmpty { ending = [String(rest.dropLast())] }
    }

    /// The words that occur in types and functions, and in the values that these use.
    var usedInBodies: Set<String> {
        var used = Set(statements.filter { !$0.isValue && !$0.isExpression }.flatMap(\.words))
        for value in statements.reversed() where value.isValue && !used.isDisjoint(with: value.names) {
            used.formUnion(value.words)
        }
        return used
    }

    /// Returns the comments on their own lines; a comment at the end of the previous statement's line is added to that
    /// statement.
    private mutating func take(_ trivia: Trivia) -> String {
        var lines: [String] = []
        var isOnNewLine = statements.isEmpty
        var space = ""
        for piece in trivia {
            switch piece {
            case .spaces(let count): space = String(repeating: " ", count: count)
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: isOnNewLine = true
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                if isOnNewLine {
                    if Directives.kind(of: text) == nil { lines.append(text + "\n") }
                } else if !statements.isEmpty {
                    statements[statements.count - 1].core += space + text
                }
            default: continue
            }
        }
        return lines.joined()
    }
}

extension Trivia {
    /// The comments in it, with the white space before them; empty if there are none.
    fileprivate var throughComments: String {
        let last = pieces.lastIndex { piece in
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
        return last.map { Trivia(pieces: pieces[...$0]).description } ?? ""
    }
}
