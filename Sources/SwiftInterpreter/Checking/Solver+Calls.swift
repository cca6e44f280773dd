/// The matching of arguments and parameters.
extension Solver {
    func apply(_ call: CallSite) -> Outcome {
        let function = state.known(call.function)
        if function.isError { return unify(call.result, .error) ? .solved : .failed }
        if isNamed(call), let choice = state.choices[ObjectIdentifier(call.callee)],
            let declaration = choice.declaration,
            takesArguments(declaration), !choice.isDynamic, !choice.isUnapplied || declaration.kind != .function
        {
            return apply(call, choice, declaration)
        }
        switch function.form {
        case .variable: return .open
        case .function(let function): return apply(call, function)
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
        default: return true
        }
    }

    private func takesArguments(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .function, .initializer, .subscript: true
        case .enumCase: !declaration.parameters.isEmpty
        case .variable, .type: false
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
        return decide(candidates, member, callee, call: next, site: nil)
    }

    private func literal(of call: CallSite) -> LiteralKind? {
        guard call.arguments.count == 1, call.arguments[0].label == nil,
            let number = state.known(call.arguments[0].type).variableNumber
        else { return nil }
        switch state.literals[number] {
        case .integer?, .float?, .boolean?, .string?, .character?, .interpolated?: return state.literals[number]
        default: return nil
        }
    }

    private func isLiteral(_ type: Type, _ literal: LiteralKind) -> Bool {
        guard let kind = interfaces.nominal(literal.protocolName) else { return false }
        return lookup.conforms(state.simplified(type), to: kind)
    }

    private func apply(_ call: CallSite, _ function: Type.Function) -> Outcome {
        guard function.parameters.count == call.arguments.count else { return .failed }
        for (parameter, argument) in zip(function.parameters, call.arguments) {
            if argument.label != nil { return .failed }
            guard
                pass(
                    argument,
                    to: parameter.type,
                    isInout: parameter.isInout,
                    isAutoclosure: parameter.isAutoclosure,
                    call
                )
            else { return .failed }
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
            return unify(argument.type, type)
        }
        if argument.isReference { return false }
        let target = isAutoclosure ? state.known(type).function?.result ?? type : type
        add(.converts(argument.type, target, call.isOperator ? .operand(call) : .argument), argument.node)
        return true
    }
}

/// Matches the arguments of a call to the parameters of a declaration.
struct ParameterMatch {
    /// The numbers of the arguments for each parameter; nil if they do not match.
    private(set) var matched: [[Int]]?
    /// The words of a compiler for the first argument that does not match, with its number.
    private(set) var problem: (message: String, argument: Int?)?

    init(_ declaration: Declaration, _ arguments: [CallSite.Argument], state: State) {
        var parameters = declaration.parameters
        if declaration.isOperator { for index in parameters.indices { parameters[index].label = nil } }
        var result = [[Int]](repeating: [], count: parameters.count)
        var next = 0
        let firstTrailing = arguments.firstIndex(where: \.isTrailing) ?? arguments.count
        for index in 0..<firstTrailing {
            let label = arguments[index].label
            // Further values of a variadic parameter have no label.
            if label == nil, next > 0, parameters[next - 1].isVariadic, !result[next - 1].isEmpty {
                result[next - 1].append(index)
                continue
            }
            guard let place = (next..<parameters.count).first(where: { parameters[$0].label == label }),
                parameters[next..<place].allSatisfy({ $0.hasDefault || $0.isVariadic })
            else {
                problem = Self.problem(label, parameters, next, index, declaration, arguments)
                return
            }
            result[place].append(index)
            next = place + 1
        }
        for index in firstTrailing..<max(firstTrailing, arguments.count) {
            guard let place = Self.place(ofTrailing: index, arguments, parameters, next, state) else {
                problem = ("extra trailing closure passed in call", index)
                return
            }
            result[place].append(index)
            next = place + 1
        }
        for (index, parameter) in parameters.enumerated()
        where result[index].isEmpty && !parameter.hasDefault && !parameter.isVariadic {
            problem = (
                parameter.label.map { "missing argument for parameter '\($0)' in call" }
                    ?? "missing argument for parameter #\(index + 1) in call", nil
            )
            return
        }
        matched = result
    }

    /// Returns the parameter that a closure after the parentheses is for: the first that takes a closure, unless it has a
    /// default and a later one needs it.
    private static func place(
        ofTrailing index: Int,
        _ arguments: [CallSite.Argument],
        _ parameters: [Declaration.Parameter],
        _ next: Int,
        _ state: State
    ) -> Int? {
        if let label = arguments[index].label {
            return (next..<parameters.count).first {
                parameters[$0].label == label || label == "_" && parameters[$0].label == nil
            }
        }
        let nextLabel = index + 1 < arguments.count ? arguments[index + 1].label : nil
        for place in next..<max(next, parameters.count) {
            let parameter = parameters[place]
            guard takesClosure(parameter) else {
                if parameter.hasDefault || parameter.isVariadic { continue }
                return nil
            }
            if parameter.hasDefault || parameter.isVariadic {
                let rest = parameters[(place + 1)...].prefix { nextLabel == nil || $0.label != nextLabel }
                if rest.contains(where: { !$0.hasDefault && !$0.isVariadic && takesClosure($0) }) { continue }
            }
            return place
        }
        return nil
    }

    private static func takesClosure(_ parameter: Declaration.Parameter) -> Bool {
        var type = parameter.type
        if parameter.isAutoclosure, let result = type.function?.result { type = result }
        switch type.withoutOptionals.form {
        case .function, .parameter, .variable, .member: return true
        case .existential: return type.withoutOptionals.isAny
        default: return false
        }
    }

    private static func problem(
        _ label: String?,
        _ parameters: [Declaration.Parameter],
        _ next: Int,
        _ index: Int,
        _ declaration: Declaration,
        _ arguments: [CallSite.Argument]
    ) -> (String, Int?) {
        guard next < parameters.count else {
            return (label.map { "extra argument '\($0)' in call" } ?? "extra argument in call", index)
        }
        let wanted = parameters[next].label
        switch (label, wanted) {
        case (let label?, let wanted?):
            if parameters.contains(where: { $0.label == label }), arguments.contains(where: { $0.label == wanted }) {
                return ("argument '\(wanted)' must precede argument '\(label)'", index)
            }
            return ("incorrect argument label in call (have '\(label):', expected '\(wanted):')", index)
        case (nil, let wanted?): return ("missing argument label '\(wanted):' in call", index)
        case (let label?, nil): return ("extraneous argument label '\(label):' in call", index)
        case (nil, nil): return ("extra argument in call", index)
        }
    }
}
