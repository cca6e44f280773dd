import BlueprintUI
import SwiftInterpreter

/// The layout traits of a child, for keys declared in source.
struct DeclaredTraits {
    /// The values by the names of their keys.
    var values: [String: Value] = [:]

    /// Returns the value of a key, or the key's default value.
    func value(for key: Value) throws -> Value { try DeclaredKey(key).value(in: values) }

    /// Sets the value of a key.
    ///
    /// - Throws: a `BindingError` if the key is not declared in source.
    mutating func set(_ value: Value, for key: Value) throws {
        values[try DeclaredKey(key).type.name] = value
    }
}
