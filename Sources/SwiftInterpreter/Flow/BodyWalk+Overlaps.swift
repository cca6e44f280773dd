/// The changes of one place by two arguments of a call.
extension BodyWalk {
    /// A variable, or a part of it that is stored in it.
    fileprivate struct Stored: Equatable {
        var root: String
        /// The stored properties and elements of tuples on the way to the part.
        var path: [String] = []
        /// True if more follows, of which it is not known where it is stored.
        var isOpen = false

        func overlaps(_ other: Stored) -> Bool {
            root == other.root && zip(path, other.path).allSatisfy { $0 == $1 }
        }
    }

    /// Notes a variable that a call changes twice at the same time.
    func checkOverlaps(in call: Call) {
        var all: [(stored: Stored, node: Expression)] = []
        if let changed = changedReceiver(of: call) { all.append((changed, call.callee)) }
        for argument in call.arguments {
            guard case .reference(let place) = argument.value.kind, let stored = stored(place.withoutParentheses) else {
                continue
            }
            if let first = all.first(where: { $0.stored.overlaps(stored) }) {
                let sentence = words(first.stored, stored, isSwap: call.callee.isSwap)
                return found.add(.sentence(sentence), at: first.node.offset)
            }
            all.append((stored, place))
        }
    }

    private func words(_ first: Stored, _ second: Stored, isSwap: Bool) -> String {
        if first == second, first.path.isEmpty, !first.isOpen {
            return "inout arguments are not allowed to alias each other"
        }
        let name = first.path.count < second.path.count ? first.name : second.name
        let remedy =
            isSwap && first.isOpen && second.isOpen
            ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
        return "overlapping accesses to '\(name)', but modification requires exclusive access; consider \(remedy)"
    }

    /// Returns the value that a mutating method is called on.
    private func changedReceiver(of call: Call) -> Stored? {
        guard let choice = findings.choice(of: call.callee), let declaration = choice.declaration, !choice.isUnapplied,
            declaration.kind == .function, declaration.isMutating, !declaration.isStatic,
            declaration.owner?.isClass != true
        else { return nil }
        switch call.callee.kind {
        case .member(let base, _): return isValueType(base) ? stored(base.withoutParentheses) : nil
        case .name: return Stored(root: "self")
        default: return nil
        }
    }

    /// Returns the place that a change of an expression changes; nil for a part of an object.
    ///
    /// A change of a computed property or an element changes the whole value that it belongs to.
    private func stored(_ node: Expression) -> Stored? {
        switch node.kind {
        case .name(let name): return stored(name, node)
        case .member(let base, let name):
            guard let choice = findings.choice(of: node) else {
                guard case .tuple? = findings.type(of: base)?.form else { return nil }
                return stored(base.withoutParentheses)?.adding(name)
            }
            guard let declaration = choice.declaration, !choice.isDynamic, isPart(declaration), isValueType(base) else {
                return nil
            }
            let whole = stored(base.withoutParentheses)
            return isStored(declaration) ? whole?.adding(name) : whole?.opened
        case .subscripted(let base, let indices):
            guard indices.first?.label != "keyPath", let declaration = findings.choice(of: node)?.declaration,
                isPart(declaration), isValueType(base)
            else { return nil }
            return stored(base.withoutParentheses)?.opened
        case .forced(let base), .optionalLink(let base), .chain(let base):
            return stored(base.withoutParentheses)?.adding("?")
        default: return nil
        }
    }

    private func stored(_ name: String, _ node: Expression) -> Stored? {
        guard let choice = findings.choice(of: node) else { return nil }
        if let variable = choice.variable {
            if name == "self" { return body.owner?.isClass == false ? Stored(root: "self") : nil }
            return variable.isLet && !changeable.contains("\(name) \(variable.offset)")
                ? nil : Stored(root: "\(name) \(variable.offset)")
        }
        guard let declaration = choice.declaration, isPart(declaration) else { return nil }
        if declaration.owner == nil {
            return isStored(declaration) ? Stored(root: "\(name) \(declaration.offset)") : nil
        }
        let whole = Stored(root: "self")
        return isStored(declaration) ? whole.adding(name) : whole.opened
    }

    /// Returns true for a variable, and for a property or subscript that a value is changed with.
    private func isPart(_ declaration: Declaration) -> Bool {
        declaration.owner?.isClass != true && !declaration.isStatic && !declaration.hasNonmutatingSetter
    }

    /// Returns true for a stored property, or a variable, without observers.
    private func isStored(_ declaration: Declaration) -> Bool {
        guard !declaration.modifiers.contains(.lazy), case .variable(let binding)? = declaration.implementation else {
            return false
        }
        return binding.accessors == nil && binding.attributes.isEmpty && binding.observers == nil
    }
}

extension BodyWalk.Stored {
    /// The name of the variable, with those of the properties.
    fileprivate var name: String {
        ([root.prefix { $0 != " " }] + path.map { $0[...] }).joined(separator: ".")
    }

    fileprivate func adding(_ part: String) -> Self {
        guard !isOpen else { return self }
        var result = self
        result.path.append(part)
        return result
    }

    fileprivate var opened: Self {
        var result = self
        result.isOpen = true
        return result
    }
}

extension Expression {
    fileprivate var isSwap: Bool {
        if case .name("swap") = kind { return true }
        return false
    }
}
