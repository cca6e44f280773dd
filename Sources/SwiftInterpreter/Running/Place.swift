/// A variable, property or element that can be changed.
struct Place {
    /// The code that reads it.
    let read: Code
    /// Evaluates what leads to it, and returns the way to it.
    let access: (Activation) throws -> Access
    /// True if nothing that leads to it calls code: its value may be computed before.
    var isPlain = true
    /// True if only the change itself tells whether there is a place: the new value is computed then.
    var isLate = false
    /// True if reading it calls no code.
    var isPure = false
}

extension Place {
    /// Changes a value that was read, and writes it back once: in Swift also after an error that the change threw, and
    /// after a chain that ended at nil.
    static func change(
        _ value: consuming Value,
        _ change: (inout Value) throws -> Void,
        writeBack: (Value) throws -> Void
    ) throws {
        do {
            try change(&value)
        } catch let error where error is ThrownValue || error is Compiler.ChainEnd {
            try writeBack(value)
            throw error
        }
        try writeBack(value)
    }
}

/// The way to a place that is being changed.
struct Access {
    /// Reads the value once, lets it be changed, and sets it once.
    let modify: ((inout Value) throws -> Void) throws -> Void
    /// Sets the value, which a function computes, without reading it.
    let set: (@escaping () throws -> Value) throws -> Void
}

extension Compiler {
    /// Returns the place that an expression names.
    func place(_ node: Expression) throws -> Place {
        switch node.kind {
        case .tuple(let parts) where parts.count == 1: return try place(parts[0].value)
        case .reference(let inner): return try place(inner)
        case .name, .globalName: return try place(named: node)
        case .member(let base, let name): return try place(of: name, of: base, node)
        case .subscripted(let base, let indices): return try place(of: base, indices, node)
        case .forced(let base): return try unwrapped(base, node, isForced: true)
        case .optionalLink(let base): return try unwrapped(base, node, isForced: false)
        case .chain(let inner): return try place(inner)
        case .attempt(let inner, _): return try place(inner)
        default:
            // A value that is changed and forgotten: that of a class or a pointer.
            return value(try code(node))
        }
    }

    /// Returns the place of a value that nothing stores: an object's properties can still be changed.
    func value(_ code: Code) -> Place {
        let run = code.run
        return Place(
            read: code,
            access: { here in
                let value = try run(here)
                return Access(
                    modify: { change in
                        var copy = value
                        try change(&copy)
                    },
                    set: { _ in }
                )
            },
            isPlain: false
        )
    }

    /// Returns the place of a local variable.
    func place(of variable: LocalVariable) -> Place {
        var result = anyPlace(of: variable)
        if case .computed = variable.kind {} else { result.isPure = true }
        return result
    }

    private func anyPlace(of variable: LocalVariable) -> Place {
        let code = read(variable)
        switch (variable.kind, variable.place) {
        case (.stored, .slot(let index)):
            return Place(read: code) { here in
                Access(
                    modify: { try $0(&here.slots[index]) },
                    set: { here.slots[index] = try $0() }
                )
            }
        case (.stored, .box(let index)):
            return Place(read: code) { here in
                let box = here.box(index)
                return Access(modify: { try $0(&box.value) }, set: { box.value = try $0() })
            }
        case (.weak, _): return held(variable, .weak, code)
        case (.unowned(let isOptional), _): return held(variable, .unowned(isOptional: isOptional), code)
        case (.computed, _):
            let read = self.read(variable.place)
            return Place(read: code) { here in
                guard case .tuple(let accessors) = read(here), case .function(let getter) = accessors[0].value else {
                    throw BindingError("the variable has no value yet")
                }
                func set(_ value: Value) throws {
                    guard accessors.count > 1, case .function(let setter) = accessors[1].value else {
                        throw BindingError("the variable has no setter")
                    }
                    _ = try setter.call([value])
                }
                return Access(
                    modify: { try Place.change(try getter.call(), $0, writeBack: set) },
                    set: { try set(try $0()) }
                )
            }
        }
    }

    /// Returns the place of a variable that does not keep its object.
    private func held(_ variable: LocalVariable, _ holding: Holding, _ code: Code) -> Place {
        let (read, write) = (self.read(variable.place), self.write(variable.place))
        return Place(read: code) { here in
            Access(
                modify: { change in
                    try Place.change(try holding.read(read(here)), change) { write(here, holding.stored($0)) }
                },
                set: { write(here, holding.stored(try $0())) }
            )
        }
    }

    /// Returns the code that reads a local variable.
    func read(_ variable: LocalVariable) -> Code {
        switch (variable.kind, variable.place) {
        case (.stored, .slot(let index)):
            var code = Code { $0.slots[index] }
            code.int = { if case .int(let value) = $0.slots[index] { value } else { 0 } }
            return code
        case (.stored, .box(let index)): return Code { $0.boxes[index]?.value ?? .void }
        case (.weak, _):
            let read = self.read(variable.place)
            return Code { WeakReference.read(read($0)) }
        case (.unowned(let isOptional), _):
            let (read, holding) = (self.read(variable.place), Holding.unowned(isOptional: isOptional))
            return Code { try holding.read(read($0)) }
        case (.computed, _):
            let read = self.read(variable.place)
            return Code { here in
                guard case .tuple(let accessors) = read(here), case .function(let getter) = accessors[0].value else {
                    throw BindingError("the variable has no value yet")
                }
                return try getter.call()
            }
        }
    }

    /// Returns the place inside of an optional.
    private func unwrapped(_ base: Expression, _ node: Expression, isForced: Bool) throws -> Place {
        let outer = try place(base)
        let read = try code(node)
        let fail = failure(at: base.offset)
        let isLate = !isForced && (!outer.isPure || outer.isLate)
        return Place(
            read: read,
            access: { here in
                let access = try outer.access(here)
                if !isForced, !isLate {
                    // Nothing that follows is evaluated if there is no value.
                    guard case .present = try outer.read.run(here) else { throw ChainEnd() }
                }
                func modify(_ change: (inout Value) throws -> Void) throws {
                    try access.modify { value in
                        // Not in a switch, which would keep a copy of the value while it is changed.
                        if case .present(var inner) = value {
                            value = .void
                            defer { value = .present(inner) }
                            return try change(&inner)
                        }
                        guard case .nil = value else { return try change(&value) }
                        if isForced { throw fail("unexpectedly found nil while unwrapping an Optional value") }
                        throw ChainEnd()
                    }
                }
                return Access(
                    modify: modify,
                    set: { make in
                        if isLate { return try modify { $0 = try make() } }
                        let new = try make()
                        try modify { $0 = new }
                    }
                )
            },
            isPlain: outer.isPlain && isForced,
            isLate: isLate,
            isPure: outer.isPure
        )
    }
}

/// The places of variables that calls take as pointers.
extension Compiler {
    /// Returns the place of an argument `&variable` that is passed as a pointer to the variable.
    func pointer(to place: Place, isOptional: Bool) -> Place {
        let table = runner.table
        return Place(
            read: place.read,
            access: { here in
                let access = try place.access(here)
                return Access(
                    modify: { change in
                        try access.modify { value in
                            let pointer = ValuePointer(value)
                            value = .void
                            defer { value = pointer.pointee }
                            let own = table.value(of: pointer)
                            var argument = isOptional ? .present(own) : own
                            try change(&argument)
                        }
                    },
                    set: { try access.set($0) }
                )
            },
            isPlain: false
        )
    }
}
