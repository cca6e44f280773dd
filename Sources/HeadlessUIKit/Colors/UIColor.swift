import Foundation

/// An sRGB colour with an opacity.
///
/// A colour is immutable. Two colours are equal if their four components are equal, whatever their names; a colour that
/// depends on traits is equal to itself alone.
/// - Note: A system colour has its light value; there is no dark appearance here.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// The name of a predefined colour, without a leading dot, or nil for any other colour.
    public let name: String?
    /// The red component, normally 0…1.
    public let red: CGFloat
    /// The green component, normally 0…1.
    public let green: CGFloat
    /// The blue component, normally 0…1.
    public let blue: CGFloat
    /// The opacity, 0…1.
    public let alpha: CGFloat

    // Called with traits by any thread, as in UIKit.
    private nonisolated(unsafe) let provider: ((UITraitCollection) -> UIColor)?

    /// Creates a colour that depends on traits; its components are those for the current traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let current = dynamicProvider(.current)
        name = current.name
        (red, green, blue, alpha) = (current.red, current.green, current.blue, current.alpha)
        provider = dynamicProvider
    }

    /// Creates a predefined colour.
    init(name: String?, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        provider = nil
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from its components.
    ///
    /// Components outside 0…1 are kept; the opacity is clamped to 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(name: nil, red: red, green: green, blue: blue, alpha: Self.unitValue(alpha))
    }

    /// Creates a grey from black (0) to white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from its hue, saturation and brightness, each clamped to 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = Self.unitValue(hue) * 6
        let value = Self.unitValue(brightness)
        let chroma = value * Self.unitValue(saturation)
        let rest = value - chroma
        func component(_ offset: CGFloat) -> CGFloat {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return rest + chroma - chroma * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a colour from the three bytes in `0xRRGGBB`; higher bits are ignored.
    /// - Note: UIKit has no such initializer.
    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// Creates a colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`, with or without the number sign; returns nil for any
    /// other text.
    /// - Note: UIKit has no such initializer.
    public convenience init?(hex: String) {
        var digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        if digits.utf8.count == 3 {
            digits = String(digits.flatMap { [$0, $0] })
        }
        guard let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.utf8.count {
        case 6: self.init(hex: value)
        case 8: self.init(hex: value >> 8, alpha: CGFloat(value & 0xFF) / 255)
        default: return nil
        }
    }

    /// Returns the colour for traits; itself, if it does not depend on them.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
    }

    /// Returns the colour with another opacity, clamped to 0…1.
    ///
    /// The result has no name, unless the opacity is unchanged.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        alpha == self.alpha ? self : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour's name or else `#RRGGBB`, with two more digits for an opacity other than 1: `#RRGGBBAA`.
    public var description: String {
        if let name { return name }
        let bytes = (alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]).map(Self.byte)
        return "#" + bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined().uppercased()
    }

    /// Returns true if all four components are equal.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs === rhs
            || (lhs.provider == nil && rhs.provider == nil && lhs.red == rhs.red && lhs.green == rhs.green
                && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha)
    }

    /// Hashes the four components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    private static func unitValue(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, 1) : 0
    }

    private static func byte(_ component: CGFloat) -> UInt8 {
        UInt8(saturating: (unitValue(component) * 255).rounded())
    }
}
