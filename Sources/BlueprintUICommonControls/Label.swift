import BlueprintUI
import Foundation
import HeadlessUIKit

/// Shows text in one font and colour.
///
/// It is as wide as its widest line within the width that it is offered, and as high as its lines; text that gets less
/// room than it needs is cut as `lineBreakMode` says. `MonospacedTextMeasurer` tells where lines break.
public struct Label: ProxyElement, UnchangingElement {
    /// The text.
    public var text: String
    /// The font, that of labels at first.
    public var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    /// The colour of the letters.
    public var color: UIColor = .black
    /// Where the lines stand within the width.
    public var alignment: NSTextAlignment = .left
    /// How many lines are shown at most; 0 or less means any number.
    public var numberOfLines: Int = 0
    /// Where lines break, and what is shown of text that has too many.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// How high a line is.
    public var lineHeight: LineHeight = .font
    /// Whether text that would be cut is shown smaller; the label is measured with the text in full size.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest part of its size that text may be shown in, 0…1; 0 or less sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before text is cut.
    /// - Note: It is kept; all letters keep their width here.
    public var allowsDefaultTighteningForTruncation: Bool = false
    /// The letters' shadow, or nil for none.
    public var shadow: TextShadow?

    /// Makes a label of its text; the closure sets the rest.
    public init(text: String, configure: (inout Label) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// The text with its format, shown by a `UILabel`.
    public var elementRepresentation: any Element {
        FormattedText(
            text: text,
            format: format,
            color: color,
            alignment: alignment,
            extras: FormattedText.Extras(of: self)
        )
    }

    private var format: TextFormat {
        var format = TextFormat(font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        if case .custom(let height, let alignment) = lineHeight {
            format.customLineHeight = height
            format.lineAnchor = alignment.anchor
        }
        return format
    }
}

extension Label {
    /// How high a line of text is.
    public enum LineHeight: Equatable, Sendable {
        /// As high as the font.
        case font
        /// A height in points, and where the letters stand in it; a negative or infinite height counts as the font's.
        case custom(lineHeight: CGFloat, alignment: Alignment = .bottom)

        /// Where letters stand in a line of another height.
        public enum Alignment: Equatable, Sendable, CaseIterable {
            /// At the top.
            case top
            /// In the middle.
            case center
            /// At the bottom.
            case bottom

            fileprivate var anchor: CGFloat {
                switch self {
                case .top: 0
                case .center: 0.5
                case .bottom: 1
                }
            }
        }
    }
}
