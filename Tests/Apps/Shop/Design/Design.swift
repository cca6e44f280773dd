import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// Everything that designers decide: colors, fonts, distances.
enum Design {
    enum Color {
        static let canvas = UIColor.dynamic(light: .white, dark: UIColor(white: 0.06, alpha: 1))
        static let raised = UIColor.dynamic(light: UIColor(white: 0.97, alpha: 1), dark: UIColor(white: 0.13, alpha: 1))
        static let ink = UIColor.dynamic(light: .black, dark: .white)
        static let muted = UIColor.dynamic(light: UIColor(white: 0.4, alpha: 1), dark: UIColor(white: 0.66, alpha: 1))
        static let line = UIColor.dynamic(light: UIColor(white: 0.87, alpha: 1), dark: UIColor(white: 0.24, alpha: 1))
        static let brand = UIColor(red: 0.85, green: 0.33, blue: 0.2, alpha: 1)
        static let sale = UIColor(red: 0.76, green: 0.1, blue: 0.24, alpha: 1)
        static let positive = UIColor(red: 0.13, green: 0.55, blue: 0.3, alpha: 1)
    }

    enum Font {
        static let display = UIFont.systemFont(ofSize: 28, weight: .heavy)
        static let title = UIFont.systemFont(ofSize: 20, weight: .bold)
        static let headline = UIFont.systemFont(ofSize: 16, weight: .semibold)
        static let body = UIFont.systemFont(ofSize: 16)
        static let small = UIFont.systemFont(ofSize: 14)
        static let tag = UIFont.systemFont(ofSize: 12, weight: .bold)
    }

    enum Space {
        static let xs: CGFloat = 4
        static let s: CGFloat = 8
        static let m: CGFloat = 16
        static let l: CGFloat = 24
        static let xl: CGFloat = 40
    }
}

extension UIColor {
    /// A color that depends on whether the interface is light or dark.
    static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
    }
}

typealias Space = Design.Space

// MARK: - Texts

extension Label {
    /// A label in one of the fonts of the design.
    static func styled(_ text: String, _ font: UIFont, color: UIColor = Design.Color.ink, lines: Int = 0) -> Label {
        Label(text: text) { label in
            label.font = font
            label.color = color
            label.numberOfLines = lines
        }
    }

    static func display(_ text: String) -> Label { styled(text, Design.Font.display) }
    static func title(_ text: String) -> Label { styled(text, Design.Font.title) }
    static func headline(_ text: String, lines: Int = 0) -> Label { styled(text, Design.Font.headline, lines: lines) }
    static func body(_ text: String) -> Label { styled(text, Design.Font.body) }
    static func small(_ text: String) -> Label { styled(text, Design.Font.small, color: Design.Color.muted) }
}

#Preview("Labels", traits: .sizeThatFitsLayout) {
    Column(alignment: .leading, minimumSpacing: Space.s) {
        Label.display("New in")
        Label.title("Linen shirt")
        Label.headline("Your cart")
        Label.body("Ships in two days")
        Label.small("Item no. 4411")
    }
    .inset(uniform: Space.m)
}
