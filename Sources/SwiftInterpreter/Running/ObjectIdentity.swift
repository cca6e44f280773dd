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
