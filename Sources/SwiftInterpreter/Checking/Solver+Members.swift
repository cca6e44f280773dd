/// The names after dots.
extension Solver {
    func findMember(_ site: MemberSite) -> Outcome {
        let base = state.simplified(site.base)
        switch base.form {
        case .error: return leaveOpen(site.type)
        case .variable: return .open
        case .metatype(let type):
            let type = state.known(type)
            if case .variable = type.form { return .open }
            if type.isError { return leaveOpen(site.type) }
            return findStatic(site, type)
        case .tuple(let fields): return noteCursor(site, in: base, .instance) ? .solved : findField(site, fields)
        default: return find(site, in: base)
        }
    }

    private func findField(_ site: MemberSite, _ fields: [Type.Field]) -> Outcome {
        let field =
            fields.first { $0.label == site.name }
            ?? Int(site.name, radix: 10).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
        if site.name == "self" { return unify(site.type, .tuple(fields)) ? .solved : .failed }
        guard let field else { return .failed }
        return unify(site.type, field.type) ? .solved : .failed
    }

    private func find(_ site: MemberSite, in base: Type) -> Outcome {
        if noteCursor(site, in: base, .instance) { return .solved }
        if site.name == "self" { return unify(site.type, base) ? .solved : .failed }
        if site.name == "init" {
            // `self.init(…)` and `super.init(…)`; other values have no initializer.
            guard site.isOfSelf else { return .failed }
            state.made[ObjectIdentifier(site.node)] = base
            return decide(site, members("init", of: base, isStatic: true, isBound: true))
        }
        var candidates = members(site.name, of: base, isStatic: false, isBound: true)
        if site.isOfSuper, let selfType = state.selfOfSuper {
            for index in candidates.indices where candidates[index].receiver != nil {
                candidates[index].receiver = selfType
            }
        }
        if candidates.isEmpty, let outcome = findDynamic(site, base, isStatic: false) { return outcome }
        return decide(site, candidates)
    }

    private func findStatic(_ site: MemberSite, _ type: Type) -> Outcome {
        if site.isImplicit, site.name == CursorFindings.word, let wrapped = type.wrapped,
            state.known(wrapped).variableNumber != nil
        {
            // What the optional is of may still be found.
            return .open
        }
        if noteCursor(site, in: type, site.isImplicit ? .implicit : .named) { return .solved }
        if site.name == "self" { return unify(site.type, .metatype(type)) ? .solved : .failed }
        if site.name == "Type" { return unify(site.type, .metatype(.metatype(type))) ? .solved : .failed }
        var candidates = members(site.name, of: type, isStatic: true, isBound: true)
        if !site.isImplicit, site.name != "init" {
            candidates += members(site.name, of: type, isStatic: false, isBound: false).filter {
                $0.declaration.kind == .function
            }
        }
        if candidates.isEmpty, let nested = nestedType(site, in: type) {
            return unify(site.type, .metatype(nested)) ? .solved : .failed
        }
        var current = type
        while site.isImplicit, let wrapped = current.wrapped {
            current = state.simplified(wrapped)
            // The type in the optional may have the member, once it is known.
            if candidates.isEmpty, current.variableNumber != nil { return .open }
            candidates += members(site.name, of: current, isStatic: true, isBound: true).map {
                var copy = $0
                copy.isOfWrapped = true
                return copy
            }
        }
        if site.name == "init" { state.made[ObjectIdentifier(site.node)] = type }
        if candidates.isEmpty, !site.isImplicit, let outcome = findDynamic(site, type, isStatic: true) {
            return outcome
        }
        return decide(site, candidates)
    }

    /// Returns the nested type, alias or associated type that a name after a type denotes; nil if there is none.
    private func nestedType(_ site: MemberSite, in type: Type) -> Type? {
        if let nominal = type.nominal, let nested = interfaces.type(site.name, in: nominal) {
            return named(nested, in: type)
        }
        guard !site.isImplicit else { return nil }
        switch type.form {
        case .nominal: return lookup.associated(site.name, of: type)
        case .parameter, .member, .opaque:
            let isKnown = lookup.bounds(of: type).protocols.contains {
                $0.allAssociated(interfaces).contains(site.name)
            }
            return isKnown ? lookup.reduced(Type(.member(type, site.name))) : nil
        default: return nil
        }
    }

    func named(_ nested: NestedType, in outer: Type) -> Type {
        switch nested {
        case .nominal(let nominal):
            nominal.load()
            guard case .nominal(let around, let arguments) = outer.form else { return nominal.selfType }
            return opened(nominal.selfType.substituting(around.generics.parameters, arguments)) { _ in false }
        case .alias(_, let type):
            guard case .nominal(let around, let arguments) = outer.form else { return type }
            return instantiated(type.substituting(around.generics.parameters, arguments))
        }
    }

    func members(_ name: String, of type: Type, isStatic: Bool, isBound: Bool) -> [State.Candidate] {
        lookup.members(name, of: type, isStatic: isStatic).map {
            var result = State.Candidate(declaration: $0.declaration, selfType: $0.selfType, isBound: isBound)
            if $0.declaration.modifiers.contains(.dynamicSelf) { result.receiver = type }
            return result
        }
    }

    /// Finds a member that `@dynamicMemberLookup` allows: the value of a subscript; nil if there is none.
    private func findDynamic(_ site: MemberSite, _ base: Type, isStatic: Bool) -> Outcome? {
        guard let nominal = base.nominal, nominal.modifiers.contains(.dynamicMembers) else { return nil }
        var candidates = members("subscript", of: base, isStatic: isStatic, isBound: true).filter {
            $0.declaration.parameters.map(\.label) == ["dynamicMember"]
        }
        for index in candidates.indices { candidates[index].isDynamic = true }
        // A member behind a key path comes before a name that is only a string.
        // Of several key paths the one that allows most is meant, if the member allows it.
        let paths = candidates.filter { $0.declaration.parameters[0].type.isKeyPath }.sorted {
            $0.declaration.parameters[0].type.keyPathRank > $1.declaration.parameters[0].type.keyPathRank
        }
        let strings = candidates.filter { !$0.declaration.parameters[0].type.isKeyPath }
        for candidate in paths + strings {
            // Of several results the one that the place accepts is meant.
            if strings.count > 1, candidate.declaration === strings[0].declaration {
                return decide(strings, site.type, site.node, call: nil, site: site)
            }
            let before = state
            var choice = open(candidate, site.node)
            choice.isDynamic = true
            if case .nominal(_, let arguments) = state.known(choice.parameters[0]).form, arguments.count == 2 {
                let root = state.simplified(arguments[0])
                guard root.variableNumber == nil,
                    let found = lookup.members(site.name, of: root, isStatic: false).first,
                    found.declaration.allowsKeyPath(candidate.declaration.parameters[0].type)
                else {
                    state = before
                    continue
                }
                let component = Expression(.implicitMember(site.name), at: site.node.offset)
                state.details.components[ObjectIdentifier(site.node)] = [component]
                let member = MemberSite(base: root, name: site.name, type: arguments[1], node: component)
                add(.member(member), site.node)
            }
            state.choices[ObjectIdentifier(site.node)] = choice
            return unify(site.type, choice.result ?? .error) ? .solved : .failed
        }
        return nil
    }

    private func decide(_ site: MemberSite, _ candidates: [State.Candidate]) -> Outcome {
        decide(labelled(candidates, site.node), site.type, site.node, call: site.call, site: site)
    }

    /// Chooses the only candidate, or leaves the choice open.
    func decide(
        _ candidates: [State.Candidate],
        _ type: Type,
        _ node: Expression,
        call: CallSite?,
        site: MemberSite?
    ) -> Outcome {
        noteCursor(candidates, in: call)
        switch candidates.count {
        case 0: return .failed
        case 1: return choose(candidates[0], type, node) ? .solved : .failed
        default:
            // Its types are known before any other is decided, as if there were no declarations with other labels.
            if let only = only(of: candidates, in: call) {
                return chooseAmongSeveral(only, type, node) ? .solved : .failed
            }
            state.places[ObjectIdentifier(node)] = node
            state.disjunctions.append(
                State.Disjunction(type: type, members: candidates, node: node, call: call, site: site)
            )
            return .solved
        }
    }

    /// Returns the only declaration that has the labels of a call; nil if there are several or none.
    private func only(of candidates: [State.Candidate], in call: CallSite?) -> State.Candidate? {
        guard let call, !isRepairing, !call.isOperator else { return nil }
        var found: State.Candidate?
        for candidate in candidates {
            guard candidate.isBound, candidate.declaration.takesArguments else { return nil }
            guard ParameterMatch(candidate.declaration, call.arguments, state: state).matched != nil else { continue }
            if found != nil { return nil }
            found = candidate
        }
        return found
    }
}

extension MemberSite {
    /// The message for `init` after a value.
    var refusalOfInitializer: String {
        let use =
            call == nil
            ? "assignment to initialize the value instead"
            : "'type(of: ...)' to initialize a new object of the same dynamic type"
        return "'init' is a member of the type; use \(use)"
    }

    /// True for a member of `self` or `super`.
    fileprivate var isOfSelf: Bool {
        guard case .member(let base, _) = node.kind, case .name(let name) = base.kind else { return false }
        return name == "self" || name == "super"
    }

    /// True for a member of `super`.
    fileprivate var isOfSuper: Bool {
        guard case .member(let base, _) = node.kind, case .name("super") = base.kind else { return false }
        return true
    }
}

extension Declaration {
    /// Returns true if a key path to this member can be of a type.
    fileprivate func allowsKeyPath(_ type: Type) -> Bool {
        type.keyPathRank == 0 || isSettable
    }
}

extension Type {
    /// The rank of a class of key paths, higher for those that allow more.
    fileprivate var keyPathRank: Int {
        switch nominal?.name {
        case "ReferenceWritableKeyPath": 2
        case "WritableKeyPath": 1
        default: 0
        }
    }

    /// True for a key path with a root and a value.
    fileprivate var isKeyPath: Bool {
        guard case .nominal(let nominal, let arguments) = form else { return false }
        return nominal.name.hasSuffix("KeyPath") && arguments.count == 2
    }
}
