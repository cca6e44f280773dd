/// An instance of an interpreted struct as a registered protocol's hook gets it.
///
/// The hook makes a native value of it that answers the protocol's requirements by asking back:
/// ```swift
/// struct InterpretedProxy: ProxyElement {
///     let instance: AdoptedInstance
///     var elementRepresentation: any Element {
///         instance.property("elementRepresentation", as: (any Element).self, fallback: Empty())
///     }
/// }
/// ```
/// Errors that come up while asking are kept by the interpreter (`Interpreter.takeDeferredErrors()`).
public struct AdoptedInstance {
    /// The struct or enum instance.
    public let instance: Instance
    let runtime: any CallRuntime

    /// The type's name, as declared.
    public var typeName: String { instance.type.name }

    /// The call that made the instance.
    public var origin: SourceOrigin? { instance.origin }

    /// Whether the struct declares a member of that name (properties, methods and extensions).
    public func has(_ member: String) -> Bool { runtime.hasMember(member, in: instance) }

    /// Whether the struct conforms to that protocol, by declaration or refinement.
    public func conforms(to name: String) -> Bool { runtime.table.conformances(of: instance.type).contains(name) }

    /// The type that a method declares as its result, as it is declared or registered now; nil if it is neither.
    package func resultType(of method: String) -> TypeValue? { runtime.resultType(of: method, in: instance.type) }

    /// The value of a property; an error is reported later and the fallback returned.
    ///
    /// Pass the Swift type, `(any Element).self`, where the fallback is of a narrower one: it would be taken for
    /// the type wanted.
    public func property<T>(
        _ name: String,
        as swiftType: T.Type = T.self,
        type: TypeRef? = nil,
        fallback: @autoclosure () -> T
    ) -> T {
        do {
            return try property(name, as: swiftType, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// The value of a property, read as a Swift value; throws a ``Diagnostic``.
    public func property<T>(_ name: String, as swiftType: T.Type = T.self, type: TypeRef? = nil) throws -> T {
        let declared = type ?? runtime.table.typeRef(for: T.self)
        return try located {
            let value = try runtime.member(name, of: instance, expecting: declared)
            return try runtime.table.convert(value, to: T.self, declared: declared)
        }
    }

    /// The result of a method; an error is reported later and the fallback returned.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        as swiftType: R.Type = R.self,
        type: TypeRef? = nil,
        fallback: @autoclosure () -> R
    ) -> R {
        do {
            return try call(name, arguments, as: swiftType, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// The result of a method, read as a Swift value; throws a ``Diagnostic``.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        as swiftType: R.Type = R.self,
        type: TypeRef? = nil
    ) throws -> R {
        let declared = type ?? (R.self == Void.self ? nil : runtime.table.typeRef(for: R.self))
        return try located {
            var instance = instance
            var values = arguments.map { (label: $0.label, value: runtime.table.value(from: $0.value, declared: nil)) }
            let value = try runtime.call(name, on: &instance, &values, expecting: declared)
            return try runtime.table.convert(value, to: R.self, declared: declared)
        }
    }

    /// The result of a method whose last argument, `cache`, is inout; an error is reported later and the fallback
    /// returned.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        cache: inout Value,
        as swiftType: R.Type,
        fallback: @autoclosure () -> R
    ) -> R {
        let declared = R.self == Void.self ? nil : runtime.table.typeRef(for: R.self)
        do {
            return try located {
                var instance = instance
                var values = arguments.map {
                    (label: $0.label, value: runtime.table.value(from: $0.value, declared: nil))
                }
                values.append((label: "cache", value: cache))
                let value = try runtime.call(name, on: &instance, &values, expecting: declared)
                if let changed = values.last { cache = changed.value }
                return try runtime.table.convert(value, to: R.self, declared: declared)
            }
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// Gives errors without a place that of the struct's declaration.
    private func located<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as BindingError {
            let type = instance.type
            throw type.scope.frame.source.diagnostic(
                "in '\(type.name)': \(error.message)",
                at: type.offset,
                kind: .runtime,
                fix: error.fix
            )
        }
    }
}
