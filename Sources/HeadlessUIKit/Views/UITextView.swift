import Foundation

/// A view for text of several lines, which can be edited and scrolled.
///
/// A tap gives it the focus; ``insertText(_:)`` and ``deleteBackward()`` then simulate typing at the end of the text.
/// - Note: There is no insertion point, no selection and no delegate.
open class UITextView: UIScrollView, UITextInputTraits {
    /// The text, never nil; setting nil sets an empty text.
    open var text: String? = "" {
        didSet { if text == nil { text = "" } }
    }
    /// The font; nil means 16 points.
    /// - Note: 12 points on iOS.
    open var font: UIFont?
    /// The text colour; nil means black.
    open var textColor: UIColor?
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural
    /// True if the text can be edited; true by default.
    open var isEditable = true
    /// True if the text can be selected; true by default.
    open var isSelectable = true
    /// The insets of the text, in points; 8 at the top and the bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// True if the text is shown as dots; a text view ignores it.
    open var isSecureTextEntry = false

    final var inputTraits = StoredInputTraits()

    /// The points to the left and right of each line.
    private static let padding: CGFloat = 5

    // MARK: - Editing

    /// True if the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Types text at the end, if the text can be edited.
    open func insertText(_ text: String) {
        if isEditable { self.text = (self.text ?? "") + text }
    }

    /// Deletes the last character, if there is one and the text can be edited.
    open func deleteBackward() {
        if isEditable { text = String((text ?? "").dropLast()) }
    }

    // MARK: - Size and looks

    /// Returns the size of the lines within the width, with the insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (across, down) = (insetWidth, textContainerInset.top + textContainerInset.bottom)
        let lines = label.sizeThatFits(CGSize(width: size.width - across, height: .infinity))
        let height = max(lines.height, label.font.lineHeight)
        return CGSize(width: lines.width + across, height: height + down)
    }

    /// The size of the text within the width of the view if it does not scroll; no size if it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity))
    }

    private var insetWidth: CGFloat { textContainerInset.left + textContainerInset.right + 2 * Self.padding }

    /// A label with the text, used to measure it and to break it into lines.
    private var label: UILabel {
        let label = UILabel()
        label.text = text
        label.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        label.textColor = textColor ?? .black
        label.textAlignment = textAlignment
        label.numberOfLines = 0
        return label
    }

    /// The text and the background, and remarks on the state.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        if isFirstResponder { content.remarks.append("focused") }
        content.input += inputTraits.inspectedProperties
        let label = label
        let area = bounds.size
        let corner = CGPoint(x: textContainerInset.left + Self.padding, y: textContainerInset.top)
        let width = max(0, area.width - insetWidth)
        label.frame = CGRect(
            origin: .zero,
            size: CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: .infinity)).height)
        )
        content.text = label.displayContent.text?.moved(by: corner)
        return content
    }

    /// The properties of every scroll view, then those of the text.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        result.append(.quoted("text", text))
        result.append(.font("font", font ?? .systemFont(ofSize: UIFont.labelFontSize)))
        result.append(.color("textColor", textColor ?? .black))
        if !isEditable { result.append(.flag("isEditable", false)) }
        return result + inputTraits.inspectedProperties
    }
}
