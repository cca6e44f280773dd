import Foundation

/// Measures text and breaks it into lines.
///
/// All text that is shown goes through one value of this type.
public protocol TextMeasuring: Sendable {
    /// The size of the text within a width in points, which may be infinite; it agrees with that of `layout`.
    func size(of text: String, format: TextFormat, within width: CGFloat) -> CGSize

    /// The lines of the text within a width in points, which may be infinite.
    func layout(of text: String, format: TextFormat, within width: CGFloat) -> TextLayout
}
