import Foundation

/// Hashes: a `Hasher` here is the list of the values that it was given.
extension Library {
    /// Calls `combine(_:)` or `finalize()` of a hasher, or `hash(into:)` of a value of the library; nil for other methods.
    func hashingMethod(_ method: Declaration, _ receiver: inout Value, _ arguments: inout [Value?]) -> Value? {
        let first = arguments.first ?? nil
        if method.owner?.name == "Hasher", case .array(var parts) = receiver {
            guard let first else { return .int(receiver.hashNumber) }
            receiver = .void
            parts.append(first)
            receiver = .array(parts)
            return .void
        }
        guard method.name == "hash", method.parameters.count == 1, case .array(var parts)? = first else { return nil }
        arguments[0] = nil
        parts.append(receiver)
        arguments[0] = .array(parts)
        return .void
    }
}

extension Runner {
    /// Returns the values that the hash of an instance depends on; nil where equal ones cannot be told from it: source
    /// declares `==`, but no `hash(into:)`.
    func hashedParts(of instance: Instance) -> [Value]? {
        let type = types.type(of: instance)
        if sourceWitness("hash", of: "Hashable", type) != nil {
            var value = Value.instance(instance)
            var arguments: [(label: String?, value: Value)] = [("into", .array([]))]
            do {
                _ = try call("hash", on: &value, &arguments, expecting: nil)
            } catch {
                trapped(error)
            }
            if case .array(let parts) = arguments[0].value { return parts }
            return nil
        }
        if sourceWitness("==", of: "Equatable", type) != nil { return nil }
        if let object = instance.object { return [.int((object as? NSObject)?.hash ?? 0)] }
        if instance.type.isClass { return [.int(ObjectIdentifier(instance).hashValue)] }
        return (instance.caseKey.map { [.string($0)] } ?? []) + instance.fields
    }
}

/// The object or type that an `ObjectIdentifier` identifies.
enum ObjectIdentity: Hashable {
    case object(ObjectIdentifier)
    case type(Type)
}

extension ObjectIdentity: Comparable {
    private var order: Int { hashValue }

    static func < (left: ObjectIdentity, right: ObjectIdentity) -> Bool {
        if case .object(let one) = left, case .object(let other) = right { return one < other }
        return left.order < right.order
    }
}

extension ObjectIdentity: CustomStringConvertible {
    var description: String {
        switch self {
        case .object(let identifier): "\(identifier)"
        case .type(let type): "ObjectIdentifier(\(type))"
        }
    }
}

extension Library {
    /// Returns the identifier of an object or a type; nil for other values.
    func identifier(of value: Value, _ nominal: Nominal) -> Value? {
        objectIdentity(of: runner.types.opened(value)).map { .native(NativeValue($0, type: libraryType(nominal))) }
    }

    func objectIdentity(of value: Value) -> ObjectIdentity? {
        switch value {
        case .instance(let instance):
            .object(instance.object.map { ObjectIdentifier($0) } ?? ObjectIdentifier(instance))
        case .type(let type): .type(runner.types.type(of: type))
        case .native(let native) where Swift.type(of: native.base) is AnyClass:
            .object(ObjectIdentifier(native.base as AnyObject))
        default: nil
        }
    }
}
