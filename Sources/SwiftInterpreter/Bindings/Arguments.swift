/// The arguments of a call, converted to the declared types, with default values filled in.
///
/// `try arguments["uniform"]` returns an argument by its parameter name, as the Swift type that the context expects.
package struct Arguments {
    let signature: Signature
    let values: [Value]
    let runtime: any CallRuntime
    /// The location of the callee's name.
    package let origin: SourceOrigin
    /// The declared class that a static function was called on; nil for a registered type.
    package internal(set) var receiver: DeclaredType?
    /// The generic arguments of the type that an initializer makes, as written in Swift; none for other functions.
    package internal(set) var typeArguments: [String] = []
    /// The parts of the list that a result builder has collected for a parameter, if all are kept.
    var collected: (parameter: Int, parts: CollectedParts.Kept)?

    /// The table of the interpreter, for functions registered in that table, which must not retain it.
    package var table: BindingTable { runtime.table }

    /// Returns an argument as a Swift value: a number, string, optional, array, closed range, registered type or
    /// `Value`.
    package subscript<T>(_ name: String) -> T {
        get throws { try get(name, as: T.self) }
    }

    /// Returns an argument as a Swift value of the given type.
    package func get<T>(_ name: String, as type: T.Type) throws -> T {
        try get(at: index(of: name), as: T.self)
    }

    /// Returns an argument as a Swift value of the given type.
    func get<T>(at index: Int, as type: T.Type) throws -> T {
        let declared = signature.parameters[index].type
        if let collected, collected.parameter == index, let list = T.self as? any PartsConvertible.Type,
            let result = try list.fromParts(collected.parts, in: runtime.table, declared: declared) as? T
        {
            return result
        }
        return try runtime.table.convert(values[index], to: T.self, declared: declared)
    }

    /// Returns an argument as an interpreter value.
    package func value(_ name: String) throws -> Value {
        values[try index(of: name)]
    }

    /// Returns a property of an instance of a declared type.
    package func property(_ name: String, of value: Value) throws -> Value {
        guard case .instance(let instance) = value.unwrapped else {
            throw BindingError("'\(name)' is a property of a declared type")
        }
        return try runtime.member(name, of: .instance(instance), expecting: nil)
    }

    /// Assigns to a property of an instance of a declared type.
    package func assign(_ new: Value, to name: String, of value: inout Value) throws {
        try runtime.assign(new, to: [name], of: &value)
    }

    /// Returns a closure argument; nil if nil was passed.
    package func function(_ name: String) throws -> FunctionValue? {
        switch try value(name).unwrapped {
        case .function(let function): return function
        case .nil, .void: return nil
        default: throw BindingError("argument '\(name)' must be a closure")
        }
    }

    /// Calls a configuration closure such as `(inout Label) -> Void` with a variable; does nothing if the argument is
    /// nil.
    package func configure<T>(_ name: String, _ subject: inout T) throws {
        try function(name)?.configure(&subject)
    }

    /// Returns a closure argument as a Swift closure that can be called later, also after the evaluation.
    ///
    /// If it throws, the interpreter records the error (`takeDeferredErrors()`) and the fallback is returned.
    package func closure<each A, R>(
        _ name: String,
        fallback: @autoclosure @escaping () -> R
    ) throws -> (repeat each A) -> R {
        guard let function = try function(name) else { return { (_: repeat each A) in fallback() } }
        return function.closure(fallback: fallback())
    }

    /// Returns an optional closure argument as a Swift closure; nil if nil was passed.
    package func optionalClosure<each A, R>(
        _ name: String,
        fallback: @autoclosure @escaping () -> R
    ) throws -> ((repeat each A) -> R)? {
        guard let function = try function(name) else { return nil }
        return function.closure(fallback: fallback())
    }

    /// Returns an `(inout T) -> Void` argument as a Swift closure that can be called later.
    package func configuration<T>(_ name: String) throws -> (inout T) -> Void {
        guard let function = try function(name) else { return { _ in } }
        return function.configuration()
    }

    /// Returns a number that is unique within the evaluation and the same whenever the source is evaluated again.
    package func nextNumber() -> Int { runtime.nextNumber() }

    private func index(of name: String) throws -> Int {
        guard let index = signature.parameters.firstIndex(where: { $0.name == name }), index < values.count else {
            throw BindingError(
                "the binding of '\(signature.labelledName)' reads an argument '\(name)' it does not declare"
            )
        }
        return index
    }
}

extension Arguments {
    /// Returns the change that a key path and a value describe; the key path may contain properties that extensions in
    /// source declare.
    ///
    /// Throws if the change cannot be applied to the given root, which is not modified.
    package func assignment<Root>(
        through keyPath: String,
        of value: String,
        tryingOn root: Root
    ) throws -> (inout Root) -> Void {
        guard case .keyPath(let names) = try self.value(keyPath) else {
            throw BindingError("argument '\(keyPath)' must be a key path")
        }
        let value = try self.value(value)
        let runtime = runtime
        func change(_ root: Root) throws -> Root {
            var changed = runtime.table.value(from: root, declared: nil)
            try runtime.assign(value, to: names, of: &changed)
            return try runtime.table.convert(changed, to: Root.self, declared: nil)
        }
        _ = try change(root)
        runtime.noteKeptCode()
        return { root in
            do {
                root = try change(root)
            } catch {
                runtime.reportLater(error)
            }
        }
    }
}

extension Arguments {
    /// Writes a value of source.
    ///
    /// - Throws: the error of the encoder or of the source.
    package func encode(_ value: Value, to encoder: any Encoder) throws { try runtime.encode(value, to: encoder) }

    /// Reads a value of a type of source, which is given as a value.
    ///
    /// - Throws: the error of the decoder or of the source.
    package func decode(_ type: Value, from decoder: any Decoder) throws -> Value {
        try runtime.decode(type, from: decoder)
    }

    /// Returns the key that an argument is.
    ///
    /// - Throws: a `BindingError` for a value that is no key.
    package func codingName(_ name: String) throws -> CodingName { try runtime.codingName(of: value(name)) }
}
