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
