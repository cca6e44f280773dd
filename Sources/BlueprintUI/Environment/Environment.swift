import Foundation

/// A collection of values that are available to every element of a tree.
public struct Environment {
    /// The values by their keys, which copies of an environment share; nil if there are none.
    private final class Storage {
        var values: [ObjectIdentifier: Any]

        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage: Storage?

    private var values: [ObjectIdentifier: Any] {
        get { storage?.values ?? [:] }
        set {
            if isKnownUniquelyReferenced(&storage) { storage?.values = newValue } else { storage = Storage(newValue) }
        }
    }

    private init() {}

    /// An environment in which every key has its default value.
    public static var empty: Environment { Environment() }

    /// The value for a key or else the key's default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // Casting no value would take longer than looking it up.
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// True if every key has its default value.
    var isEmpty: Bool { values.isEmpty }

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
        storage === other.storage
    }

    /// Returns true if both have equal values for the same keys.
    ///
    /// References are compared by identity. Values that cannot be compared count as different.
    package func hasEqualValues(as other: Environment) -> Bool {
        guard !isIdentical(to: other) else { return true }
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in other.values[key].map { Self.areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
        return one as AnyObject === other as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value for environments without one.
    static var defaultValue: Self.Value { get }
}
