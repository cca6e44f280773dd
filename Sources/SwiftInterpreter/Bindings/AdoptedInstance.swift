/// An instance of an interpreted struct as a registered protocol's hook gets it.
///
/// The hook makes a native value of it that answers the protocol's requirements by asking back:
/// ```swift
/// struct InterpretedProxy: ProxyElement {
///     let instance: AdoptedInstance
///     var elementRepresentation: any Element { instance.property("elementRepresentation", fallback: Empty()) }
/// }
/// ```
/// Errors that come up while asking are kept by the interpreter (`Interpreter.takeDeferredErrors()`).
public struct AdoptedInstance {
    /// The struct or enum instance.
    public let instance: Instance
    let runtime: any CallRuntime

    /// The type's name, as declared.
    public var typeName: String { instance.type.name }

    /// An object that is the same for all instances of the declared type.
    public var typeToken: AnyObject { instance.type }

    /// The call that made the instance.
    public var origin: SourceOrigin? { instance.origin }

    /// Whether the struct declares a member of that name (properties, methods and extensions).
    public func has(_ member: String) -> Bool { runtime.hasMember(member, in: instance) }

    /// Whether the struct conforms to that protocol, by declaration or refinement.
    public func conforms(to name: String) -> Bool { runtime.table.conformances(of: instance.type).contains(name) }

    /// The value of a property; an error is reported later and the fallback returned.
    public func property<T>(
        _ name: String,
        type: TypeRef? = nil,
        fallback: @autoclosure () -> T
    ) -> T {
        do {
            return try property(name, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// The value of a property, read as a Swift value; throws a ``Diagnostic``.
    public func property<T>(_ name: String, type: TypeRef? = nil) throws -> T {
        let declared = type ?? runtime.table.typeRef(for: T.self)
        let value = try runtime.member(name, of: instance, expecting: declared)
        return try runtime.table.convert(value, to: T.self, declared: declared)
    }

    /// The result of a method; an error is reported later and the fallback returned.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        type: TypeRef? = nil,
        fallback: @autoclosure () -> R
    ) -> R {
        do {
            return try call(name, arguments, type: type)
        } catch {
            runtime.reportLater(error)
            return fallback()
        }
    }

    /// The result of a method, read as a Swift value; throws a ``Diagnostic``.
    public func call<R>(
        _ name: String,
        _ arguments: [(label: String?, value: Any)],
        type: TypeRef? = nil
    ) throws -> R {
        let declared = type ?? (R.self == Void.self ? nil : runtime.table.typeRef(for: R.self))
        var instance = instance
        let values = arguments.map { (label: $0.label, value: runtime.table.value(from: $0.value, declared: nil)) }
        let value = try runtime.call(name, on: &instance, values, expecting: declared)
        return try runtime.table.convert(value, to: R.self, declared: declared)
    }
}
