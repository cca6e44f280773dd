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

extension AttributedLabel {
    /// True if the label is read; true by default.
    public var isAccessibilityElement: Bool {
        get { accessibility.values.isElement ?? true }
        set { accessibility.values.isElement = newValue ? nil : false }
    }

    /// The value that is read after the label; nil for that of the view.
    public var accessibilityValue: String? {
        get { accessibility.values.value }
        set { accessibility.values.value = newValue }
    }

    /// The traits in place of those of the view; nil for those of the view, static text.
    public var accessibilityTraits: Set<AccessibilityElement.Trait>? {
        get { accessibility.values.traits }
        set { accessibility.values.traits = newValue }
    }

    /// The description of the result of an action, read after a pause; nil for none.
    public var accessibilityHint: String? {
        get { accessibility.values.hint }
        set { accessibility.values.hint = newValue }
    }

    /// The name for tests, which is never read; nil for none.
    public var accessibilityIdentifier: String? {
        get { accessibility.values.identifier }
        set { accessibility.values.identifier = newValue }
    }

    /// The actions that a person can choose.
    public var accessibilityCustomActions: [AccessibilityElement.CustomAction] {
        get { accessibility.values.customActions }
        set { accessibility.values.customActions = newValue }
    }
}

extension UILabel {
    /// Shows an attributed label, whatever the view showed before: a `Label` has the same class of view.
    func show(_ label: AttributedLabel, in environment: Environment) {
        attributedText = label.displayedText
        textFormat = TextFormat(numberOfLines: label.numberOfLines)
        textColor = nil
        textMeasurer = FormattedText.measurer
        showShadow(label.shadow)
        textOffset = label.textRectOffset
        adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
        minimumScaleFactor = label.minimumScaleFactor
        allowsDefaultTighteningForTruncation = label.allowsDefaultTighteningForTruncation
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        textAlignment = environment.layoutDirection == .rightToLeft ? .right : .natural
        let urlHandler = environment.urlHandler
        linkHandling = LinkHandling(word: environment.linkAccessibilityLabel) { urlHandler.onTap(url: $0) }
        readsLinesTogether = true
        label.accessibility.show(in: self)
    }
}

/// The decision of text in several fonts on its size: the lines, each as high as its largest font.
struct AttributedTextDecision: LayoutDecision {
    private let lines: [Line]
    private let neededLines: Int
    private let proposal: SizeConstraint

    private struct Line: Equatable {
        var text: String
        var width: CGFloat
        var top: CGFloat
        var height: CGFloat
    }

    init(
        lines: [(text: String, width: CGFloat, top: CGFloat, height: CGFloat)],
        neededLines: Int,
        proposal: SizeConstraint
    ) {
        self.lines = lines.map { Line(text: $0.text, width: $0.width, top: $0.top, height: $0.height) }
        self.neededLines = neededLines
        self.proposal = proposal
    }

    var size: SizeReason? {
        guard let last = lines.last else { return SizeReason { _ in Reason("has no text", .rule(0)) } }
        let widest = lines.reduce(0) { max($0, $1.width) }
        let heights = Derivation.sum(lines.map(Self.height))
        // There may be space between paragraphs.
        let end = Derivation.number(last.top, .content("origin of its last line")) + Self.height(last)
        let lineRule =
            neededLines > lines.count
            ? "needs \(neededLines) lines and may show \(lines.count)"
            : lines.count == 1
                ? "is as high as its line" + proposal.unlimitedTextWords
                : "adds up the heights of its \(lines.count) lines"
        return SizeReason(
            width: Reason(
                (lines.count == 1 ? "is as wide as its line" : "is as wide as its widest line")
                    + proposal.unlimitedTextWords,
                .number(widest, .content("width of its widest line"))
            ),
            height: Reason(lineRule, heights.ifEqual(to: end.value, else: end))
        )
    }

    private static func height(_ line: Line) -> Derivation { .number(line.height, .content("height of a line")) }

    var table: ReasonTable? {
        guard neededLines > 1 else { return nil }
        let rows = lines.map { line in
            ReasonTable.Row(
                child: nil,
                cells: [
                    .words(line.text), .number(.number(line.width, .content("width of the line"))),
                    .number(Self.height(line)),
                ]
            )
        }
        let limit = neededLines > lines.count ? " and may show \(lines.count)" : ""
        return ReasonTable(
            title: "breaks its text into \(neededLines) lines\(proposal.textWidthWords)\(limit)",
            columns: ["text", "width", "height"],
            rows: rows
        )
    }
}
