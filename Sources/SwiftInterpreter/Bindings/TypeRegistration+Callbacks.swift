extension TypeRegistration {
    /// Adds a property that holds a function without parameters.
    package func callback(_ name: String, _ path: WritableKeyPath<Root, () -> Void>, summary: String = "") {
        let read: (@escaping () -> Void) -> Value = reader(name)
        property(
            name,
            type: "() -> Void",
            summary: summary,
            get: { root in read(root[keyPath: path]) },
            set: { root, value in root[keyPath: path] = try Self.function(value, name).closure(fallback: ()) }
        )
    }

    /// Adds a property that holds a function without parameters and with a result.
    ///
    /// - Parameter fallback: the result of a function of source in which an error occurs.
    package func callback<Output>(
        _ name: String,
        _ path: WritableKeyPath<Root, () -> Output>,
        fallback: Output,
        summary: String = ""
    ) {
        let read: (@escaping () -> Output) -> Value = reader(name)
        property(
            name,
            type: .function([], table.typeRef(for: Output.self) ?? .anything, []),
            summary: summary,
            get: { root in read(root[keyPath: path]) },
            set: { (root: inout Root, value: Value) in
                root[keyPath: path] = try Self.function(value, name).closure(fallback: fallback)
            }
        )
    }

    /// Adds a property that holds an optional function without parameters.
    package func callback(_ name: String, _ path: WritableKeyPath<Root, (() -> Void)?>, summary: String = "") {
        let read: (@escaping () -> Void) -> Value = reader(name)
        property(
            name,
            type: "(() -> Void)?",
            summary: summary,
            get: { root in root[keyPath: path].map { .present(read($0)) } ?? Value.nil },
            set: { (root: inout Root, value: Value) in
                root[keyPath: path] = try value.wrapped.map { try Self.function($0, name).closure(fallback: ()) }
            }
        )
    }

    /// Adds a property that holds an optional function without parameters and with a result.
    ///
    /// - Parameter fallback: the result of a function of source in which an error occurs.
    package func callback<Output>(
        _ name: String,
        _ path: WritableKeyPath<Root, (() -> Output)?>,
        fallback: Output,
        summary: String = ""
    ) {
        let read: (@escaping () -> Output) -> Value = reader(name)
        property(
            name,
            type: .optional(.function([], table.typeRef(for: Output.self) ?? .anything, [])),
            summary: summary,
            get: { root in root[keyPath: path].map { .present(read($0)) } ?? Value.nil },
            set: { (root: inout Root, value: Value) in
                root[keyPath: path] = try value.wrapped.map { try Self.function($0, name).closure(fallback: fallback) }
            }
        )
    }

    /// Adds a read-only property that holds an optional function.
    package func callback(reading name: String, _ path: KeyPath<Root, (() -> Void)?>, summary: String = "") {
        let read: (@escaping () -> Void) -> Value = reader(name)
        property(
            name,
            type: "(() -> Void)?",
            summary: summary,
            get: { root in root[keyPath: path].map { .present(read($0)) } ?? Value.nil }
        )
    }

    /// Adds a property that holds an optional function with one parameter.
    package func callback<Input>(
        _ name: String,
        _ path: WritableKeyPath<Root, ((Input) -> Void)?>,
        summary: String = ""
    ) {
        callback(name, path, fallback: (), summary: summary)
    }

    /// Adds a property that holds an optional function with one parameter and a result.
    ///
    /// - Parameter fallback: the result of a function of source in which an error occurs.
    package func callback<Input, Output>(
        _ name: String,
        _ path: WritableKeyPath<Root, ((Input) -> Output)?>,
        fallback: Output,
        summary: String = ""
    ) {
        let runtime = DetachedRuntime(table: table)
        let result = Output.self == Void.self ? .void : table.typeRef(for: Output.self) ?? .anything
        let type = WrittenType.function([.init(type: table.typeRef(for: Input.self) ?? .anything)], result, [])
        property(
            name,
            type: .optional(type),
            summary: summary,
            get: { root in
                guard let action = root[keyPath: path] else { return Value.nil }
                let function = FunctionValue(name: name, parameterCount: 1, type: type, runtime: runtime) { arguments in
                    let input = try runtime.table.convert(arguments.first ?? .void, to: Input.self, declared: nil)
                    let output = action(input)
                    return output is Void ? .void : runtime.table.value(from: output, declared: nil)
                }
                return .present(.function(function))
            },
            set: { (root: inout Root, value: Value) in
                root[keyPath: path] = try value.wrapped.map { try Self.function($0, name).closure(fallback: fallback) }
            }
        )
    }

    /// Returns a conversion from library functions to functions that source can call.
    private func reader<Output>(_ name: String) -> (@escaping () -> Output) -> Value {
        let runtime = DetachedRuntime(table: table)
        let result = Output.self == Void.self ? .void : table.typeRef(for: Output.self) ?? .anything
        let type = WrittenType.function([], result, [])
        return { action in
            .function(
                FunctionValue(name: name, parameterCount: 0, type: type, runtime: runtime) { _ in
                    let output = action()
                    return output is Void ? .void : runtime.table.value(from: output, declared: nil)
                }
            )
        }
    }

    private static func function(_ value: Value, _ name: String) throws -> FunctionValue {
        guard case .function(let function) = value else {
            throw BindingError("cannot assign value of type '\(value.typeName)' to '\(name)': it must be a closure")
        }
        return function
    }
}

/// The runtime of library functions passed to source: it belongs to no evaluation and has no instances.
private final class DetachedRuntime: CallRuntime {
    // The table owns the conversion of these functions, which therefore must not retain the table. A function may be
    // called after the table is deallocated.
    private let reference: TableReference
    let hasEnded = false
    let owner: AnyObject? = nil
    let changeCount = 0

    init(table: BindingTable) {
        reference = table.reference
    }

    var table: BindingTable { reference.table }

    private var refusal: BindingError {
        BindingError("a function of the library cannot use declarations of the source")
    }

    func noteKeptCode() {}

    func reportLater(_ error: any Error) {}

    func print(_ text: String) {}

    func encode(_ value: Value, to encoder: any Encoder) throws { throw refusal }

    func decode(_ type: Value, from decoder: any Decoder) throws -> Value { throw refusal }

    func codingName(of key: Value) throws -> CodingName { throw refusal }

    func raised(_ error: any Error) -> RaisedError? { nil }

    func hashedParts(of instance: Instance) -> [Value]? { nil }

    func note(_ instance: Instance) {}

    func nextNumber() -> Int { 0 }

    func hasMember(_ name: String, labels: [String?], in value: Value) -> Bool { false }

    func declaredComparison(_ name: String, _ a: Value, _ b: Value) throws -> Bool? { nil }

    func make(_ type: DeclaredType, _ arguments: [[(label: String, value: Any)]]) throws -> Instance { throw refusal }

    func resultType(of method: String, in value: Value) -> TypeValue? { nil }

    func renew(_ instance: Instance, as type: DeclaredType) {}

    func runObserver(_ property: DeclaredType.ObservedProperty, of instance: Instance, old: Value) throws {}

    func trapped(_ error: any Error) {}

    func member(_ name: String, of value: Value, expecting type: WrittenType?) throws -> Value { throw refusal }

    func staticMember(_ name: String, of type: DeclaredType, expecting expected: WrittenType?) throws -> Value {
        throw refusal
    }

    func assign(_ value: Value, to names: [String], of root: inout Value) throws { throw refusal }

    func call(
        _ name: String,
        on value: inout Value,
        _ arguments: inout [(label: String?, value: Value)],
        expecting type: WrittenType?
    ) throws -> Value {
        throw refusal
    }
}

/// Members that change more than a value of the library: instances of source, and static properties.
extension TypeRegistration {
    /// Adds a mutating method that changes an interpreter value, so that an instance of a declared struct stays one.
    package func mutatingValueMethod(
        _ declaration: String,
        summary: String = "",
        _ body: @escaping (inout Value, Arguments) throws -> Void
    ) {
        guard let signature = signature(declaration, summary, "", .none, [:]) else { return }
        type.noteMember(signature.name)
        let callable = NativeCallable(signature: signature, owner: type, isMethod: true, isMutating: true) {
            root,
            arguments in
            guard var value = root as? Value else { throw BindingError("this method needs a value to be called on") }
            defer { root = value }
            return try body(&value, arguments)
        }
        callable.takesValue = true
        type.described.members.methods[signature.name, default: []].append(callable)
    }

    /// Adds a static property with a setter.
    package func staticProperty<V>(
        _ name: String,
        type declared: WrittenType? = nil,
        summary: String = "",
        get: @escaping () -> V,
        set: @escaping (V) -> Void
    ) {
        type.noteMember(name)
        type.described.members.staticProperties[name] = NativeProperty(
            name: name,
            summary: summary,
            declaredType: declared,
            swiftType: V.self,
            get: { _ in get() },
            set: { _, value, table in set(try table.convert(value, to: V.self, declared: declared)) }
        )
    }
}

/// Conversions between registered types, and tags that record the calls that created values.
extension TypeRegistration {
    /// Adds an implicit conversion from another registered type or protocol, such as from an element to a child in a
    /// builder.
    ///
    /// - Parameter recover: returns the value that was converted, so that it need not be kept beside the result; nil if the
    ///   result does not contain it.
    package func conversion<Source>(
        from name: String,
        as source: Source.Type,
        recovering recover: ((Root) -> Source)? = nil,
        _ convert: @escaping (Source) throws -> Root
    ) {
        if let recover { type.described.bridge.converted = (name, { value in (value as? Root).map(recover) ?? value }) }
        let conversion: (Any) throws -> Any? = { value in
            guard let source = value as? Source else { return nil }
            return try convert(source)
        }
        type.described.bridge.conversions.append((name, conversion))
    }

    /// Sets the functions that add and remove the location of the creating call when a native value becomes this
    /// protocol.
    package func tags(
        wrap: @escaping (Root, SourceOrigin) -> Root,
        unwrap: @escaping (Root) -> Root
    ) {
        type.described.bridge.tag = { value, origin in
            guard let root = value as? Root else { return value }
            return wrap(root, origin)
        }
        type.described.bridge.untag = { value in
            guard let root = value as? Root else { return value }
            return unwrap(root)
        }
    }
}

/// Members that a type has because another value has them.
extension TypeRegistration {
    /// Gives the type the members of another value, as `@dynamicMemberLookup` does, also those that extensions in source
    /// declare; the interface of the type needs a subscript `dynamicMember` as well.
    package func dynamicMembers<Members>(
        get: @escaping (Root) -> Members,
        set: ((inout Root, Members) -> Void)? = nil
    ) {
        let name = type.name
        func cast(_ value: Any) throws -> Root {
            guard let typed = value as? Root else { throw BindingError("expected a value of type '\(name)'") }
            return typed
        }
        var setter: ((inout Any, Any) throws -> Void)?
        if let set {
            setter = { root, members in
                var typed = try cast(root)
                guard let members = members as? Members else { return }
                set(&typed, members)
                root = typed
            }
        }
        type.described.members.dynamicMembers = NativeType.DynamicMembers(get: { get(try cast($0)) }, set: setter)
    }
}

extension TypeRegistration {
    /// Adds an operator with a left operand of this type: `$0.infix("-", "CGFloat") { $0 - $1 }`.
    ///
    /// - Parameter right: the type of the right operand.
    package func infix<Right, R>(_ name: String, _ right: WrittenType, _ body: @escaping (Root, Right) throws -> R) {
        addOperator(name, WrittenType(type.name), right, body)
    }

    /// Adds an operator with a right operand of this type: `$0.infix("*", from: "Double") { $0 * $1 }`.
    ///
    /// - Parameter left: the type of the left operand.
    package func infix<Left, R>(
        _ name: String,
        from left: WrittenType,
        _ body: @escaping (Left, Root) throws -> R
    ) {
        addOperator(name, left, WrittenType(type.name), body)
    }

    private func addOperator<Left, Right, R>(
        _ name: String,
        _ left: WrittenType,
        _ right: WrittenType,
        _ body: @escaping (Left, Right) throws -> R
    ) {
        expect(.operators, of: name)
        let operands = [
            Signature.Parameter(label: nil, name: "left", type: left),
            Signature.Parameter(label: nil, name: "right", type: right),
        ]
        type.described.members.staticMethods[name, default: []].append(
            NativeCallable(
                signature: Signature(name: name, parameters: operands, result: .anything, command: .none),
                owner: type
            ) { _, arguments in try body(try arguments["left"], try arguments["right"]) }
        )
    }
}
