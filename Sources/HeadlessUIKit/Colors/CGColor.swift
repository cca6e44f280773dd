import Foundation

/// A colour of a layer.
///
/// - Note: It takes the place of Core Graphics' type, and contains a `UIColor`.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }

    /// The opacity, 0…1.
    public var alpha: CGFloat { color.alpha }

    /// The red, green and blue components and the opacity.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The description of the colour.
    public var description: String { color.description }

    /// Returns true if all components are equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(self) }

    /// Creates the colour of a layer's colour.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(name: color.name, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Creates a colour from its components in the colour space Display P3.
    ///
    /// The colour has the sRGB components, which are below 0 or above 1 outside the range of sRGB.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(displayP3Red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_1 * red - 0.224_940_4 * green),
            green: Self.encoded(-0.042_056_9 * red + 1.042_057_1 * green),
            blue: Self.encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue),
            alpha: alpha
        )
    }

    /// Returns the linear value of an encoded component.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Returns the encoded component of a linear value, to six decimals.
    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return ((value < 0 ? -result : result) * 1_000_000).rounded() / 1_000_000
    }
}
