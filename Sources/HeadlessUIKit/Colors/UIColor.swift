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

    // A constant; that any thread may call it is the promise of who passes it, as in UIKit.
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

extension UIColor {
    /// Creates the colour of an asset catalog with a name; returns nil for an empty name.
    ///
    /// - Note: There is no catalog here: every name gives the same grey, which is shown by its name.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    }

    /// Creates the colour of an asset catalog with a name, as `init(named:)` does.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Stores the components and returns true; it never fails here.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Stores the lightness of the colour as a grey, and its opacity, and returns true; it never fails here.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = self.white
        alpha?.pointee = self.alpha
        return true
    }

    /// Stores the hue, the saturation and the brightness, each 0…1, and the opacity, and returns true.
    ///
    /// The hue of a grey is 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = self.alpha
        return true
    }

    /// The lightness of the colour: of a grey its component, of others the sum of the weighted components.
    /// - Note: The weights are those of television; UIKit converts between colour spaces.
    package var white: CGFloat {
        red == green && green == blue ? red : 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// The hue, the saturation and the brightness.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0, most > 0 else { return (0, 0, most) }
        let sector: CGFloat =
            most == red
            ? (green - blue) / range : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
        return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
    }
}

/// The colours with fixed values in UIKit.
extension UIColor {
    /// The colour black.
    public static let black = UIColor(name: "black", red: 0, green: 0, blue: 0, alpha: 1)
    /// The colour dark gray.
    public static let darkGray = UIColor(name: "darkGray", red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    /// The colour light gray.
    public static let lightGray = UIColor(name: "lightGray", red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    /// The colour white.
    public static let white = UIColor(name: "white", red: 1, green: 1, blue: 1, alpha: 1)
    /// The colour gray.
    public static let gray = UIColor(name: "gray", red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// The colour red.
    public static let red = UIColor(name: "red", red: 1, green: 0, blue: 0, alpha: 1)
    /// The colour green.
    public static let green = UIColor(name: "green", red: 0, green: 1, blue: 0, alpha: 1)
    /// The colour blue.
    public static let blue = UIColor(name: "blue", red: 0, green: 0, blue: 1, alpha: 1)
    /// The colour cyan.
    public static let cyan = UIColor(name: "cyan", red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour yellow.
    public static let yellow = UIColor(name: "yellow", red: 1, green: 1, blue: 0, alpha: 1)
    /// The colour magenta.
    public static let magenta = UIColor(name: "magenta", red: 1, green: 0, blue: 1, alpha: 1)
    /// The colour orange.
    public static let orange = UIColor(name: "orange", red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The colour purple.
    public static let purple = UIColor(name: "purple", red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour brown.
    public static let brown = UIColor(name: "brown", red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(name: "clear", red: 0, green: 0, blue: 0, alpha: 0)
}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a colour from its components, for a colour literal; the opacity is clamped to 0…1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
