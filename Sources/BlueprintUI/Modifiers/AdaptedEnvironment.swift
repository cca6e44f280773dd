/// An element that modifies the environment of the element that it wraps.
///
/// Adapted environments directly inside each other are one element: the changes of the outer one come first, so those of
/// the inner one win.
public struct AdaptedEnvironment: Element {
    /// A function that changes an environment.
    public typealias Adapter = (inout Environment) -> Void

    private let wrapped: any Element
    private let adapt: Adapter

    /// Creates an element that modifies the environment with a function.
    public init(by adapt: @escaping Adapter, wrapping wrapped: any Element) {
        guard let inner = wrapped.untagged as? AdaptedEnvironment else {
            self.adapt = adapt
            self.wrapped = wrapped
            return
        }
        let adaptInside = inner.adapt
        self.adapt = {
            adapt(&$0)
            adaptInside(&$0)
        }
        self.wrapped = inner.wrapped
    }

    /// Creates an element that sets the value of a key.
    public init<Key: EnvironmentKey>(key: Key.Type, value: Key.Value, wrapping child: any Element) {
        self.init(by: { $0[key] = value }, wrapping: child)
    }

    /// Creates an element that sets a property of the environment.
    public init<Value>(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping child: any Element) {
        self.init(by: { $0[keyPath: keyPath] = value }, wrapping: child)
    }

    /// The wrapped element in the modified environment.
    public var content: ElementContent { ElementContent(child: wrapped, environment: adapt) }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Sets the value of an environment key for this element and its descendants.
    public func adaptedEnvironment<Key: EnvironmentKey>(key: Key.Type, value: Key.Value) -> any Element {
        AdaptedEnvironment(key: key, value: value, wrapping: self)
    }

    /// Sets a property of the environment for this element and its descendants.
    public func adaptedEnvironment<Value>(
        keyPath: WritableKeyPath<Environment, Value>,
        value: Value
    ) -> any Element {
        AdaptedEnvironment(keyPath: keyPath, value: value, wrapping: self)
    }

    /// Modifies the environment for this element and its descendants.
    public func adaptedEnvironment(by environmentAdapter: @escaping (inout Environment) -> Void) -> any Element {
        AdaptedEnvironment(by: environmentAdapter, wrapping: self)
    }
}
