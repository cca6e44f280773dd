/// The words of a compiler for values of other types than their places have.
extension Constraint.Conversion {
    /// True for `as`.
    fileprivate var isExplicit: Bool {
        if case .explicit = self { return true }
        return false
    }

    /// Returns what to write for an optional where the value in it is expected.
    fileprivate func remedyOfOptional(_ node: Expression) -> Hint {
        guard case .reference(let call) = self else { return .optional }
        guard call.isOperator else { return .fix("write '!' after it if it always has a value") }
        if case .subscripted = node.kind { return .fix("begin with a default, as in '[key, default: 0]'") }
        return .fix("write '?' after it to change it only if it is not nil")
    }
}

extension Solver {
    /// Returns the mistake that an operator does not exist for its operands.
    private func operands(_ call: CallSite) -> Mistake? {
        let types = call.arguments.map { described($0.type) }
        guard !types.contains("_") else { return nil }
        switch call.node.kind {
        case .binary("~=", _, _):
            return Mistake(
                message: "expression pattern of type '\(types[0])' cannot match values of type '\(types[1])'",
                node: call.node,
                weight: 2
            )
        case .binary(let name, _, _), .assignWith(let name, _, _):
            let remedy = Hint.operands(name, shown(call.arguments[0].type), shown(call.arguments[1].type))
            return .operands(name, types[0], types[1], call.node, remedy)
        case .unary(let name, _):
            return Mistake(
                message: "unary operator '\(name)' cannot be applied to an operand of type '\(types[0])'",
                node: call.node,
                weight: 2
            )
        default: return nil
        }
    }

    /// Returns the mistake that a function has an effect that its place does not allow; nil for other values.
    private func effects(_ a: Type, _ b: Type, _ place: Constraint.Conversion, _ node: Expression) -> Mistake? {
        guard let from = state.simplified(a).function, let to = state.simplified(b).function else { return nil }
        let more = from.effects.subtracting(to.effects)
        guard !more.isEmpty, from.parameters.count == to.parameters.count else { return nil }
        let isPassed = if case .argument = place { true } else { false }
        let words = more.refusal(of: described(a), as: described(b), isPassed: isPassed)
        return Mistake(message: .sentence(words), node: node, weight: 2)
    }

    /// Returns the mistake that a value cannot be of the type that its place has.
    func conversion(_ a: Type, _ b: Type, _ place: Constraint.Conversion, _ node: Expression) -> Mistake {
        let (from, to) = (described(a), described(b))
        if case .condition = place { return condition(a, node) }
        if case .operand(let call?) = place, case .unary("!", _) = call.node.kind {
            return condition(a, node, isNegated: true)
        }
        if case .operand(nil) = place { return condition(a, node) }
        if case .attempt(_, isForced: false) = node.kind, state.simplified(b).wrapped == nil {
            return Mistake(
                message:
                    "value of optional type '\(from)' not unwrapped; did you mean to use 'try!' or chain with '?'?",
                node: node,
                weight: 2,
                hint: .optional
            )
        }
        if let mistake = effects(a, b, place, node) { return mistake }
        if let function = state.simplified(a).function, function.result == state.simplified(b),
            case .implicitMember(let name) = node.kind
        {
            let types = function.parameters.map(\.type.description).joined(separator: ", ")
            let words =
                function.parameters.count == 1 ? "argument of type '\(types)'" : "arguments of type '(\(types))'"
            return Mistake(message: "member '\(name)' expects \(words)", node: node, weight: 2)
        }
        if !place.isExplicit, let mistake = wrapped(a, b, place, node) { return mistake }
        if case .variable(let number) = state.known(a).form, case .nothing? = state.literals[number] {
            return Mistake(message: place.refusalOfNil(to), node: node, weight: 2)
        }
        if case .operand(let call?) = place, let mistake = operands(call) { return mistake }
        if case .reference(let call) = place {
            var mistake =
                (call.isOperator ? operands(call) : nil)
                ?? Mistake(message: place.refusal(of: from, to), node: node, weight: 3)
            // A mistake in a value comes before one in the variable that it changes.
            mistake.weight = 3
            return mistake
        }
        if case .initial = place, case .tuple(let given) = state.simplified(a).form,
            case .tuple(let wanted) = state.simplified(b).form, given.count != wanted.count
        {
            return Mistake(
                message: "'\(from)' is not convertible to '\(to)', tuples have a different number of elements",
                node: node,
                weight: 2
            )
        }
        let node = place.isValue ? node.onlyValue ?? node : node
        return difference(from, to, place, node)
            ?? Mistake(
                message: place.refusal(of: from, to),
                node: node,
                weight: 2,
                hint: .conversion(shown(a), state.simplified(b))
            )
    }

    /// Returns the mistake that only the value in an optional has the type of its place; nil if that is not so.
    private func wrapped(_ a: Type, _ b: Type, _ place: Constraint.Conversion, _ node: Expression) -> Mistake? {
        let target = state.simplified(b)
        guard let wrapped = state.simplified(a).wrapped, target.wrapped == nil,
            wrapped == target || target.hasVariables
        else { return nil }
        return Mistake(
            message: .wrapped(described(a), value: wrapped.description),
            node: node,
            weight: 1,
            hint: place.remedyOfOptional(node)
        )
    }

    /// Returns the mistake that branches or elements have different types, where no context says which is right.
    private func difference(
        _ from: String,
        _ to: String,
        _ place: Constraint.Conversion,
        _ node: Expression
    ) -> Mistake? {
        if case .branch(let whole) = place, !hasContext {
            let isTernary = if case .ternary = whole.kind { true } else { false }
            let words = isTernary ? "result values in '? :' expression" : "branches"
            return Mistake(
                message: "\(words) have mismatching types '\(to)' and '\(from)'",
                node: isTernary ? whole : node,
                weight: 2
            )
        }
        if case .element = place, !hasContext, let root, root.hasElement(node) {
            let list = if case .array = root.kind { "[Any]" } else { "[\(keyType(of: root)) : Any]" }
            return Mistake(
                message: "heterogeneous collection literal could only be inferred to '\(list)'; add explicit type "
                    + "annotation if this is intentional",
                node: root,
                weight: 2,
                hint: .fix("write ': \(list)' behind the name")
            )
        }
        return nil
    }

    private func keyType(of node: Expression) -> String {
        guard case .dictionary(let pairs) = node.kind, let key = pairs.first?.key,
            let type = state.types[ObjectIdentifier(key)]
        else { return "_" }
        return described(type)
    }

    /// Returns the mistake that a condition is not a Boolean value.
    private func condition(_ type: Type, _ node: Expression, isNegated: Bool = false) -> Mistake {
        let shown = shown(type)
        if case .integer(let value) = node.kind, value == 0 || value == 1 {
            return Mistake(
                message: "integer literal value '\(value)' cannot be used as a boolean; did you mean '\(value == 1)'?",
                node: node,
                weight: 2
            )
        }
        let comparison = isNegated ? "==" : "!="
        if shown.wrapped != nil {
            return Mistake(
                message: "optional type '\(shown)' cannot be used as a boolean; test for '\(comparison) nil' instead",
                node: node,
                weight: 2
            )
        }
        if let kind = interfaces.nominal("BinaryInteger"), lookup.conforms(shown, to: kind) {
            return Mistake(
                message: "type '\(shown)' cannot be used as a boolean; test for '\(comparison) 0' instead",
                node: node,
                weight: 2
            )
        }
        return Mistake(
            message: .conversion(from: shown.description, to: "Bool", .condition),
            node: node,
            weight: 2
        )
    }
}

extension Expression {
    /// Returns true for a collection literal with an element.
    fileprivate func hasElement(_ node: Expression) -> Bool {
        switch kind {
        case .array(let elements): elements.contains { $0 === node }
        case .dictionary(let pairs): pairs.contains { $0.value === node }
        default: false
        }
    }
}

extension FunctionEffects {
    /// Returns the sentence about a function that has these effects, which its place does not allow.
    ///
    /// - Parameter isPassed: true for an argument.
    func refusal(of type: String, as expected: String, isPassed: Bool) -> String {
        if contains(.async), isPassed {
            return "cannot pass function of type '\(type)' to parameter expecting synchronous function type"
        }
        let (own, wanted) = contains(.async) ? ("'async'", "synchronous") : ("throwing", "non-throwing")
        return "invalid conversion from \(own) function of type '\(type)' to \(wanted) function type '\(expected)'"
    }
}
