import Foundation

/// Measures text and breaks it into lines.
///
/// All text that is shown goes through one value of this type.
public protocol TextMeasuring: Sendable {
    /// The size of the text within a width in points, which may be infinite; it agrees with that of `layout`.
    func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize

    /// The lines of the text within a width in points, which may be infinite.
    func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout

    /// How far a character advances in a font, in points: what text in several fonts is laid out by.
    func advance(of character: Character, in font: UIFont) -> CGFloat
}

extension TextMeasuring {
    /// Half the font's size for each column that the character takes.
    public func advance(of character: Character, in font: UIFont) -> CGFloat {
        CGFloat(character.displayColumns) * font.columnWidth
    }
}
