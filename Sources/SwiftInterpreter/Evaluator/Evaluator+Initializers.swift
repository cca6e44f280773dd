/// An error thrown when an initializer delegates to another one that returns nil.
private struct FailedInitializer: Error {}

extension Evaluator {
    /// Creates a value with a declared initializer; nil if the initializer fails.
    func initialize(
        _ bound: BoundCode,
        _ type: TypeValue,
        _ values: inout [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        guard case .declared(let declared) = type, declared.kind == .structure || declared.isClass else {
            return try initializeByDelegation(bound, type, &values, origin, scope)
        }
        try step(origin.offset, scope)
        var fields: [Value] = []
        fields.reserveCapacity(declared.stored.count)
        for property in declared.stored { fields.append(try initialValue(of: property)) }
        let cell = Cell(value(of: Instance(type: declared, fields: fields, origin: origin)), isLet: declared.isClass)
        if try runInitializer(bound, cell, declared.name, &values, at: origin.offset, scope) { return .nil }
        if case .instance(let instance) = cell.value { try makeObject(of: instance, at: origin.offset, scope) }
        guard case .instance(let instance) = cell.value else {
            return bound.code.isFailable ? .present(cell.value) : cell.value
        }
        for (property, value) in zip(declared.stored, instance.fields) where !property.isLazy && property.type != .void
        {
            if case .void = value {
                throw failure(
                    "return from initializer without initializing all stored properties: '\(property.name)' not initialized",
                    at: bound.code.offset,
                    Scope(parent: nil, frame: Frame(source: bound.code.source))
                )
            }
        }
        return bound.code.isFailable ? .present(cell.value) : cell.value
    }

    /// Returns the value of a stored property before an initializer runs; `void` if it has none.
    func initialValue(of property: DeclaredType.StoredProperty, _ scope: Scope? = nil) throws -> Value {
        if property.isLazy, scope == nil { return .void }
        guard let node = property.value else {
            return property.type?.isOptional == true && !property.isLet ? .nil : .void
        }
        let scope = scope ?? property.scope
        let value = try evaluate(node, property.type, scope)
        return try property.type.map { try coerce(value, to: $0, as: .variable, at: node.offset, scope) } ?? value
    }

    /// Creates a value with an initializer of an enum or of an extension of a native type, which assigns `self` or
    /// calls `self.init`.
    private func initializeByDelegation(
        _ bound: BoundCode,
        _ type: TypeValue,
        _ values: inout [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        let cell = Cell(.type(type), isLet: false)
        if try runInitializer(bound, cell, type.name, &values, at: origin.offset, scope) { return .nil }
        if case .type = cell.value {
            throw failure("'self' used before 'self.init' call or assignment to 'self'", at: origin.offset, scope)
        }
        return bound.code.isFailable ? .present(cell.value) : cell.value
    }

    /// Runs the body of an initializer; returns true if it returned nil.
    private func runInitializer(
        _ bound: BoundCode,
        _ cell: Cell,
        _ typeName: String,
        _ values: inout [Value],
        at offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        try traced(bound.code.signature.labelledName, bound.typeName ?? typeName, at: offset, scope) {
            let owner = bound.typeName ?? typeName
            let frame = Frame(source: bound.code.source, selfCell: cell, typeName: owner, result: nil)
            frame.isInitializer = true
            let inner = Scope(parent: bound.scope, frame: frame)
            for (parameter, value) in zip(bound.code.signature.parameters, values) {
                let isCalled = parameter.isBuilder && parameter.type.function != nil
                inner.define(parameter.name, Cell(isCalled ? called(value, parameter) : value, isLet: true))
            }
            do {
                if case .returned(.nil) = try execute(bound.code.body, inner) { return bound.code.isFailable }
            } catch is FailedInitializer {
                if bound.code.isFailable { return true }
                throw failure("the initializer called here returned nil", at: bound.code.offset, inner, kind: .runtime)
            } catch let error as ThrownValue where !bound.code.traits.isThrowing {
                throw unhandled(error, in: bound.code)
            }
            if !frame.hasCalledSuper, let superclass = types[owner]?.superclass {
                try initializeSuperclass(superclass, cell, bound, inner)
            } else if case .instance(let instance) = cell.value {
                try makeObject(of: instance, at: bound.code.offset, inner)
            }
            return false
        }
    }

    /// Calls `init()` of the superclass if the initializer did not call `super.init`.
    private func initializeSuperclass(
        _ type: DeclaredType,
        _ cell: Cell,
        _ bound: BoundCode,
        _ scope: Scope
    ) throws {
        for candidate in initializers(of: .declared(type)) {
            guard candidate.signature.parameters.allSatisfy(\.isOptional) else { continue }
            if case .inherited = candidate, case .instance(let instance) = cell.value {
                return try makeObject(of: instance, at: bound.code.offset, scope)
            }
            guard case .initializer(let inherited, _) = candidate else { return }
            var values: [Value] = []
            for index in inherited.code.signature.parameters.indices {
                values.append(try defaultValue(of: candidate, at: index, inherited.code.offset, scope))
            }
            _ = try runInitializer(inherited, cell, type.name, &values, at: bound.code.offset, scope)
            return
        }
        throw failure(
            "'super.init' isn't called on all paths before returning from initializer",
            at: bound.code.offset,
            scope
        )
    }

    /// Returns the property wrapper for a wrapped value; a value that is the wrapper already is returned as is.
    func wrapped(_ value: Value, _ wrapping: WrapperInitialization, _ scope: Scope) throws -> Value {
        if case .instance(let instance) = value, case .declared(let type)? = findType(wrapping.wrapper, scope),
            instance.type === type
        {
            return value
        }
        return try evaluate(wrapping.call(of: Expression(.evaluated(value), at: wrapping.offset)), nil, scope)
    }

    // MARK: - Delegation

    /// Evaluates `self.init(…)` and `super.init(…)` in an initializer.
    func delegate(to base: String, _ call: Call, _ scope: Scope) throws -> Value {
        guard let cell = scope.frame.selfCell, scope.frame.isInitializer else {
            throw failure("'\(base).init' cannot be called outside of an initializer", at: call.nameOffset, scope)
        }
        scope.frame.hasCalledSuper = true
        let target: TypeValue
        switch cell.value {
        case .type(let type): target = type
        case .instance(let instance):
            let current = scope.frame.typeName.flatMap { types[$0] } ?? instance.type
            guard base == "super" else {
                target = .declared(instance.type)
                break
            }
            guard let superclass = current.superclass else {
                if let native = current.nativeSuperclass {
                    return try initialize(instance, as: native, call, cell, scope)
                }
                throw failure(
                    "'super' cannot be used in class '\(current.name)' because it has no superclass",
                    at: call.nameOffset,
                    scope
                )
            }
            target = .declared(superclass)
        case let value: target = try resolve(.named(value.typeName), at: call.nameOffset, scope)
        }
        let chosen = try resolveOverload(initializers(of: target), call, name: target.name, scope)
        var references: [(Int, Expression)] = []
        var values = try evaluateArguments(chosen, call, scope, &references)
        if case .instance(let instance) = cell.value, instance.type.isClass {
            try delegate(to: chosen.candidate, &values, instance, cell, call, scope)
            return .void
        }
        var root = Value.void
        let given = try invoke(chosen.candidate, root: &root, &values, origin: call.nameOffset, scope)
        guard let result = given.wrapped else { throw FailedInitializer() }
        guard case .instance(let old) = cell.value, case .instance(let made) = result else {
            cell.value = result
            return .void
        }
        cell.value = .instance(
            Instance(type: made.type, caseName: made.caseName, fields: made.fields, origin: old.origin)
        )
        return .void
    }

    /// Evaluates `super.init(…)` of a native superclass.
    private func initialize(
        _ instance: Instance,
        as native: NativeType,
        _ call: Call,
        _ cell: Cell,
        _ scope: Scope
    ) throws -> Value {
        let candidates = table.inheritedInitializers(of: native).map { Candidate.inherited($0, instance.type) }
        let chosen = try resolveOverload(candidates, call, name: native.name, scope)
        var references: [(Int, Expression)] = []
        var values = try evaluateArguments(chosen, call, scope, &references)
        try delegate(to: chosen.candidate, &values, instance, cell, call, scope)
        return .void
    }

    /// Calls an initializer of a class, which initializes the existing object.
    private func delegate(
        to candidate: Candidate,
        _ values: inout [Value],
        _ instance: Instance,
        _ cell: Cell,
        _ call: Call,
        _ scope: Scope
    ) throws {
        switch candidate {
        case .initializer(let bound, let type):
            if try runInitializer(bound, cell, type.name, &values, at: call.nameOffset, scope) {
                throw FailedInitializer()
            }
        case .memberwise(let type):
            for (property, value) in zip(type.memberwise, values) {
                guard let place = instance.type.storedNames.firstIndex(of: property.name) else { continue }
                instance.fields[place] = value
            }
            try makeObject(of: instance, at: call.nameOffset, scope)
        case .inherited(let callable, _):
            try setUp(instance, by: callable, values, at: call.nameOffset, scope)
        default: break
        }
    }

    // MARK: - Memberwise initializers

    /// Creates a value with the memberwise initializer.
    func memberwise(
        _ type: DeclaredType,
        _ values: [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        let given = type.memberwise
        if given.count == type.stored.count, !type.hasBuilderProperty {
            let instance = Instance(type: type, fields: values, origin: origin)
            try makeObject(of: instance, at: origin.offset, scope)
            return value(of: instance)
        }
        var fields: [Value] = []
        var next = 0
        for property in type.stored {
            guard next < given.count, given[next].name == property.name else {
                fields.append(try initialValue(of: property))
                continue
            }
            var value = values[next]
            if property.isBuilder, property.type?.function != nil {
                value = called(value, .init(label: nil, name: property.name, type: property.type ?? .any))
            }
            if let wrapping = property.wrapping { value = try wrapped(value, wrapping, property.scope) }
            fields.append(value)
            next += 1
        }
        let instance = Instance(type: type, fields: fields, origin: origin)
        try makeObject(of: instance, at: origin.offset, scope)
        return value(of: instance)
    }
}
