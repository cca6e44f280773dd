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
