/// A value whose type source makes conform to a registered protocol, as passed to the hook of the protocol: an instance
/// of an interpreted struct, or a value of a type that an extension in source makes conform.
///
/// The hook wraps it in a native value, which implements the protocol's requirements by calling the instance:
/// ```swift
/// struct InterpretedProxy: ProxyElement {
///     let instance: AdoptedInstance
///     var elementRepresentation: any Element {
///         instance.property("elementRepresentation", as: (any Element).self, fallback: Empty())
///     }
/// }
/// ```
///
/// The interpreter records errors in these calls (`Interpreter.takeDeferredErrors()`).
package struct AdoptedInstance {
    /// The value.
    let value: Value
    let runtime: any CallRuntime
    /// The type's name, as Swift prints it.
    package let typeName: String
    /// The call that created the value.
    package let origin: SourceOrigin?
    private let declared: DeclaredType?
    private let adoption: Adoption?

    init(instance: Instance, runtime: any CallRuntime) {
        value = .instance(instance)
        self.runtime = runtime
        declared = instance.type
        typeName = instance.type.name
        origin = instance.origin
        adoption = nil
    }

    /// A value of a type that an extension in source makes conform; nil if none does.
    init?(_ erased: ErasedValue) {
        guard let adoption = erased.adoption, let runtime = adoption.runtime else { return nil }
        value = .erased(erased)
        self.runtime = runtime
        self.adoption = adoption
        declared = nil
        typeName = adoption.typeName
        if case .native(let native) = erased.value { origin = native.origin } else { origin = nil }
    }

    /// The instance of a type declared in source; nil for a value of another type.
    var instance: Instance? { if case .instance(let instance) = value { instance } else { nil } }

    /// The number of changes so far of what the struct's members may read: variables, and properties of objects.
    package var changeCount: Int { runtime.changeCount }

    /// The names of the protocols that the type conforms to, those of an interpreted struct in source order.
    var protocols: [String] { declared.map { runtime.table.conformances(of: $0) } ?? adoption?.protocols ?? [] }

    /// Returns true if the type declares a method of that name with these labels, in an extension, too.
    ///
    /// One with other labels is another method, and a property may have the name of a method.
    package func has(_ method: String, labels: [String?]) -> Bool {
        runtime.hasMember(method, labels: labels, in: value)
    }

    /// Returns the declared result type of a method, in its current declaration or registration; nil if there is none.
    package func resultType(of method: String) -> TypeValue? { runtime.resultType(of: method, in: value) }

    /// Returns the value of a property; on an error, reports it later and returns the fallback.
    ///
    /// Pass the Swift type, such as `(any Element).self`, if the fallback has a more specific type, which would
    /// otherwise be inferred.
    package func property<T>(
        _ name: String,
        as swiftType: T.Type = T.self,
        type: WrittenType? = nil,
        fallback: @autoclosure () -> T
    ) -> T {
        do {
            return try property(name, as: swiftType, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// Returns the value of a property, converted to a Swift value; throws a ``Diagnostic``.
    package func property<T>(_ name: String, as swiftType: T.Type = T.self, type: WrittenType? = nil) throws -> T {
        let declared = type ?? runtime.table.typeRef(for: T.self)
        return try located {
            let value = try runtime.member(name, of: value, expecting: declared)
            return try runtime.table.convert(value, to: T.self, declared: declared)
        }
    }

    /// Calls a method and returns its result; on an error, reports it later and returns the fallback.
    package func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        as swiftType: R.Type = R.self,
        type: WrittenType? = nil,
        fallback: @autoclosure () -> R
    ) -> R {
        do {
            return try call(name, arguments, as: swiftType, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// Calls a method and returns its result, converted to a Swift value; throws a ``Diagnostic``.
    package func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        as swiftType: R.Type = R.self,
        type: WrittenType? = nil
    ) throws -> R {
        let declared = type ?? (R.self == Void.self ? nil : runtime.table.typeRef(for: R.self))
        return try located {
            var receiver = value
            var values = arguments.map { (label: $0.label, value: runtime.table.value(from: $0.value, declared: nil)) }
            let value = try runtime.call(name, on: &receiver, &values, expecting: declared)
            return try runtime.table.convert(value, to: R.self, declared: declared)
        }
    }

    /// Calls a method whose last argument, `cache`, is `inout`, and returns its result; on an error, reports it later
    /// and returns the fallback.
    package func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        cache: inout Value,
        as swiftType: R.Type,
        fallback: @autoclosure () -> R
    ) -> R {
        let declared = R.self == Void.self ? nil : runtime.table.typeRef(for: R.self)
        do {
            return try located {
                var receiver = value
                var values = arguments.map {
                    (label: $0.label, value: runtime.table.value(from: $0.value, declared: nil))
                }
                values.append((label: "cache", value: cache))
                let value = try runtime.call(name, on: &receiver, &values, expecting: declared)
                if let changed = values.last { cache = changed.value }
                return try runtime.table.convert(value, to: R.self, declared: declared)
            }
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// Gives errors without a location the location of the type's declaration in source.
    private func located<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as BindingError {
            guard let type = declared else { throw BindingError("in '\(typeName)': \(error.message)", fix: error.fix) }
            throw type.place.source.diagnostic(
                "in '\(type.name)': \(error.message)",
                at: type.place.offset,
                kind: .runtime,
                fix: error.fix
            )
        }
    }
}

/// A native value that wraps a value of source, which a cast finds again; its own parts are not dumped.
package protocol AdoptingValue: CustomReflectable, CustomDebugStringConvertible {
    /// The value of source.
    var adopted: AdoptedInstance { get }
}

extension AdoptingValue {
    package var debugDescription: String { adopted.value.debugDescription }

    /// No parts: those that Swift sees are not the source's.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// An instance of a class declared in source that is not retained, such as a delegate or the target of an action.
package struct WeakInstance {
    // An instance with a native object may be released while the object lives on; the object then makes it again.
    private weak var object: (any InterpretedObject)?
    private weak var instance: Instance?
    private let runtime: any CallRuntime

    /// An instance that code outside the interpreter may call later.
    init(_ instance: Instance, _ runtime: any CallRuntime) {
        self.runtime = runtime
        if let object = instance.object { self.object = object } else { self.instance = instance }
        runtime.noteKeptCode()
    }

    /// The instance; nil if it is gone, or if the evaluation that it belongs to has ended.
    package var current: AdoptedInstance? {
        guard !runtime.hasEnded, let instance = object?.link.instance ?? instance else { return nil }
        return AdoptedInstance(instance: instance, runtime: runtime)
    }

    /// Calls a method, if the instance is there and declares it; an error is reported later.
    package func tell(_ method: String, _ arguments: [(label: String?, value: Any)]) {
        guard let instance = current, instance.has(method, labels: arguments.map(\.label)) else { return }
        instance.call(method, arguments, as: Void.self, fallback: ())
    }

    /// Calls a method, if the instance is there and declares it, whose last argument is a pointer to a value, which the
    /// method may change; an error is reported later.
    package func tell<T>(
        _ method: String,
        _ arguments: [(label: String?, value: Any)],
        pointing label: String,
        to value: inout T
    ) {
        let table = runtime.table
        let pointer = ValuePointer(table.value(from: value, declared: nil))
        tell(method, arguments + [(label, table.value(of: pointer))])
        do {
            value = try table.convert(pointer.pointee, to: T.self, declared: nil)
        } catch { runtime.reportLater(error) }
    }

    /// Calls a method and returns its result; nil if there is none, or after an error, which is reported later.
    package func answer<R>(_ method: String, _ arguments: [(label: String?, value: Any)]) -> R? {
        guard let instance = current, instance.has(method, labels: arguments.map(\.label)) else { return nil }
        return instance.call(method, arguments, as: R?.self, type: nil, fallback: nil)
    }

    /// The value of the instance; nil if it is gone.
    package var value: Value { (object?.link.instance ?? instance).map { .present(.instance($0)) } ?? .nil }

    /// The object to compare with others; nil if it is gone.
    package var identity: AnyObject? { object ?? instance }
}

extension AdoptedInstance {
    /// The same instance without retaining it.
    ///
    /// - Throws: a ``BindingError`` if the type is not declared in source.
    package var unretained: WeakInstance {
        get throws {
            guard let instance else {
                throw BindingError(
                    "a value of type '\(typeName)' cannot be a delegate here",
                    fix: "declare a class that conforms to the protocol"
                )
            }
            return WeakInstance(instance, runtime)
        }
    }
}

/// A method of an object, found by its name when it is called.
///
/// It does not retain the object.
package struct TargetMethod {
    private let receiver: WeakInstance?
    /// The name of the method with its labels.
    package let selector: String
    /// The name of the method without its labels.
    private let name: String
    /// The labels of the parameters.
    private let labels: [String?]

    /// A method of an object.
    ///
    /// - Parameters:
    ///   - target: an instance of a class declared in source; nothing is called for nil.
    ///   - selector: the name with its labels, such as `tapped(_:)`.
    /// - Throws: a ``BindingError`` if the target is an object of the library.
    package init(of target: Value, named selector: String, _ arguments: Arguments) throws {
        try self.init(of: target, named: selector, in: arguments.runtime)
    }

    /// A method of an object, as above; one that is assigned, not passed in a call.
    package init(of target: Value, named selector: String) throws {
        var runtime: (any CallRuntime)?
        if case .instance(let instance) = target.unwrapped { runtime = instance.type.runtime }
        try self.init(of: target, named: selector, in: runtime)
    }

    private init(of target: Value, named selector: String, in runtime: (any CallRuntime)?) throws {
        self.selector = selector
        let parts = selector.split(separator: "(", maxSplits: 1)
        name = parts.first.map(String.init) ?? selector
        labels = (parts.dropFirst().first ?? "").split(separator: ":").filter { $0 != ")" }.map {
            $0 == "_" ? nil : String($0)
        }
        switch target.unwrapped {
        case .instance(let instance): receiver = runtime.map { WeakInstance(instance, $0) }
        case .nil, .void: receiver = nil
        default:
            throw BindingError(
                "the target is an object of the library, whose methods cannot be called by name here",
                fix: "call the method in an @objc method of your own class"
            )
        }
    }

    /// Calls the method with the sender as its first argument, if it takes one.
    package func call(sender: Any) {
        guard let instance = receiver?.current else { return }
        let arguments = labels.enumerated().map { index, label in
            (label: label, value: index == 0 ? sender : String?.none as Any)
        }
        instance.call(name, arguments, as: Void.self, fallback: ())
    }

    /// The object, without retaining it; nil if it is gone.
    package var target: AnyObject? { receiver?.identity }

    /// The value of the object; nil if it is gone.
    package var targetValue: Value { receiver?.value ?? .nil }

    /// Returns the object that a value is, for a comparison with ``target``; nil for nil.
    package static func object(of value: Value) -> AnyObject? {
        guard case .instance(let instance) = value.unwrapped else { return nil }
        return instance.object ?? instance
    }
}
