/// How classes of source inherit from a native class.
struct Subclassing {
    /// What source may override: names of properties, names of methods with their labels.
    var overridable: Set<String>
    /// The properties whose changes source may observe by overriding them.
    var observable: Set<String>
    /// What source may override though nothing calls it here, each with the reason.
    var uncalled: [String: String]
    /// Makes the object of an instance whose class has the given name.
    var make: (String) -> any InterpretedObject
}

/// What an initializer without arguments means where source overrides the one that it calls.
struct Forwarding {
    /// The initializer with its labels.
    var target: String
    var arguments: [Any]
}

extension TypeRegistration {
    /// Lets classes of source inherit from this one.
    ///
    /// - Parameters:
    ///   - overridable: what they may override beside what they may in its superclass: names of properties, names of
    ///     methods with their labels. The object that is made hands each of these to its link.
    ///   - observable: the properties that they may override to observe them; the object tells its link of each change.
    ///   - uncalled: what they may override beside that though nothing calls it here, each with the reason.
    ///   - make: makes the object of an instance whose class has the given name.
    public func subclassable(
        overriding overridable: [String] = [],
        observing observable: [String] = [],
        uncalled: [String: String] = [:],
        make: @escaping (String) -> any InterpretedObject
    ) {
        type.subclassing = Subclassing(
            overridable: Set(overridable),
            observable: Set(observable),
            uncalled: uncalled,
            make: make
        )
    }

    /// Adds an initializer that subclasses of source call by `super.init` and inherit: sets an object up that is there.
    ///
    /// - Parameters:
    ///   - target: the initializer, with its labels, that this one calls in UIKit, so that it leads to that of source
    ///     where one overrides it.
    ///   - arguments: what it calls that with.
    public func inheritedInitializer(
        _ declaration: String,
        callingOverridden target: String? = nil,
        with arguments: [Any] = [],
        _ setUp: @escaping (Root, Arguments) throws -> Void = { _, _ in }
    ) {
        guard var signature = Signature(declaration) else {
            table.problems.append("\(type.name): cannot read '\(declaration)'")
            return
        }
        signature.result = .named(type.name)
        let callable = NativeCallable(signature: signature, owner: type, isMethod: true) { root, arguments in
            guard let object = root as? Root else { throw BindingError("there is no object to set up") }
            return try setUp(object, arguments)
        }
        callable.forwarding = target.map { Forwarding(target: $0, arguments: arguments) }
        type.inheritedInitializers.append(callable)
    }
}

extension BindingTable {
    /// How source inherits from a class; nil if it cannot.
    func subclassing(of type: NativeType) -> Subclassing? {
        guard var result = type.subclassing else { return nil }
        for ancestor in lineage(of: type).compactMap(\.subclassing) {
            result.overridable.formUnion(ancestor.overridable)
            result.observable.formUnion(ancestor.observable)
            result.uncalled.merge(ancestor.uncalled) { nearest, _ in nearest }
        }
        return result
    }

    /// The initializers that subclasses of source inherit: those of the nearest class that has some.
    func inheritedInitializers(of type: NativeType) -> [NativeCallable] {
        lineage(of: type).lazy.map(\.inheritedInitializers).first { !$0.isEmpty } ?? []
    }
}

extension NativeCallable {
    /// The same as the native class has it: what source overrides is not called.
    var asInherited: NativeCallable {
        let result = NativeCallable(
            signature: signature,
            owner: owner,
            isMethod: isMethod,
            isMutating: isMutating
        ) { [self] root, arguments in
            guard let object = root as? any InterpretedObject else { return try body(&root, arguments) }
            return try object.link.callingInherited(signature.name) { try body(&root, arguments) }
        }
        result.takesValue = takesValue
        return result
    }

    /// A static function called on a class of source that inherits it.
    func called(on type: DeclaredType) -> NativeCallable {
        NativeCallable(signature: signature, owner: owner) { [self] root, arguments in
            var arguments = arguments
            arguments.receiver = type
            return try body(&root, arguments)
        }
    }
}
