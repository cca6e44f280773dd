/// An instance of an interpreted struct, as passed to the hook of a registered protocol.
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
    /// The struct or enum instance.
    package let instance: Instance
    let runtime: any CallRuntime

    /// The type's name, as declared.
    package var typeName: String { instance.type.name }

    /// The call that created the instance.
    package var origin: SourceOrigin? { instance.origin }

    /// The number of changes so far of what the struct's members may read: variables, and properties of objects.
    package var changeCount: Int { runtime.changeCount }

    /// Returns true if the struct declares a member of that name: a property, a method or a member of an extension.
    package func has(_ member: String) -> Bool { runtime.hasMember(member, in: instance) }

    /// Returns true if the struct conforms to that protocol, directly or by refinement.
    package func conforms(to name: String) -> Bool { runtime.table.conformances(of: instance.type).contains(name) }

    /// Returns the declared result type of a method, in its current declaration or registration; nil if there is none.
    package func resultType(of method: String) -> TypeValue? { runtime.resultType(of: method, in: instance.type) }

    /// Returns the value of a property; on an error, reports it later and returns the fallback.
    ///
    /// Pass the Swift type, such as `(any Element).self`, if the fallback has a more specific type, which would
    /// otherwise be inferred.
    package func property<T>(
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

    /// Returns the value of a property, converted to a Swift value; throws a ``Diagnostic``.
    package func property<T>(_ name: String, as swiftType: T.Type = T.self, type: TypeRef? = nil) throws -> T {
        let declared = type ?? runtime.table.typeRef(for: T.self)
        return try located {
            let value = try runtime.member(name, of: instance, expecting: declared)
            return try runtime.table.convert(value, to: T.self, declared: declared)
        }
    }

    /// Calls a method and returns its result; on an error, reports it later and returns the fallback.
    package func call<R>(
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

    /// Calls a method and returns its result, converted to a Swift value; throws a ``Diagnostic``.
    package func call<R>(
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

    /// Gives errors without a location the location of the struct's declaration.
    private func located<T>(_ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as BindingError {
            let type = instance.type
            throw type.place.source.diagnostic(
                "in '\(type.name)': \(error.message)",
                at: type.place.offset,
                kind: .runtime,
                fix: error.fix
            )
        }
    }
}
