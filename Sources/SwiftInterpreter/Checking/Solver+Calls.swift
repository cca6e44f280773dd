/// The matching of arguments and parameters.
extension Solver {
    func apply(_ call: CallSite) -> Outcome {
        let function = state.known(call.function)
        if function.isError { return leaveOpen(call.result) }
        if isNamed(call), let choice = state.choices[ObjectIdentifier(call.callee)],
            let declaration = choice.declaration,
            declaration.takesArguments, !choice.isDynamic, !choice.isUnapplied || declaration.kind != .function
        {
            return apply(call, choice, declaration)
        }
        switch function.form {
        case .variable: return .open
        case .function(let function):
            noteCursor(function, in: call)
            return apply(call, function)
        case .metatype(let type):
            if case .variable = state.known(type).form { return .open }
            return construct(call, state.known(type))
        case .nominal, .existential, .parameter, .opaque, .member:
            if function.wrapped?.function != nil { return .failed }
            let member = state.variable()
            let next = CallSite(
                function: member,
                arguments: call.arguments,
                result: call.result,
                callee: call.node,
                node: call.node
            )
            let candidates = members("callAsFunction", of: function, isStatic: false, isBound: true)
            guard !candidates.isEmpty else { return .failed }
            add(.call(next), call.node)
            return decide(candidates, member, call.node, call: next, site: nil)
        default: return .failed
        }
    }

    /// True if a declaration is called, and not the result of an expression.
    private func isNamed(_ call: CallSite) -> Bool {
        if call.isSubscript || call.isOperator || call.callee === call.node { return true }
        switch call.callee.kind {
        case .subscripted, .call, .closure: return false
        default: return call.callee.notation?.labels == nil
        }
    }

    /// Calls the initializer of a type.
    private func construct(_ call: CallSite, _ type: Type) -> Outcome {
        if let literal = literal(of: call), isLiteral(type, literal) {
            // `T(3)` is the literal as a value of the type.
            return unify(call.arguments[0].type, type) && unify(call.result, type) ? .solved : .failed
        }
        let member = state.variable()
        let callee = Expression(.nilLiteral, at: call.callee.offset)
        let next = CallSite(
            function: member,
            arguments: call.arguments,
            result: call.result,
            callee: callee,
            node: call.node
        )
        state.constructors[ObjectIdentifier(call.node)] = callee
        state.made[ObjectIdentifier(callee)] = type
        add(.call(next), call.node)
        let candidates = members("init", of: state.simplified(type), isStatic: true, isBound: true)
        if let made = commonResult(candidates, call.arguments, type), !unify(call.result, made) { return .failed }
        return decide(candidates, member, callee, call: next, site: nil)
    }

    /// Returns what a call of an initializer makes, whichever it is; nil if that depends on the initializer.
    private func commonResult(_ candidates: [State.Candidate], _ arguments: [CallSite.Argument], _ type: Type) -> Type?
    {
        guard !isRepairing, candidates.count > 1 else { return nil }
        let fitting = candidates.map(\.declaration).filter {
            ParameterMatch($0, arguments, state: state).matched != nil
        }
        guard let first = fitting.first, !fitting.contains(where: \.isImplicitlyUnwrapped) else { return nil }
        let isFailable = first.result.wrapped != nil
        guard fitting.allSatisfy({ ($0.result.wrapped != nil) == isFailable }), type.wrapped == nil else { return nil }
        return isFailable ? standard.optional(type) : type
    }

    private func literal(of call: CallSite) -> LiteralKind? {
        guard call.arguments.count == 1, call.arguments[0].label == nil,
            let number = state.known(call.arguments[0].type).variableNumber
        else { return nil }
        switch state.literals[number] {
        case .integer?, .float?, .boolean?, .string?, .character?, .scalar?, .interpolated?, .nothing?:
            return state.literals[number]
        default: return nil
        }
    }

    private func isLiteral(_ type: Type, _ literal: LiteralKind) -> Bool {
        guard let kind = interfaces.nominal(literal.protocolName) else { return false }
        return lookup.conforms(state.simplified(type), to: kind)
    }

    private func apply(_ call: CallSite, _ function: Type.Function) -> Outcome {
        let unfinished = call.isUnfinished ? call.arguments.indices.map { [$0] } : nil
        guard let matched = function.arguments(of: call.arguments.count) ?? unfinished else { return .failed }
        for (parameter, indices) in zip(function.parameters, matched) {
            for argument in indices.map({ call.arguments[$0] }) {
                if argument.label != nil { return .failed }
                guard
                    pass(
                        argument,
                        to: parameter.typeOfValue,
                        isInout: parameter.isInout,
                        isAutoclosure: parameter.isAutoclosure,
                        call
                    )
                else { return .failed }
            }
        }
        return unify(call.result, function.result) ? .solved : .failed
    }

    private func apply(_ call: CallSite, _ choice: Choice, _ declaration: Declaration) -> Outcome {
        // The result may be implicitly unwrapped, which is not decided at first.
        let unwrapped = declaration.isImplicitlyUnwrapped ? state.known(call.function).function?.result : nil
        if declaration.isImplicitlyUnwrapped, unwrapped == nil { return .open }
        guard let matched = ParameterMatch(declaration, call.arguments, state: state).matched else { return .failed }
        for (index, arguments) in matched.enumerated() {
            let parameter = declaration.parameters[index]
            for argument in arguments {
                guard
                    pass(
                        call.arguments[argument],
                        to: choice.parameters[index],
                        isInout: parameter.isInout,
                        isAutoclosure: parameter.isAutoclosure,
                        call
                    )
                else { return .failed }
                if let builder = parameter.builder {
                    state.builders[ObjectIdentifier(call.arguments[argument].node)] = opened(
                        builder,
                        choice,
                        declaration
                    )
                }
            }
        }
        state.choices[ObjectIdentifier(call.callee)]?.matched = matched
        return unify(call.result, unwrapped ?? choice.result ?? .error) ? .solved : .failed
    }

    /// Returns a type in a declaration with the types of this use.
    private func opened(_ type: Type, _ choice: Choice, _ declaration: Declaration) -> Type {
        var result = type.substituting(declaration.generics.parameters, choice.arguments)
        if case .nominal(let nominal, let arguments)? = choice.selfType?.form {
            result = result.substituting(nominal.generics.parameters, arguments)
        }
        return opened(instantiated(result)) { _ in false }
    }

    private func pass(
        _ argument: CallSite.Argument,
        to type: Type,
        isInout: Bool,
        isAutoclosure: Bool,
        _ call: CallSite
    ) -> Bool {
        if isInout {
            guard argument.isReference || call.isOperator else { return false }
            guard isRepairing else { return unify(argument.type, type) }
            add(.converts(argument.type, type, .reference(call)), argument.node)
            return true
        }
        if argument.isReference {
            guard let pointee = state.simplified(type).pointee else { return false }
            return unify(argument.type, pointee)
        }
        let target = isAutoclosure ? state.known(type).function?.result ?? type : type
        add(.converts(argument.type, target, call.isOperator ? .operand(call) : .argument), argument.node)
        return true
    }
}

extension Declaration {
    /// True if a call of it passes arguments; false for a variable, whose value may be called.
    var takesArguments: Bool {
        switch kind {
        case .function, .initializer, .subscript: true
        case .enumCase: !parameters.isEmpty
        case .variable, .type: false
        }
    }
}
