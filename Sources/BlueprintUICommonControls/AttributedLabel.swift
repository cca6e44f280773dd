import BlueprintUI
import Foundation
import HeadlessUIKit

/// Shows text with attributes: runs in fonts and colours of their own, and links that can be tapped.
///
/// It is as wide as its widest line within the width that it is offered, and as high as its lines; text that gets less
/// room than it needs is cut as its paragraph says, with `…` at the end if that says nothing. Characters without a font
/// are shown in that of labels. A link is what has the attribute `link`; tapping it calls the environment's
/// ``BlueprintUI/Environment/urlHandler``.
public struct AttributedLabel: Element, Hashable {
    /// The text with its attributes.
    public var attributedText: NSAttributedString
    /// How many lines are shown at most; 0 or less means any number.
    public var numberOfLines: Int = 0
    /// The letters' shadow, or nil for none.
    public var shadow: TextShadow?
    /// How far the text is shown from its place, in points; it changes no size.
    public var textRectOffset: UIOffset = .zero
    /// Whether text that would be cut is shown smaller; the label is measured with the text in full size.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest part of its size that text may be shown in, 0…1; 0 or less sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before text is cut.
    /// - Note: It is kept; all letters keep their width here.
    public var allowsDefaultTighteningForTruncation: Bool = false
    /// What becomes a link without having the attribute.
    /// - Note: It is kept; Foundation finds no dates, addresses, links and phone numbers on Linux.
    public var linkDetectionTypes: Set<LinkDetectionType> = []
    /// The attributes that links get in place of their own.
    public var linkAttributes: [NSAttributedString.Key: AnyHashable] = [.foregroundColor: UIColor.systemBlue]
    /// The attributes that a link gets in place of those while it is touched.
    /// - Note: They are kept; a tap takes no time here, so they are never seen.
    public var activeLinkAttributes: [NSAttributedString.Key: AnyHashable] = [
        .foregroundColor: UIColor.systemBlue.withAlphaComponent(0.5)
    ]

    /// Makes a label of its text; the closure sets the rest.
    public init(attributedText: NSAttributedString, configure: (inout Self) -> Void = { _ in }) {
        self.attributedText = attributedText
        configure(&self)
    }

    /// No children, and the size of the text.
    public var content: ElementContent {
        // A label that is never shown: what measures text for labels is theirs.
        let label = UILabel()
        label.attributedText = displayedText
        label.numberOfLines = numberOfLines
        return ElementContent { constraint, _, explain in
            let width = constraint.width.constrainedValue ?? .infinity
            if let explain, let text = label.attributedLines(within: width) {
                explain(AttributedTextDecision(lines: text.lines, needed: text.needed, asked: constraint))
            }
            return label.textSize(within: width)
        }
    }

    /// An ``AttributedLabelView`` with the text.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        AttributedLabelView.describe { config in
            config.frameRoundingBehavior = .prioritizeSize
            config.apply { $0.show(self, in: context.environment) }
        }
    }

    /// The text with the links' attributes.
    var displayedText: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: attributedText)
        attributedText.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            if link != nil { text.addAttributes(linkAttributes, range: range) }
        }
        return text
    }

    /// Feeds the text's characters and the number of lines.
    public func hash(into hasher: inout Hasher) {
        // Attributed strings that are equal have different hash values on Linux.
        hasher.combine(attributedText.string)
        hasher.combine(numberOfLines)
    }
}

extension AttributedLabel {
    /// What can be found in text and made a link.
    public enum LinkDetectionType: Equatable, Hashable, Sendable, CaseIterable {
        /// A date.
        case date
        /// A postal address.
        case address
        /// An address of the web.
        case link
        /// A phone number.
        case phoneNumber
    }
}
