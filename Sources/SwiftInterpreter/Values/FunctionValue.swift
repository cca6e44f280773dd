/// A function, closure or method that can be called.
///
/// A binding that receives one as an argument may store it and call it later, even after evaluation. The
/// ``Interpreter`` that created it must still exist, since it owns the variables.
package final class FunctionValue {
    /// The name in messages; `closure` for a closure.
    package let name: String
    /// The number of parameters, if known.
    package let parameterCount: Int?
    /// The type of the parameter it was passed to, which is the contextual type of results such as `.blue`.
    package let type: WrittenType?
    let body: (inout [Value]) throws -> Value
    let runtime: any CallRuntime
    /// Returns the function for the types of its generic parameters, if it has any.
    let generic: (([Type]) throws -> FunctionValue)?
    /// Returns the parts that the last call has collected, if all are kept, for the body of a result builder.
    let collected: (() -> CollectedParts.Kept?)?

    init(
        name: String,
        parameterCount: Int?,
        type: WrittenType?,
        runtime: any CallRuntime,
        generic: (([Type]) throws -> FunctionValue)? = nil,
        collected: (() -> CollectedParts.Kept?)? = nil,
        body: @escaping (inout [Value]) throws -> Value
    ) {
        self.name = name
        self.parameterCount = parameterCount
        self.type = type
        self.runtime = runtime
        self.generic = generic
        self.collected = collected
        self.body = body
    }

    /// Calls the function with types for its generic parameters.
    func call(generic types: [Type], _ arguments: inout [Value]) throws -> Value {
        try (generic?(types) ?? self).body(&arguments)
    }

    /// The function, recorded as code that native code may call later.
    package var kept: FunctionValue {
        runtime.noteKeptCode()
        return self
    }

    /// Calls the function with interpreter values; throws a ``Diagnostic``.
    package func call(_ arguments: [Value] = []) throws -> Value {
        var arguments = arguments
        return try body(&arguments)
    }

    /// Calls the function, and returns its result or the error that it throws for source to catch.
    ///
    /// - Throws: a ``Diagnostic`` for any other error.
    package func outcome(_ arguments: [Value] = []) throws -> Result<Value, RaisedError> {
        do {
            return .success(try call(arguments))
        } catch {
            guard let raised = runtime.raised(error) else { throw error }
            return .failure(raised)
        }
    }

    /// Calls the function with an `inout` argument and returns the changed value; throws a ``Diagnostic``.
    package func changing(_ subject: Value) throws -> Value {
        var values = [subject]
        _ = try body(&values)
        return values.first ?? subject
    }

    /// Calls the function with Swift values and converts the result to a Swift value; throws a ``Diagnostic``.
    package func callAsFunction<R>(_ arguments: Any..., returning: R.Type = Void.self) throws -> R {
        try call(native: arguments)
    }

    func call<R>(native arguments: [Any]) throws -> R {
        var values = zip(arguments, parameterTypes(count: arguments.count)).map { argument, type in
            runtime.table.value(from: argument, declared: type)
        }
        let result = try body(&values)
        return try runtime.table.convert(result, to: R.self, declared: type?.function?.result)
    }

    /// Calls the function with an `inout` argument, such as the label of a configuration closure.
    package func configure<T>(_ subject: inout T) throws {
        var values = [runtime.table.value(from: subject, declared: parameterTypes(count: 1).first ?? nil)]
        _ = try body(&values)
        if let changed = values.first { subject = try runtime.table.convert(changed, to: T.self, declared: nil) }
    }

    /// Returns a Swift closure that calls the function; on an error, reports it to the interpreter and returns the
    /// fallback.
    package func closure<each A, R>(fallback: @autoclosure @escaping () -> R) -> (repeat each A) -> R {
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

    /// Returns a Swift closure that lets the function change its argument; errors are reported to the interpreter.
    package func configuration<T>() -> (inout T) -> Void {
        runtime.noteKeptCode()
        return { subject in
            do {
                try self.configure(&subject)
            } catch {
                self.runtime.reportLater(error)
            }
        }
    }

    /// Returns a Swift closure that lets the function change its second argument; errors are reported to the
    /// interpreter.
    package func configuration<Context, T>() -> (Context, inout T) -> Void {
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

    private func parameterTypes(count: Int) -> [WrittenType?] {
        let declared = type?.function?.parameters ?? []
        return (0..<count).map { $0 < declared.count ? declared[$0].type : nil }
    }
}

/// The services of the interpreter that values use.
protocol CallRuntime: AnyObject {
    var table: BindingTable { get }
    /// The interpreter.
    var owner: AnyObject? { get }
    /// True if the interpreter was deallocated, and with it all declarations.
    var hasEnded: Bool { get }
    /// The number of changes so far of variables and of properties of objects.
    var changeCount: Int { get }
    /// Records that native code received code that it may call later.
    func noteKeptCode()
    /// Records an error that occurred in a closure after the evaluation.
    func reportLater(_ error: any Error)
    func member(_ name: String, of value: Value, expecting type: WrittenType?) throws -> Value
    /// Calls a method; afterwards `arguments` contains the new values of `inout` arguments.
    func call(
        _ name: String,
        on value: inout Value,
        _ arguments: inout [(label: String?, value: Value)],
        expecting type: WrittenType?
    ) throws -> Value
    func staticMember(_ name: String, of type: DeclaredType, expecting expected: WrittenType?) throws -> Value
    /// Assigns to a property at a path from a root value, and changes the root.
    func assign(_ value: Value, to names: [String], of root: inout Value) throws
    func hasMember(_ name: String, labels: [String?], in value: Value) -> Bool
    /// Returns the declared result type of a method.
    func resultType(of method: String, in value: Value) -> TypeValue?
    /// Creates an instance of a class with the first initializer that accepts one of the argument lists.
    func make(_ type: DeclaredType, _ arguments: [[(label: String, value: Any)]]) throws -> Instance
    /// Turns an instance into one of a type that was declared again.
    func renew(_ instance: Instance, as type: DeclaredType)
    func runObserver(_ property: DeclaredType.ObservedProperty, of instance: Instance, old: Value) throws
    /// Ends the evaluation that called native code in which an error occurred; records the error if there is none yet.
    func trapped(_ error: any Error)
    /// Returns the result of a comparison operator declared in source; nil if it declares none for the values.
    func declaredComparison(_ name: String, _ a: Value, _ b: Value) throws -> Bool?
    /// Returns the values that the hash of an instance depends on; nil if it depends on the type alone.
    func hashedParts(of instance: Instance) -> [Value]?
    /// Records that an instance of a declared type was created.
    func note(_ instance: Instance)
    /// Returns the next number of a sequence 1, 2, 3, … that is unique within the evaluation.
    func nextNumber() -> Int
    /// Prints text; a line break ends a line.
    func print(_ text: String)
    /// Writes a value by an encoder.
    func encode(_ value: Value, to encoder: any Encoder) throws
    /// Reads a value of a type, which is given as a value, by a decoder.
    func decode(_ type: Value, from decoder: any Decoder) throws -> Value
    /// Returns the key that a value of source is.
    func codingName(of key: Value) throws -> CodingName
    /// Returns an error that source threw; nil for one that it cannot catch.
    func raised(_ error: any Error) -> RaisedError?
}

extension CallRuntime {
    /// The description that source declares for an instance; an error ends the evaluation, and nil is returned.
    func described(_ instance: Instance) -> Value? {
        do {
            return try member("description", of: .instance(instance), expecting: "String")
        } catch {
            trapped(error)
            return nil
        }
    }

    /// The result of the `==` that source declares for two values; an error ends the evaluation, and nil is returned.
    func declaredEquality(_ a: Value, _ b: Value) -> Bool? {
        do {
            return try declaredComparison("==", a, b)
        } catch {
            trapped(error)
            return nil
        }
    }
}

/// An error that native code throws for source to catch, or that source threw to native code.
///
/// It never leaves the thread of its evaluation, so it is `Sendable`, as `Error` demands, without being checked.
package struct RaisedError: Error, @unchecked Sendable {
    /// The error as a value of source.
    package let value: Value

    /// Creates the error.
    package init(_ value: Value) { self.value = value }
}

/// A key of an encoded value, by its name or its number.
package struct CodingName: CodingKey, Hashable {
    /// The name.
    package let stringValue: String
    /// The number; nil for a key with a name alone.
    package let intValue: Int?

    /// Creates a key with a name.
    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    /// Creates a key with a number, whose name is its digits.
    package init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

/// A value that closures of the interpreter write.
struct EncodedValue: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// A value that a closure of the interpreter reads.
///
/// A decoder of Foundation has a part only as long as the part is read, and makes the part by its type alone. The closure
/// is therefore passed beside it.
package struct DecodedValue: Decodable {
    // Unchecked, as the reading that it is passed to ends before anything else runs on its thread.
    private final class Reader: @unchecked Sendable {
        let read: (any Decoder) throws -> Value

        init(_ read: @escaping (any Decoder) throws -> Value) { self.read = read }
    }

    @TaskLocal private static var reader: Reader?

    private let value: Value

    /// Reads the value by the closure that is passed beside it.
    package init(from decoder: any Decoder) throws { value = try Self.reader?.read(decoder) ?? .void }

    /// Returns what a closure reads from the decoder of a part, which another one gets.
    package static func reading(
        _ read: @escaping (any Decoder) throws -> Value,
        in part: () throws -> DecodedValue
    ) rethrows -> Value {
        try $reader.withValue(Reader(read), operation: part).value
    }
}
