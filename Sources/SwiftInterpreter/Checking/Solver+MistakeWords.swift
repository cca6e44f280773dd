/// The words of a compiler for the mistakes in an expression.
extension Solver {
    /// Returns a type as a message shows it: that of a literal is the one that it has by itself.
    func described(_ type: Type) -> String { shown(type).description }

    func shown(_ type: Type) -> Type {
        let type = state.simplified(type)
        guard type.hasVariables else { return type }
        guard case .variable(let number) = type.form else { return type.mappingParts { shown($0) } }
        if let literal = state.literals[number], let preset = standard.preset(of: literal) {
            return preset == type ? type : shown(preset)
        }
        // The elements of a literal have the type of the first one, and a generic parameter that of what is passed.
        for constraint in allConstraints {
            guard case .converts(let from, let to, let place) = constraint.kind, place.decidesType,
                state.known(to).variableNumber == number, let source = state.known(from).variableNumber,
                source != number, let literal = state.literals[source], let preset = standard.preset(of: literal)
            else { continue }
            return shown(preset)
        }
        return type
    }

    /// Returns the mistake that a value is not optional.
    func unwrapping(_ optional: Type, _ node: Expression) -> Mistake {
        let isForced = if case .forced = node.kind { true } else { false }
        return Mistake(
            message: .misuse(of: described(optional), isForced ? .forced : .chained),
            node: node,
            weight: 1,
            hint: .fix("delete the '\(isForced ? "!" : "?")'")
        )
    }

    // MARK: - Members

    func member(_ site: MemberSite) -> Mistake {
        let base = state.simplified(site.base)
        func mistake(_ message: DiagnosticMessage, _ weight: Int = 2, _ hint: Hint? = nil) -> Mistake {
            Mistake(message: message, node: site.node, weight: weight, hint: hint)
        }
        if case .metatype(let type) = base.form {
            if state.known(type).variableNumber != nil {
                if let part = root.flatMap({ UnknownPart($0) }) {
                    return mistake(.sentence(part.message), 2, .context(part.fix))
                }
                return mistake(
                    "cannot infer contextual base in reference to member '\(site.name)'",
                    2,
                    .context("write the type before the dot")
                )
            }
            let shown = shown(type)
            if !site.isImplicit, !lookup.members(site.name, of: shown, isStatic: false).isEmpty {
                return mistake(.sentence(Self.misused(site.name, on: shown)))
            }
            return mistake(
                .unknownMember(site.name, of: shown.description, .type),
                2,
                .member(site.name, shown.withoutOptionals, isStatic: true)
            )
        }
        if let wrapped = base.wrapped,
            !lookup.members(site.name, of: state.simplified(wrapped), isStatic: false).isEmpty
        {
            return mistake(
                .wrappedMember(site.name, of: described(base), value: described(wrapped)),
                1,
                .memberOfOptional(site.name)
            )
        }
        if case .tuple = base.form {
            return mistake(.unknownMember(site.name, of: base.description, .tuple))
        }
        let shown = shown(base)
        if site.name != "subscript", site.name != "init",
            !lookup.members(site.name, of: shown, isStatic: true).isEmpty
        {
            return mistake("static member '\(site.name)' cannot be used on instance of type '\(shown)'")
        }
        if site.name == "init" { return mistake(.sentence(site.refusalOfInitializer)) }
        if site.name == "subscript" { return mistake(.misuse(of: shown.description, .index)) }
        return mistake(
            .unknownMember(site.name, of: shown.description, .value),
            2,
            .member(site.name, shown, isStatic: false)
        )
    }

    static func misused(_ name: String, on type: Type, isInInitialValue: Bool) -> String {
        isInInitialValue
            ? "cannot use instance member '\(name)' within property initializer; property initializers run before "
                + "'self' is available"
            : "instance member '\(name)' cannot be used on type '\(type)'"
    }

    private static func misused(_ name: String, on type: Type) -> String {
        "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?"
    }

    // MARK: - Calls

    func call(_ call: CallSite) -> Mistake {
        if let choice = state.choices[ObjectIdentifier(call.callee)], let declaration = choice.declaration,
            choice.isUnapplied, declaration.kind == .function, let type = choice.selfType, call.arguments.isEmpty
        {
            let message = DiagnosticMessage.sentence(Self.misused(declaration.name, on: shown(type)))
            return Mistake(message: message, node: call.node, weight: 3)
        }
        if let choice = state.choices[ObjectIdentifier(call.callee)], let declaration = choice.declaration,
            let problem = ParameterMatch(declaration, call.arguments, state: state).problem
        {
            let node = problem.argument.map { call.arguments[$0].node } ?? call.node
            let message = call.isSubscript ? problem.message.inSubscript : problem.message
            var mistake = Mistake(message: message, node: node, weight: problem.weight, hint: problem.hint)
            if case .near? = problem.hint, let label = labelFitting(call.arguments, declaration.parameters) {
                mistake.hint = .near(label)
            }
            mistake.forms = forms(of: declaration, choice)
            return mistake
        }
        let function = state.simplified(call.function)
        if let mistake = reference(in: call, function) { return mistake }
        func mistake(_ message: DiagnosticMessage, _ fix: String? = nil) -> Mistake {
            Mistake(message: message, node: call.node, weight: 3, hint: fix.map { .fix($0) })
        }
        if let type = function.function {
            if type.parameters.isEmpty { return mistake("argument passed to call that takes no arguments") }
            if call.arguments.count > type.parameters.count { return mistake(.extraArgument(label: nil)) }
            if call.arguments.count < type.parameters.count {
                return mistake(.missingArguments(["#\(call.arguments.count + 1)"]))
            }
            if let label = call.arguments.lazy.compactMap(\.label).first {
                return mistake(.labels(.extraneous(["\(label):"]), in: .function))
            }
        }
        if let wrapped = function.wrapped, wrapped.function != nil {
            return mistake(
                .wrapped(function.description, value: wrapped.description),
                "write '?' after it to call it only if it is not nil"
            )
        }
        if case .metatype(let type) = function.form {
            let names = lookup.memberNames(of: state.simplified(type), isStatic: true).prefix(6).map { ".\($0)" }
            return mistake(
                "'\(described(type))' cannot be constructed because it has no accessible initializers",
                names.isEmpty ? nil : "use \(names.joined(separator: ", "))"
            )
        }
        var fix: String?
        if case .name(let name) = call.callee.kind { fix = "delete the parentheses after '\(name)'" }
        return mistake(.misuse(of: described(function), .call), fix)
    }

    /// Returns the mistake that an `&` is missing, or there is one too many; nil if that is not so.
    private func reference(in call: CallSite, _ function: Type) -> Mistake? {
        guard !call.isOperator, let parameters = function.function?.parameters,
            parameters.count == call.arguments.count
        else { return nil }
        for (parameter, argument) in zip(parameters, call.arguments) where parameter.isInout != argument.isReference {
            if parameter.isInout {
                return Mistake(
                    message: "passing value of type '\(described(argument.type))' to an inout parameter requires "
                        + "explicit '&'",
                    node: argument.node,
                    weight: 2,
                    hint: .fix("write '&' before it")
                )
            }
            guard state.simplified(parameter.type).pointee == nil else { continue }
            return Mistake(
                message: "'&' used with non-inout argument of type '\(described(parameter.type))'",
                node: argument.node,
                weight: 2,
                hint: .fix("delete the '&'")
            )
        }
        return nil
    }

    /// Returns the ways to call a function: those of all declarations of the name.
    private func forms(of declaration: Declaration, _ choice: Choice) -> [String] {
        let name: String
        var all: [Declaration]
        if let type = choice.selfType.map({ state.simplified($0) }) {
            let isStatic = declaration.isStaticLike
            all = lookup.members(declaration.name, of: type, isStatic: isStatic).map(\.declaration)
            name = declaration.kind == .initializer ? type.nominal?.lastName ?? declaration.name : declaration.name
        } else {
            all = interfaces.functions(declaration.name)
            name = declaration.name
        }
        all.removeAll { $0.modifiers.contains(.absent) || $0.modifiers.contains(.private) }
        var seen: Set<String> = []
        let forms = all.map { "\(name)(\($0.parameters.map { ($0.label ?? "_") + ":" }.joined()))" }
        return Array(forms.filter { seen.insert($0).inserted }.prefix(6))
    }

    /// Returns the mistake that a closure has other parameters than its context.
    func closure(_ site: ClosureSite) -> Mistake {
        let written = site.closure.parameters?.count ?? site.closure.shorthandCount
        guard let function = state.simplified(site.type).function ?? context(of: site.type),
            function.parameters.count != written
        else {
            return Mistake(
                message: "unable to infer type of a closure parameter in the current context",
                node: site.node,
                weight: 2
            )
        }
        func count(_ number: Int) -> String { "\(number) argument\(number == 1 ? "" : "s")" }
        let wanted = function.parameters.count
        if written == 0 {
            let names = Array(repeating: "_", count: wanted).joined(separator: ", ")
            return Mistake(
                message:
                    "contextual type for closure argument list expects \(count(wanted)), which cannot be implicitly "
                    + "ignored",
                node: site.node,
                weight: 6,
                hint: .fix("write '{ \(names) in …', with a name for each argument that you need")
            )
        }
        return Mistake(
            message: "contextual closure type '\(described(.init(.function(function))))' expects \(count(wanted)), but "
                + "\(written) \(written == 1 ? "was" : "were") used in closure body",
            node: site.node,
            weight: 6
        )
    }
}

extension Constraint.Conversion {
    /// True for a place whose type follows from the value in it, if nothing else decides it.
    fileprivate var decidesType: Bool {
        switch self {
        case .element, .argument: true
        default: false
        }
    }
}
