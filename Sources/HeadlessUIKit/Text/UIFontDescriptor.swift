import Foundation

/// The description of a font: its name, size and traits.
public final class UIFontDescriptor: Hashable, Sendable {
    /// A set of traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the traits.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "default")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
        /// Rounded letters.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "serif")
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    /// Creates the description of the system font without a size: its size is 0.
    public convenience init() {
        self.init(UIFont(pointSize: 0))
    }

    /// Creates the description of a font with a name.
    public convenience init(name: String, size: CGFloat) {
        self.init(UIFont(pointSize: size, name: name.isEmpty ? nil : name))
    }

    /// Returns the description of the font of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size, in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The traits.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the description with exactly the given traits.
    /// - Note: In UIKit the result is nil if no font has them.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = self.symbolicTraits.contains(.traitBold)
        let weight: UIFont.Weight =
            symbolicTraits.contains(.traitBold) ? (isBold ? font.weight : .bold) : (isBold ? .regular : font.weight)
        return UIFontDescriptor(
            UIFont(
                pointSize: font.pointSize,
                weight: weight,
                isItalic: symbolicTraits.contains(.traitItalic),
                isMonospaced: symbolicTraits.contains(.traitMonoSpace),
                name: font.name
            )
        )
    }

    /// Returns the description with a design.
    ///
    /// `monospaced` and `default` change the font; the others are not told apart here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(
            UIFont(
                pointSize: font.pointSize,
                weight: font.weight,
                isItalic: font.isItalic,
                isMonospaced: design == .monospaced,
                name: nil
            )
        )
    }

    /// Returns the description in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    /// Returns true if the fonts are equal.
    public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool { lhs.font == rhs.font }

    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
    /// Creates a font with a name; returns nil for an empty name.
    ///
    /// Text in it has the size of text in the system font.
    /// - Note: In UIKit the result is nil if no font has the name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(pointSize: fontSize, name: fontName)
    }

    /// Creates the font of a description; a size of 0 or less keeps that of the description, or is 12 if it has none, as
    /// in UIKit.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        let ownSize = font.pointSize > 0 ? font.pointSize : 12
        self.init(
            pointSize: pointSize > 0 ? pointSize : ownSize,
            weight: font.weight,
            isItalic: font.isItalic,
            isMonospaced: font.isMonospaced,
            name: font.name
        )
    }

    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The name of the font; `system` or `monospaced` for a system font.
    /// - Note: In UIKit system fonts have hidden names, such as `.SFUI-Regular`.
    public var fontName: String { name ?? (isMonospaced ? "monospaced" : "system") }

    /// The name of the font without its style.
    public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
}
