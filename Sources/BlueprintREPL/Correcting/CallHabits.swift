import SwiftInterpreter
import SwiftSyntax

/// Calls that are written as other frameworks have them, each with the call that it means here.
struct CallHabits {
    let context: CommandContext

    private var language: Language { context.language }

    /// Returns the lines that a line may mean, the likeliest first.
    ///
    /// - Parameter isNear: true if the error of the line names a similar word.
    func lines(for line: String, isNear: Bool) -> [String] {
        let core = String(line.trimmingPrefix(while: \.isWhitespace))
        guard let tree = SourceParser.parseIfQuick(core) else { return [] }
        var lines = [Self.separated(tree)].compactMap(\.self)
        if !tree.hasError {
            let habits = [relabelled, filled, withText, withMember]
            lines = habits.compactMap { CallRewriter.rewritten(tree, $0) } + modifiers(for: tree)
        }
        return isNear ? lines : lines + [element(core, tree)].compactMap(\.self)
    }

    // MARK: - Labels

    /// Returns a call whose labels mean others, or come in another order: `Column(alignment: .fill, minimumSpacing: 8)`
    /// for `Column(spacing: 8, alignment: .fill)`.
    private func relabelled(_ call: FunctionCallExprSyntax) -> String? {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let name = call.calledName ?? member.map({ "." + $0 }) else { return nil }
        let known = language.labels(of: name)
        let given = Set(call.arguments.compactMap { $0.label?.text })
        let free = known.filter { !given.contains($0) }
        var isChanged = false
        let arguments = call.arguments.map { argument in
            guard let label = argument.label, !known.contains(label.text),
                let meant = Self.label(meantBy: label.text, among: free)
            else { return argument }
            isChanged = true
            return argument.with(\.label, label.with(\.tokenKind, .identifier(meant)))
        }
        let places = arguments.map { argument in argument.label.flatMap { known.firstIndex(of: $0.text) } ?? -1 }
        let isOrdered = places.contains(-1) || Set(places).count < places.count || places == places.sorted()
        if isOrdered { return isChanged ? call.with(\.arguments, LabeledExprListSyntax(arguments)).sourceText : nil }
        let sorted = zip(places, arguments).sorted { $0.0 < $1.0 }.map(\.1.text).joined(separator: ", ")
        return Self.call(call, arguments: sorted)
    }

    private static func label(meantBy label: String, among free: [String]) -> String? {
        // The axis is that of the list: verticalAlignment of a Row is its alignment.
        SettingHabit.name(meantBy: label, among: free)
            ?? free.first { label.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
    }

    /// Returns a call with other arguments, and with the closure behind it.
    private static func call(_ call: FunctionCallExprSyntax, arguments: String) -> String {
        let closure = call.trailingClosure.map { " " + $0.sourceText } ?? ""
        return "\(call.calledExpression.sourceText)(\(arguments))\(closure)"
    }

    // MARK: - Elements

    /// Returns an element that is typed without its brackets, its label or its quotes, as a call: `Label "Hi"`,
    /// `Label("Hi")`, `Label(text: Hi)`; or one with properties as arguments; nil for other lines.
    private func element(_ line: String, _ tree: SourceFileSyntax) -> String? {
        let form =
            /\s*(add\s+|replace\s+|before\s+|after\s+)?([A-Za-z]+)(?:\s+|\s*\(\s*)(?:\w+:\s*)?("[^"]*"|[^"(){}:]+?)\s*\)?\s*/
        // Nothing is no text.
        if let match = line.wholeMatch(of: form), match.3 != "nil",
            let type = language.catalog.elementTypes.first(where: { $0.lowercased() == match.2.lowercased() }),
            let label = context.completer.requiredLabel(after: type + "(", prefix: "")
        {
            let value = match.3.hasPrefix("\"") ? String(match.3) : Quoted.literal(String(match.3))
            let call = "\(match.1 ?? "")\(type)(\(label)\(value))"
            if call != line { return call }
        }
        return tree.hasError ? nil : CallRewriter.rewritten(tree, withProperties)
    }

    /// Returns a call with its elements where it takes them: `Row { Label(text: "a") }` for `Row(Label(text: "a"))`, and
    /// `Box(wrapping: Label(text: "a"))` for `Box { Label(text: "a") }`.
    private func filled(_ call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledName else { return nil }
        let elements = call.arguments.filter { $0.label == nil && isElement($0.expression) }.map(\.text)
        let others = call.arguments.filter { $0.label != nil || !isElement($0.expression) }.map(\.text)
        if language.catalog.isListType(name) {
            guard call.trailingClosure == nil, !elements.isEmpty else { return nil }
            let list = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
            return "\(name)\(list) { \(elements.joined(separator: "; ")) }"
        }
        let labels = language.labels(of: name)
        guard isElement(name), labels.isEmpty || labels.contains("wrapping") else { return nil }
        let label = labels.isEmpty ? "" : "wrapping: "
        if let closure = call.trailingClosure {
            guard closure.signature == nil, closure.statements.count == 1,
                let only = closure.statements.first?.item.as(ExprSyntax.self), isElement(only)
            else { return nil }
            return "\(name)(\((call.arguments.map(\.text) + [label + only.sourceText]).joined(separator: ", ")))"
        }
        guard elements.count == 1 else { return nil }
        return "\(name)(\((others + [label + elements[0]]).joined(separator: ", ")))"
    }

    private func isElement(_ expression: ExprSyntax) -> Bool {
        expression.firstToken(viewMode: .sourceAccurate).map { isElement($0.text) } ?? false
    }

    private func isElement(_ name: String) -> Bool { language.catalog.elementTypes.contains(name) }

    /// Returns a call with texts where it needs them: `Label(text: "\(count)")` for `Label(text: count)`.
    private func withText(_ call: FunctionCallExprSyntax) -> String? {
        var isChanged = false
        let arguments = call.arguments.map { argument in
            let value = argument.expression
            guard argument.label?.text == "text", !value.is(StringLiteralExprSyntax.self),
                value.firstToken(viewMode: .sourceAccurate)?.text != "."
            else { return argument }
            isChanged = true
            let isNumber = value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            let text = isNumber ? "\"\(value.sourceText)\"" : "\"\\(\(value.sourceText))\""
            return argument.with(\.expression, .named(text))
        }
        return isChanged ? call.with(\.arguments, LabeledExprListSyntax(arguments)).sourceText : nil
    }

    // MARK: - Properties

    /// Returns an element whose property or argument is called as its member: `Row(minimumSpacing: 8) { }` for
    /// `Row { }.spacing(8)`, and `Label(text: "A") { $0.shadow = s }` for `Label(text: "A").shadow(s)`.
    private func withMember(_ call: FunctionCallExprSyntax) -> String? {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName.baseName.text, let element = access?.base?.as(FunctionCallExprSyntax.self),
            let type = element.calledName, call.arguments.count == 1, call.trailingClosure == nil,
            let argument = call.arguments.first, argument.label == nil
        else { return nil }
        if language.isOnlyProperty(type: type, property: name), element.trailingClosure == nil {
            return "\(element.sourceText) { $0.\(name) = \(argument.text) }"
        }
        let known = language.labels(of: type)
        let given = element.arguments.map { ($0.label?.text ?? "", $0.text) }
        let free = known.filter { label in !given.contains { $0.0 == label } }
        guard let label = SettingHabit.name(meantBy: name, among: free) else { return nil }
        let place = { (label: String) in known.firstIndex(of: label) ?? 0 }
        let arguments = (given + [(label, "\(label): \(argument.text)")]).sorted { place($0.0) < place($1.0) }.map(\.1)
        return Self.call(element, arguments: arguments.joined(separator: ", "))
    }

    /// Returns an element whose properties are given as arguments: `Label(text: "A") { $0.color = .red }` for
    /// `Label(text: "A", color: .red)`.
    private func withProperties(_ call: FunctionCallExprSyntax) -> String? {
        guard call.trailingClosure == nil, let type = call.calledName else { return nil }
        let isMoved = { (argument: LabeledExprSyntax) in
            argument.label.map { language.isOnlyProperty(type: type, property: $0.text) } ?? false
        }
        let statements = call.arguments.filter(isMoved).map {
            "$0.\($0.label?.text ?? "") = \($0.expression.sourceText)"
        }
        guard !statements.isEmpty else { return nil }
        let rest = call.arguments.filter { !isMoved($0) }.map(\.text).joined(separator: ", ")
        return "\(type)(\(rest)) { \(statements.joined(separator: "; ")) }"
    }

    // MARK: - Modifiers

    /// Returns the lines that a modifier means which is typed as the call of a function, as in `inset(uniform: 8)`: the
    /// modifier with its dot, and the command; for a misspelled one, the modifier that is most alike.
    private func modifiers(for tree: SourceFileSyntax) -> [String] {
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

    // MARK: - Statements

    /// Returns a line with semicolons for the commas right inside braces, and without those at the end of a line:
    /// `Row { Label(text: "a"); Spacer() }` for `Row { Label(text: "a"), Spacer() }`; nil if there are none.
    static func separated(_ tree: SourceFileSyntax) -> String? {
        var open: [TokenKind] = []
        var result = ""
        var isChanged = false
        for token in tree.tokens(viewMode: .sourceAccurate) {
            var text = token.text
            switch token.tokenKind {
            case .leftBrace, .leftParen, .leftSquare: open.append(token.tokenKind)
            case .rightBrace, .rightParen, .rightSquare: _ = open.popLast()
            case .comma where open.last == .leftBrace:
                isChanged = true
                let next = token.nextToken(viewMode: .sourceAccurate)
                text = next?.leadingTrivia.contains(where: \.isNewline) == true ? "" : ";"
            default: break
            }
            result += token.leadingTrivia.description + text + token.trailingTrivia.description
        }
        return isChanged ? result : nil
    }
}

/// Replaces calls in a line, from the inside out.
private final class CallRewriter: SyntaxRewriter {
    private let meant: (FunctionCallExprSyntax) -> String?
    private var isChanged = false

    private init(_ meant: @escaping (FunctionCallExprSyntax) -> String?) {
        self.meant = meant
        super.init()
    }

    /// Returns a line with others in the place of some calls; nil if none is replaced.
    ///
    /// - Parameter meant: returns the call that another one means; nil for right ones.
    static func rewritten(_ tree: SourceFileSyntax, _ meant: @escaping (FunctionCallExprSyntax) -> String?) -> String? {
        let rewriter = CallRewriter(meant)
        let text = rewriter.rewrite(tree).description
        return rewriter.isChanged ? text : nil
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let visited = super.visit(node)
        guard let text = visited.as(FunctionCallExprSyntax.self).flatMap(meant) else { return visited }
        isChanged = true
        return .named(visited.leadingTrivia.description + text + visited.trailingTrivia.description)
    }
}

extension ExprSyntax {
    /// Returns an expression of which only the text is read.
    static func named(_ text: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }
}

extension LabeledExprSyntax {
    /// The argument without its comma.
    var text: String { with(\.trailingComma, nil).sourceText }
}
