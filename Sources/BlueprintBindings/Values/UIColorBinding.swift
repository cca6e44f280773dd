import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiColor = Binding("UIColor") { table in
        table.register(
            UIColor.self,
            as: "UIColor",
            summary: "A colour with an alpha.",
            example: "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
        ) { color in
            color.hasConstantObjects()
            for value in namedColors { color.staticProperty(value.description, summary: summary(of: value), value) }
            describeInitializers(of: color)
            describeComponents(of: color)
            color.bareWord { word in
                let digits = word.hasPrefix("#") ? String(word.dropFirst()) : ""
                guard digits.utf8.count == 6, UInt32(digits, radix: 16) != nil else { return nil }
                return "UIColor(hex: 0x\(digits.uppercased()))"
            }
        }
    }

    private static func describeInitializers(of color: TypeRegistration<UIColor>) {
        color.initializer(
            "init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)",
            summary: "A colour that depends on traits."
        ) { UIColor(dynamicProvider: try $0.closure("dynamicProvider", fallback: UIColor.black)) }
        color.initializer(
            "init(hex: Int, alpha: CGFloat = 1)",
            summary: "A colour as a hexadecimal number: 0xFF8800.",
            example: "UIColor(hex: 0xFF8800)"
        ) { arguments in
            guard let hex = UInt32(exactly: try arguments.get("hex", as: Int.self)), hex <= 0xFF_FFFF else {
                throw BindingError("the color must be a number from 0x000000 to 0xFFFFFF")
            }
            return UIColor(hex: hex, alpha: try arguments["alpha"])
        }
        color.failableInitializer(
            "init(hex: String)",
            summary: "A colour as hexadecimal text: \"#FF8800\"; nil for other text.",
            example: "UIColor(hex: \"#FF8800\")"
        ) { UIColor(hex: try $0.get("hex", as: String.self)) }
    }

    /// Declares the functions that store components in variables.
    private static func describeComponents(of color: TypeRegistration<UIColor>) {
        let number = "UnsafeMutablePointer<CGFloat>?"
        color.failableInitializer(
            "init(named name: String)",
            summary: "A colour of an asset catalog: a grey with the name; nil for an empty name."
        ) { UIColor(named: try $0.get("name", as: String.self)) }
        color.failableInitializer("init(named name: String, in bundle: Any?, compatibleWith traits: Any?)") {
            UIColor(named: try $0.get("name", as: String.self))
        }
        color.method(
            "getRed(_ red: \(number), green: \(number), blue: \(number), alpha: \(number)) -> Bool",
            summary: "Stores the components; returns true."
        ) { color, arguments in
            try arguments.store(color.red, at: "red")
            try arguments.store(color.green, at: "green")
            try arguments.store(color.blue, at: "blue")
            try arguments.store(color.alpha, at: "alpha")
            return true
        }
        color.method(
            "getWhite(_ white: \(number), alpha: \(number)) -> Bool",
            summary: "Stores the lightness as a grey; returns true."
        ) { color, arguments in
            try arguments.store(color.white, at: "white")
            try arguments.store(color.alpha, at: "alpha")
            return true
        }
        color.method(
            "getHue(_ hue: \(number), saturation: \(number), brightness: \(number), alpha: \(number)) -> Bool",
            summary: "Stores the hue, the saturation and the brightness; returns true."
        ) { color, arguments in
            let values = color.hueSaturationBrightness
            try arguments.store(values.hue, at: "hue")
            try arguments.store(values.saturation, at: "saturation")
            try arguments.store(values.brightness, at: "brightness")
            try arguments.store(color.alpha, at: "alpha")
            return true
        }
    }

    /// The components of a colour: "#007AFF.", "#3C3C43 at alpha 0.3.".
    private static func summary(of color: UIColor) -> String {
        let components = [color.red, color.green, color.blue].map { Int(saturating: ($0 * 255).rounded()) }
        let hex = "#" + components.map { String(format: "%02X", $0) }.joined()
        return color.alpha == 1 ? "\(hex)." : "\(hex) at alpha \(color.alpha.shortDescription)."
    }

    private static var namedColors: [UIColor] {
        [
            .black, .blue, .brown, .clear, .cyan, .darkGray, .gray, .green, .lightGray, .magenta, .orange, .purple,
            .red, .white, .yellow,
            .systemBlue, .systemBrown, .systemCyan, .systemGray, .systemGray2, .systemGray3, .systemGray4,
            .systemGray5, .systemGray6, .systemGreen, .systemIndigo, .systemMint, .systemOrange, .systemPink,
            .systemPurple, .systemRed, .systemTeal, .systemYellow,
            .darkText, .label, .lightText, .link, .opaqueSeparator, .placeholderText, .quaternaryLabel,
            .quaternarySystemFill, .secondaryLabel, .secondarySystemBackground, .secondarySystemFill,
            .secondarySystemGroupedBackground, .separator, .systemBackground, .systemFill,
            .systemGroupedBackground, .tertiaryLabel, .tertiarySystemBackground, .tertiarySystemFill,
            .tertiarySystemGroupedBackground,
        ]
    }
}
