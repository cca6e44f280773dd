/// Adds members to a registered type, with closures that operate on the Swift type.
///
/// Declarations are written as Swift source without `func`: `"inset(uniform: CGFloat) -> Inset"`. A parameter marked
/// `@ElementBuilder` (any attribute that ends in `Builder`) takes a builder closure; the implementation reads the
/// array.
package struct TypeRegistration<Root> {
    /// The type being described.
    package let type: NativeType
    /// The table that contains the type.
    package let table: BindingTable
    /// Returns the table, without retaining it, for closures that the table owns.
    ///
    /// If the table was deallocated, the result is a table of the language alone.
    package var tableProvider: () -> BindingTable { { [reference = table.reference] in reference.table } }

    /// Keeps the place of a member that is added later in the lists of members.
    package func keepPlace(of member: String) { type.noteMember(member) }

    // MARK: - Callables

    /// Adds an initializer: `"init(text: String, configure: (inout Label) -> Void = { _ in })"`.
    package func initializer(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        command: Signature.CommandForm = .byType,
        parameters: [String: String] = [:],
        _ body: @escaping (Arguments) throws -> Root
    ) {
        guard var signature = signature(declaration, summary, example, command, parameters) else { return }
        signature.result = WrittenType(type.name)
        type.described.members.initializers.append(
            NativeCallable(signature: signature, owner: type) { _, arguments in try body(arguments) }
        )
    }

    /// Adds a failable initializer: `"init(named name: String)"`.
    package func failableInitializer(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        parameters: [String: String] = [:],
        _ body: @escaping (Arguments) throws -> Root?
    ) {
        guard var signature = signature(declaration, summary, example, .none, parameters) else { return }
        signature.result = .optional(WrittenType(type.name))
        type.described.members.initializers.append(
            NativeCallable(signature: signature, owner: type) { _, arguments in try body(arguments) as Any }
        )
    }

    /// Adds a nonmutating method.
    package func method<R>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        command: Signature.CommandForm = .byType,
        parameters: [String: String] = [:],
        _ body: @escaping (Root, Arguments) throws -> R
    ) {
        guard let signature = signature(declaration, summary, example, command, parameters) else { return }
        let name = type.name
        add(signature, isMutating: false) { root, arguments in try body(try Self.cast(root, name), arguments) }
    }

    /// Adds a mutating method.
    package func mutatingMethod<R>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        parameters: [String: String] = [:],
        _ body: @escaping (inout Root, Arguments) throws -> R
    ) {
        guard let signature = signature(declaration, summary, example, .none, parameters) else { return }
        let name = type.name
        add(signature, isMutating: true) { root, arguments in
            var typed = try Self.cast(root, name)
            // No other reference to the value remains, so it can change in place.
            root = ()
            defer { root = typed }
            return try body(&typed, arguments)
        }
    }

    /// Adds a method that receives and returns interpreter values, so that neither the type of a declared struct nor
    /// the location of the creating call is lost.
    package func valueMethod(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        command: Signature.CommandForm = .byType,
        parameters: [String: String] = [:],
        _ body: @escaping (Value, Arguments) throws -> Value
    ) {
        guard let signature = signature(declaration, summary, example, command, parameters) else { return }
        type.noteMember(signature.name)
        let callable = NativeCallable(signature: signature, owner: type, isMethod: true) { root, arguments in
            guard let value = root as? Value else { throw BindingError("this method needs a value to be called on") }
            return try body(value, arguments)
        }
        callable.takesValue = true
        type.described.members.methods[signature.name, default: []].append(callable)
    }

    private func add(
        _ signature: Signature,
        isMutating: Bool,
        _ body: @escaping (inout Any, Arguments) throws -> Any
    ) {
        type.noteMember(signature.name)
        type.described.members.methods[signature.name, default: []].append(
            NativeCallable(signature: signature, owner: type, isMethod: true, isMutating: isMutating, body: body)
        )
    }

    /// Adds a static function.
    package func staticMethod<R>(
        _ declaration: String,
        summary: String = "",
        example: String = "",
        parameters: [String: String] = [:],
        _ body: @escaping (Arguments) throws -> R
    ) {
        guard let signature = signature(declaration, summary, example, .byType, parameters) else { return }
        type.noteMember(signature.name)
        type.described.members.staticMethods[signature.name, default: []].append(
            NativeCallable(signature: signature, owner: type) { _, arguments in try body(arguments) }
        )
    }

    // MARK: - Properties

    /// Adds a static property.
    package func staticProperty<V>(
        _ name: String,
        type declared: WrittenType? = nil,
        summary: String = "",
        _ value: @escaping @autoclosure () -> V
    ) {
        type.noteMember(name)
        type.described.members.staticProperties[name] = NativeProperty(
            name: name,
            summary: summary,
            declaredType: declared,
            swiftType: V.self,
            get: { _ in value() },
            set: nil
        )
    }

    /// Adds an enum case without associated values.
    package func enumCase(_ name: String, summary: String = "", _ value: @escaping @autoclosure () -> Root) {
        expect(.cases, of: "case \(name)")
        type.described.members.cases.append(name)
        staticProperty(name, type: WrittenType(type.name), summary: summary, value())
    }

    /// Adds an enum case with associated values: `"absolute(_ value: CGFloat)"`.
    package func enumCase(
        _ declaration: String,
        summary: String = "",
        _ make: @escaping (Arguments) throws -> Root
    ) {
        guard var signature = signature(declaration, summary, "", .byType, [:]) else { return }
        expect(.cases, butNot: .plainCases, of: "case \(signature.name)")
        signature.result = WrittenType(type.name)
        type.noteMember(signature.name)
        type.described.members.cases.append(signature.name)
        type.described.members.staticMethods[signature.name, default: []].append(
            NativeCallable(signature: signature, owner: type) { _, arguments in try make(arguments) }
        )
    }

    /// Adds a read-only property.
    package func property<V>(
        _ name: String,
        _ path: KeyPath<Root, V>,
        type declared: WrittenType? = nil,
        summary: String = ""
    ) {
        add(name, declared, summary, get: { $0[keyPath: path] }, set: nil as ((inout Root, V) throws -> Void)?)
    }

    /// Adds a property with a setter.
    package func property<V>(
        _ name: String,
        _ path: WritableKeyPath<Root, V>,
        type declared: WrittenType? = nil,
        summary: String = ""
    ) {
        add(name, declared, summary, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Adds a property by its accessors; without a setter it is read-only.
    package func property<V>(
        _ name: String,
        type declared: WrittenType? = nil,
        summary: String = "",
        get: @escaping (Root) throws -> V,
        set: ((inout Root, V) throws -> Void)? = nil
    ) {
        add(name, declared, summary, get: get, set: set)
    }

    private func add<V>(
        _ name: String,
        _ declared: WrittenType?,
        _ summary: String,
        get: @escaping (Root) throws -> V,
        set: ((inout Root, V) throws -> Void)?
    ) {
        type.noteMember(name)
        let typeName = type.name
        var setter: ((inout Any, Value, BindingTable) throws -> Void)?
        if let set {
            setter = { root, value, table in
                var typed = try Self.cast(root, typeName)
                try set(&typed, try table.convert(value, to: V.self, declared: declared))
                root = typed
            }
        }
        type.described.members.properties[name] = NativeProperty(
            name: name,
            summary: summary,
            declaredType: declared,
            swiftType: V.self,
            get: { try get(try Self.cast($0, typeName)) },
            set: setter
        )
    }

    /// Sets the function that returns the associated values of the named case, for `switch` and `if case`; it returns
    /// nil if the value is another case.
    package func caseValues(_ values: @escaping (_ value: Root, _ caseName: String) -> [Any]?) {
        type.described.bridge.caseValues = { root, name in (root as? Root).flatMap { values($0, name) } }
    }

    // MARK: - Subscripts

    /// Adds a subscript with one index.
    package func `subscript`<I, V>(
        index indexType: WrittenType,
        result: WrittenType,
        get: @escaping (Root, I) throws -> V,
        set: ((inout Root, I, V) throws -> Void)? = nil
    ) {
        let typeName = type.name
        var setter: ((inout Any, Value, Value, BindingTable) throws -> Void)?
        if let set {
            setter = { root, index, value, table in
                var typed = try Self.cast(root, typeName)
                let index = try table.convert(index, to: I.self, declared: indexType)
                try set(&typed, index, try table.convert(value, to: V.self, declared: result))
                root = typed
            }
        }
        type.described.members.subscripts.append(
            NativeSubscript(
                indexType: indexType,
                get: { root, index, table in
                    try get(try Self.cast(root, typeName), try table.convert(index, to: I.self, declared: indexType))
                },
                set: setter,
                resultType: result
            )
        )
    }

    /// Adds a subscript by key path, as in `config[\.backgroundColor] = .blue`.
    ///
    /// - Parameter rootType: returns the registered type that the key path starts from.
    package func keyPathSubscript(
        rootType: @escaping (Root) -> String,
        get: ((Root, PropertyPath) throws -> Any?)? = nil,
        set: @escaping (inout Root, PropertyPath, Value) throws -> Void
    ) {
        let name = type.name
        var getter: ((Any, PropertyPath) throws -> Any?)?
        if let get { getter = { root, path in try get(try Self.cast(root, name), path) } }
        type.described.members.keyPathSubscript = NativeType.KeyPathSubscript(
            rootType: { ($0 as? Root).map(rootType) ?? "" },
            get: getter,
            set: { root, path, value in
                var typed = try Self.cast(root, name)
                try set(&typed, path, value)
                root = typed
            }
        )
    }

    // MARK: - Conversions and words

    /// Sets the meaning of a bare word in a command where this type is expected: `100` may mean `.absolute(100)`.
    ///
    /// The names of static members and enum cases need no registration.
    package func bareWord(_ meaning: @escaping (String) -> String?) {
        bareWords { words in words.first.flatMap(meaning).map { ($0, 1) } }
    }

    /// Sets the meaning of several bare words in a command where this type is expected: `300 200` may mean
    /// `CGSize(width: 300, height: 200)`.
    ///
    /// - Parameter names: the words that completion offers.
    package func bareWords(
        names: [String] = [],
        _ meaning: @escaping (ArraySlice<String>) -> (text: String, count: Int)?
    ) {
        type.described.words.source = meaning
        type.described.words.names = names
    }

    // MARK: - Protocols

    /// Lets interpreted structs conform, by wrapping an instance in a native value.
    ///
    /// - Parameters:
    ///   - requirements: the names of the members that a struct must declare.
    ///   - options: the names of the members that it may declare.
    package func adoptable(
        requiring requirements: String...,
        allowing options: [String] = [],
        make: @escaping (AdoptedInstance) throws -> Root
    ) {
        type.described.adoption.requirements = requirements
        type.described.adoption.options = options
        type.described.adoption.make = { try make($0) }
    }

    /// Makes the type expressible by an array literal, as `[.top, .left]` for option sets.
    package func arrayLiteral(_ join: @escaping ([Root]) -> Root) {
        expect(.options, of: "array literal")
        type.described.bridge.joinLiteral = { values in join(values.compactMap { $0 as? Root }) }
    }

    /// Gives a struct reference semantics: an assignment to a property of a constant changes the shared object.
    package func hasReferenceSemantics() {
        type.described.objects.isReference = true
    }

    /// Gives the objects of subclasses that no binding names the name of their own class in `type(of:)`.
    package func hasNamedSubclasses() {
        type.described.objects.hasNamedSubclasses = true
    }

    /// States that objects of this class never change, so that a line that makes one can keep it.
    package func hasConstantObjects() {
        type.described.objects.constantClass = (Root.self as? AnyClass).map { ObjectIdentifier($0) }
    }

    /// Lets interpreted types conform that are used only by their names, such as keys.
    ///
    /// - Parameter requirements: the names of the static members that a type must declare.
    package func adoptable(requiringStatic requirements: String...) {
        type.described.adoption.staticRequirements = requirements
    }

    // MARK: -

    /// Notes a member of a type whose traits do not say that it has such ones.
    func expect(
        _ traits: NativeType.RegisteredTraits,
        butNot others: NativeType.RegisteredTraits? = nil,
        of member: String
    ) {
        if type.traits.isSuperset(of: traits), !(others.map(type.traits.isSuperset) ?? false) { return }
        table.noted.append("\(type.name): its traits do not allow '\(member)'")
    }

    func signature(
        _ declaration: String,
        _ summary: String,
        _ example: String,
        _ command: Signature.CommandForm,
        _ parameters: [String: String]
    ) -> Signature? {
        guard var signature = Signature(declaration) else {
            table.noted.append("\(type.name): cannot read '\(declaration)'")
            return nil
        }
        signature.erase(Signature.builtInGenerics)
        signature.summary = summary
        signature.example = example
        signature.command = command
        for (name, text) in parameters {
            guard let index = signature.parameters.firstIndex(where: { $0.name == name }) else {
                table.noted.append("\(type.name): no parameter '\(name)' in '\(declaration)'")
                continue
            }
            signature.parameters[index].summary = text
        }
        return signature
    }

    private static func cast(_ value: Any, _ name: String) throws -> Root {
        guard let typed = value as? Root else { throw BindingError("expected a value of type '\(name)'") }
        return typed
    }
}
