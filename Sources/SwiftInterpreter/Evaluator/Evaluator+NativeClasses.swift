/// Declared classes that inherit from native ones.
extension Evaluator {
    // MARK: - Creation

    /// Creates the native object of an instance, if its class has a native superclass and it has no object yet.
    func makeObject(of instance: Instance, at offset: Int, _ scope: Scope) throws {
        guard instance.object == nil, instance.type.isClass, let native = instance.type.nativeClass else { return }
        guard let subclassing = native.subclassing else {
            throw failure("subclassing '\(native.name)' is not supported here", at: offset, scope, kind: .unsupported)
        }
        try step(offset, scope)
        noteKeptCode()
        let object = subclassing.make(instance.type.name)
        object.link.connect(instance, to: object, self)
    }

    /// Returns the initializers that a class inherits from a native class; none if they leave one of its properties
    /// without a value.
    func inheritedInitializers(of type: DeclaredType) -> [Candidate] {
        guard let native = type.nativeClass, !type.memberwise.contains(where: \.needsValue) else { return [] }
        return table.inheritedInitializers(of: native).map { .inherited($0, type) }
    }

    /// Returns the native initializers that call an initializer in `found`: `init()` for `init(frame:)`.
    func forwardingInitializers(of type: DeclaredType, to found: [Candidate]) -> [Candidate] {
        guard let native = type.nativeClass else { return [] }
        let names = Set(found.map(\.signature.labelledName))
        return table.inheritedInitializers(of: native).filter { callable in
            guard let forwarding = callable.forwarding else { return false }
            return names.contains(forwarding.target) && !names.contains(callable.signature.labelledName)
        }.map { .inherited($0, type) }
    }

    /// Creates an object with an inherited initializer of the native class.
    func makeInherited(
        _ callable: NativeCallable,
        _ type: DeclaredType,
        _ values: [Value],
        _ origin: SourceOrigin,
        _ scope: Scope
    ) throws -> Value {
        if let forwarding = callable.forwarding {
            for ancestor in type.ancestry {
                let found = ancestor.members.initializers.first {
                    $0.code.signature.labelledName == forwarding.target
                }
                guard let found else { continue }
                var values = forwarding.arguments.map { table.value(from: $0, declared: nil) }
                return try initialize(found, .declared(type), &values, origin, scope)
            }
        }
        try step(origin.offset, scope)
        let fields = try type.stored.map { try initialValue(of: $0) }
        let instance = Instance(type: type, fields: fields, origin: origin)
        try setUp(instance, by: callable, values, at: origin.offset, scope)
        return value(of: instance)
    }

    /// Runs `super.init` of a native superclass.
    func setUp(
        _ instance: Instance,
        by callable: NativeCallable,
        _ values: [Value],
        at offset: Int,
        _ scope: Scope
    ) throws {
        try makeObject(of: instance, at: offset, scope)
        var root = Value.instance(instance)
        _ = try invoke(.native(callable), root: &root, values, origin: offset, scope)
    }

    func make(_ type: DeclaredType, _ arguments: [[(label: String, value: Any)]]) throws -> Instance {
        beginCallback()
        let scope = Scope(parent: globals, frame: Frame(source: type.scope.frame.source))
        let candidates = initializers(of: .declared(type))
        for arguments in arguments {
            let wanted = arguments.map(\.label)
            for candidate in candidates where candidate.signature.parameters.map({ $0.label ?? "_" }) == wanted {
                var root = Value.void
                let values = arguments.map { table.value(from: $0.value, declared: nil) }
                let made = try invoke(candidate, root: &root, values, origin: type.offset, scope)
                if case .instance(let instance)? = made.wrapped { return instance }
            }
        }
        throw BindingError(
            "class '\(type.name)' has no 'init(frame:)' to create a view with",
            fix: "set 'config.builder', or declare 'init(frame:)'"
        )
    }

    /// Turns an instance into one of a type that was declared again.
    func renew(_ instance: Instance, as type: DeclaredType) {
        let old = zip(instance.type.storedNames, instance.fields)
        let known = Dictionary(old) { first, _ in first }
        var fields: [Value] = []
        for property in type.stored {
            do {
                fields.append(try known[property.name] ?? initialValue(of: property))
            } catch {
                trapped(error)
                fields.append(.void)
            }
        }
        instance.type = type
        instance.fields = fields
        objects.add(instance)
        for value in fields { renewObjects(in: value) }
    }

    /// Converts the native objects in a property to the current declarations of their classes.
    private func renewObjects(in value: Value) {
        switch value {
        case .present(let held): renewObjects(in: held)
        case .array(let values): for value in values { renewObjects(in: value) }
        case .native: for value in value.slice ?? [] { renewObjects(in: value) }
        case .instance(let instance):
            guard let object = instance.object, instance.type.runtime !== self, let type = types[instance.type.name],
                type.nativeClass === instance.type.nativeClass
            else { return }
            object.link.renew(as: type)
        default: break
        }
    }

    func resultType(of method: String, in type: DeclaredType) -> TypeValue? {
        for case .declared(let bound, nil) in index(of: type)[method].methods {
            return bound.code.signature.result.name.flatMap { findType($0, bound.scope) }
        }
        return nil
    }

    // MARK: - Errors in callbacks

    /// Ends the evaluation that called native code in which an error occurred; records the error if there is none yet.
    func trapped(_ error: any Error) {
        guard depth > 0 else { return reportLater(error) }
        if trap == nil { trap = error }
    }

    /// Throws the error that occurred in source called by native code.
    func checkTrap() throws {
        guard let error = trap else { return }
        trap = nil
        throw error
    }

    // MARK: - Overriding

    /// The kind of an override of a native member.
    enum OverrideKind {
        case method
        case property
        /// A property that is overridden only to observe it.
        case observer
    }

    /// Returns true if a native class has a member that may be overridden; throws if the member may not be.
    func hasOverridable(
        _ name: String,
        _ kind: OverrideKind,
        in type: DeclaredType,
        says: Bool,
        at offset: Int,
        _ scope: Scope
    ) throws -> Bool {
        guard let native = type.nativeClass, let subclassing = table.subclassing(of: native) else { return false }
        if (kind == .observer ? subclassing.observable : subclassing.overridable).contains(name) { return true }
        if let reason = subclassing.uncalled[name] {
            if says { note("'\(name)' is never called here: \(reason)", at: offset, scope) }
            return true
        }
        let isThere = table.lineage(of: native).contains { type in
            kind == .method
                ? type.methods.values.joined().contains { $0.signature.labelledName == name }
                : type.properties[name] != nil
        }
        guard isThere, says else { return isThere }
        throw failure(
            "overriding '\(name)' of '\(native.name)' is not supported here",
            at: offset,
            scope,
            kind: .unsupported,
            fix: "a subclass can override " + subclassing.overridable.sorted().joined(separator: ", ")
                + (subclassing.observable.isEmpty
                    ? "" : ", and observe " + subclassing.observable.sorted().joined(separator: ", "))
        )
    }

    func runObserver(_ property: DeclaredType.StoredProperty, of instance: Instance, old: Value) throws {
        guard let after = property.observers?.after else { return }
        beginCallback()
        try run(
            after,
            with: old,
            selfCell: Cell(.instance(instance), isLet: true),
            typeName: property.typeName,
            observing: property.name,
            property.scope
        )
    }
}

extension DeclaredType.StoredProperty {
    /// True if an initializer must assign a value to it.
    var needsValue: Bool { value == nil && !(type?.isOptional == true && !isLet) }
}
