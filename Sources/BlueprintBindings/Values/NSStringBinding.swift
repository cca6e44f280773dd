import Foundation
import SwiftInterpreter

extension Binding {
    static let nsString = Binding("NSString") { table in
        table.register(
            NSString.self,
            as: "NSString",
            superclass: "NSObject",
            summary: "A text whose ranges are counted in UTF-16: \"text\" as NSString.",
            example: "NSString(string: \"hello terms\").range(of: \"terms\").location"
        ) { text in
            text.hasConstantObjects()
            text.initializer("init(stringLiteral value: String)") { NSString(string: try $0["value"]) }
            text.initializer("init(string: String)") { NSString(string: try $0.get("string", as: String.self)) }
            text.property("length", summary: "The number of units of UTF-16.") { $0.length }
            describeParts(of: text)
            describeWords(of: text)
            describePath(of: text)
            text.bridges(
                ["String"],
                object: { value, _ in
                    guard case .string(let string) = value else { return nil }
                    return NSString(string: string)
                },
                value: { object, _ in .string(String(object)) }
            )
        }
        table.constant("NSNotFound", type: "Int", NSNotFound)
    }

    private static func describeParts(of text: TypeRegistration<NSString>) {
        text.method("range(of searchString: String) -> NSRange", summary: "The first place of a text in it.") {
            $0.range(of: try $1["searchString"])
        }
        text.method("substring(from: Int) -> String", summary: "The text from a place to the end.") {
            $0.substring(with: try part(of: $0, from: $1["from"], to: $0.length))
        }
        text.method("substring(to: Int) -> String", summary: "The text before a place.") {
            $0.substring(with: try part(of: $0, from: 0, to: $1["to"]))
        }
        text.method("substring(with range: NSRange) -> String", summary: "The text in a range.") {
            let range: NSRange = try $1["range"]
            let end = range.location.addingReportingOverflow(range.length).partialValue
            return $0.substring(with: try part(of: $0, from: range.location, to: end))
        }
        text.method("replacingCharacters(in range: NSRange, with replacement: String) -> String") {
            let range: NSRange = try $1["range"]
            let end = range.location.addingReportingOverflow(range.length).partialValue
            return $0.replacingCharacters(
                in: try part(of: $0, from: range.location, to: end),
                with: try $1["replacement"]
            )
        }
    }

    /// Returns a range of a text; throws a `BindingError` if it is not in it.
    private static func part(of text: NSString, from start: Int, to end: Int) throws -> NSRange {
        guard start >= 0, start <= end, end <= text.length else {
            throw BindingError("the range \(start)..<\(end) is not in the \(text.length) of the text")
        }
        return NSRange(location: start, length: end - start)
    }

    private static func describeWords(of text: TypeRegistration<NSString>) {
        let texts: [(String, (NSString) -> String, String)] = [
            ("capitalized", { $0.capitalized }, "Each word with a capital letter."),
            ("lowercased", { $0.lowercased }, "In small letters."),
            ("uppercased", { $0.uppercased }, "In capital letters."),
        ]
        for (name, read, summary) in texts { text.property(name, summary: summary, get: { read($0) }) }
        let numbers: [(String, (NSString) -> Double)] = [
            ("doubleValue", { $0.doubleValue }), ("floatValue", { Double($0.floatValue) }),
        ]
        for (name, read) in numbers {
            text.property(name, summary: "The number at the start; 0 for none.", get: { read($0) })
        }
        text.property("integerValue", summary: "The integer at the start; 0 for none.") { $0.integerValue }
        text.property("boolValue", summary: "True for a text such as YES or 1.") { $0.boolValue }
        text.method("contains(_ str: String) -> Bool") { $0.contains(try $1.get("str", as: String.self)) }
        text.method("hasPrefix(_ str: String) -> Bool") { $0.hasPrefix(try $1["str"]) }
        text.method("hasSuffix(_ str: String) -> Bool") { $0.hasSuffix(try $1["str"]) }
        text.method("appending(_ aString: String) -> String") { $0.appending(try $1["aString"]) }
        text.method("components(separatedBy separator: String) -> [String]") {
            $0.components(separatedBy: try $1.get("separator", as: String.self))
        }
        text.method("replacingOccurrences(of target: String, with replacement: String) -> String") {
            $0.replacingOccurrences(of: try $1["target"], with: try $1["replacement"])
        }
        text.method("isEqual(to aString: String) -> Bool") { $0.isEqual(to: try $1["aString"]) }
    }

    private static func describePath(of text: TypeRegistration<NSString>) {
        text.property("lastPathComponent", summary: "The last part of the path.") { $0.lastPathComponent }
        text.property("pathExtension", summary: "The part of the path after the last dot.") { $0.pathExtension }
        text.property("pathComponents", summary: "The parts of the path.") { $0.pathComponents }
        text.property("deletingLastPathComponent", summary: "The path without its last part.") {
            $0.deletingLastPathComponent
        }
        text.property("deletingPathExtension", summary: "The path without its extension.") { $0.deletingPathExtension }
        text.method("appendingPathComponent(_ str: String) -> String", summary: "Adds a part to the path.") {
            $0.appendingPathComponent(try $1["str"])
        }
        text.method("appendingPathExtension(_ str: String) -> String?", summary: "Adds an extension to the path.") {
            $0.appendingPathExtension(try $1["str"])
        }
    }
}
