/// The uses of `self` in an initializer.
extension PathWalk {
    /// The properties that have no value yet.
    private func missing(_ making: Making) -> [String] {
        making.properties.filter { !state.surely.contains(.property($0)) }
    }

    private func isComplete(_ making: Making) -> Bool {
        switch making.kind {
        case .value, .rootClass: missing(making).isEmpty
        case .subclass, .delegating: state.surely.contains(.delegation)
        }
    }

    /// Notes that everything has a value.
    func complete(_ making: Making) {
        state.set(.delegation)
        for name in making.properties { state.set(.property(name)) }
    }

    /// Checks a place at which the initializer is done.
    func returns(at place: FlowFindings.Place) {
        guard let making, state.isReachable else { return }
        switch making.kind {
        case .delegating:
            guard !state.surely.contains(.delegation) else { return }
            note("'self.init' isn't called on all paths before returning from initializer", at: place)
        case .value, .rootClass:
            guard !missing(making).isEmpty else { return }
            note("return from initializer without initializing all stored properties", at: place)
        case .subclass: returns(making, at: place)
        }
    }

    private func returns(_ making: Making, at place: FlowFindings.Place) {
        guard !state.surely.contains(.delegation) else { return }
        if making.callsSuper || !making.hasImplicitSuper {
            note("'super.init' isn't called on all paths before returning from initializer", at: place)
        } else if let name = missing(making).first {
            note("property 'self.\(name)' not initialized at implicitly generated super.init call", at: body.offset)
        }
    }

    /// Walks over a call of another initializer; returns false for other calls.
    func delegates(_ call: Call, _ making: Making, _ node: Expression) -> Bool {
        let isSuper = call.callee.isInitializer(of: "super")
        guard isSuper || call.callee.isInitializer(of: "self") else { return false }
        for argument in call.arguments { expression(argument.value) }
        if isSuper {
            if state.perhaps.contains(.delegation) {
                note("'super.init' called multiple times in initializer", at: call.callee.offset)
            }
            for name in missing(making) {
                note("property 'self.\(name)' not initialized at super.init call", at: call.callee.offset)
            }
        }
        if call.isTried, findings.throwing(call, node) != .never { throwing() }
        complete(making)
        return true
    }

    // MARK: - Uses

    /// Returns the stored property of the type itself that an expression names.
    func ownProperty(_ node: Expression) -> String? {
        guard let making else { return nil }
        switch node.kind {
        case .name(let name):
            guard making.stored.contains(name), let declaration = findings.choice(of: node)?.declaration,
                declaration.owner === making.nominal, !declaration.isStatic
            else { return nil }
            return name
        case .member(let base, let name):
            guard case .name("self") = base.kind, making.stored.contains(name) else { return nil }
            return name
        default: return nil
        }
    }

    func member(_ base: Expression, _ name: String, _ node: Expression) {
        guard let making, case .name(let word) = base.kind, word == "self" || word == "super" else {
            return expression(base)
        }
        if let name = ownProperty(node) { return read(name, making, at: node.offset) }
        if word == "super" || findings.choice(of: node)?.declaration?.isStatic != true {
            useOfSelf("property access '\(name)'", at: node.offset)
        }
    }

    /// Walks over a name that is no variable of a block.
    func useOfMember(_ node: Expression) {
        guard let making else { return }
        if case .name("self") = node.kind { return useOfSelf(nil, at: node.offset) }
        if let name = ownProperty(node) { return read(name, making, at: node.offset) }
        guard let declaration = memberOfSelf(node) else { return }
        useOfSelf("property access '\(declaration.name)'", at: node.offset)
    }

    /// Returns the member of `self` that a plain name means.
    private func memberOfSelf(_ node: Expression) -> Declaration? {
        guard case .name = node.kind, let choice = findings.choice(of: node), let declaration = choice.declaration,
            declaration.owner != nil, !declaration.isStatic, !choice.isUnapplied,
            declaration.kind == .variable || declaration.kind == .function
        else { return nil }
        return declaration
    }

    private func read(_ name: String, _ making: Making, at offset: Int) {
        if making.kind == .delegating { return useOfSelf(nil, at: offset) }
        guard making.properties.contains(name), !state.surely.contains(.property(name)) else { return }
        if making.kind == .value {
            note("'self' used before all stored properties are initialized", at: offset)
        } else {
            let word = making.constants.contains(name) ? "constant" : "variable"
            note("\(word) 'self.\(name)' used before being initialized", at: offset)
        }
    }

    /// Notes a use of the whole of `self`.
    func useOfSelf(_ use: String?, at offset: Int) {
        guard let making, !isComplete(making) else { return }
        let words = use.map { "'self' used in \($0)" } ?? "'self' used"
        switch making.kind {
        case .delegating: note("'self' used before 'self.init' call or assignment to 'self'", at: offset)
        case .value: note("'self' used before all stored properties are initialized", at: offset)
        case .rootClass where use == nil:
            note("variable 'self.\(missing(making)[0])' used before being initialized", at: offset)
        case .rootClass: note("\(words) before all stored properties are initialized", at: offset)
        case .subclass: note("\(words) before 'super.init' call", at: offset)
        }
    }

    /// Returns true for a method of `self` that is called, and notes the use.
    func isCallOfSelf(_ callee: Expression, _ node: Expression) -> Bool {
        switch callee.kind {
        case .name(let name):
            guard memberOfSelf(callee)?.kind == .function else { return false }
            useOfSelf("method call '\(name)'", at: callee.offset)
            return true
        case .member(let base, let name):
            guard case .name(let word) = base.kind, word == "self" || word == "super", ownProperty(callee) == nil,
                let declaration = findings.choice(of: callee)?.declaration, declaration.kind == .function,
                !declaration.isStatic
            else { return false }
            useOfSelf("method call '\(name)'", at: callee.offset)
            return true
        default: return false
        }
    }

    func captureOfSelf(in closure: ClosureExpression, at offset: Int) {
        guard let making, !isComplete(making), closure.body.contains(where: mentionsSelf) else { return }
        switch making.kind {
        case .delegating: note("'self' used before 'self.init' call or assignment to 'self'", at: offset)
        case .rootClass, .subclass: note("'self' captured by a closure before all members were initialized", at: offset)
        case .value:
            let name = missing(making)[0]
            let word = making.constants.contains(name) ? "constant" : "variable"
            note("\(word) 'self.\(name)' captured by a closure before being initialized", at: offset)
        }
    }

    private func mentionsSelf(_ statement: Statement) -> Bool {
        statement.expressions.contains(where: mentionsSelf)
            || statement.bodies.contains { $0.contains(where: mentionsSelf) }
    }

    private func mentionsSelf(_ node: Expression) -> Bool {
        if case .name("self") = node.kind { return true }
        if memberOfSelf(node) != nil { return true }
        return (node.parts + node.branchExpressions).contains(where: mentionsSelf)
            || node.bodies.contains { $0.contains(where: mentionsSelf) }
    }

    // MARK: - Assignments

    func assignSelf(at offset: Int) {
        guard let making else { return }
        // A constant with an initial value has that already where no other initializer is called.
        if making.kind == .value, let name = making.presets.sorted().first {
            note("immutable value 'self.\(name)' may only be initialized once", at: offset)
        }
        complete(making)
    }

    func assign(property name: String, at offset: Int) {
        guard let making else { return }
        if making.kind == .delegating {
            guard making.constants.contains(name) else { return useOfSelf(nil, at: offset) }
            let ways = "use \"self.init(...)\" or \"self = ...\" instead"
            return note("'let' property '\(name)' may not be initialized directly; \(ways)", at: offset)
        }
        let type = making.type(of: name)
        let part = making.constants.contains(name) ? partSet(of: .property(name), type) : nil
        if making.presets.contains(name) || part != nil {
            note("immutable value 'self.\(name)\(part ?? "")' may only be initialized once", at: offset)
        }
        set(.property(name), type)
        // The storage of a property wrapper has the value of the property.
        if name.hasPrefix("_") { state.set(.property(String(name.dropFirst()))) }
    }
}
