import BlueprintUI
import SwiftInterpreter

/// The values of the keys that source declares, by the keys' names: all of them are one value to the library.
enum DeclaredValues: EnvironmentKey, LayoutTraitsKey {
    static var defaultValue: [String: Value] { [:] }
}

/// A key that source declares.
struct DeclaredKey {
    let type: DeclaredType

    /// Throws a `BindingError` if the value is no declared type.
    init(_ value: Value) throws {
        guard case .type(.declared(let type)) = value else {
            throw BindingError(
                "'\(value.debugDescription)' is no key that this source declares",
                fix: "struct MyKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }"
            )
        }
        self.type = type
    }

    /// The value it has where none is set.
    func defaultValue() throws -> Value { try type.staticMember("defaultValue") }
}

extension Environment {
    func value(forDeclared key: Value) throws -> Value {
        let key = try DeclaredKey(key)
        return try self[DeclaredValues.self][key.type.name] ?? key.defaultValue()
    }

    mutating func set(_ value: Value, forDeclared key: Value) throws {
        self[DeclaredValues.self][try DeclaredKey(key).type.name] = value
    }
}
