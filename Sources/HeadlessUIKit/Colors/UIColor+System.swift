import Foundation

/// The colours that adapt to the appearance in UIKit, with their light values.
extension UIColor {
    /// The system's colour system red.
    public static let systemRed = UIColor(name: "systemRed", hex: 0xFF3B30)
    /// The system's colour system orange.
    public static let systemOrange = UIColor(name: "systemOrange", hex: 0xFF9500)
    /// The system's colour system yellow.
    public static let systemYellow = UIColor(name: "systemYellow", hex: 0xFFCC00)
    /// The system's colour system green.
    public static let systemGreen = UIColor(name: "systemGreen", hex: 0x34C759)
    /// The system's colour system mint.
    public static let systemMint = UIColor(name: "systemMint", hex: 0x00C7BE)
    /// The system's colour system teal.
    public static let systemTeal = UIColor(name: "systemTeal", hex: 0x30B0C7)
    /// The system's colour system cyan.
    public static let systemCyan = UIColor(name: "systemCyan", hex: 0x32ADE6)
    /// The system's colour system blue.
    public static let systemBlue = UIColor(name: "systemBlue", hex: 0x007AFF)
    /// The system's colour system indigo.
    public static let systemIndigo = UIColor(name: "systemIndigo", hex: 0x5856D6)
    /// The system's colour system purple.
    public static let systemPurple = UIColor(name: "systemPurple", hex: 0xAF52DE)
    /// The system's colour system pink.
    public static let systemPink = UIColor(name: "systemPink", hex: 0xFF2D55)
    /// The system's colour system brown.
    public static let systemBrown = UIColor(name: "systemBrown", hex: 0xA2845E)
    /// The system's colour system gray.
    public static let systemGray = UIColor(name: "systemGray", hex: 0x8E8E93)
    /// The system's colour system gray 2.
    public static let systemGray2 = UIColor(name: "systemGray2", hex: 0xAEAEB2)
    /// The system's colour system gray 3.
    public static let systemGray3 = UIColor(name: "systemGray3", hex: 0xC7C7CC)
    /// The system's colour system gray 4.
    public static let systemGray4 = UIColor(name: "systemGray4", hex: 0xD1D1D6)
    /// The system's colour system gray 5.
    public static let systemGray5 = UIColor(name: "systemGray5", hex: 0xE5E5EA)
    /// The system's colour system gray 6.
    public static let systemGray6 = UIColor(name: "systemGray6", hex: 0xF2F2F7)
    /// The system's colour system background.
    public static let systemBackground = UIColor(name: "systemBackground", hex: 0xFFFFFF)
    /// The system's colour secondary system background.
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground", hex: 0xF2F2F7)
    /// The system's colour tertiary system background.
    public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground", hex: 0xFFFFFF)
    /// The system's colour system grouped background.
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground", hex: 0xF2F2F7)
    /// The system's colour secondary system grouped background.
    public static let secondarySystemGroupedBackground = UIColor(
        name: "secondarySystemGroupedBackground",
        hex: 0xFFFFFF
    )
    /// The system's colour tertiary system grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground", hex: 0xF2F2F7)
    /// The system's colour label.
    public static let label = UIColor(name: "label", hex: 0x000000)
    /// The system's colour opaque separator.
    public static let opaqueSeparator = UIColor(name: "opaqueSeparator", hex: 0xC6C6C8)
    /// The system's colour link.
    public static let link = UIColor(name: "link", hex: 0x007AFF)
    /// The system's colour dark text.
    public static let darkText = UIColor(name: "darkText", hex: 0x000000)
    /// The system's colour light text.
    public static let lightText = UIColor(name: "lightText", hex: 0xFFFFFF, alpha: 0.6)
    /// The system's colour secondary label.
    public static let secondaryLabel = UIColor(name: "secondaryLabel", hex: 0x3C3C43, alpha: 0.6)
    /// The system's colour tertiary label.
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel", hex: 0x3C3C43, alpha: 0.3)
    /// The system's colour quaternary label.
    public static let quaternaryLabel = UIColor(name: "quaternaryLabel", hex: 0x3C3C43, alpha: 0.18)
    /// The system's colour placeholder text.
    public static let placeholderText = UIColor(name: "placeholderText", hex: 0x3C3C43, alpha: 0.3)
    /// The system's colour separator.
    public static let separator = UIColor(name: "separator", hex: 0x3C3C43, alpha: 0.29)
    /// The system's colour system fill.
    public static let systemFill = UIColor(name: "systemFill", hex: 0x787880, alpha: 0.2)
    /// The system's colour secondary system fill.
    public static let secondarySystemFill = UIColor(name: "secondarySystemFill", hex: 0x787880, alpha: 0.16)
    /// The system's colour tertiary system fill.
    public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill", hex: 0x767680, alpha: 0.12)
    /// The system's colour quaternary system fill.
    public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill", hex: 0x747480, alpha: 0.08)

    private convenience init(name: String, hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            name: name,
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// All named colours in declaration order: the fixed colours, then the system colours.
    package static let named: [UIColor] = [
        .black,
        .darkGray,
        .lightGray,
        .white,
        .gray,
        .red,
        .green,
        .blue,
        .cyan,
        .yellow,
        .magenta,
        .orange,
        .purple,
        .brown,
        .clear,
        .systemRed,
        .systemOrange,
        .systemYellow,
        .systemGreen,
        .systemMint,
        .systemTeal,
        .systemCyan,
        .systemBlue,
        .systemIndigo,
        .systemPurple,
        .systemPink,
        .systemBrown,
        .systemGray,
        .systemGray2,
        .systemGray3,
        .systemGray4,
        .systemGray5,
        .systemGray6,
        .systemBackground,
        .secondarySystemBackground,
        .tertiarySystemBackground,
        .systemGroupedBackground,
        .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
        .label,
        .opaqueSeparator,
        .link,
        .darkText,
        .lightText,
        .secondaryLabel,
        .tertiaryLabel,
        .quaternaryLabel,
        .placeholderText,
        .separator,
        .systemFill,
        .secondarySystemFill,
        .tertiarySystemFill,
        .quaternarySystemFill,
    ]
}
