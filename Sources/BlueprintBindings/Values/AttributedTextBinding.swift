import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let attributedText = Binding("AttributedText") { table in
        table.register(
            AttributedText.self,
            as: "AttributedText",
            traits: .operators,
            summary: "Text whose fonts and colours are properties of the text or of parts of it.",
            example: """
                var text = AttributedText("Hello, world")
                text.font = .systemFont(ofSize: 20)
                text[text.range(of: "world")!].color = .systemBlue
                AttributedLabel(attributedText: text.attributedString)
                """
        ) { text in
            text.initializer("init(_ string: String)", summary: "A text without attributes.") {
                AttributedText(try $0.get("string", as: String.self))
            }
            text.initializer(
                "init(_ attributedString: NSAttributedString)",
                summary: "A text with the attributes of an attributed string."
            ) { AttributedText(try $0.get("attributedString", as: NSAttributedString.self)) }
            text.property("runs", summary: "The parts with different attributes, in order.") { text in
                text.runs.map { run in
                    TextRun(attributes: run[dynamicMember: \.self], range: run.range)
                }
            }
            describeAttributes(of: text) {
                $0[dynamicMember: \.self]
            } set: {
                $0[dynamicMember: \.self] = $1
            }
            text.dynamicMembers {
                $0[dynamicMember: \.self]
            } set: {
                $0[dynamicMember: \.self] = $1
            }
            text.infix("+", "AttributedText") { (one: AttributedText, other: AttributedText) in one + other }
            describeParts(of: text)
        }
        table.register(TextRun.self, as: "AttributedText.Run", summary: "A part of a text with the same attributes.") {
            run in
            let late = run.tableProvider
            run.property("range", type: "Range<String.Index>", summary: "The range of the part.") {
                late().textRange($0.range)
            }
            run.property("attributes", summary: "The attributes of the part.") { $0.attributes }
            describeAttributes(of: run) { $0.attributes }
            run.dynamicMembers { $0.attributes }
        }
        describeContainer(in: table)
        describeKeys(in: table)
    }

    private static func describeParts(of text: TypeRegistration<AttributedText>) {
        text.method(
            "range(of aString: String) -> Range<String.Index>?",
            summary: "The first range of a string in the text."
        ) { text, arguments -> Value? in
            text.range(of: try arguments.get("aString", as: String.self)).map(arguments.table.textRange)
        }
        text.subscript(index: .anything, result: "TextAttributeContainer") { (text, range: Value) in
            text[try text.string.indices(range)]
        } set: { text, range, attributes in
            text[try text.string.indices(range)] = attributes
        }
    }

    private static func describeContainer(in table: BindingTable) {
        table.register(
            TextAttributeContainer.self,
            as: "TextAttributeContainer",
            summary: "The attributes of a text or of a part of it; an attribute that differs within it is nil."
        ) { container in
            container.staticProperty("empty", summary: "No attributes.", TextAttributeContainer.empty)
            describeAttributes(of: container) {
                $0
            } set: {
                $0 = $1
            }
            let late = container.tableProvider
            container.subscript(index: .anything, result: .anything) { (container, key: Value) in
                try TextKey(key).value(in: container, late())
            } set: { container, key, value in
                try TextKey(key).set(value, in: &container)
            }
        }
    }

    /// Adds the properties of the seven attributes; without a setter they are read-only.
    private static func describeAttributes<Root>(
        of type: TypeRegistration<Root>,
        get: @escaping (Root) -> TextAttributeContainer,
        set: ((inout Root, TextAttributeContainer) -> Void)? = nil
    ) {
        func add<V>(_ name: String, _ path: WritableKeyPath<TextAttributeContainer, V>, _ summary: String) {
            var setter: ((inout Root, V) -> Void)?
            if let set {
                setter = { root, value in
                    var attributes = get(root)
                    attributes[keyPath: path] = value
                    set(&root, attributes)
                }
            }
            type.property(name, summary: summary, get: { get($0)[keyPath: path] }, set: setter)
        }
        add("color", \.color, "The colour of the text.")
        add("font", \.font, "The font.")
        add("link", \.link, "The address that a tap opens.")
        add("paragraphStyle", \.paragraphStyle, "The alignment and spacing of lines.")
        add("tracking", \.tracking, "Extra points between letters.")
        add("underlineColor", \.underlineColor, "The colour of the line under the letters.")
        add("underlineStyle", \.underlineStyle, "The line under the letters.")
    }

    private static func describeKeys(in table: BindingTable) {
        table.registerProtocol(
            (any AttributedTextKey).self,
            as: "AttributedTextKey",
            summary: "A key for a text attribute of your own.",
            example: """
                enum StrikeKey: AttributedTextKey {
                    typealias Value = Int
                    static var name: NSAttributedString.Key { .strikethroughStyle }
                }
                var attributes = TextAttributeContainer.empty
                attributes[StrikeKey.self] = 1
                attributes[StrikeKey.self]
                """
        ) { $0.adoptable(requiringStatic: "name") }
        func add<Key: AttributedTextKey>(_ key: Key.Type, _ summary: String) {
            table.register(key, as: "\(key)", conformsTo: ["AttributedTextKey"], summary: summary) { type in
                type.staticProperty("name", summary: "The name of the attribute.", key.name)
            }
        }
        add(ColorKey.self, "The key of the colour of the text.")
        add(FontKey.self, "The key of the font.")
        add(LinkKey.self, "The key of the address that a tap opens.")
        add(ParagraphStyleKey.self, "The key of the alignment and spacing of lines.")
        add(TrackingKey.self, "The key of extra points between letters.")
        add(UnderlineColorKey.self, "The key of the colour of the line under the letters.")
        add(UnderlineStyleKey.self, "The key of the line under the letters.")
    }
}

/// A part of a text, with its range in characters as source counts them.
private struct TextRun {
    let attributes: TextAttributeContainer
    let range: Range<String.Index>
}

extension String {
    /// Returns the indices of a range in source.
    ///
    /// - Throws: a `BindingError` if it is not a range of string indices, or out of bounds.
    fileprivate func indices(_ range: Value) throws -> Range<Index> {
        guard let bounds = try range.textBounds(in: self[...]) else {
            throw BindingError("the subscript of an AttributedText needs a Range<String.Index>")
        }
        return bounds
    }
}
