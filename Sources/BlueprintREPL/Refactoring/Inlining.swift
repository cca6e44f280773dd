import SwiftSyntax

/// The replacement of uses of a component by its body, with the arguments in the place of its parameters.
struct Inlining {
    /// The component.
    let component: Component
    private let document: Document
    private let tree: SourceFileSyntax
    private let uses: NameUses

    /// Reads a declared name.
    ///
    /// - Throws: an ``InputError`` with the reason why its uses cannot be replaced.
    init(of name: String, in document: Document) throws {
        self.document = document
        tree = document.tree
        let declarations = tree.statements.compactMap { statement -> DeclSyntax? in
            guard case .decl(let declaration) = statement.item, !declaration.is(ExtensionDeclSyntax.self) else {
                return nil
            }
            return declaration.declaredNames.contains(name) ? declaration : nil
        }
        guard let declaration = declarations.first else {
            let names = document.outline.declarations.filter(\.makesElement).map(\.name)
            throw InputError(
                "\(name) is not declared in the document, so its body is not known",
                fix: names.isEmpty ? nil : .choices(names)
            )
        }
        guard declarations.count == 1 else {
            throw Component.refusal(of: name, "is declared \(declarations.count) times")
        }
        component = try Component(declaration)
        let calls = NameUses(in: tree).uses.filter { $0.name == name && $0.scope == nil }.map(\.range.lowerBound)
        uses = NameUses(in: tree, around: Set(calls))
        let free = uses.uses.filter { component.range.contains($0.range.lowerBound) }
        guard !free.contains(where: { $0.name == name && $0.scope == nil }) else {
            throw Component.refusal(of: name, "uses itself")
        }
    }

    /// The calls of the component outside of its declaration.
    ///
    /// - Throws: an ``InputError`` if it is used otherwise.
    func calls() throws -> [FunctionCallExprSyntax] {
        try uses.uses.filter { $0.name == component.name && $0.scope == nil }.map { use in
            guard let call = call(at: use.range.lowerBound) else {
                throw Component.refusal(
                    of: component.name,
                    "is used without a call in \(document.placeWords(at: use.range.lowerBound))"
                )
            }
            return call
        }
    }

    /// Returns the call whose name begins at an offset; nil if the name is used otherwise.
    func call(at offset: Int) -> FunctionCallExprSyntax? {
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        guard let name = token?.parent?.as(DeclReferenceExprSyntax.self),
            let call = name.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == name.id
        else { return nil }
        return call
    }

    /// Returns the replacement of a call by the body.
    ///
    /// - Throws: an ``InputError`` with the reason why this one cannot be replaced.
    func splice(_ call: FunctionCallExprSyntax) throws -> Splice {
        let values = try values(of: call)
        try checkNames(of: call)
        var text = MovedText(of: document)
        let isModified = call.parent?.is(MemberAccessExprSyntax.self) == true
        let isOpen = isModified && !component.body.isClosed
        if isOpen { text.append("(") }
        text.append(try body(with: values))
        if isOpen { text.append(")") }
        return text.splice(call.range)
    }

    // MARK: - Arguments

    /// Returns the values of the parameters in a call, by their names.
    private func values(of call: FunctionCallExprSyntax) throws -> [String: ExprSyntax] {
        var values: [String: ExprSyntax] = [:]
        var next = component.parameters[...]
        for argument in arguments(of: call) {
            guard
                let place = next.firstIndex(where: {
                    $0.isGiven && (argument.isBehind ? $0.takesClosure : $0.label == argument.label)
                }),
                next[..<place].allSatisfy({ $0.value != nil || $0.type?.hasSuffix("?") == true })
            else {
                let words = argument.isBehind ? "the closure behind it" : "its argument \(argument.text)"
                throw refusal(of: call, "\(words) belongs to no property")
            }
            values[next[place].name] = argument.value
            next = next[(place + 1)...]
        }
        for parameter in component.parameters where values[parameter.name] == nil {
            if let value = parameter.value {
                values[parameter.name] = value
            } else if parameter.type?.hasSuffix("?") == true {
                values[parameter.name] = ExprSyntax(NilLiteralExprSyntax())
            } else {
                throw refusal(of: call, "it has no value for \(parameter.name)")
            }
        }
        return values
    }

    private struct Argument {
        var label: String?
        var value: ExprSyntax
        var text = ""
        /// True for the closure behind the parentheses that has no label.
        var isBehind = false
    }

    /// Returns the arguments of a call, with the closures behind it.
    private func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
        var result = call.arguments.map {
            Argument(label: $0.label?.text, value: $0.expression, text: $0.sourceText)
        }
        if let closure = call.trailingClosure { result.append(Argument(value: ExprSyntax(closure), isBehind: true)) }
        result += call.additionalTrailingClosures.map {
            Argument(label: $0.label.text, value: ExprSyntax($0.closure), text: $0.sourceText)
        }
        return result
    }

    private func refusal(of call: FunctionCallExprSyntax, _ reason: String) -> InputError {
        let offset = call.range.lowerBound
        let label = document.outline.number(atName: offset).map { "#\($0)" } ?? document.placeWords(at: offset)
        return InputError("\(component.name) in \(label) cannot be inlined: \(reason)")
    }

    /// Throws an error if a name would have another meaning in its new place.
    private func checkNames(of call: FunctionCallExprSyntax) throws {
        let bound = Set(component.body.declaredInside)
        let holdsClosure = component.body.tokens(viewMode: .sourceAccurate).contains {
            $0.parent?.is(ClosureExprSyntax.self) == true
        }
        for argument in arguments(of: call) {
            let range = argument.value.range
            for use in uses.uses where range.contains(use.range.lowerBound) {
                if bound.contains(use.name) {
                    throw refusal(of: call, "its body gives \(use.name) another meaning")
                }
                if holdsClosure, use.isOfClosure, tree.closure(around: use).map({ !range.contains($0) }) ?? true {
                    throw refusal(of: call, "\(use.name) would belong to a closure of its body")
                }
            }
        }
        let around = uses.namesAround[call.range.lowerBound] ?? []
        for use in uses.uses where component.body.range.contains(use.range.lowerBound) && use.scope == nil {
            if around.contains(use.name) {
                throw refusal(of: call, "\(use.name) has another meaning there")
            }
        }
    }

    // MARK: - The body

    private func body(with values: [String: ExprSyntax]) throws -> MovedText {
        let whole = component.body.range
        var text = MovedText(of: document)
        var place = whole.lowerBound
        for use in uses.uses where whole.contains(use.range.lowerBound) {
            guard let (found, name) = try parameter(use) else { continue }
            var node = found
            guard let value = values[name], let parameter = component.parameters.first(where: { $0.name == name })
            else { continue }
            if let inner = Self.interpolated(value, in: node, parameter) {
                node = inner.segment
                text.append(place..<node.range.lowerBound)
                text.append(inner.text)
            } else {
                text.append(place..<node.range.lowerBound)
                if case .shorthand = use.form { text.append("\(name) = ") }
                append(value, of: parameter, for: node, to: &text)
            }
            place = node.range.upperBound
        }
        text.append(place..<whole.upperBound)
        return text
    }

    /// Returns the syntax of a use of a parameter, `title` or `self.title`, and the parameter's name; nil for another name.
    private func parameter(_ use: NameUses.Use) throws -> (node: Syntax, name: String)? {
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)), let node = token.parent
        else { return nil }
        if use.name == "self" {
            guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
                component.parameters.contains(where: { $0.name == member.declName.baseName.text })
            else { throw Component.refusal(of: component.name, "uses self in its body") }
            return (Syntax(member), member.declName.baseName.text)
        }
        guard use.scope == component.range.lowerBound else { return nil }
        return (node, use.name)
    }

    /// Returns the text of a literal that replaces a whole interpolation; nil for another place or value.
    private static func interpolated(
        _ value: ExprSyntax,
        in node: Syntax,
        _ parameter: Component.Parameter
    ) -> (segment: Syntax, text: String)? {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let list = argument.parent?.as(LabeledExprListSyntax.self), list.count == 1,
            let segment = list.parent?.as(ExpressionSegmentSyntax.self), segment.pounds == nil,
            let literal = value.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
            literal.openingQuote.tokenKind == .stringQuote, [nil, "String"].contains(parameter.type)
        else { return nil }
        return (Syntax(segment), literal.segments.description)
    }

    private func append(
        _ value: ExprSyntax,
        of parameter: Component.Parameter,
        for node: Syntax,
        to text: inout MovedText
    ) {
        let isWhole = node.id == Syntax(component.body).id
        let isDirect = isWhole || isArgumentOfElement(node)
        let type = isDirect ? nil : parameter.type.flatMap { value.isKnown(as: $0) ? nil : $0 }
        let isOpen = type != nil || !isWhole && !isDirect && !value.isClosed
        if isOpen { text.append("(") }
        if value.is(NilLiteralExprSyntax.self) { text.append("nil") } else { text.append(value.range) }
        if let type { text.append(" as \(type)") }
        if isOpen { text.append(")") }
    }

    /// Returns true for an argument of an element or a modifier, whose type is that of the parameter there.
    private func isArgumentOfElement(_ node: Syntax) -> Bool {
        guard node.parent?.is(LabeledExprSyntax.self) == true,
            let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let vocabulary = document.vocabulary
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return vocabulary.isElementType(name)
                || document.outline.declarations.contains { $0.name == name && $0.makesElement }
        }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map(vocabulary.isModifier) ?? false
    }
}

extension NameUses.Use {
    /// True for a parameter of a closure without names, such as `$0`.
    var isOfClosure: Bool { name.first == "$" && name.dropFirst().allSatisfy(\.isNumber) }
}

extension SourceFileSyntax {
    /// Returns the start of the closure that a name such as `$0` belongs to; nil if it is in none.
    func closure(around use: NameUses.Use) -> Int? {
        var node = token(at: AbsolutePosition(utf8Offset: use.range.lowerBound))?.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return current.range.lowerBound }
            node = current.parent
        }
        return nil
    }
}

extension ExprSyntax {
    /// True if a member can follow the expression as it is.
    var isClosed: Bool {
        [
            .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .tupleExpr, .subscriptCallExpr, .arrayExpr,
            .stringLiteralExpr, .dictionaryExpr, .booleanLiteralExpr, .nilLiteralExpr, .keyPathExpr,
        ].contains(kind)
    }

    /// Returns true if the value has a type without being told so.
    fileprivate func isKnown(as type: String) -> Bool {
        switch kind {
        case .stringLiteralExpr: type == "String"
        case .integerLiteralExpr: type == "Int"
        case .floatLiteralExpr: type == "Double"
        case .booleanLiteralExpr: type == "Bool"
        case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr:
            !type.hasSuffix("?") && !isImplicit
        default: false
        }
    }

    /// True if it begins with a period: its type comes from its place.
    private var isImplicit: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isImplicit }
        guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
        return member.base?.isImplicit ?? true
    }
}

extension SyntaxProtocol {
    /// The names that patterns and closures in it declare.
    fileprivate var declaredInside: [String] {
        tokens(viewMode: .sourceAccurate).filter { token in
            guard let parent = token.parent else { return false }
            return parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
                || parent.is(ClosureParameterSyntax.self) || parent.is(ClosureCaptureSyntax.self)
        }.map(\.text)
    }
}

extension Document {
    /// Replaces one use of a component by its body.
    func inlining(_ number: Int) throws -> Edit {
        let node = try existing(number)
        guard !node.isModifier else {
            throw InputError("\(label(number)) is a modifier, not a component of the document")
        }
        if node.owner != nil {
            throw InputError(
                "\(node.qualifiedName) is a static function, and cannot be inlined",
                fix: "inline takes a struct that is a ProxyElement, or a function outside of types"
            )
        }
        let inlining = try Inlining(of: node.name, in: self)
        guard let call = inlining.call(at: node.nameOffset) else {
            throw InputError("\(label(number)) is a name, not a call of a component")
        }
        let edited = try rewritten([inlining.splice(call)])
        let inner = outline.nodes.first { node.range.contains($0.nameOffset) && $0.number != number }?.number
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil) ?? inner)
    }

    /// Replaces all uses of a component by its body, and deletes its declaration.
    ///
    /// - Returns: The edit, and the number of uses.
    func inliningAll(_ name: String) throws -> (edit: Edit, count: Int) {
        var edited = self
        var count = 0
        while true {
            let inlining = try Inlining(of: name, in: edited)
            let calls = try inlining.calls()
            // A use among the arguments of another one comes first.
            let inner = calls.filter { call in
                !calls.contains { $0.id != call.id && call.range.contains($0.range.lowerBound) }
            }
            guard !inner.isEmpty else {
                let range = edited.withComments(inlining.component.range)
                edited = try edited.rewritten([Splice(range, "")])
                return (Edit(document: edited, selection: edited.outline.rootNode?.number), count)
            }
            edited = try edited.rewritten(inner.map(inlining.splice))
            count += inner.count
        }
    }
}
