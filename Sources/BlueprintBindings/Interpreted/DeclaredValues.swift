import BlueprintUI
import SwiftInterpreter

/// The values of all keys declared in source, by key name; a single value for the library.
enum DeclaredValues: EnvironmentKey, LayoutTraitsKey {
    static var defaultValue: [String: Value] { [:] }
}

/// A key declared in source.
struct DeclaredKey {
    let type: DeclaredType

    /// Throws a `BindingError` if the value is not a declared type.
    init(_ value: Value) throws {
        guard case .type(.declared(let type)) = value else {
            throw BindingError(
                "\(value.debugDescription) is not a declared key type",
                fix: "struct MyKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }"
            )
        }
        self.type = type
    }

    /// Returns the value that is set, or the default value; an integer is converted to the type of the default value.
    func value(in values: [String: Value]) throws -> Value {
        Self.value(values[type.name], or: try type.staticMember("defaultValue"))
    }

    static func value(_ value: Value?, or fallback: Value) -> Value {
        if case .int(let number)? = value, case .double = fallback { return .double(Double(number)) }
        return value ?? fallback
    }
}

extension Environment {
    func value(forDeclared key: Value) throws -> Value {
        try DeclaredKey(key).value(in: self[DeclaredValues.self])
    }

    mutating func set(_ value: Value, forDeclared key: Value) throws {
        self[DeclaredValues.self][try DeclaredKey(key).type.name] = value
    }
}
