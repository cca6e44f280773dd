import Foundation

/// The colours that adapt to the appearance in UIKit, with their light values.
extension UIColor {
    /// The system red colour.
    public static let systemRed = UIColor(name: "systemRed", hex: 0xFF3B30)
    /// The system orange colour.
    public static let systemOrange = UIColor(name: "systemOrange", hex: 0xFF9500)
    /// The system yellow colour.
    public static let systemYellow = UIColor(name: "systemYellow", hex: 0xFFCC00)
    /// The system green colour.
    public static let systemGreen = UIColor(name: "systemGreen", hex: 0x34C759)
    /// The system mint colour.
    public static let systemMint = UIColor(name: "systemMint", hex: 0x00C7BE)
    /// The system teal colour.
    public static let systemTeal = UIColor(name: "systemTeal", hex: 0x30B0C7)
    /// The system cyan colour.
    public static let systemCyan = UIColor(name: "systemCyan", hex: 0x32ADE6)
    /// The system blue colour.
    public static let systemBlue = UIColor(name: "systemBlue", hex: 0x007AFF)
    /// The system indigo colour.
    public static let systemIndigo = UIColor(name: "systemIndigo", hex: 0x5856D6)
    /// The system purple colour.
    public static let systemPurple = UIColor(name: "systemPurple", hex: 0xAF52DE)
    /// The system pink colour.
    public static let systemPink = UIColor(name: "systemPink", hex: 0xFF2D55)
    /// The system brown colour.
    public static let systemBrown = UIColor(name: "systemBrown", hex: 0xA2845E)
    /// The system gray colour.
    public static let systemGray = UIColor(name: "systemGray", hex: 0x8E8E93)
    /// The system gray 2 colour.
    public static let systemGray2 = UIColor(name: "systemGray2", hex: 0xAEAEB2)
    /// The system gray 3 colour.
    public static let systemGray3 = UIColor(name: "systemGray3", hex: 0xC7C7CC)
    /// The system gray 4 colour.
    public static let systemGray4 = UIColor(name: "systemGray4", hex: 0xD1D1D6)
    /// The system gray 5 colour.
    public static let systemGray5 = UIColor(name: "systemGray5", hex: 0xE5E5EA)
    /// The system gray 6 colour.
    public static let systemGray6 = UIColor(name: "systemGray6", hex: 0xF2F2F7)
    /// The system background colour.
    public static let systemBackground = UIColor(name: "systemBackground", hex: 0xFFFFFF)
    /// The secondary system background colour.
    public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground", hex: 0xF2F2F7)
    /// The tertiary system background colour.
    public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground", hex: 0xFFFFFF)
    /// The system grouped background colour.
    public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground", hex: 0xF2F2F7)
    /// The secondary system grouped background colour.
    public static let secondarySystemGroupedBackground = UIColor(
        name: "secondarySystemGroupedBackground",
        hex: 0xFFFFFF
    )
    /// The tertiary system grouped background colour.
    public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground", hex: 0xF2F2F7)
    /// The label colour.
    public static let label = UIColor(name: "label", hex: 0x000000)
    /// The opaque separator colour.
    public static let opaqueSeparator = UIColor(name: "opaqueSeparator", hex: 0xC6C6C8)
    /// The link colour.
    public static let link = UIColor(name: "link", hex: 0x007AFF)
    /// The dark text colour.
    public static let darkText = UIColor(name: "darkText", hex: 0x000000)
    /// The light text colour.
    public static let lightText = UIColor(name: "lightText", hex: 0xFFFFFF, alpha: 0.6)
    /// The secondary label colour.
    public static let secondaryLabel = UIColor(name: "secondaryLabel", hex: 0x3C3C43, alpha: 0.6)
    /// The tertiary label colour.
    public static let tertiaryLabel = UIColor(name: "tertiaryLabel", hex: 0x3C3C43, alpha: 0.3)
    /// The quaternary label colour.
    public static let quaternaryLabel = UIColor(name: "quaternaryLabel", hex: 0x3C3C43, alpha: 0.18)
    /// The placeholder text colour.
    public static let placeholderText = UIColor(name: "placeholderText", hex: 0x3C3C43, alpha: 0.3)
    /// The separator colour.
    public static let separator = UIColor(name: "separator", hex: 0x3C3C43, alpha: 0.29)
    /// The system fill colour.
    public static let systemFill = UIColor(name: "systemFill", hex: 0x787880, alpha: 0.2)
    /// The secondary system fill colour.
    public static let secondarySystemFill = UIColor(name: "secondarySystemFill", hex: 0x787880, alpha: 0.16)
    /// The tertiary system fill colour.
    public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill", hex: 0x767680, alpha: 0.12)
    /// The quaternary system fill colour.
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
