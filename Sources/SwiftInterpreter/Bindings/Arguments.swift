/// The arguments of a call, complete and of the declared types; defaults are filled in.
///
/// `try arguments["uniform"]` reads one by its parameter's name as whatever Swift type the context asks for.
public struct Arguments {
    let signature: Signature
    let values: [Value]
    let runtime: any CallRuntime
    /// Where the callee's name stands.
    public let origin: SourceOrigin
    /// The class of source that a static function was called on; nil for a registered one.
    public internal(set) var receiver: DeclaredType?

    /// What source can name; for functions that are described in that table, which must not hold it.
    package var table: BindingTable { runtime.table }

    /// The argument as a Swift value: numbers, strings, optionals, arrays, closed ranges, registered types, `Value`.
    public subscript<T>(_ name: String) -> T {
        get throws { try get(name, as: T.self) }
    }

    /// The argument as a Swift value of the given type.
    public func get<T>(_ name: String, as type: T.Type) throws -> T {
        let index = try index(of: name)
        return try runtime.table.convert(values[index], to: T.self, declared: signature.parameters[index].type)
    }

    /// The argument as the interpreter holds it.
    public func value(_ name: String) throws -> Value {
        values[try index(of: name)]
    }

    /// A closure argument; nil if nil was passed.
    public func function(_ name: String) throws -> FunctionValue? {
        switch try value(name).bare {
        case .function(let function): return function
        case .nil, .void: return nil
        default: throw BindingError("argument '\(name)' is no closure")
        }
    }

    /// Lets a configuration closure such as `(inout Label) -> Void` change a variable; does nothing without one.
    public func configure<T>(_ name: String, _ subject: inout T) throws {
        try function(name)?.configure(&subject)
    }

    /// A closure argument as a Swift closure, to be called later, also after evaluation.
    ///
    /// An error in it is kept by the interpreter (`takeDeferredErrors()`), and the fallback is returned.
    public func closure<each A, R>(
        _ name: String,
        fallback: @autoclosure @escaping () -> R
    ) throws -> (repeat each A) -> R {
        guard let function = try function(name) else { return { (_: repeat each A) in fallback() } }
        return function.closure(fallback: fallback())
    }

    /// An optional closure argument as a Swift closure; nil if nil was passed.
    public func optionalClosure<each A, R>(
        _ name: String,
        fallback: @autoclosure @escaping () -> R
    ) throws -> ((repeat each A) -> R)? {
        guard let function = try function(name) else { return nil }
        return function.closure(fallback: fallback())
    }

    /// An `(inout T) -> Void` argument as a Swift closure, to be called later.
    public func configuration<T>(_ name: String) throws -> (inout T) -> Void {
        guard let function = try function(name) else { return { _ in } }
        return function.configuration()
    }

    /// A number that no earlier call in the evaluation gave, and the same whenever the source is evaluated again.
    public func nextNumber() -> Int { runtime.nextNumber() }

    private func index(of name: String) throws -> Int {
        guard let index = signature.parameters.firstIndex(where: { $0.name == name }), index < values.count else {
            throw BindingError(
                "the binding of '\(signature.labelledName)' reads an argument '\(name)' it does not declare"
            )
        }
        return index
    }
}
