import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// Text attributes written in source: `[.font: UIFont.systemFont(ofSize: 12)]`.
struct TextAttributes {
    /// The attributes of an attributed string.
    private(set) var values: [NSAttributedString.Key: Any] = [:]

    /// Converts a dictionary; nil is an empty one.
    ///
    /// - Throws: a `BindingError` if a key is not a text attribute, or a value has the wrong type.
    init(_ value: Value) throws {
        if value.isNil { return }
        guard case .dictionary(let pairs) = value.unwrapped else {
            throw BindingError("attributes must be a dictionary")
        }
        for (key, value) in pairs.entries {
            guard case .native(let native) = key, let key = native.base as? NSAttributedString.Key else {
                throw BindingError("'\(key.typeName)' is not a text attribute", fix: "write .font or .foregroundColor")
            }
            guard let value = value.wrapped else { continue }
            values[key] = try Self.attribute(value)
        }
    }

    /// Returns attributes as a dictionary of source, in the order of their names.
    static func dictionary(_ attributes: [NSAttributedString.Key: Any], in table: BindingTable) -> Value {
        var pairs = OrderedPairs()
        for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            pairs[table.value(from: key, declared: nil)] = self.value(of: value, in: table)
        }
        return .dictionary(pairs)
    }

    /// Returns an attribute as a value of source; Foundation may have wrapped a number.
    static func value(of attribute: Any, in table: BindingTable) -> Value {
        if let own = attribute as? Value { return own }
        let attribute = (attribute as? AnyHashable)?.base ?? attribute
        guard let number = attribute as? NSNumber, type(of: attribute) is AnyClass else {
            return table.value(from: attribute, declared: nil)
        }
        switch String(cString: number.objCType) {
        case "d", "f": return .double(number.doubleValue)
        case "B", "c": return .bool(number.boolValue)
        default: return .int(number.intValue)
        }
    }

    /// Returns the value of an attribute; one of a type of the source stays a value of the source.
    ///
    /// - Throws: a `BindingError` if no attribute has values of this type.
    static func attribute(_ value: Value) throws -> Any {
        switch value.openedValue {
        case .bool(let flag): return flag
        case .native(let native): return native.base
        case .string(let text): return text
        case .int(let number): return number
        case .double(let number): return CGFloat(number)
        case .instance: return value
        default: throw BindingError("value of type '\(value.typeName)' is not a text attribute")
        }
    }
}

/// The key of a text attribute in source: one of the library, or a declared type.
struct TextKey {
    private let name: NSAttributedString.Key

    /// Throws a `BindingError` if the value is not the type of a key.
    init(_ key: Value) throws {
        switch key {
        case .type(.native(let type)):
            guard let known = Self.keys.first(where: { "\($0)" == type.name }) else { throw Self.fault(key) }
            name = known.name
        case .type(.declared(let type)):
            guard case .native(let native) = try type.staticMember("name").unwrapped,
                let declared = native.base as? NSAttributedString.Key
            else { throw Self.fault(key) }
            name = declared
        default: throw Self.fault(key)
        }
    }

    /// Returns the value of the attribute as an optional; nil if it is not set.
    func value(in container: TextAttributeContainer, _ table: BindingTable) -> Value {
        container.values[name].map { .present(TextAttributes.value(of: $0, in: table)) } ?? .nil
    }

    /// Sets the attribute; nil removes it.
    func set(_ value: Value, in container: inout TextAttributeContainer) throws {
        container.values[name] = try value.wrapped.map(TextAttributes.attribute)
    }

    private static var keys: [any AttributedTextKey.Type] {
        [
            ColorKey.self, FontKey.self, LinkKey.self, ParagraphStyleKey.self, TrackingKey.self, UnderlineColorKey.self,
            UnderlineStyleKey.self,
        ]
    }

    private static func fault(_ key: Value) -> BindingError {
        BindingError(
            "\(key.debugDescription) is not the key of a text attribute",
            fix: "enum MyKey: AttributedTextKey { static var name: NSAttributedString.Key { .kern } }"
        )
    }
}
