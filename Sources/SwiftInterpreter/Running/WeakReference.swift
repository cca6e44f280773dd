/// A reference that does not keep its object.
final class WeakReference {
    private weak var instance: Instance?
    /// The native object behind the instance, which makes another instance when the first one is gone.
    private weak var native: (any InterpretedObject)?

    private init(_ instance: Instance) {
        self.instance = instance
        native = instance.object
    }

    private var object: Instance? {
        if let instance, native == nil { native = instance.object }
        return instance ?? native?.link.instance
    }

    /// Returns the value that is stored for a reference.
    static func value(_ value: Value) -> Value {
        var inner = value
        if case .present(let wrapped) = value { inner = wrapped }
        guard case .instance(let instance) = inner else { return value }
        return .native(NativeValue(WeakReference(instance), type: type))
    }

    /// Returns the value of a stored reference: nil once the object is gone.
    static func read(_ value: Value) -> Value {
        guard case .native(let native) = value, let reference = native.base as? WeakReference else { return value }
        return reference.object.map { .present(.instance($0)) } ?? .nil
    }

    static func isReference(_ value: Value) -> Bool {
        if case .native(let native) = value { return native.base is WeakReference }
        return false
    }

    private static var type: NativeType { OwnTypes.all.weak }
}

/// The way in which a variable or property holds its value.
enum Holding {
    case strong
    case weak
    /// A reference that does not keep its object, which must exist when it is read; the value may be an optional.
    case unowned(isOptional: Bool)

    init(_ modifiers: WrittenModifiers, _ type: Type) {
        self =
            modifiers.contains(.weak)
            ? .weak : modifiers.contains(.unowned) ? .unowned(isOptional: type.wrapped != nil) : .strong
    }

    var isStrong: Bool {
        if case .strong = self { return true }
        return false
    }

    /// Returns the value that is stored for a value.
    func stored(_ value: Value) -> Value { isStrong ? value : WeakReference.value(value) }

    /// Returns the value of what is stored; throws for an unowned reference to an object that is gone.
    func read(_ stored: Value) throws -> Value {
        switch self {
        case .strong: return stored
        case .weak: return WeakReference.read(stored)
        case .unowned(let isOptional):
            guard WeakReference.isReference(stored) else { return stored }
            guard case .present(let value) = WeakReference.read(stored) else { throw Self.isGone }
            return isOptional ? .present(value) : value
        }
    }

    static var isGone: BindingError { BindingError("an unowned reference is read after its object is gone") }
}

extension Declaration {
    /// The way in which a property or variable holds its value.
    var holding: Holding { Holding(modifiers, result) }
}
