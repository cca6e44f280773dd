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
            text.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") {
                NSAttributedString(
                    string: try $0["string"],
                    attributes: try TextAttributes($0.value("attributes")).values
                )
            }
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
            text.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { arguments in
                NSMutableAttributedString(
                    string: try arguments["string"],
                    attributes: try TextAttributes(arguments.value("attributes")).values
                )
            }
            text.method("append(_ attrString: NSAttributedString)", summary: "Adds text at the end.") {
                $0.append(try $1["attrString"])
            }
        }
        describeKeys(in: table)
        describeParagraphs(in: table)
    }

    private static func describeKeys(in table: BindingTable) {
        table.register(
            NSAttributedString.Key.self,
            as: "NSAttributedString.Key",
            summary: "What an attribute of text is about."
        ) { key in
            let keys: [(String, NSAttributedString.Key)] = [
                ("backgroundColor", .backgroundColor), ("font", .font), ("foregroundColor", .foregroundColor),
                ("kern", .kern), ("link", .link), ("paragraphStyle", .paragraphStyle),
                ("strikethroughStyle", .strikethroughStyle), ("underlineStyle", .underlineStyle),
            ]
            for (name, value) in keys { key.staticProperty(name, value) }
        }
        table.register(
            NSUnderlineStyle.self,
            as: "NSUnderlineStyle",
            summary: "A line under letters or through them."
        ) { style in
            style.staticProperty("single", NSUnderlineStyle.single)
            style.staticProperty("thick", NSUnderlineStyle.thick)
            style.staticProperty("double", NSUnderlineStyle.double)
            style.property("rawValue", \.rawValue, summary: "The number that stands in the attributes.")
        }
        table.register(
            URL.self,
            as: "URL",
            summary: "An address, such as that of a page of the web.",
            example: "URL(string: \"https://swift.org\")"
        ) { url in
            url.failableInitializer("init(string: String)") { URL(string: try $0["string"]) }
            url.property("absoluteString", \.absoluteString, summary: "The address as text.")
        }
    }

    private static func describeParagraphs(in table: BindingTable) {
        table.register(
            NSMutableParagraphStyle.self,
            as: "NSMutableParagraphStyle",
            summary: "How the lines of a paragraph stand and break.",
            example: "NSMutableParagraphStyle()"
        ) { style in
            style.initializer("init()") { _ in NSMutableParagraphStyle() }
            style.hasReferenceSemantics()
            style.property("alignment", \.alignment, summary: "Where lines stand within the width.")
            style.property("lineBreakMode", \.lineBreakMode, summary: "Where lines break.")
            style.property("lineSpacing", \.lineSpacing, summary: "The room between lines.")
            style.property("paragraphSpacing", \.paragraphSpacing, summary: "The room after the paragraph.")
            style.property("minimumLineHeight", \.minimumLineHeight, summary: "The least height of a line.")
            style.property("maximumLineHeight", \.maximumLineHeight, summary: "The greatest height of a line.")
            style.property(
                "lineHeightMultiple",
                \.lineHeightMultiple,
                summary: "What the fonts' height is multiplied with."
            )
        }
    }
}
