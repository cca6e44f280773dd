import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows attributed text: runs with their own fonts and colours, and links that can be tapped.
///
/// It measures the width of its widest line within the proposed width and the height of its lines; a width of 0 sets no
/// limit. Text that does not
/// fit is truncated according to its paragraph style, or with `…` at the end without one. Characters without a font
/// are shown in the font of labels. Characters with the attribute `link` form a link; tapping it calls the
/// environment's ``BlueprintUI/Environment/urlHandler``.
public struct AttributedLabel: Element, Hashable {
    /// The attributed text.
    public var attributedText: NSAttributedString
    /// The maximum number of lines; 0 or less sets no limit.
    public var numberOfLines: Int = 0
    /// The text shadow, or nil.
    public var shadow: TextShadow?
    /// The offset of the shown text from its normal position, in points; it does not affect the measured size.
    public var textRectOffset: UIOffset = .zero
    /// True if text that would be truncated is shown smaller; the text is still measured at full size.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest factor by which text may be scaled, 0…1; 0 or less sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters may move closer before the text is truncated.
    ///
    /// - Note: It has no effect, as all letters keep their width here.
    public var allowsDefaultTighteningForTruncation: Bool = false
    /// The kinds of text that become links without the attribute.
    ///
    /// - Note: It has no effect, as Foundation does not detect data in text on Linux.
    public var linkDetectionTypes: Set<LinkDetectionType> = []
    /// The attributes of links, which replace their own.
    public var linkAttributes: [NSAttributedString.Key: AnyHashable] = [.foregroundColor: UIColor.systemBlue]
    /// The attributes of a link while it is touched.
    ///
    /// - Note: They have no effect, as a tap takes no time here.
    public var activeLinkAttributes: [NSAttributedString.Key: AnyHashable] = [
        .foregroundColor: UIColor.systemBlue.withAlphaComponent(0.3)
    ]
    /// The accessibility, where it differs from that of the view.
    var accessibility = ControlAccessibility()

    /// Creates a label with a text; the closure sets the other properties.
    public init(attributedText: NSAttributedString, configure: (inout Self) -> Void = { _ in }) {
        self.attributedText = attributedText
        configure(&self)
    }

    /// The content, with the size of the text.
    public var content: ElementContent {
        // A label that is never shown, used to measure the text as labels do.
        let label = UILabel()
        label.attributedText = displayedText
        label.numberOfLines = numberOfLines
        return ElementContent.text { constraint, _, explain in
            let width = constraint.textWidth
            if let explain, let text = label.attributedLines(within: width) {
                explain(AttributedTextDecision(lines: text.lines, neededLines: text.needed, proposal: constraint))
            }
            return label.textSize(within: width)
        }
    }

    /// Returns the description of a `UILabel` with the text.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UILabel.describe { config in
            config.frameRoundingBehavior = .prioritizeSize
            config.apply { $0.show(self, in: context.environment) }
        }
    }

    /// The text with the attributes of links.
    var displayedText: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: attributedText)
        attributedText.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            if link != nil { text.addAttributes(linkAttributes, range: range) }
        }
        return text
    }

    /// Hashes the text's characters and the number of lines.
    public func hash(into hasher: inout Hasher) {
        // On Linux equal attributed strings have different hash values.
        hasher.combine(attributedText.string)
        hasher.combine(numberOfLines)
    }
}

extension AttributedLabel {
    /// A kind of text that can be detected as a link.
    public enum LinkDetectionType: Equatable, Hashable, Sendable, CaseIterable {
        /// A date.
        case date
        /// A postal address.
        case address
        /// A web address.
        case link
        /// A phone number.
        case phoneNumber
    }
}
