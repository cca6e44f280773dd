import Foundation

/// A view that shows text, centred on the height of its bounds.
open class UILabel: UIView {
    /// The text, or nil for none; setting it takes the attributes away.
    open var text: String? {
        didSet { rareText?.attributedText = nil }
    }
    /// The colour of the letters.
    open var textColor: UIColor = .black
    /// Where the lines stand within the width.
    open var textAlignment: NSTextAlignment = .left
    /// The font, the number of lines, where they break and how high they are.
    final var format = TextFormat(numberOfLines: 1)
    /// What measures the text.
    final var measurer: any TextMeasuring = MonospacedTextMeasurer()
    // Made at the first change, as few labels have anything of it.
    final var rareText: UILabelRareState?

    /// Makes a label with a frame; touches go through it.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.interaction)
    }

    /// The font, 16 points at first.
    /// - Note: 17 points on iOS.
    open var font: UIFont {
        get { format.font }
        set { format.font = newValue }
    }

    /// How many lines are shown at most, 1 at first; 0 means as many as the height has room for.
    open var numberOfLines: Int {
        get { format.numberOfLines }
        set { format.numberOfLines = newValue }
    }

    /// Where lines break, and what is shown of text that has too many.
    open var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }

    /// The font, the number of lines, where they break and how high they are, as one value.
    /// - Note: UIKit has the height of lines in the text's paragraph style.
    open var textFormat: TextFormat {
        get { format }
        set { format = newValue }
    }

    /// What measures the text and breaks it into lines.
    /// - Note: UIKit has no such property.
    open var textMeasurer: any TextMeasuring {
        get { measurer }
        set { measurer = newValue }
    }

    /// The size of the text within the width, with at most `numberOfLines` lines; the height given has no effect.
    ///
    /// A width of 0 or less counts as no limit, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(within: size.width > 0 ? size.width : .infinity)
    }

    /// The size of the text on lines of any width.
    open override var intrinsicContentSize: CGSize { textSize(within: .infinity) }

    /// The lines that fit the bounds, and the background.
    open override var displayContent: DisplayContent {
        DisplayContent(fill: backgroundColor, text: displayText)
    }

    /// Those of every view, then the text's; what few labels have is listed only where it is set.
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
