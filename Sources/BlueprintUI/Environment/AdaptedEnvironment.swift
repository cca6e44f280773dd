/// Changes the environment of the element that it wraps.
public struct AdaptedEnvironment: Element {
    /// A function that changes an environment.
    public typealias Adapter = (inout Environment) -> Void

    private let wrapped: any Element
    private let adapt: Adapter

    /// Changes the environment by a function.
    public init(by adapt: @escaping Adapter, wrapping wrapped: any Element) {
        self.adapt = adapt
        self.wrapped = wrapped
    }

    /// Sets the value of a key.
    public init<Key: EnvironmentKey>(key: Key.Type, value: Key.Value, wrapping child: any Element) {
        self.init(by: { $0[key] = value }, wrapping: child)
    }

    /// Sets a property of the environment.
    public init<Value>(keyPath: WritableKeyPath<Environment, Value>, value: Value, wrapping child: any Element) {
        self.init(by: { $0[keyPath: keyPath] = value }, wrapping: child)
    }

    /// The wrapped element in the changed environment.
    public var content: ElementContent { ElementContent(child: wrapped, environment: adapt) }

    /// None: only the environment changes.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Sets the value of an environment key for this element and what is in it.
    public func adaptedEnvironment<Key: EnvironmentKey>(key: Key.Type, value: Key.Value) -> any Element {
        AdaptedEnvironment(key: key, value: value, wrapping: self)
    }

    /// Sets a property of the environment for this element and what is in it.
    public func adaptedEnvironment<Value>(
        keyPath: WritableKeyPath<Environment, Value>,
        value: Value
    ) -> any Element {
        AdaptedEnvironment(keyPath: keyPath, value: value, wrapping: self)
    }

    /// Changes the environment for this element and what is in it.
    public func adaptedEnvironment(by environmentAdapter: @escaping (inout Environment) -> Void) -> any Element {
        AdaptedEnvironment(by: environmentAdapter, wrapping: self)
    }
}
