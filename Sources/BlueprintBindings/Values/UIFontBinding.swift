import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiFont = Binding("UIFont") { table in
        table.register(
            UIFont.self,
            as: "UIFont",
            summary: "A font: its size in points, its weight, and whether it is italic.",
            example: "UIFont.boldSystemFont(ofSize: 18)"
        ) { font in
            font.hasConstantObjects()
            describeNames(of: font)
            describeMakers(of: font)
            font.staticProperty("labelFontSize", summary: "The size of labels, in points.", UIFont.labelFontSize)
            font.staticProperty("buttonFontSize", summary: "The size of buttons, in points.", UIFont.buttonFontSize)
            font.staticProperty(
                "smallSystemFontSize",
                summary: "The size of small text, in points.",
                UIFont.smallSystemFontSize
            )
            font.staticProperty("systemFontSize", summary: "The size of text, in points.", UIFont.systemFontSize)
            font.method("withSize(_ fontSize: CGFloat) -> UIFont") { $0.withSize(try $1["fontSize"]) }
            font.property("pointSize", \.pointSize)
            font.property("lineHeight", \.lineHeight)
            font.property("ascender", summary: "The height above the baseline.") { $0.ascender }
            font.property("capHeight", summary: "The height of capital letters.") { $0.capHeight }
            font.property("descender", summary: "The depth below the baseline, negative.") { $0.descender }
            font.property("leading", summary: "The space between lines.") { $0.leading }
            font.property("xHeight", summary: "The height of small letters.") { $0.xHeight }
            font.staticMethod(
                "preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: Any?) -> UIFont",
                summary: "The font of a text style, whatever the traits."
            ) { UIFont.preferredFont(forTextStyle: try $0["style"]) }
            font.bareWord { CommandNumber.isNumber($0) ? ".systemFont(ofSize: \($0))" : nil }
        }
        table.register(UIFont.Weight.self, as: "UIFont.Weight", summary: "The boldness of a font.") { weight in
            for (value, summary) in weights {
                weight.staticProperty(value.description, summary: summary, value)
            }
        }
        table.register(UIFont.TextStyle.self, as: "UIFont.TextStyle", summary: "The purpose of a text.") { style in
            for (value, summary) in styles {
                let size = Int(saturating: UIFont.preferredFont(forTextStyle: value).pointSize)
                style.staticProperty(value.rawValue, summary: "\(summary), \(size) points.", value)
            }
        }
    }

    private static func describeNames(of font: TypeRegistration<UIFont>) {
        font.failableInitializer(
            "init(name fontName: String, size fontSize: CGFloat)",
            summary: "A font with a name, measured as the system font; nil for an empty name.",
            example: "UIFont(name: \"Georgia\", size: 12)"
        ) { UIFont(name: try $0["fontName"], size: try $0["fontSize"]) }
        font.initializer(
            "init(descriptor: UIFontDescriptor, size pointSize: CGFloat)",
            summary: "The font of a description; a size of 0 keeps its size."
        ) { UIFont(descriptor: try $0["descriptor"], size: try $0["pointSize"]) }
        font.property("familyName", summary: "The name without its style.") { $0.familyName }
        font.property("fontDescriptor", summary: "The description of the font.") { $0.fontDescriptor }
        font.property("fontName", summary: "The name.") { $0.fontName }
    }

    private static func describeMakers(of font: TypeRegistration<UIFont>) {
        font.staticMethod(
            "systemFont(ofSize fontSize: CGFloat) -> UIFont",
            summary: "The system font in a size."
        ) {
            UIFont.systemFont(ofSize: try $0.get("fontSize", as: CGFloat.self))
        }
        font.staticMethod(
            "systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "The system font in a size and weight."
        ) {
            UIFont.systemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod(
            "boldSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            summary: "The bold system font in a size."
        ) {
            UIFont.boldSystemFont(ofSize: try $0["fontSize"])
        }
        font.staticMethod(
            "italicSystemFont(ofSize fontSize: CGFloat) -> UIFont",
            summary: "The italic system font in a size."
        ) {
            UIFont.italicSystemFont(ofSize: try $0["fontSize"])
        }
        font.staticMethod(
            "monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "A font with letters of one width."
        ) {
            UIFont.monospacedSystemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod(
            "monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont",
            summary: "A font with digits of one width."
        ) {
            UIFont.monospacedDigitSystemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod(
            "preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont",
            summary: "The font for a text style."
        ) {
            UIFont.preferredFont(forTextStyle: try $0["style"])
        }
    }

    private static var weights: KeyValuePairs<UIFont.Weight, String> {
        [
            .ultraLight: "The lightest letters.", .thin: "Very light letters.", .light: "Light letters.",
            .regular: "Letters of normal weight (the default).", .medium: "Slightly bold letters.",
            .semibold: "Half bold letters.", .bold: "Bold letters.", .heavy: "Very bold letters.",
            .black: "The boldest letters.",
        ]
    }

    private static var styles: KeyValuePairs<UIFont.TextStyle, String> {
        [
            .body: "Body text", .callout: "Callouts", .caption1: "Captions", .caption2: "Small captions",
            .footnote: "Footnotes", .headline: "Headings", .largeTitle: "Large titles", .subheadline: "Subheadings",
            .title1: "Titles", .title2: "Smaller titles", .title3: "The smallest titles",
        ]
    }
}
