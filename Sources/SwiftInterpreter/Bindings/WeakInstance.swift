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
