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

    private static nonisolated(unsafe) let type = NativeType(
        name: "weak",
        summary: "",
        example: "",
        isProtocol: false,
        conformances: [],
        superclass: nil
    )
}
