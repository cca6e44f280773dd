import SwiftInterpreter
import SwiftSyntax

/// Lines of a closure that are parsed alone, in the closure of a name: `x{ … }`.
struct ClosureText {
    /// The text before the lines.
    static let opening = "x{"

    /// The text with the name and the braces.
    let text: String
    /// The tree of the text, without errors.
    let tree: SourceFileSyntax
    /// The lines.
    let lines: CodeBlockItemListSyntax

    /// The range of the lines in the text.
    var range: Range<Int> { Self.opening.utf8.count..<text.utf8.count - 2 }

    /// Parses a text that begins with the opening and goes on with lines of a closure; nil if these are not complete
    /// lines.
    ///
    /// - Parameters:
    ///   - lines: the opening, or as many other bytes, and the lines.
    ///   - depth: the number of brackets around the closure.
    init?(_ lines: String, depth: Int = 0) {
        text = Self.opening + String(decoding: lines.utf8.dropFirst(Self.opening.utf8.count), as: UTF8.self) + "\n}"
        // A bracket around the closure can take two levels of the limit.
        let nesting = SourceTree.deepestNesting - 2 * depth
        guard nesting > 0 else { return nil }
        tree = SourceTree.parse(text, deepest: nesting)
        guard !tree.hasError, tree.statements.count == 1,
            let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.calledExpression.is(DeclReferenceExprSyntax.self), call.leftParen == nil,
            call.additionalTrailingClosures.isEmpty,
            let closure = call.trailingClosure, closure.signature == nil, !closure.statements.isEmpty,
            closure.leftBrace.position.utf8Offset == Self.opening.utf8.count - 1,
            closure.rightBrace.position.utf8Offset == text.utf8.count - 2
        else { return nil }
        self.lines = closure.statements
    }

    /// True if a part of the lines, without the white space around it, is one line.
    func isLine(_ part: Range<Int>, first: Bool) -> Bool {
        (first ? lines.first : lines.last)?.range == part
    }
}
