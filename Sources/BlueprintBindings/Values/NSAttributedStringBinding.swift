import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let nsAttributedString = Binding("NSAttributedString") { table in
        table.register(
            NSAttributedString.self,
            as: "NSAttributedString",
            summary: "Text with attributes, such as fonts and colours, for runs of it.",
            example: "NSAttributedString(string: \"red\", attributes: [.foregroundColor: UIColor.red])"
        ) { text in
            text.hasConstantObjects()
            text.initializer("init()", summary: "An empty text.") { _ in NSAttributedString(string: "") }
            text.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") {
                NSAttributedString(
                    string: try $0["string"],
                    attributes: try TextAttributes($0.value("attributes")).values
                )
            }
            text.initializer("init(attributedString attrStr: NSAttributedString)", summary: "A copy of a text.") {
                NSAttributedString(attributedString: try $0["attrStr"])
            }
            text.method("isEqual(to other: NSAttributedString) -> Bool", summary: "True for equal text and attributes.")
            {
                $0.isEqual(to: try $1["other"])
            }
            describeParts(of: text)
            describeRuns(of: text)
            text.property("string", \.string, summary: "The text.")
            text.property("length", \.length, summary: "Its length in UTF-16.")
        }
        table.register(
            NSMutableAttributedString.self,
            as: "NSMutableAttributedString",
            superclass: "NSAttributedString",
            summary: "Text with attributes that can be added to.",
            example: "NSMutableAttributedString(string: \"text\")"
        ) { text in
            text.initializer("init()", summary: "An empty text.") { _ in
                NSMutableAttributedString(string: "")
            }
            text.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { arguments in
                NSMutableAttributedString(
                    string: try arguments["string"],
                    attributes: try TextAttributes(arguments.value("attributes")).values
                )
            }
            text.initializer("init(attributedString attrStr: NSAttributedString)", summary: "A copy of a text.") {
                NSMutableAttributedString(attributedString: try $0["attrStr"])
            }
            describeChanges(of: text)
            describeReplacements(of: text)
            describeEditing(of: text)
        }
        describeEnumeration(in: table)
        describeKeys(in: table)
        describeRanges(in: table)
        describeParagraphs(in: table)
    }

    private static func describeKeys(in table: BindingTable) {
        table.register(
            NSAttributedString.Key.self,
            as: "NSAttributedString.Key",
            summary: "The name of an attribute of text."
        ) { key in
            let keys: [(name: String, summary: String, value: NSAttributedString.Key)] = [
                ("backgroundColor", "The colour behind the letters.", .backgroundColor),
                ("baselineOffset", "The points by which letters are raised.", .baselineOffset),
                ("font", "The font.", .font),
                ("foregroundColor", "The colour of the text.", .foregroundColor),
                ("kern", "Extra points between letters.", .kern),
                ("link", "The address that a tap opens.", .link),
                ("paragraphStyle", "The alignment and spacing of lines.", .paragraphStyle),
                ("strikethroughColor", "The colour of the line through the letters.", .strikethroughColor),
                ("strikethroughStyle", "A line through the letters.", .strikethroughStyle),
                ("strokeColor", "The colour of the outline of the letters.", .strokeColor),
                ("strokeWidth", "The width of the outline of the letters.", .strokeWidth),
                ("underlineColor", "The colour of the line under the letters.", .underlineColor),
                ("underlineStyle", "A line under the letters.", .underlineStyle),
            ]
            key.initializer("init(_ rawValue: String)") { NSAttributedString.Key(try $0["rawValue"]) }
            key.initializer("init(rawValue: String)") { NSAttributedString.Key(try $0["rawValue"]) }
            key.property("rawValue", summary: "The name.") { $0.rawValue }
            for entry in keys { key.staticProperty(entry.name, summary: entry.summary, entry.value) }
        }
        table.register(
            NSUnderlineStyle.self,
            as: "NSUnderlineStyle",
            traits: .options,
            summary: "A line under letters or through them."
        ) { style in
            style.arrayLiteral { $0.reduce([]) { $0.union($1) } }
        }
    }

    private static func describeParagraphs(in table: BindingTable) {
        table.register(
            NSParagraphStyle.self,
            as: "NSParagraphStyle",
            summary: "The alignment and wrapping of the lines of a paragraph.",
            example: "NSParagraphStyle.default.alignment"
        ) { style in
            style.hasReferenceSemantics()
            for (name, length, summary) in lengths {
                style.property(name, summary: summary, get: { $0[keyPath: length] })
            }
        }
        table.register(
            NSMutableParagraphStyle.self,
            as: "NSMutableParagraphStyle",
            superclass: "NSParagraphStyle",
            summary: "The alignment and wrapping of the lines of a paragraph, which can be changed.",
            example: "NSMutableParagraphStyle()"
        ) { style in
            style.initializer("init()") { _ in NSMutableParagraphStyle() }
            style.hasReferenceSemantics()
            style.property("alignment", \.alignment, summary: "The alignment of the lines.")
            style.property("lineBreakMode", \.lineBreakMode, summary: "The way lines wrap and are truncated.")
            style.property("firstLineHeadIndent", \.firstLineHeadIndent, summary: "The indent of the first line.")
            style.property("headIndent", \.headIndent, summary: "The indent of the other lines.")
            style.property("hyphenationFactor", \.hyphenationFactor, summary: "The readiness to hyphenate.")
            style.property("tailIndent", \.tailIndent, summary: "The indent of the ends of lines.")
            style.property("lineSpacing", \.lineSpacing, summary: "The space between lines.")
            style.property("paragraphSpacing", \.paragraphSpacing, summary: "The space after the paragraph.")
            style.property("minimumLineHeight", \.minimumLineHeight, summary: "The minimum height of a line.")
            style.property("maximumLineHeight", \.maximumLineHeight, summary: "The maximum height of a line.")
            style.property(
                "lineHeightMultiple",
                \.lineHeightMultiple,
                summary: "The factor of the line height."
            )
            style.property(
                "paragraphSpacingBefore",
                \.paragraphSpacingBefore,
                summary: "The space before the paragraph."
            )
        }
    }

    private static var lengths: [(name: String, length: KeyPath<NSParagraphStyle, CGFloat>, summary: String)] {
        [
            ("firstLineHeadIndent", \.firstLineHeadIndent, "The indent of the first line."),
            ("headIndent", \.headIndent, "The indent of the other lines."),
            ("lineHeightMultiple", \.lineHeightMultiple, "The factor of the line height."),
            ("lineSpacing", \.lineSpacing, "The space between lines."),
            ("maximumLineHeight", \.maximumLineHeight, "The maximum height of a line."),
            ("minimumLineHeight", \.minimumLineHeight, "The minimum height of a line."),
            ("paragraphSpacing", \.paragraphSpacing, "The space after the paragraph."),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore, "The space before the paragraph."),
            ("tailIndent", \.tailIndent, "The indent of the ends of lines."),
        ]
    }
}
