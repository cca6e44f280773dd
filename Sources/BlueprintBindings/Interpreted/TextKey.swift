import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

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
