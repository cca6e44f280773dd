import BlueprintBindings
import Foundation
import HeadlessUIKit
import SwiftInterpreter
import SwiftSyntax

extension LineReader {
    /// Returns a line of SwiftUI in Blueprint's Swift; nil if it names nothing of SwiftUI that is unknown here.
    func blueprintCalls(for line: String) -> SwiftUICalls.Rewritten? {
        let calls = calls(for: line)
        let words = Word.split(line).map(\.text)
        if case .unknown = classify(line) { return calls.rewritten(words: words) }
        // In Swift, the name before a value with a period is that of an object: background .red.
        let isInWords = line.prefixMatch(of: /\s*[a-z]\w*\s+\./) != nil
        let modifier = isInWords ? calls.rewritten(words: words) : nil
        return modifier?.text.isEmpty == false ? modifier : calls.rewritten(line)
    }

    private func calls(for line: String) -> SwiftUICalls {
        let vocabulary = document.vocabulary
        let methods = language.table.type(named: "Element")?.members.methods ?? [:]
        return SwiftUICalls(
            declared: declaredNames(with: line),
            isElement: vocabulary.isElementType,
            isModifier: { vocabulary.isModifier($0) || methods[$0] != nil },
            number: { name in nodesBySelection.first { $0.name == name }?.number }
        )
    }

    /// Returns the names that the document or a line declares.
    private func declaredNames(with line: String) -> Set<String> {
        let own = line.matches(of: /\b(?:struct|class|enum|protocol|func|typealias)\s+(\w+)/).map { String($0.1) }
        return Set(document.outline.declarations.map(\.name) + document.stubs.map(\.name) + own)
    }

    /// The words before what to write in the place of SwiftUI's names.
    static let introduction = "this is Blueprint, not SwiftUI: "

    /// Returns the fix of a line of SwiftUI, with the Swift on a line of its own if that fits, or laid out as in the
    /// document.
    ///
    /// - Parameter select: the line to type before; nil for none.
    func fix(_ calls: SwiftUICalls.Rewritten, after select: String? = nil) -> String {
        var intro = Self.introduction
        guard !calls.text.isEmpty else { return intro + calls.notes.joined(separator: "\n") }
        intro += select.map { "type \($0), then" } ?? "type"
        let columns = InputError.columns - 2
        var text = calls.text
        if text.contains(where: \.isNewline) {
            text = text.indentedByBrackets
        } else if text.displayColumns > columns {
            text = laidOut(text, columns: columns)
        }
        let isShort = !text.contains(where: \.isNewline) && (intro + " " + text).displayColumns <= columns
        return ([intro + (isShort ? " " : "\n") + text] + calls.notes).joined(separator: "\n")
    }

    /// Returns a line as the document would have it, or modifiers as the lines that can be typed for them.
    private func laidOut(_ line: String, columns: Int) -> String {
        let start = SwiftUIRewriter.start(of: line)
        let text = start + line
        let format = SourceFormat.format(SourceParser.parse(text), text, catalog: document.vocabulary, limit: columns)
        guard !start.isEmpty else { return format.text }
        let lines = format.text.dropFirst(start.count).split(separator: "\n")
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
    }
}

/// Gives the first argument of a closure a name.
final class ClosureArgumentNamer: SyntaxRewriter {
    /// The name.
    static let name = "value"
    /// True if the closure takes the argument.
    private(set) var isUsed = false

    override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        guard node.baseName.text == "$0" else { return ExprSyntax(node) }
        isUsed = true
        return ExprSyntax(node.with(\.baseName.tokenKind, .identifier(Self.name)))
    }
}

extension FunctionCallExprSyntax {
    /// Returns the call with a name for the argument of its closure, if it has none, and that name; nil for a closure
    /// with several arguments or none at all.
    var namingClosureArgument: (call: FunctionCallExprSyntax, name: String)? {
        guard let closure = trailingClosure else { return nil }
        if let signature = closure.signature {
            let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self)
            return names?.count == 1 ? names.map { (self, $0.sourceText) } : nil
        }
        let namer = ClosureArgumentNamer()
        let statements = namer.visit(closure.statements)
        let named = with(\.trailingClosure, closure.with(\.statements, statements))
        return (named, namer.isUsed ? ClosureArgumentNamer.name : "_")
    }
}

extension CodeBlockItemListSyntax {
    /// The statements, with those of calls that only group them in their place; nil without such calls.
    ///
    /// - Parameter isGroup: returns true for the name of such a call.
    func withoutGroups(_ isGroup: (String) -> Bool) -> CodeBlockItemListSyntax? {
        var result: [CodeBlockItemSyntax] = []
        var isChanged = false
        for item in self {
            guard let call = item.item.as(FunctionCallExprSyntax.self), let name = call.calledName, isGroup(name),
                call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty, let closure = call.trailingClosure,
                closure.signature == nil, !closure.statements.isEmpty
            else {
                result.append(item)
                continue
            }
            isChanged = true
            var statements = Array(closure.statements)
            statements[0] = statements[0].with(\.leadingTrivia, item.leadingTrivia)
            let last = statements.count - 1
            statements[last] = statements[last].with(\.semicolon, item.semicolon)
                .with(\.trailingTrivia, item.trailingTrivia)
            result += statements
        }
        return isChanged ? CodeBlockItemListSyntax(result) : nil
    }
}

extension SyntaxProtocol {
    /// The call or member at the end of the chain that begins with this expression.
    var topOfChain: Syntax {
        var top = Syntax(self)
        while let parent = top.parent, parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        {
            top = parent
        }
        return top
    }

    /// True if the chain that begins with this expression is a statement.
    var isStatement: Bool { topOfChain.parent?.is(CodeBlockItemSyntax.self) == true }

    /// True if the chain that begins with this expression is a statement outside all closures and declarations.
    var isTopLevelStatement: Bool {
        isStatement && topOfChain.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}
