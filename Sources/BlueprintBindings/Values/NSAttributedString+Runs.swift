import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares what reads all attributes of a text, run by run.
    static func describeRuns(of text: TypeRegistration<NSAttributedString>) {
        text.method(
            "attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]",
            summary: "The attributes of a character, and the range that has them."
        ) { text, arguments -> Value in
            let place = try place(arguments, in: text)
            var range = NSRange()
            let attributes = text.attributes(at: place, effectiveRange: &range)
            try arguments.store(range, at: "range")
            return TextAttributes.dictionary(attributes, in: arguments.table)
        }
        let options = "options: NSAttributedString.EnumerationOptions = []"
        text.method(
            """
            enumerateAttribute(_ attrName: NSAttributedString.Key, in range: NSRange, \(options), \
            using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
            """,
            summary: "Calls a closure with each value of an attribute and its range."
        ) { text, arguments in
            let (key, table): (NSAttributedString.Key, BindingTable) = (try arguments["attrName"], arguments.table)
            try enumerate(text, arguments) { attributes in
                attributes[key].map { .present(TextAttributes.value(of: $0, in: table)) } ?? .nil
            }
        }
        text.method(
            """
            enumerateAttributes(in range: NSRange, \(options), \
            using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
            """,
            summary: "Calls a closure with the attributes of each run and its range."
        ) { text, arguments in
            let table = arguments.table
            try enumerate(text, arguments) { TextAttributes.dictionary($0, in: table) }
        }
    }

    /// Calls the closure with a value and its range, as long as the value stays the same.
    private static func enumerate(
        _ text: NSAttributedString,
        _ arguments: Arguments,
        _ value: ([NSAttributedString.Key: Any]) -> Value
    ) throws {
        let range = try range(arguments, in: text)
        let options: NSAttributedString.EnumerationOptions = try arguments["options"]
        var runs: [(value: Value, range: NSRange)] = []
        text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
            let value = value(attributes)
            if let last = runs.last, last.value.isEqual(to: value) == true {
                runs[runs.count - 1].range.length += range.length
            } else {
                runs.append((value, range))
            }
        }
        let (block, table) = (try arguments.function("block"), arguments.table)
        let stop = ValuePointer(table.value(from: ObjCBool(false), declared: nil))
        for run in options.contains(.reverse) ? runs.reversed() : runs {
            _ = try block?.call([run.value, table.value(from: run.range, declared: nil), table.value(of: stop)])
            if try table.convert(stop.pointee, to: ObjCBool.self, declared: nil).boolValue { return }
        }
    }

    /// Declares what replaces parts of a text.
    static func describeReplacements(of text: TypeRegistration<NSMutableAttributedString>) {
        text.method(
            "replaceCharacters(in range: NSRange, with str: String)",
            summary: "Replaces a part of the text; the new text has the attributes of the first replaced character."
        ) { text, arguments in
            text.replaceCharacters(
                in: try range(arguments, in: text),
                with: try arguments.get("str", as: String.self)
            )
        }
        text.method(
            "replaceCharacters(in range: NSRange, with attrString: NSAttributedString)",
            summary: "Replaces a part of the text by one with attributes."
        ) { text, arguments in
            text.replaceCharacters(
                in: try range(arguments, in: text),
                with: try arguments.get("attrString", as: NSAttributedString.self)
            )
        }
        text.method(
            "insert(_ attrString: NSAttributedString, at loc: Int)",
            summary: "Inserts a text before a character."
        ) { text, arguments in
            let place: Int = try arguments["loc"]
            guard (0...text.length).contains(place) else {
                throw BindingError("\(place) is not in the \(text.length) of the text")
            }
            text.insert(try arguments["attrString"], at: place)
        }
    }

    /// Declares the options of ``describeRuns(of:)``.
    static func describeEnumeration(in table: BindingTable) {
        table.register(
            NSAttributedString.EnumerationOptions.self,
            as: "NSAttributedString.EnumerationOptions",
            traits: .options,
            summary: "The order in which the runs of a text are enumerated."
        ) { options in
            options.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            options.staticProperty(
                "longestEffectiveRangeNotRequired",
                summary: "Runs with the same value may be apart; here they are joined.",
                NSAttributedString.EnumerationOptions.longestEffectiveRangeNotRequired
            )
            options.staticProperty(
                "reverse",
                summary: "From the end.",
                NSAttributedString.EnumerationOptions.reverse
            )
        }
    }
}
