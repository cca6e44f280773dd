/// A key for a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value for environments without one.
    static var defaultValue: Self.Value { get }
}
