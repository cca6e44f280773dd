import Foundation

/// A view for text of several lines, which can be edited and scrolled.
///
/// A tap gives it the focus; ``insertText(_:)`` and ``deleteBackward()`` then simulate typing at the end of the text.
/// - Note: There is no insertion point and no selection.
open class UITextView: UIScrollView, UITextInputTraits {
    /// The text, never nil; setting nil sets an empty text, and any text removes the attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { storedText }
        set {
            storedText = newValue ?? ""
            attributes = nil
        }
    }

    /// The text with attributes, never nil; characters without a font or a colour have those of the view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { attributes ?? NSAttributedString(string: storedText) }
        set {
            text = newValue?.string
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }

    private var storedText = ""
    private var attributes: NSAttributedString?

    /// The delegate, which the view does not retain; it is also the delegate of scrolling.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    /// An object that is the delegate on behalf of another one; the view retains it.
    package final var substituteTextDelegate: (any UITextViewDelegate)? {
        didSet { delegate = substituteTextDelegate }
    }

    /// The area that the text fills.
    public final let textContainer = NSTextContainer()
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

    /// The view in place of the keyboard; nil for the keyboard.
    ///
    /// It is not shown here.
    open override var inputView: UIView? {
        get { self[kept: nil as UIView?] }
        set { self[kept: nil as UIView?] = newValue }
    }

    /// The view above the keyboard; nil for none.
    ///
    /// It is not shown here.
    open override var inputAccessoryView: UIView? {
        get { self[kept: nil as UIView?] }
        set { self[kept: nil as UIView?] = newValue }
    }

    // MARK: - Editing

    /// True if the view has text.
    open var hasText: Bool { !storedText.isEmpty }

    /// True if the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Takes the focus if the text can be edited and the delegate agrees.
    ///
    /// Returns true if the view has the focus afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
            return false
        }
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Gives up the focus if the delegate agrees.
    ///
    /// Returns true if the view no longer has it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        return true
    }

    /// Types text at the end, if the text can be edited and the delegate agrees.
    open func insertText(_ text: String) {
        replace(NSRange(location: storedText.utf16.count, length: 0), with: text, result: storedText + text)
    }

    /// Deletes the last character, if there is one, the text can be edited and the delegate agrees.
    open func deleteBackward() {
        guard let last = storedText.last else { return }
        let length = last.utf16.count
        let range = NSRange(location: storedText.utf16.count - length, length: length)
        replace(range, with: "", result: String(storedText.dropLast()))
    }

    private func replace(_ range: NSRange, with replacement: String, result: String) {
        guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
        else { return }
        text = result
        delegate?.textViewDidChange(self)
    }

    /// Scrolls to a part of the text; it changes nothing here, as all lines have their place by their number alone.
    open func scrollRangeToVisible(_ range: NSRange) {}

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

    /// The points to the left and right of each line.
    private var padding: CGFloat { textContainer.lineFragmentPadding }

    private var insetWidth: CGFloat { textContainerInset.left + textContainerInset.right + 2 * padding }

    /// A label with the text, used to measure it and to break it into lines.
    private var label: UILabel {
        let label = UILabel()
        label.text = storedText
        label.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        label.textColor = textColor ?? .black
        label.textAlignment = textAlignment
        label.numberOfLines = textContainer.maximumNumberOfLines
        label.lineBreakMode = textContainer.lineBreakMode
        if let attributes { label.attributedText = attributes }
        return label
    }

    /// The text and the background, and remarks on the state.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        if isFirstResponder { content.remarks.append("focused") }
        content.input += inputTraits.inspectedProperties
        let label = label
        let area = bounds.size
        let corner = CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
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
        result.append(.quoted("text", storedText))
        result.append(.font("font", font ?? .systemFont(ofSize: UIFont.labelFontSize)))
        result.append(.color("textColor", textColor ?? .black))
        if !isEditable { result.append(.flag("isEditable", false)) }
        if !isSelectable { result.append(.flag("isSelectable", false)) }
        result += textContainer.inspectedProperties
        return result + inputTraits.inspectedProperties
    }
}

/// The area that the text of a text view fills.
public final class NSTextContainer {
    /// The points to the left and right of each line; 5 by default.
    public var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines = 0
    /// The mode of line breaking and truncation.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// True if the area is as wide as the view; it changes nothing here.
    public var widthTracksTextView = true
    /// True if the area is as high as the view; it changes nothing here.
    public var heightTracksTextView = false

    init() {}

    /// The values that differ from the defaults.
    var inspectedProperties: [InspectedProperty] {
        var result: [InspectedProperty] = []
        if lineFragmentPadding != 5 { result.append(.number("textContainer.lineFragmentPadding", lineFragmentPadding)) }
        if maximumNumberOfLines != 0 {
            result.append(.count("textContainer.maximumNumberOfLines", maximumNumberOfLines))
        }
        if lineBreakMode != .byWordWrapping {
            result.append(InspectedProperty(name: "textContainer.lineBreakMode", value: lineBreakMode.word))
        }
        return result
    }
}
