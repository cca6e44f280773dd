import BlueprintUI
import Foundation

extension SizeConstraint {
    /// The width within which text is broken into lines, in points: infinite if none is proposed, as for a `UILabel`.
    ///
    /// A proposed width of 0 or less sets no limit.
    var textWidth: CGFloat {
        guard let width = width.constrainedValue, width > 0 else { return .infinity }
        return width
    }

    /// The words that end a reason if the proposed width sets no limit for text; empty otherwise.
    var unlimitedTextWords: String {
        guard let width = width.constrainedValue, !(width > 0) else { return "" }
        return ": a width of \(width.shortDescription) sets no limit"
    }

    /// The words for the limit on the width of text, such as ` within 50`; empty without one.
    var textWidthWords: String { textWidth == .infinity ? "" : " within \(textWidth.shortDescription)" }
}
