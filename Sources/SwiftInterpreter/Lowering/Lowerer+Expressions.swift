import SwiftSyntax

extension Lowerer {
    /// Lowers a whole expression.
    func expression(_ node: ExprSyntax) throws -> Expression {
        let outer = around.hasOptionalLink
        around.hasOptionalLink = false
        defer { around.hasOptionalLink = outer }
        let result = try base(node)
        return around.hasOptionalLink ? Expression(.chain(result), at: result.offset) : result
    }

    /// Lowers an expression that may be the base of an optional chain, which includes the `?` in it.
    private func base(_ node: ExprSyntax) throws -> Expression {
        try nested(at: node) {
            if let literal = try literal(node) { return literal }
            if let postfix = try postfix(node) { return postfix }
            return try compound(node)
        }
    }

    private func postfix(_ node: ExprSyntax) throws -> Expression? {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return try self.reference(reference)
        case .memberAccessExpr(let access): return try member(access)
        case .functionCallExpr(let call): return try self.call(call)
        case .subscriptCallExpr(let call):
            if call.trailingClosure != nil { throw unsupported("a closure after a subscript is", call) }
            let subject = try base(call.calledExpression)
            return Expression(
                .subscripted(subject, try indices(call.arguments)),
                at: subject.offset,
                notation: tried
            )
        case .optionalChainingExpr(let chaining):
            let subject = try base(chaining.expression)
            around.hasOptionalLink = true
            return Expression(.optionalLink(subject), at: offset(chaining.questionMark))
        case .forceUnwrapExpr(let forced):
            return Expression(.forced(try base(forced.expression)), at: offset(forced.exclamationMark))
        case .genericSpecializationExpr(let generic):
            let result = try base(generic.expression)
            return Expression(result.kind, at: result.offset, notation: notation(of: generic))
        case .superExpr: return Expression(.name("super"), at: offset(node))
        default: return nil
        }
    }

    private func compound(_ node: ExprSyntax) throws -> Expression {
        let start = offset(node)
        switch node.as(ExprSyntaxEnum.self) {
        case .sequenceExpr(let sequence): return try self.sequence(sequence)
        case .prefixOperatorExpr(let prefix): return try self.prefix(prefix)
        case .postfixOperatorExpr(let postfix):
            guard postfix.operator.text == "..." else {
                return Expression(.unary(postfix.operator.text, try expression(postfix.expression)), at: start)
            }
            return Expression(.range(try expression(postfix.expression), nil, isClosed: true), at: start)
        case .tupleExpr(let tuple):
            let elements = try tuple.elements.map { element in
                LabelledExpression(
                    label: element.label.map { name($0) },
                    offset: offset(element),
                    value: try expression(element.expression)
                )
            }
            return Expression(.tuple(elements), at: start)
        case .closureExpr(let closure): return try self.closure(closure)
        case .ifExpr(let conditional):
            return Expression(.conditional(try self.conditional(conditional)), at: start)
        case .switchExpr(let choice): return Expression(.choice(try self.choice(choice)), at: start)
        case .inOutExpr(let node):
            if node.parent?.is(InitializerClauseSyntax.self) == true || node.parent?.is(ReturnStmtSyntax.self) == true {
                report("'&' may only be used to pass an argument to inout parameter", node)
                return try expression(node.expression)
            }
            return Expression(.reference(try expression(node.expression)), at: start)
        case .keyPathExpr(let path): return try keyPath(path)
        case .tryExpr(let tried):
            return attempt(tried, try covered(tried.expression, by: .throws))
        case .awaitExpr(let awaited): return try covered(awaited.expression, by: .async)
        case .typeExpr(let typed):
            return Expression(.type, at: start, notation: Notation(type: written(typed.type)))
        case .discardAssignmentExpr: return Expression(.name("_"), at: start)
        case .missingExpr: throw invalid("expected expression", node)
        case .macroExpansionExpr(let macro): return try self.macro(macro)
        // The compiler only warns of values that need no such mark.
        case .unsafeExpr(let marked): return try expression(marked.expression)
        case .regexLiteralExpr: throw unsupported("a regular expression is", node)
        default: throw unsupported("'\(text(node).prefix(40))' is", node)
        }
    }

    /// Lowers an expression after `try` or `await`.
    func covered(_ node: ExprSyntax, by effect: FunctionEffects) throws -> Expression {
        let outer = around.covered
        defer { around.covered = outer }
        around.covered.insert(effect)
        return try expression(node)
    }

    /// Returns the `try?` or `try!` expression for an operand; the operand itself for a plain `try`.
    func attempt(_ node: TryExprSyntax, _ expression: Expression) -> Expression {
        guard let mark = node.questionOrExclamationMark else { return expression }
        return Expression(.attempt(expression, isForced: mark.tokenKind == .exclamationMark), at: offset(node))
    }

    // MARK: - Names and members

    /// The limit of a closure's parameters without names.
    private static let mostParameters = 256

    /// Returns the number of a closure's parameter without a name: 2 for `$2`.
    private func parameterNumber(_ text: String, _ node: DeclReferenceExprSyntax) throws -> Int {
        guard let number = Int(text.dropFirst(), radix: 10), number < Self.mostParameters else {
            throw invalid(
                "a closure has at most \(Self.mostParameters) parameters without names, $0 to $\(Self.mostParameters - 1)",
                node
            )
        }
        return number
    }

    /// Returns the error about `$0` in a closure whose parameters have names.
    private func misnamed(_ number: Int, among names: [String], _ node: DeclReferenceExprSyntax) -> Diagnostic {
        let meant = names.indices.contains(number) && names[number] != "_" ? names[number] : nil
        return invalid(
            .sentence(
                "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
                    + (meant.map { "; did you mean '\($0)'?" } ?? "")
            ),
            node
        )
    }

    private func reference(_ reference: DeclReferenceExprSyntax) throws -> Expression {
        let start = offset(reference)
        switch reference.baseName.tokenKind {
        case .dollarIdentifier(let text):
            // Other names with a dollar sign are projected values of property wrappers.
            if text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) {
                let number = try parameterNumber(text, reference)
                if let names = around.parameters { throw misnamed(number, among: names, reference) }
                around.shorthandCount = max(around.shorthandCount, number + 1)
            }
            return Expression(.name(text), at: start)
        case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
            return Expression(.operatorFunction(text), at: start, notation: notation(of: reference))
        case .keyword(.Self):
            guard !around.enclosingTypes.isEmpty else { throw invalid("'Self' is only available in a type", reference) }
            return Expression(.name("Self"), at: start)
        default:
            return Expression(.name(name(reference.baseName)), at: start, notation: notation(of: reference))
        }
    }

    private func member(_ access: MemberAccessExprSyntax) throws -> Expression {
        let start = offset(access.declName)
        let member = name(access.declName.baseName)
        guard let subject = access.base else {
            return Expression(.implicitMember(member), at: start, notation: notation(of: access.declName))
        }
        // A name qualified by a module does not refer to a local variable or member.
        if let module = subject.as(DeclReferenceExprSyntax.self)?.baseName.text, isModule(module) {
            let kind: Expression.Kind = member.first?.isUppercase == true ? .name(member) : .globalName(member)
            return Expression(kind, at: start, notation: notation(of: access.declName, in: module))
        }
        return Expression(.member(try base(subject), member), at: start, notation: notation(of: access.declName))
    }

    private func keyPath(_ path: KeyPathExprSyntax) throws -> Expression {
        var names: [String] = []
        for component in path.components {
            guard case .property(let property) = component.component else {
                let notation = Notation(type: path.root.map(written), value: try keyPathValue(path))
                return Expression(.keyPath([]), at: offset(path), notation: notation)
            }
            names.append(name(property.declName.baseName))
        }
        let notation = path.root.map { Notation(type: written($0)) }
        return Expression(.keyPath(names), at: offset(path), notation: notation)
    }

    /// Returns the expression that a key path is short for, with a name in place of the root.
    private func keyPathValue(_ path: KeyPathExprSyntax) throws -> Expression {
        var value = Expression(.name(Notation.keyPathRoot), at: offset(path))
        var isOptional = false
        for component in path.components {
            let place = offset(component)
            switch component.component {
            case .property(let property):
                let notation = notation(of: property.declName)
                value = Expression(.member(value, name(property.declName.baseName)), at: place, notation: notation)
            case .subscript(let element):
                value = Expression(.subscripted(value, try arguments(element.arguments)), at: place)
            case .optional(let mark):
                let isForced = mark.questionOrExclamationMark.tokenKind == .exclamationMark
                isOptional = isOptional || !isForced
                value = Expression(isForced ? .forced(value) : .optionalLink(value), at: place)
            default: throw unsupported("a method in a key path is", component)
            }
        }
        return isOptional ? Expression(.chain(value), at: offset(path)) : value
    }

    // MARK: - Calls

    /// Returns the method in `delegate.method?(…)`, which is always there.
    private func withoutMark(_ callee: Expression) -> Expression {
        guard case .optionalLink(let method) = callee.kind, case .member(_, let name) = method.kind,
            session.optionalMethods.contains(name)
        else { return callee }
        return method
    }

    private func call(_ node: FunctionCallExprSyntax) throws -> Expression {
        let callee = withoutMark(try base(node.calledExpression))
        var arguments = try arguments(node.arguments)
        if let trailing = node.trailingClosure {
            arguments.append(
                LabelledExpression(offset: offset(trailing), value: try closure(trailing), isTrailing: true)
            )
        }
        for trailing in node.additionalTrailingClosures {
            arguments.append(
                LabelledExpression(
                    label: name(trailing.label),
                    offset: offset(trailing.label),
                    value: try closure(trailing.closure),
                    isTrailing: true
                )
            )
        }
        return Expression(
            .call(Call(callee: callee, arguments: arguments, nameOffset: callee.offset, covered: around.covered)),
            at: callee.offset
        )
    }

    func arguments(_ list: LabeledExprListSyntax) throws -> [LabelledExpression] {
        try list.nodes.map { argument in
            LabelledExpression(
                label: argument.label.map { name($0) },
                offset: offset(argument),
                value: try expression(argument.expression)
            )
        }
    }

    /// Returns the arguments of a subscript; `...` alone is the unbounded range.
    private func indices(_ list: LabeledExprListSyntax) throws -> [LabelledExpression] {
        try arguments(list).map { index in
            var index = index
            if case .operatorFunction("...") = index.value.kind {
                index.value = Expression(.range(nil, nil, isClosed: false), at: index.offset)
            }
            return index
        }
    }

    // MARK: - Closures

    func closure(_ node: ClosureExprSyntax) throws -> Expression {
        let captures = try node.signature?.capture.map { try self.captures($0) } ?? []
        let outerCount = around.shorthandCount
        let outerLink = around.hasOptionalLink
        let outerMarks = around.covered
        let outerParameters = around.parameters
        around.shorthandCount = 0
        around.hasOptionalLink = false
        around.covered = []
        defer {
            around.shorthandCount = outerCount
            around.hasOptionalLink = outerLink
            around.covered = outerMarks
            around.parameters = outerParameters
        }
        let parameters = try node.signature?.parameterClause.map { try closureParameters($0) }
        let first = open.lines.count
        around.parameters = parameters?.map(\.name)
        let body = try statements(node.statements, returningVoid: false)
        let parts = known.map { open.group(body, from: first, $0, in: source) } ?? body
        let closure = ClosureExpression(
            parameters: parameters,
            captures: captures,
            heading: heading(of: node.signature),
            parts: parts,
            shorthandCount: around.shorthandCount
        )
        return Expression(.closure(closure), at: offset(node))
    }

    private func heading(of signature: ClosureSignatureSyntax?) -> ClosureExpression.Heading {
        guard let signature else { return ClosureExpression.Heading() }
        func captured(_ keyword: Keyword) -> [String] {
            let items = signature.capture?.items.filter { $0.specifier?.specifier.tokenKind == .keyword(keyword) }
            return (items ?? []).map { name($0.name) }
        }
        return ClosureExpression.Heading(
            result: signature.returnClause.map { written($0.type) },
            isThrowing: signature.effectSpecifiers?.throwsClause != nil,
            isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
            weak: captured(.weak),
            unowned: captured(.unowned),
            capturesSelf: signature.capture?.items.contains {
                $0.specifier?.specifier.tokenKind != .keyword(.weak) && $0.initializer == nil && $0.name.text == "self"
            } ?? false,
            hasSignature: true
        )
    }

    /// Returns the captured values of a capture list, without `self`, which is always available.
    private func captures(_ clause: ClosureCaptureClauseSyntax) throws -> [(name: String, value: Expression)] {
        try clause.items.compactMap { item in
            let captured = name(item.name)
            if let initializer = item.initializer { return (captured, try expression(initializer.value)) }
            return captured == "self" ? nil : (captured, Expression(.name(captured), at: offset(item.name)))
        }
    }

    private func closureParameters(
        _ clause: ClosureSignatureSyntax.ParameterClause
    ) throws -> [ClosureExpression.Parameter] {
        switch clause {
        case .simpleInput(let list): return list.map { .init(name: name($0.name), type: nil) }
        case .parameterClause(let clause):
            return try clause.parameters.map { parameter in
                if let wrapper = custom(parameter.attributes).first {
                    throw unsupported("a property wrapper on the parameter of a closure is", wrapper)
                }
                return .init(
                    name: name(parameter.secondName ?? parameter.firstName),
                    type: parameter.type.map { written($0) },
                    isInout: parameter.type.map(Self.isInout) ?? false,
                    isVariadic: parameter.ellipsis != nil
                )
            }
        }
    }

    /// Returns true if the type is marked `inout`.
    static func isInout(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
            specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
        } ?? false
    }
}
