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

/// The children that source adds to a layout; replaces the library's generic `ElementContent.Builder`.
struct ContentBuilder {
    /// The name of the traits that have no key.
    static let ownTraits = ""

    /// The layout, as an interpreter value.
    var layout: Value

    private var children: [(element: any Element, key: AnyHashable?, traits: [String: Value])] = []

    init(layout: Value) {
        self.layout = layout
    }

    mutating func add(_ element: any Element, key: AnyHashable? = nil, traits: [String: Value] = [:]) {
        children.append((element, key, traits))
    }

    /// Returns the content.
    ///
    /// - Throws: a `BindingError` if there is no layout, or the traits of a child do not match it.
    func content(in table: BindingTable) throws -> ElementContent {
        let layout = try table.convert(layout, to: (any Layout).self, declared: "any Layout")
        if let stack = layout as? StackLayout { return try content(layout: stack, in: table) }
        return content(layout: layout)
    }

    /// Returns the content of a stack, which has a traits type of its own that source can create.
    private func content(layout: StackLayout, in table: BindingTable) throws -> ElementContent {
        let children = try children.map { child in
            let own = try child.traits[Self.ownTraits].map { traits in
                try table.convert(traits, to: StackLayout.Traits.self, declared: nil)
            }
            return StackLayout.Child(element: child.element, traits: own ?? StackLayout.defaultTraits, key: child.key)
        }
        return ElementContent(layout: layout) { builder in
            for child in children { builder.add(traits: child.traits, key: child.key, element: child.element) }
        }
    }

    private func content(layout: some Layout) -> ElementContent {
        ElementContent(layout: layout) { builder in
            for child in children {
                if child.traits.isEmpty {
                    builder.add(key: child.key, element: child.element)
                } else {
                    builder.add(
                        traitsType: DeclaredValues.self,
                        traits: child.traits,
                        key: child.key,
                        element: child.element
                    )
                }
            }
        }
    }
}
