import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares what adds to a text, and says that changes follow.
    static func describeEditing(of text: TypeRegistration<NSMutableAttributedString>) {
        text.method("beginEditing()", summary: "Says that changes follow; no effect here.") { text, _ in
            text.beginEditing()
        }
        text.method("endEditing()", summary: "Says that the changes are done.") { text, _ in text.endEditing() }
        text.method("append(_ attrString: NSAttributedString)", summary: "Adds text at the end.") {
            $0.append(try $1["attrString"])
        }
    }

    /// Declares what changes the attributes of a part of a text.
    static func describeChanges(of text: TypeRegistration<NSMutableAttributedString>) {
        text.method(
            "addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)",
            summary: "Sets an attribute of a part of the text."
        ) { text, arguments in
            let key: NSAttributedString.Key = try arguments["name"]
            let value = try TextAttributes.attribute(arguments.value("value"))
            text.addAttribute(key, value: value, range: try range(arguments, in: text))
        }
        text.method(
            "addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange)",
            summary: "Sets attributes of a part of the text."
        ) { text, arguments in
            let attributes = try TextAttributes(arguments.value("attrs")).values
            text.addAttributes(attributes, range: try range(arguments, in: text))
        }
        text.method(
            "setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)",
            summary: "Replaces all attributes of a part of the text."
        ) { text, arguments in
            let attributes = try TextAttributes(arguments.value("attrs")).values
            text.setAttributes(attributes, range: try range(arguments, in: text))
        }
        text.method(
            "removeAttribute(_ name: NSAttributedString.Key, range: NSRange)",
            summary: "Removes an attribute from a part of the text."
        ) { text, arguments in
            let key: NSAttributedString.Key = try arguments["name"]
            text.removeAttribute(key, range: try range(arguments, in: text))
        }
        text.method("deleteCharacters(in range: NSRange)", summary: "Deletes a part of the text.") { text, arguments in
            text.deleteCharacters(in: try range(arguments, in: text))
        }
    }

    /// Declares what reads the attributes of a part of a text.
    static func describeParts(of text: TypeRegistration<NSAttributedString>) {
        text.method(
            "attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?",
            summary: "The value of an attribute of a character, and the range that has it; nil for none."
        ) { text, arguments -> Value in
            try attribute(of: text, arguments) { key, place, range in
                _ = text.attribute(key, at: place, effectiveRange: &range)
            }
        }
        text.method(
            "attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, "
                + "in rangeLimit: NSRange) -> Any?",
            summary: "The value of an attribute of a character, and the whole range that has it; nil for none."
        ) { text, arguments -> Value in
            try attribute(of: text, arguments) { key, place, range in
                let limit = try Self.range(arguments, "rangeLimit", in: text)
                _ = text.attribute(key, at: place, longestEffectiveRange: &range, in: limit)
            }
        }
        text.method(
            "attributedSubstring(from range: NSRange) -> NSAttributedString",
            summary: "A part of the text."
        ) { text, arguments in text.attributedSubstring(from: try range(arguments, in: text)) }
    }

    /// Returns the value of an attribute of a character, and stores the range that has it.
    private static func attribute(
        of text: NSAttributedString,
        _ arguments: Arguments,
        find: (NSAttributedString.Key, Int, inout NSRange) throws -> Void
    ) throws -> Value {
        let (key, place): (NSAttributedString.Key, Int) = (try arguments["attrName"], try place(arguments, in: text))
        var range = NSRange()
        try find(key, place, &range)
        try arguments.store(range, at: "range")
        // Foundation gives an optional as the value of `attribute`.
        guard let value = text.attributes(at: place, effectiveRange: nil)[key] else { return .nil }
        return .present(TextAttributes.value(of: value, in: arguments.table))
    }

    /// Returns the argument that is the place of a character; throws a `BindingError` if there is none.
    static func place(_ arguments: Arguments, in text: NSAttributedString) throws -> Int {
        let place: Int = try arguments["location"]
        guard (0..<text.length).contains(place) else {
            throw BindingError("\(place) is not in the \(text.length) of the text")
        }
        return place
    }

    static func range(_ arguments: Arguments, _ name: String = "range", in text: NSAttributedString) throws -> NSRange {
        let range: NSRange = try arguments[name]
        guard range.location >= 0, range.length >= 0, range.location <= text.length - range.length else {
            throw BindingError(
                "the range {\(range.location), \(range.length)} is not in the \(text.length) of the text"
            )
        }
        return range
    }

    /// Declares ranges of UTF-16.
    static func describeRanges(in table: BindingTable) {
        table.register(
            NSRange.self,
            as: "NSRange",
            summary: "A range of a text in UTF-16.",
            example: "NSRange(location: 0, length: 5)"
        ) { range in
            range.initializer("init(location: Int, length: Int)") {
                NSRange(location: try $0["location"], length: try $0["length"])
            }
            range.initializer("init(_ region: Range<String.Index>, in target: String)") { arguments in
                let text = try arguments.value("target").characters
                let region = try arguments.value("region").textBounds(in: text)
                return NSRange(region ?? text.startIndex..<text.startIndex, in: text)
            }
            range.initializer("init()", summary: "An empty range at the start.") { _ in NSRange() }
            range.property("location", \.location, summary: "Its start.")
            range.property("length", \.length, summary: "Its length.")
            range.method("contains(_ location: Int) -> Bool", summary: "True if a place is in the range.") {
                $0.contains(try $1["location"])
            }
            range.method("intersection(_ other: NSRange) -> NSRange?", summary: "The range in both; nil for none.") {
                $0.intersection(try $1["other"])
            }
            range.method("union(_ other: NSRange) -> NSRange", summary: "The range around both.") {
                $0.union(try $1["other"])
            }
            range.property("lowerBound", summary: "Its start.") { $0.lowerBound }
            range.property("upperBound", summary: "Its end.") { $0.upperBound }
        }
        table.extend("Range", as: Value.self) { range in
            let late = range.tableProvider
            range.initializer("init(_ range: NSRange, in string: String)") { arguments in
                let (units, range) = (try arguments.value("string").characters.utf16, try arguments["range"] as NSRange)
                guard range.location >= 0, range.length >= 0,
                    let lower = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
                    let upper = units.index(lower, offsetBy: range.length, limitedBy: units.endIndex)
                else { return Value.nil }
                return Value.present(late().textRange(lower..<upper))
            }
        }
        table.function("NSMakeRange(_ loc: Int, _ len: Int) -> NSRange") { NSMakeRange(try $0["loc"], try $0["len"]) }
        table.function("NSStringFromRange(_ range: NSRange) -> String") { NSStringFromRange(try $0["range"]) }
    }
}
