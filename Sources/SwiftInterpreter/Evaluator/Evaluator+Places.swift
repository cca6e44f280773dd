extension Evaluator {
    /// Mutates the value in a place: reads it, passes it to the closure, and writes it back.
    func modify(
        _ target: Expression,
        _ scope: Scope,
        isAssignment: Bool = false,
        _ change: (inout Value) throws -> Void
    ) throws {
        let target = try evaluatingOperands(of: target, scope)
        try nested(target.offset, scope) {
            switch target.kind {
            case .name(let name): try modifyName(name, target, scope, isAssignment, change)
            case .member(let base, let name):
                let access = MemberAccess(name: name, offset: target.offset, isAssignment: isAssignment)
                try modifyMember(access, of: base, scope, change)
            case .subscripted(let base, let indices):
                try modifySubscript(base, indices, target, scope, isAssignment, change)
            case .optionalLink(let base):
                try modify(base, scope) { value in try self.modifyHeld(&value, orThrow: ChainEnd(), change) }
            case .chain(let base): try modify(base, scope, isAssignment: isAssignment, change)
            case .forced(let base):
                try modify(base, scope) { value in
                    try self.modifyHeld(&value, orThrow: self.foundNil(at: target.offset, scope), change)
                }
            case .tuple(let parts) where parts.count == 1:
                try modify(parts[0].value, scope, isAssignment: isAssignment, change)
            default: try modifyUnnamed(target, scope, isAssignment, change)
            }
        }
    }

    /// Returns a place in which every call is evaluated, so that each runs only once: the calls in `row(2).width` and
    /// `counts[next()]`.
    func evaluatingOperands(of place: Expression, _ scope: Scope) throws -> Expression {
        if place.canBeReevaluated { return place }
        switch place.kind {
        case .member(let base, let name):
            return Expression(.member(try evaluatingOperands(of: base, scope), name), at: place.offset)
        case .optionalLink(let base):
            let base = try evaluatingOperands(of: base, scope)
            // Nothing after `?` is evaluated if the base is nil.
            if try evaluate(base, nil, scope).isNil { throw ChainEnd() }
            return Expression(.optionalLink(base), at: place.offset)
        case .chain(let base): return Expression(.chain(try evaluatingOperands(of: base, scope)), at: place.offset)
        case .forced(let base): return Expression(.forced(try evaluatingOperands(of: base, scope)), at: place.offset)
        case .tuple(let parts):
            return Expression(.tuple(try evaluatingOperands(of: parts, scope)), at: place.offset)
        case .subscripted(let base, let indices):
            let base = try evaluatingOperands(of: base, scope)
            return Expression(.subscripted(base, try evaluatingOperands(of: indices, scope)), at: place.offset)
        // Its meaning depends on its context.
        case _ where place.isImplicit: return place
        default: return Expression(.evaluated(try evaluate(place, nil, scope)), at: place.offset)
        }
    }

    private func evaluatingOperands(of parts: [LabelledExpression], _ scope: Scope) throws -> [LabelledExpression] {
        try parts.map { part in
            var part = part
            part.value = try evaluatingOperands(of: part.value, scope)
            return part
        }
    }

    /// A member that is to be mutated.
    struct MemberAccess {
        var name: String
        var offset: Int
        var isAssignment: Bool
        /// True for a member of `self`.
        var isOwn = false
    }

    func foundNil(at offset: Int, _ scope: Scope) -> Diagnostic {
        failure(
            "unexpectedly found nil while unwrapping an Optional value",
            at: offset,
            scope,
            kind: .runtime,
            fix: "give a default with '??', or take the value out with 'if let'"
        )
    }

    private func modifyUnnamed(
        _ target: Expression,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        var value = try evaluate(target, nil, scope)
        if isAssignment {
            throw failure("cannot assign to this expression: it is not mutable", at: target.offset, scope)
        }
        guard isReference(value) else {
            throw failure(
                "cannot use mutating member on immutable value",
                at: target.offset,
                scope,
                fix: "assign it to a 'var' first"
            )
        }
        try change(&value)
    }

    private func modifyMember(
        _ access: MemberAccess,
        of base: Expression,
        _ scope: Scope,
        _ change: (inout Value) throws -> Void
    ) throws {
        var access = access
        if case .name(let name) = base.kind {
            if name == "super" { return try modifySuper(access, scope, change) }
            access.isOwn = name == "self"
        }
        if base.mayBeType, case .type(let type)? = try? evaluate(base, nil, scope) {
            return try modifyStatic(access.name, of: type, at: access.offset, scope, access.isAssignment, change)
        }
        // The contents of an object can change wherever the reference is stored.
        if let object = try object(base, scope) {
            var root = object
            return try modifyMember(access, of: &root, scope, change)
        }
        try modify(base, scope) { root in try self.modifyMember(access, of: &root, scope, change) }
    }

    /// Returns the object that a chain of members leads to; nil if it is a value.
    private func object(_ base: Expression, _ scope: Scope) throws -> Value? {
        switch base.kind {
        case .member, .subscripted, .optionalLink, .forced: break
        default: return nil
        }
        guard base.canBeReevaluated else { return nil }
        let value = try evaluate(base, nil, scope)
        return isReference(value) ? value : nil
    }

    private func modifyName(
        _ name: String,
        _ target: Expression,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch resolve(name: name, scope) {
        case .cell(let cell):
            if let keeper, let owner = scope.owner(of: name) { keeper.noteWrite(name, in: owner) }
            try modify(cell, name, target.offset, scope, isAssignment, change)
        case .member(let owner):
            if case .type(let type) = owner.value {
                return try modifyStatic(name, of: type, at: target.offset, scope, isAssignment, change)
            }
            let isShared = isReference(owner.value)
            if owner.isLet, !isShared, !hasNonmutatingSetter(name, of: owner.value) {
                throw failure(
                    "cannot assign to property: 'self' is immutable, and '\(name)' is a member of it",
                    at: target.offset,
                    scope,
                    fix: "mark the function 'mutating' to make 'self' mutable"
                )
            }
            let access = MemberAccess(name: name, offset: target.offset, isAssignment: isAssignment, isOwn: true)
            // A value is moved out of its cell while it is mutated; an object stays, since code that runs meanwhile may
            // access it.
            var root = owner.value
            if !isShared { owner.value = .void }
            defer { if !isShared { owner.value = root } }
            try modifyMember(access, of: &root, scope, change)
        case .functions: throw failure("cannot assign to value: '\(name)' is a function", at: target.offset, scope)
        case nil:
            if let type = findType(name, scope) {
                var value = Value.type(type)
                if isAssignment {
                    throw failure("cannot assign to value: '\(name)' is a type", at: target.offset, scope)
                }
                return try change(&value)
            }
            throw unknownName(name, at: target.offset, scope)
        }
    }

    /// Returns true if the setter of a computed property does not mutate its owner, as with a property wrapper.
    private func hasNonmutatingSetter(_ name: String, of value: Value) -> Bool {
        index(of: value)[name].computed?.accessors.isNonmutating ?? false
    }

    func isReference(_ value: Value) -> Bool {
        switch value {
        case .native(let native): native.type.isReference || Swift.type(of: native.base) is AnyClass
        case .instance(let instance): instance.type.isClass
        default: false
        }
    }

    private func modifyStatic(
        _ name: String,
        of type: TypeValue,
        at offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        if let cell = try staticCell(name, of: type, at: offset, scope) {
            return try modify(cell, name, offset, scope, isAssignment, change)
        }
        guard let computed = staticComputed(name, of: type), computed.accessors.setter != nil else {
            throw failure("cannot assign to property: '\(name)' is a get-only property", at: offset, scope)
        }
        let cell = Cell(.type(type), isLet: true)
        var value = isAssignment ? Value.void : try read(computed, selfCell: cell, at: offset, scope)
        try change(&value)
        try write(value, to: computed, selfCell: cell, at: offset, scope)
    }

    // MARK: - Variables

    private func modify(
        _ cell: Cell,
        _ name: String,
        _ offset: Int,
        _ scope: Scope,
        _ isAssignment: Bool,
        _ change: (inout Value) throws -> Void
    ) throws {
        if let setter = cell.setter {
            var value = isAssignment ? Value.void : try cell.getter?() ?? cell.value
            try change(&value)
            return try setter(value)
        }
        if cell.isLet, cell.isInitialized {
            guard !isAssignment, isReference(cell.value) else {
                throw failure(
                    "cannot assign to value: '\(name)' is a 'let' constant",
                    at: offset,
                    scope,
                    fix: name.hasPrefix("$") || name == "self" ? nil : "change 'let' to 'var' to make it mutable"
                )
            }
        }
        guard isAssignment || cell.isInitialized else {
            throw failure("'\(name)' used before being initialized", at: offset, scope)
        }
        var value = cell.value
        let isShared = !isAssignment && isReference(value)
        if let observer = cell.observer, cell.isInitialized {
            let old = value
            try change(&value)
            try observer(old, value)
            cell.value = value
            return try observer(old, nil)
        }
        // The cell is empty during the mutation, so that arrays change in place.
        if !isShared { cell.value = .void }
        defer { cell.value = value }
        try change(&value)
        cell.isInitialized = true
    }
}

extension Expression {
    /// True if the expression may name a type, whose members are static.
    fileprivate var mayBeType: Bool {
        switch kind {
        case .name(let name): name.first?.isUppercase == true || name == "self"
        case .member(let base, let name): name.first?.isUppercase == true && base.mayBeType
        case .type: true
        default: false
        }
    }
}
