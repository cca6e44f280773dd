/// The way for declared classes to inherit from a native class.
struct Subclassing {
    /// The members that source may override.
    var overrides: NativeOverrides
    /// Creates the object of an instance whose class has the given name.
    var make: (String) -> any InterpretedObject
}

/// The target of an initializer without arguments that calls another one, which source may override.
struct Forwarding {
    /// The initializer with its labels.
    var target: String
    var arguments: [Any]
}

extension TypeRegistration {
    /// Lets declared classes inherit from this class.
    ///
    /// - Parameters:
    ///   - overridable: the members that they may override in addition to those of its superclass: property names, and
    ///     method names with labels. The object passes each of these calls to its link.
    ///   - observable: the properties that they may override, also to observe them; the object sets them through its
    ///     link.
    ///   - uncalled: the members that they may also override although nothing calls them here, each with the reason.
    ///   - make: creates the object of an instance whose class has the given name.
    package func subclassable(
        overriding overridable: [String] = [],
        observing observable: [String] = [],
        uncalled: [String: String] = [:],
        make: @escaping (String) -> any InterpretedObject
    ) {
        let overrides = NativeOverrides(
            overridable: Set(overridable + observable),
            observable: Set(observable),
            uncalled: uncalled
        )
        type.described.adoption.subclassing = Subclassing(overrides: overrides, make: make)
    }

    /// Adds an initializer that declared subclasses inherit and call by `super.init`: it initializes an existing
    /// object.
    ///
    /// - Parameters:
    ///   - isFailable: true for one whose result is optional.
    ///   - target: the initializer, with its labels, that this one calls in UIKit, so that an override of it in source
    ///     is called; this one is a convenience initializer then.
    ///   - arguments: the arguments of that call.
    package func inheritedInitializer(
        _ declaration: String,
        isFailable: Bool = false,
        callingOverridden target: String? = nil,
        with arguments: [Any] = [],
        _ setUp: @escaping (Root, Arguments) throws -> Void = { _, _ in }
    ) {
        guard var signature = Signature(declaration) else {
            table.noted.append("\(type.name): cannot read '\(declaration)'")
            return
        }
        signature.result = isFailable ? .optional(WrittenType(type.name)) : WrittenType(type.name)
        let callable = NativeCallable(signature: signature, owner: type, isMethod: true) { root, arguments in
            guard let object = root as? Root else { throw BindingError("there is no object to set up") }
            return try setUp(object, arguments)
        }
        callable.forwarding = target.map { Forwarding(target: $0, arguments: arguments) }
        type.described.adoption.inheritedInitializers.append(callable)
    }
}

extension BindingTable: NativeFacts {
    var modules: [String] { syntax.modules.sorted() }

    func isNative(_ name: String) -> Bool { types[name] != nil }

    func isHashable(_ name: String) -> Bool { types[name]?.isHashable == true }

    func isBridged(_ class: String, from name: String) -> Bool { bridgedValues(of: `class`, from: name) != nil }

    func overrides(of name: String) -> NativeOverrides? {
        guard let type = types[name], var result = type.adoption.subclassing?.overrides else { return nil }
        for ancestor in lineage(of: type).compactMap(\.adoption.subclassing?.overrides) {
            result.overridable.formUnion(ancestor.overridable)
            result.observable.formUnion(ancestor.observable)
            result.uncalled.merge(ancestor.uncalled) { nearest, _ in nearest }
        }
        return result
    }
}

extension BindingTable {
    /// Returns the initializers that declared subclasses inherit: those of the nearest class that has any.
    func inheritedInitializers(of type: NativeType) -> [NativeCallable] {
        lineage(of: type).lazy.map(\.adoption.inheritedInitializers).first { !$0.isEmpty } ?? []
    }
}

extension NativeCallable {
    /// The native implementation: overrides in source are not called.
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
        result.isLasting = false
        return result
    }

    /// Returns a static function called on a declared class that inherits it.
    func called(on type: DeclaredType) -> NativeCallable {
        let result = NativeCallable(signature: signature, owner: owner) { [self] root, arguments in
            var arguments = arguments
            arguments.receiver = type
            return try body(&root, arguments)
        }
        result.isLasting = false
        return result
    }
}
