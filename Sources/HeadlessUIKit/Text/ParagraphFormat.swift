import Foundation

/// The values of a paragraph style.
struct ParagraphFormat: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0

    /// Returns the height of a line whose tallest font has the given line height.
    func lineHeight(of height: CGFloat) -> CGFloat {
        let multiple = lineHeightMultiple.lengthOrZero
        let least = max(multiple > 0 ? height * multiple : height, minimumLineHeight.lengthOrZero)
        let most = maximumLineHeight.lengthOrZero
        return most > 0 ? min(least, most) : least
    }
}

extension CGFloat {
    /// The length, or 0 if it is negative or not finite.
    var lengthOrZero: CGFloat { self > 0 && isFinite ? self : 0 }
}
