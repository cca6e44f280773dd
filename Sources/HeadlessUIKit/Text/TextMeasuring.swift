import Foundation

/// A type that measures text and breaks it into lines.
///
/// All shown text is measured by a value of this type.
public protocol TextMeasuring: Sendable {
    /// Returns the size of the text within a width in points, which may be infinite; it equals that of `layout`.
    func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize

    /// Returns the lines of the text within a width in points, which may be infinite.
    func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout

    /// Returns the width of a word of the text on one line, in points.
    func width(of word: Substring, in text: String, format: TextFormat) -> CGFloat

    /// Returns the advance of a character in a font, in points. Text in several fonts is laid out by these advances.
    func advance(of character: Character, in font: UIFont) -> CGFloat
}

extension TextMeasuring {
    /// Returns the width of the word as a text of its own.
    public func width(of word: Substring, in text: String, format: TextFormat) -> CGFloat {
        size(of: String(word), format: format, within: .infinity).width
    }

    /// Returns half the font size for each column of the character.
    public func advance(of character: Character, in font: UIFont) -> CGFloat {
        CGFloat(character.displayColumns) * font.columnWidth
    }
}
