import Foundation

/// A view that shows text, vertically centred in its bounds.
open class UILabel: UIView {
    /// The text, or nil; setting it removes the attributes.
    @exclusivity(unchecked) open var text: String? {
        didSet { rareText?.attributedText = nil }
    }
    /// The text colour.
    @exclusivity(unchecked) final var color = UIColor.black
    /// The alignment of the lines within the width.
    @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .left
    /// The font, line limit, line break mode and line height.
    @exclusivity(unchecked) final var format = TextFormat(numberOfLines: 1)
    /// The measurer of the text.
    @exclusivity(unchecked) final var measurer: any TextMeasuring = MonospacedTextMeasurer()
    // Created on the first change, as few labels need it.
    @exclusivity(unchecked) final var rareText: UILabelRareState?

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
