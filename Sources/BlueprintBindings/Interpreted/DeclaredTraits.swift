import BlueprintUI
import SwiftInterpreter

/// What source gives a child for its layout: values of keys that the source declares.
struct DeclaredTraits {
    /// The values by the keys' names.
    var values: [String: Value] = [:]

    /// The value of a key, or the key's default.
    func value(for key: Value) throws -> Value { try DeclaredKey(key).value(in: values) }

    /// Sets the value of a key.
    ///
    /// - Throws: a `BindingError` if this is no key that source declares.
    mutating func set(_ value: Value, for key: Value) throws {
        values[try DeclaredKey(key).type.name] = value
    }
}
