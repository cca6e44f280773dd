import Foundation

/// Values that reach every element of a tree without being passed along.
public struct Environment {
    // A dictionary is one pointer to copy, and the empty one is shared.
    private var values: [ObjectIdentifier: Any] = [:]

    private init() {}

    /// An environment in which every key has its default value.
    public static var empty: Environment { Environment() }

    /// The value for a key, or the key's default.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// These values, and those of another environment for the keys that have none here.
    func merging(over other: Environment) -> Environment {
        guard !values.isEmpty else { return other }
        var result = self
        result.values.merge(other.values) { own, _ in own }
        return result
    }

    /// Whether both are copies of one environment, unchanged: equal ones may be told apart, different ones never match.
    func isIdentical(to other: Environment) -> Bool {
        // A dictionary is a pointer to its storage.
        withUnsafeBytes(of: values) { mine in
            withUnsafeBytes(of: other.values) { mine.load(as: UInt.self) == $0.load(as: UInt.self) }
        }
    }
}
