import Foundation

/// A collection of values that are available to every element of a tree.
public struct Environment {
    // A dictionary is a single pointer, and the empty one is shared.
    private var values: [ObjectIdentifier: Any] = [:]

    private init() {}

    /// An environment in which every key has its default value.
    public static var empty: Environment { Environment() }

    /// The value for a key or else the key's default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns this environment, with values of another one for keys that have no value here.
    func merging(over other: Environment) -> Environment {
        guard !values.isEmpty else { return other }
        var result = self
        result.values.merge(other.values) { own, _ in own }
        return result
    }

    /// Returns true if both are unmodified copies of one environment.
    ///
    /// Equal environments may compare as different, but different ones never as identical.
    func isIdentical(to other: Environment) -> Bool {
        // A dictionary is a pointer to its storage.
        withUnsafeBytes(of: values) { mine in
            withUnsafeBytes(of: other.values) { mine.load(as: UInt.self) == $0.load(as: UInt.self) }
        }
    }
}
