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

/// The parts of tuples that get their values one by one.
extension PathWalk {
    /// A part of a tuple that has no value at first.
    struct TuplePart {
        let key: PathKey
        /// The tuple as the compiler names it, and the part: `self.size.0`.
        let words: String
        let isLet: Bool
        /// True for a part of a constant with an initial value.
        let isPreset: Bool
        /// The type of the tuple around it.
        let tuple: Type
    }

    /// Returns the part of a tuple without a value at first that an expression names.
    func tuplePart(_ node: Expression) -> TuplePart? {
        guard case .member(let written, let name) = node.kind else { return nil }
        let base = written.withoutParentheses
        guard let tuple = findings.type(of: base),
            let index = tuple.parts.firstIndex(where: { $0.label == name }) ?? Int(name, radix: 10),
            index < tuple.parts.count
        else { return nil }
        func part(_ key: PathKey, _ words: String, isLet: Bool, isPreset: Bool = false) -> TuplePart {
            TuplePart(
                key: .part(key, index),
                words: "\(words).\(tuple.parts[index].label ?? "\(index)")",
                isLet: isLet,
                isPreset: isPreset,
                tuple: tuple
            )
        }
        if let outer = tuplePart(base) {
            return part(outer.key, outer.words, isLet: outer.isLet, isPreset: outer.isPreset)
        }
        if let key = key(of: base), let variable = open[key] {
            return part(key, variable.name, isLet: variable.isLet)
        }
        guard let making, making.kind != .delegating, let property = ownProperty(base) else { return nil }
        let isPreset = making.presets.contains(property)
        guard isPreset || making.properties.contains(property) else { return nil }
        let isLet = making.constants.contains(property)
        return part(.property(property), "self.\(property)", isLet: isLet, isPreset: isPreset)
    }

    /// Returns true if a place surely has a value, by itself or as a part of one that has.
    func isSet(_ key: PathKey) -> Bool {
        if state.surely.contains(key) { return true }
        if case .part(let outer, _) = key { return isSet(outer) }
        return false
    }

    func usePart(_ part: TuplePart, at offset: Int) {
        guard !part.isPreset, !isSet(part.key) else { return }
        if case .property = part.key.whole, making?.kind == .value {
            return note("'self' used before all stored properties are initialized", at: offset)
        }
        note("\(part.isLet ? "constant" : "variable") '\(part.words)' used before being initialized", at: offset)
    }

    func assign(_ part: TuplePart, at offset: Int) {
        if part.isPreset || part.isLet && mayBeSet(part.key) {
            note("immutable value '\(part.words)' may only be initialized once", at: offset)
        }
        guard case .part(let outer, let index) = part.key else { return }
        set(part.key, part.tuple.parts[index].type)
        complete(outer, part.tuple.parts.count)
    }

    /// Notes that a place has a value, and each of its parts.
    func set(_ key: PathKey, _ type: Type?) {
        state.set(key)
        for (index, field) in (type?.parts ?? []).enumerated() { set(.part(key, index), field.type) }
    }

    /// Notes that a variable begins without a value.
    func forget(_ key: PathKey, _ type: Type?) {
        state.forget(key)
        for (index, field) in (type?.parts ?? []).enumerated() { forget(.part(key, index), field.type) }
    }

    /// Notes that a tuple has a value once each of its parts has.
    private func complete(_ key: PathKey, _ count: Int) {
        guard count > 0, (0..<count).allSatisfy({ state.surely.contains(.part(key, $0)) }) else { return }
        state.set(key)
        if case .part(let outer, _) = key, let type = type(of: outer) { complete(outer, type.parts.count) }
    }

    private func type(of key: PathKey) -> Type? {
        switch key {
        case .variable(_, let offset): return findings.details.variables[offset]
        case .property(let name): return making?.type(of: name)
        case .delegation: return nil
        case .part(let outer, let index):
            guard let parts = type(of: outer)?.parts, index < parts.count else { return nil }
            return parts[index].type
        }
    }

    private func mayBeSet(_ key: PathKey) -> Bool {
        if state.perhaps.contains(key) { return true }
        if case .part(let outer, _) = key { return mayBeSet(outer) }
        return false
    }

    // MARK: - Words

    /// Returns the first part of a constant that may have a value, after its name; nil if none has.
    func partSet(of key: PathKey, _ type: Type?) -> String? {
        let parts = type?.parts ?? []
        if parts.isEmpty { return state.perhaps.contains(key) ? "" : nil }
        for (index, field) in parts.enumerated() {
            if let inner = partSet(of: .part(key, index), field.type) {
                return ".\(field.label ?? "\(index)")" + inner
            }
        }
        return nil
    }

    /// Returns the first part of a tuple without a value, after its name; nothing for what is no tuple.
    func missingPart(of key: PathKey, _ known: Type? = nil) -> String {
        for (index, field) in ((known ?? type(of: key))?.parts ?? []).enumerated() where !isSet(.part(key, index)) {
            return ".\(field.label ?? "\(index)")" + missingPart(of: .part(key, index), field.type)
        }
        return ""
    }
}

extension PathKey {
    /// The variable or property around a part.
    fileprivate var whole: PathKey { if case .part(let outer, _) = self { outer.whole } else { self } }
}
