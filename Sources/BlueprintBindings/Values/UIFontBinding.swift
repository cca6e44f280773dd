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
            font.staticMethod(
                "preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: Any?) -> UIFont",
                summary: "The font of a text style, whatever the traits."
            ) { UIFont.preferredFont(forTextStyle: try $0["style"]) }
            font.bareWord { CommandNumber.isNumber($0) ? ".systemFont(ofSize: \($0))" : nil }
        }
        table.register(UIFont.Weight.self, as: "UIFont.Weight", summary: "The boldness of a font.")
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
    }

    private static var styles: KeyValuePairs<UIFont.TextStyle, String> {
        [
            .body: "Body text", .callout: "Callouts", .caption1: "Captions", .caption2: "Small captions",
            .footnote: "Footnotes", .headline: "Headings", .largeTitle: "Large titles", .subheadline: "Subheadings",
            .title1: "Titles", .title2: "Smaller titles", .title3: "The smallest titles",
        ]
    }
}
