import Foundation

/// A view that shows text, vertically centred in its bounds.
open class UILabel: UIView {
    /// The text, or nil; setting it removes the attributes.
    open var text: String? {
        didSet { rareText?.attributedText = nil }
    }
    /// The text colour.
    final var color = UIColor.black
    /// The alignment of the lines within the width.
    open var textAlignment: NSTextAlignment = .left
    /// The font, line limit, line break mode and line height.
    final var format = TextFormat(numberOfLines: 1)
    /// The measurer of the text.
    final var measurer: any TextMeasuring = MonospacedTextMeasurer()
    // Created on the first change, as few labels need it.
    final var rareText: UILabelRareState?

    /// Creates a label with a frame; it ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.interaction)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var usualAccessibility: AccessibilityValues {
        AccessibilityValues(isElement: text?.isEmpty == false, label: readText, traits: .staticText)
    }

    /// Opens the only link of a label that is for links; returns false if there is no such link.
    open override func accessibilityActivate() -> Bool { openOnlyLink() || super.accessibilityActivate() }

    /// Returns true if the point is inside; in a label that is for links, if it is in a link.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && (linkHandling == nil || link(at: point) != nil)
    }

    /// The text colour; setting nil sets black.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { color }
        set { color = newValue ?? .black }
    }

    /// The font, 16 points by default; setting nil sets the default.
    /// - Note: 17 points on iOS.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { format.font }
        set { format.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
    }

    /// The maximum number of lines, 1 by default; 0 sets no limit but the height.
    open var numberOfLines: Int {
        get { format.numberOfLines }
        set { format.numberOfLines = newValue }
    }

    /// The mode of line breaking and truncation.
    open var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }

    /// The font, line limit, line break mode and line height as one value.
    /// - Note: In UIKit the line height is part of the paragraph style.
    open var textFormat: TextFormat {
        get { format }
        set { format = newValue }
    }

    /// The object that measures the text and breaks it into lines.
    /// - Note: UIKit has no such property.
    open var textMeasurer: any TextMeasuring {
        get { measurer }
        set { measurer = newValue }
    }

    /// Returns the size of the text within the width, with at most `numberOfLines` lines; the given height has no
    /// effect.
    ///
    /// A width of 0 or less sets no limit, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: size.width > 0 ? size.width : .infinity)
    }

    /// The size of the text within `preferredMaxLayoutWidth`, or of the unwrapped text if that is 0.
    open override var intrinsicContentSize: CGSize {
        let most = preferredMaxLayoutWidth
        return textSize(within: most > 0 ? most : .infinity)
    }

    /// Draws the text; nothing is drawn here, so it is never called.
    open func drawText(in rect: CGRect) {}

    /// Returns the area of the text in bounds, with at most a number of lines, at the top left.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let limit = format.numberOfLines
        format.numberOfLines = numberOfLines
        defer { format.numberOfLines = limit }
        let size = textSize(within: bounds.width)
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        )
    }

    /// The lines that fit the bounds, and the background.
    open override var displayContent: DisplayContent {
        // Few labels have a layer of their own, and all are displayed often.
        guard rare?.layer != nil else { return DisplayContent(fill: backgroundColor, text: displayText) }
        var content = plainContent
        content.text = displayText
        return content
    }

    /// The properties of every view, then those of the text; rare ones only if they are set.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(.quoted("text", text))
        result.append(.font("font", font))
        result.append(.color("textColor", textColor))
        result.append(InspectedProperty(name: "textAlignment", value: textAlignment.word))
        result.append(.count("numberOfLines", numberOfLines))
        result.append(InspectedProperty(name: "lineBreakMode", value: lineBreakMode.word))
        if let height = format.customLineHeight { result.append(.number("lineHeight", height)) }
        result += rareInspectedProperties
        return result
    }
}

extension UILabel {
    /// True if the font follows the size of text that the person has chosen; it changes nothing here.
    public final var adjustsFontForContentSizeCategory: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The greatest width of the intrinsic size, in points; 0 for no limit.
    public final var preferredMaxLayoutWidth: CGFloat {
        get { self[kept: CGFloat(0)] }
        set { self[kept: CGFloat(0)] = newValue }
    }

    /// The text colour while the label is highlighted; nil for none.
    ///
    /// The drawing shows it.
    public final var highlightedTextColor: UIColor? {
        get { self[kept: nil as UIColor?] }
        set { self[kept: nil as UIColor?] = newValue }
    }

    /// True if the label is highlighted.
    public final var isHighlighted: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the text is not dimmed; it changes nothing here.
    public final var isEnabled: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// The position of text whose font is adjusted to the width; it changes nothing here.
    public final var baselineAdjustment: UIBaselineAdjustment {
        get { self[kept: .alignBaselines] }
        set { self[kept: .alignBaselines] = newValue }
    }
}

/// The positions of text whose font is adjusted to the width.
public enum UIBaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
    /// At the baseline of the text in its own size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top left.
    case none
}

extension UIBaselineAdjustment: KeptValue {}

/// The reaction of a label to its links.
package struct LinkHandling {
    /// The word that is read after each link, in brackets; nil for none.
    let word: String?
    /// A function called for each tap on a link.
    let open: (URL) -> Void

    /// Creates the reaction.
    package init(word: String?, open: @escaping (URL) -> Void) {
        self.word = word
        self.open = open
    }
}

extension UILabel {
    /// The reaction to the links in the text; nil for a label that is not for links.
    ///
    /// Only the links of a label with a reaction receive touches.
    package final var linkHandling: LinkHandling? {
        get { rareText?.linkHandling }
        set {
            guard newValue != nil || rareText?.linkHandling != nil else { return }
            changeRareText { $0.linkHandling = newValue }
            if newValue == nil {
                if let recognizer = rareText?.linkRecognizer { removeGestureRecognizer(recognizer) }
                rareText?.linkRecognizer = nil
            } else if rareText?.linkRecognizer == nil {
                let recognizer = makeLinkRecognizer()
                addGestureRecognizer(recognizer)
                rareText?.linkRecognizer = recognizer
            }
        }
    }

    private func makeLinkRecognizer() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { [unowned self] recognizer in
            guard let url = link(at: recognizer.location(in: self)) else { return }
            linkHandling?.open(url)
        }
        return recognizer
    }

    final func link(at point: CGPoint) -> URL? { displayLinks.first { $0.frame.holds(point) }?.url }

    /// True if line breaks in the text are read as spaces.
    package final var readsLinesTogether: Bool {
        get { flags.contains(.readsLinesTogether) }
        set { flags.set(.readsLinesTogether, newValue) }
    }

    /// The text as it is read: with a word after each link, and with spaces for line breaks if they are read together.
    final var readText: String? {
        guard var read = text else { return nil }
        if let word = linkHandling?.word {
            for link in links.reversed() {
                read.insert(contentsOf: "[\(word)]", at: String.Index(utf16Offset: link.range.upperBound, in: read))
            }
        }
        guard readsLinesTogether, read.contains(where: \.isNewline) else { return read }
        return String(read.map { $0.isNewline ? " " : $0 })
    }

    /// The links in the text, in order.
    private var links: [(url: URL, range: NSRange)] {
        guard let attributed = rareText?.attributedText else { return [] }
        var links: [(url: URL, range: NSRange)] = []
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttribute(.link, in: whole) { link, range, _ in
            let url = link as? URL ?? (link as? String).flatMap(URL.init)
            if let url { links.append((url, range)) }
        }
        return links
    }

    /// Opens the only link in the text, and returns true; false if there is none, or several.
    final func openOnlyLink() -> Bool {
        guard let linkHandling, links.count == 1, let link = links.first else { return false }
        linkHandling.open(link.url)
        return true
    }
}
