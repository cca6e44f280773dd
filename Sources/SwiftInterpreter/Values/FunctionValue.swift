/// A function, closure or method that can be called.
///
/// A binding that gets one as an argument keeps it and calls it when it likes, also after evaluation ended; not without
/// the ``Interpreter`` that made it, which holds the variables.
public final class FunctionValue {
    /// The name in messages: `closure` for one without a name.
    public let name: String
    /// The number of parameters, where known.
    public let parameterCount: Int?
    /// The type it was passed as: decides how results such as `.blue` are understood.
    public let type: TypeRef?
    let body: (inout [Value]) throws -> Value
    let runtime: any CallRuntime

    init(
        name: String,
        parameterCount: Int?,
        type: TypeRef?,
        runtime: any CallRuntime,
        body: @escaping (inout [Value]) throws -> Value
    ) {
        self.name = name
        self.parameterCount = parameterCount
        self.type = type
        self.runtime = runtime
        self.body = body
    }

    /// Calls it with interpreter values; throws a ``Diagnostic``.
    public func call(_ arguments: [Value] = []) throws -> Value {
        var arguments = arguments
        return try body(&arguments)
    }

    /// Calls it with a value that it may change, and gives what became of it; throws a ``Diagnostic``.
    public func changing(_ subject: Value) throws -> Value {
        var values = [subject]
        _ = try body(&values)
        return values.first ?? subject
    }

    /// Calls it with Swift values and reads the result as a Swift value; throws a ``Diagnostic``.
    public func callAsFunction<R>(_ arguments: Any..., returning: R.Type = Void.self) throws -> R {
        try call(native: arguments)
    }

    func call<R>(native arguments: [Any]) throws -> R {
        var values = zip(arguments, parameterTypes(count: arguments.count)).map { argument, type in
            runtime.table.value(from: argument, declared: type)
        }
        let result = try body(&values)
        return try runtime.table.convert(result, to: R.self, declared: type?.function?.result)
    }

    /// Calls it with a variable that it may change, such as the label of a configuration closure.
    public func configure<T>(_ subject: inout T) throws {
        var values = [runtime.table.value(from: subject, declared: parameterTypes(count: 1).first ?? nil)]
        _ = try body(&values)
        if let changed = values.first { subject = try runtime.table.convert(changed, to: T.self, declared: nil) }
    }

    /// A Swift closure that calls it; an error is reported to the interpreter and the fallback returned.
    public func closure<each A, R>(fallback: @autoclosure @escaping () -> R) -> (repeat each A) -> R {
        runtime.noteKeptCode()
        return { (argument: repeat each A) -> R in
            var arguments: [Any] = []
            for value in repeat each argument { arguments.append(value) }
            do {
                return try self.call(native: arguments)
            } catch {
                self.runtime.reportLater(error)
                return fallback()
            }
        }
    }

    /// A Swift closure that lets it change its argument; an error is reported to the interpreter.
    public func configuration<T>() -> (inout T) -> Void {
        runtime.noteKeptCode()
        return { subject in
            do {
                try self.configure(&subject)
            } catch {
                self.runtime.reportLater(error)
            }
        }
    }

    /// A Swift closure that lets it change its second argument; an error is reported to the interpreter.
    public func configuration<Context, T>() -> (Context, inout T) -> Void {
        runtime.noteKeptCode()
        return { context, subject in
            do {
                let types = self.parameterTypes(count: 2)
                var values = [
                    self.runtime.table.value(from: context, declared: types[0]),
                    self.runtime.table.value(from: subject, declared: types[1]),
                ]
                _ = try self.body(&values)
                subject = try self.runtime.table.convert(values[1], to: T.self, declared: nil)
            } catch {
                self.runtime.reportLater(error)
            }
        }
    }

    private func parameterTypes(count: Int) -> [TypeRef?] {
        let declared = type?.function?.parameters ?? []
        return (0..<count).map { $0 < declared.count ? declared[$0].type : nil }
    }
}

/// What values need of the interpreter that made them.
protocol CallRuntime: AnyObject {
    var table: BindingTable { get }
    /// The interpreter.
    var owner: AnyObject? { get }
    /// Whether the interpreter has gone, and with it what source has declared.
    var hasEnded: Bool { get }
    /// Says that native code has got something that it may call later.
    func noteKeptCode()
    /// Keeps an error that came up while a closure ran after the evaluation.
    func reportLater(_ error: any Error)
    func member(_ name: String, of instance: Instance, expecting type: TypeRef?) throws -> Value
    /// Calls a method; what it changes of inout arguments is in the arguments afterwards.
    func call(
        _ name: String,
        on instance: inout Instance,
        _ arguments: inout [(label: String?, value: Value)],
        expecting type: TypeRef?
    ) throws -> Value
    func staticMember(_ name: String, of type: DeclaredType, expecting expected: TypeRef?) throws -> Value
    /// Assigns to a property, found by its path from a root, which is changed.
    func assign(_ value: Value, to names: [String], of root: inout Value) throws
    func hasMember(_ name: String, in instance: Instance) -> Bool
    /// The type that a method of source declares as its result.
    func resultType(of method: String, in type: DeclaredType) -> TypeValue?
    /// Makes an instance of a class by the first of its initializers that takes such arguments.
    func make(_ type: DeclaredType, _ arguments: [[(label: String, value: Any)]]) throws -> Instance
    /// Makes an instance one of a type that was declared again.
    func renew(_ instance: Instance, as type: DeclaredType)
    func runObserver(_ property: DeclaredType.StoredProperty, of instance: Instance, old: Value) throws
    /// Ends the evaluation that has called native code in which something went wrong; keeps the error if there is none.
    func trapped(_ error: any Error)
    /// What the generic parameters of an instance's type stand for, as far as its properties tell.
    func generics(of instance: Instance) -> [String: TypeRef]
    /// What a comparison that source declares says of two values; nil if it declares none for them.
    func declaredComparison(_ name: String, _ a: Value, _ b: Value) throws -> Bool?
    /// A number that no earlier call in the evaluation gave: 1, 2, 3 and so on.
    func nextNumber() -> Int
    /// Prints text; a line ends where the text has a line break.
    func print(_ text: String)
}
