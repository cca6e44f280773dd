import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiFont = Binding("UIFont") { table in
        table.register(
            UIFont.self,
            as: "UIFont",
            summary: "A font: its size in points, how bold and slanted it is.",
            example: "UIFont.boldSystemFont(ofSize: 18)"
        ) { font in
            describeMakers(of: font)
            font.staticProperty("labelFontSize", UIFont.labelFontSize)
            font.staticProperty("buttonFontSize", UIFont.buttonFontSize)
            font.staticProperty("smallSystemFontSize", UIFont.smallSystemFontSize)
            font.staticProperty("systemFontSize", UIFont.systemFontSize)
            font.method("withSize(_ fontSize: CGFloat) -> UIFont") { $0.withSize(try $1["fontSize"]) }
            font.property("pointSize", \.pointSize)
            font.property("lineHeight", \.lineHeight)
            font.bareWord { CommandNumber.isNumber($0) ? ".systemFont(ofSize: \($0))" : nil }
        }
        table.register(UIFont.Weight.self, as: "UIFont.Weight", summary: "How bold a font is.") { weight in
            for value in weights { weight.staticProperty(value.description, value) }
        }
        table.register(UIFont.TextStyle.self, as: "UIFont.TextStyle", summary: "What text is for.") { style in
            for value in styles { style.staticProperty(value.rawValue, value) }
        }
    }

    private static func describeMakers(of font: TypeRegistration<UIFont>) {
        font.staticMethod("systemFont(ofSize fontSize: CGFloat) -> UIFont") {
            UIFont.systemFont(ofSize: try $0.get("fontSize", as: CGFloat.self))
        }
        font.staticMethod("systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont") {
            UIFont.systemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod("boldSystemFont(ofSize fontSize: CGFloat) -> UIFont") {
            UIFont.boldSystemFont(ofSize: try $0["fontSize"])
        }
        font.staticMethod("italicSystemFont(ofSize fontSize: CGFloat) -> UIFont") {
            UIFont.italicSystemFont(ofSize: try $0["fontSize"])
        }
        font.staticMethod("monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont") {
            UIFont.monospacedSystemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod("monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont") {
            UIFont.monospacedDigitSystemFont(ofSize: try $0["fontSize"], weight: try $0["weight"])
        }
        font.staticMethod("preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont") {
            UIFont.preferredFont(forTextStyle: try $0["style"])
        }
    }

    private static var weights: [UIFont.Weight] {
        [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    }

    private static var styles: [UIFont.TextStyle] {
        [
            .body, .callout, .caption1, .caption2, .footnote, .headline, .largeTitle, .subheadline, .title1, .title2,
            .title3,
        ]
    }
}
