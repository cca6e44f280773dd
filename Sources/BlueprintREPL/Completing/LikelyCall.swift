import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Rewrites an element that is typed without its brackets, its label or its quotes: `Label "Hi"`, `Label("Hi")`,
/// `Label(text: Hi)`.
struct LikelyCall {
    /// The names of the types of elements.
    let types: [String]
    /// Returns the label of the argument that a type needs first; nil if it needs none.
    let label: (String) -> String?

    /// Returns the line as a call; nil if it is not of this form.
    func rewritten(_ line: String) -> String? {
        let form =
            /\s*(add\s+|replace\s+|before\s+|after\s+)?([A-Za-z]+)(?:\s+|\s*\(\s*)(?:\w+:\s*)?("[^"]*"|[^"(){}:]+?)\s*\)?\s*/
        guard let match = line.wholeMatch(of: form),
            let type = types.first(where: { $0.lowercased() == match.2.lowercased() }), let label = label(type)
        else { return nil }
        // Nothing is no text.
        guard match.3 != "nil" else { return nil }
        let value = match.3.hasPrefix("\"") ? String(match.3) : Quoted.literal(String(match.3))
        let call = "\(match.1 ?? "")\(type)(\(label): \(value))"
        return call == line ? nil : call
    }
}

extension Completer {
    /// Returns the lines that a line probably means, the likeliest first.
    ///
    /// - Parameter isNear: true if the error of the line names a similar word.
    func likelyCalls(for line: String, isNear: Bool) -> [String] {
        let core = String(line.trimmingPrefix(while: \.isWhitespace))
        guard let tree = SourceParser.parseIfQuick(core) else { return [] }
        let lines =
            tree.hasError
            ? [LikelyStatements().rewritten(tree)] : rewriters.map { $0.rewritten(tree) } + modifierLines(for: tree)
        return (lines + (isNear ? [] : [likelyCall(for: core, tree)])).compactMap(\.self)
    }

    private var rewriters: [LineRewriter] {
        let contents = LikelyContents(
            isElement: { language.catalog.elementTypes.contains($0) },
            isList: language.catalog.isListType,
            labels: language.labels(of:)
        )
        let members = MembersRewriter(labels: language.labels(of:), isProperty: language.isOnlyProperty)
        return [
            LabelsRewriter(labels: language.labels(of:)), ContentsRewriter(contents: contents), TextRewriter(), members,
        ]
    }

    /// Returns the lines that a modifier means which is typed as the call of a function, as in `inset(uniform: 8)`: the
    /// modifier with its dot, and the command; for a misspelled one, the modifier that is most alike.
    private func modifierLines(for tree: SourceFileSyntax) -> [String] {
        guard tree.statements.count == 1, let call = tree.statements.first?.item.as(FunctionCallExprSyntax.self),
            let name = call.calledName, name.first?.isLowercase == true
        else { return [] }
        guard language.isCommand(name) else {
            let near = language.nearest(to: name, among: language.commands.names)
            return near.map { [".\($0)" + call.sourceText.dropFirst(name.count)] } ?? []
        }
        let values = call.arguments.map(\.expression.sourceText)
        return ["." + call.sourceText, ([name] + values).joined(separator: " ")]
    }

    /// Returns a line as the call of an element that it probably means; nil for other lines.
    private func likelyCall(for line: String, _ tree: SourceFileSyntax) -> String? {
        let call = LikelyCall(types: language.catalog.elementTypes) { type in
            requiredLabel(after: type + "(", prefix: "").map { String($0.prefix { $0 != ":" }) }
        }
        let arguments = ArgumentsRewriter(isProperty: language.isOnlyProperty)
        return call.rewritten(line) ?? (tree.hasError ? nil : arguments.rewritten(tree))
    }
}

/// Rewrites elements that are passed where their container does not take them: `Row(Label(text: "a"))` is
/// `Row { Label(text: "a") }`, and `Box { Label(text: "a") }` is `Box(wrapping: Label(text: "a"))`.
struct LikelyContents {
    /// Returns true for the name of a type of elements.
    let isElement: (String) -> Bool
    /// Returns true for the name of a type of lists.
    let isList: (String) -> Bool
    /// Returns the labels of the forms of an element.
    let labels: (String) -> [String]

    /// Returns a call with the elements among its arguments in a closure behind it; nil for another call.
    fileprivate func listing(_ call: FunctionCallExprSyntax, _ name: String) -> String? {
        guard isList(name), call.trailingClosure == nil else { return nil }
        let elements = call.arguments.filter { $0.label == nil && isElement($0.expression) }
        guard !elements.isEmpty else { return nil }
        let others = call.arguments.filter { $0.label != nil || !isElement($0.expression) }
        let list = others.isEmpty ? "" : "(\(others.map(\.text).joined(separator: ", ")))"
        return "\(name)\(list) { \(elements.map(\.text).joined(separator: "; ")) }"
    }

    /// Returns a call with its only element, in the closure behind it or without a label, as its last argument; nil for
    /// another call.
    fileprivate func wrapping(_ call: FunctionCallExprSyntax, _ name: String) -> String? {
        guard isElement(name), !isList(name), let only = content(call) else { return nil }
        let labels = labels(name)
        guard labels.isEmpty || labels.contains("wrapping") else { return nil }
        let content = (labels.isEmpty ? "" : "wrapping: ") + only.sourceText
        let isContent = { (argument: LabeledExprSyntax) in argument.label == nil && self.isElement(argument.expression)
        }
        let others = call.arguments.filter { call.trailingClosure != nil || !isContent($0) }
        return "\(name)(\((others.map(\.text) + [content]).joined(separator: ", ")))"
    }

    /// Returns the only element in the closure behind a call, or without a label among its arguments.
    private func content(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let closure = call.trailingClosure else {
            let elements = call.arguments.filter { $0.label == nil && isElement($0.expression) }
            return elements.count == 1 ? elements.first?.expression : nil
        }
        guard closure.signature == nil, closure.statements.count == 1,
            let only = closure.statements.first?.item.as(ExprSyntax.self)
        else { return nil }
        return isElement(only) ? only : nil
    }

    private func isElement(_ expression: ExprSyntax) -> Bool {
        expression.firstToken(viewMode: .sourceAccurate).map { isElement($0.text) } ?? false
    }
}

private final class ContentsRewriter: LineRewriter {
    let contents: LikelyContents

    init(contents: LikelyContents) {
        self.contents = contents
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self),
            let name = call.calledName,
            let text = contents.listing(call, name) ?? contents.wrapping(call, name)
        else { return visited }
        count += 1
        let whole = visited.leadingTrivia.description + text + visited.trailingTrivia.description
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(whole)))
    }
}

extension LabeledExprSyntax {
    /// The argument without its comma.
    var text: String { with(\.trailingComma, nil).sourceText }
}

/// Rewrites calls with labels that mean others, or in another order: `Column(spacing: 8, alignment: .fill)` is
/// `Column(alignment: .fill, minimumSpacing: 8)`.
private final class LabelsRewriter: LineRewriter {
    /// Returns the labels of the forms of an element, or of a modifier after a period; none for other names.
    private let labels: (String) -> [String]

    init(labels: @escaping (String) -> [String]) {
        self.labels = labels
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard var call = visited.as(FunctionCallExprSyntax.self), let known = known(call) else { return visited }
        let given = Set(call.arguments.compactMap { $0.label?.text })
        let free = known.filter { !given.contains($0) }
        call.arguments = LabeledExprListSyntax(
            call.arguments.map { argument in
                guard let label = argument.label, !known.contains(label.text),
                    let meant = meant(by: label.text, among: free)
                else { return argument }
                count += 1
                return argument.with(\.label, label.with(\.tokenKind, .identifier(meant)))
            }
        )
        if let ordered = ordered(call.arguments, as: known) {
            count += 1
            call.arguments = ordered
        }
        return ExprSyntax(call)
    }

    /// Returns arguments in the order of their labels; nil if they are in that order, or if it is not known.
    private func ordered(_ arguments: LabeledExprListSyntax, as known: [String]) -> LabeledExprListSyntax? {
        let places = arguments.map { argument in argument.label.flatMap { known.firstIndex(of: $0.text) } ?? -1 }
        guard places.allSatisfy({ $0 >= 0 }), Set(places).count == places.count, places != places.sorted() else {
            return nil
        }
        let sorted = zip(places, arguments).sorted { $0.0 < $1.0 }.map(\.1)
        return LabeledExprListSyntax(
            sorted.enumerated().map { index, argument in
                let comma = TokenSyntax.commaToken(trailingTrivia: .space)
                return argument.with(\.leadingTrivia, []).with(\.expression.trailingTrivia, [])
                    .with(\.trailingComma, index + 1 < sorted.count ? comma : nil)
            }
        )
    }

    private func known(_ call: FunctionCallExprSyntax) -> [String]? {
        let name: String
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            name = "." + member.declName.baseName.text
        } else if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = callee.baseName.text
        } else {
            return nil
        }
        let known = labels(name)
        return known.isEmpty ? nil : known
    }

    private func meant(by label: String, among free: [String]) -> String? {
        // The axis is that of the list: verticalAlignment of a Row is its alignment.
        LikelySetting.name(meantBy: label, among: free)
            ?? free.first { label.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
    }
}

/// Rewrites elements that are separated by commas in a closure, where Swift has statements:
/// `Row { Label(text: "a"), Spacer() }` is `Row { Label(text: "a"); Spacer() }`.
struct LikelyStatements {
    /// Returns the line with semicolons for the commas right inside braces, and without those at the end of a line; nil
    /// if there are none.
    func rewritten(_ tree: SourceFileSyntax) -> String? {
        var open: [TokenKind] = []
        var result = ""
        var count = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftBrace, .leftParen, .leftSquare: open.append(token.tokenKind)
            case .rightBrace, .rightParen, .rightSquare: _ = open.popLast()
            case .comma where open.last == .leftBrace:
                count += 1
                result += token.leadingTrivia.description + separator(after: token) + token.trailingTrivia.description
                continue
            default: break
            }
            result += token.description
        }
        return count > 0 ? result : nil
    }

    private func separator(after comma: TokenSyntax) -> String {
        let next = comma.nextToken(viewMode: .sourceAccurate)
        return next?.leadingTrivia.containsNewlines == true ? "" : ";"
    }
}

extension Trivia {
    fileprivate var containsNewlines: Bool { contains(where: \.isNewline) }
}

/// Rewrites values that stand where a text is needed: `Label(text: count)` is `Label(text: "\(count)")`.
private final class TextRewriter: LineRewriter {
    override func visit(_ node: LabeledExprSyntax) -> LabeledExprSyntax {
        let visited = super.visit(node)
        let value = visited.expression
        guard visited.label?.text == "text", !value.is(StringLiteralExprSyntax.self),
            value.firstToken(viewMode: .sourceAccurate)?.text != "."
        else { return visited }
        count += 1
        let isNumber = value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
        let written = value.sourceText
        let text = isNumber ? "\"\(written)\"" : "\"\\(\(written))\""
        return visited.with(\.expression, ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text))))
    }
}

/// Rewrites an element whose properties are given as arguments: `Label(text: "A", color: .red)` sets the color in a
/// closure.
private final class ArgumentsRewriter: LineRewriter {
    /// Returns true if the closure of a type's call sets a property, which is no argument.
    private let isProperty: (_ type: String, _ name: String) -> Bool

    init(isProperty: @escaping (String, String) -> Bool) {
        self.isProperty = isProperty
        super.init()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let call = visited.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let type = call.calledName
        else { return visited }
        let isMoved = { (argument: LabeledExprSyntax) in argument.label.map { self.isProperty(type, $0.text) } ?? false
        }
        let moved = call.arguments.filter(isMoved)
        guard !moved.isEmpty else { return visited }
        count += 1
        let rest = call.arguments.filter { !isMoved($0) }.map(Self.text).joined(separator: ", ")
        let statements = moved.map { "$0.\($0.label?.text ?? "") = \($0.expression.sourceText)" }
        let text = "\(call.calledExpression)(\(rest)) { \(statements.joined(separator: "; ")) }\(call.trailingTrivia)"
        return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }

    private static func text(_ argument: LabeledExprSyntax) -> String {
        (argument.label.map { $0.text + ": " } ?? "") + argument.expression.sourceText
    }
}

/// A rewriter of typed lines that counts what it changes.
class LineRewriter: SyntaxRewriter {
    /// The number of changes.
    final var count = 0

    /// Returns the line with its changes; nil if there is none.
    final func rewritten(_ tree: SourceFileSyntax) -> String? {
        let text = rewrite(tree).description
        return count > 0 ? text : nil
    }
}
