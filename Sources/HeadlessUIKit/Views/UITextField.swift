import Foundation

/// A control for one line of text.
///
/// A tap gives it the focus; ``insertText(_:)`` and ``deleteBackward()`` are the keys that are typed then, always at
/// the end of the text. It tells its delegate and calls the actions for the events of editing.
/// - Note: There is no insertion point, no selection and no keyboard.
open class UITextField: UIControl {
    /// When something in the field is shown.
    public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
        /// Never.
        case never
        /// While the field has the focus.
        case whileEditing
        /// While the field does not have the focus.
        case unlessEditing
        /// Always.
        case always
    }

    private var storedText = ""

    /// The text, never nil; nil sets the empty text.
    ///
    /// Setting it calls no action and asks no delegate.
    open var text: String? {
        get { storedText }
        set { storedText = newValue ?? "" }
    }

    /// What is shown while there is no text.
    open var placeholder: String?
    /// The font; nil means 16 points.
    /// - Note: 17 points on iOS.
    open var font: UIFont?
    /// The colour of the letters; nil means black.
    open var textColor: UIColor?
    /// Where the text stands within the width.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether a dot stands for each character.
    open var isSecureTextEntry = false
    /// When the button that clears the text is shown, if there is text.
    open var clearButtonMode: ViewMode = .never
    /// Who is asked and told about editing; the field does not keep it alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field has the focus.
    open var isEditing: Bool { isFirstResponder }

    /// Whether there is text.
    open var hasText: Bool { !storedText.isEmpty }

    // MARK: - Focus

    /// Whether the text can be edited; a field that is disabled gives the focus away.
    open override var isEnabled: Bool {
        didSet { if !isEnabled { resignFirstResponder() } }
    }

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Takes the focus, if the field is enabled and its delegate agrees; answers whether it has the focus then.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Gives the focus away, if the delegate agrees; answers whether the field does without it then.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// A touch clears the text if it is on the button for that, else it gives the field the focus.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, showsClearButton, clearButtonRect(forBounds: bounds).holds(touch.location(in: self)) {
            clear()
        } else {
            becomeFirstResponder()
        }
    }

    // MARK: - Typing

    /// Types text at the end, if the delegate agrees; a line break alone is the return key, others become spaces.
    open func insertText(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        replace(NSRange(location: storedText.utf16.count, length: 0), with: line, result: storedText + line)
    }

    /// Deletes the last character, if there is one and the delegate agrees.
    open func deleteBackward() {
        guard let last = storedText.last else { return }
        let length = last.utf16.count
        let range = NSRange(location: storedText.utf16.count - length, length: length)
        replace(range, with: "", result: String(storedText.dropLast()))
    }

    private func replace(_ range: NSRange, with string: String, result: String) {
        guard isEnabled else { return }
        let mayChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        guard mayChange ?? true else { return }
        storedText = result
        sendActions(for: .editingChanged)
    }

    private func pressReturn() {
        guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // As in UIKit, the key takes the focus away only where someone wants to know of it.
        if endsEditing { resignFirstResponder() }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        storedText = ""
        sendActions(for: .editingChanged)
    }

    // MARK: - Size and looks

    /// Where the text stands in a field of some bounds: all but the room for the button that clears it.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        guard showsClearButton else { return bounds }
        var area = bounds.standardized
        area.size.width = max(0, area.width - clearButtonWidth)
        return area
    }

    /// Where the button that clears the text stands in a field of some bounds: at the right, as wide as two columns.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let area = bounds.standardized
        let width = min(area.width, clearButtonWidth)
        return CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
    }

    /// The size of the text on one line, or that of the placeholder, and the button's room; what is given is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the text on one line, or that of the placeholder, and the button's room.
    open override var intrinsicContentSize: CGSize {
        let text = displayText(within: .infinity)
        return CGSize(
            width: text.size.width + (showsClearButton ? clearButtonWidth : 0),
            height: shownFont.lineHeight
        )
    }

    /// The text or the placeholder, the background, and in words what cannot be seen.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.text = displayText
        if isFirstResponder { content.remarks.append("focused") }
        if !hasText, content.text != nil { content.remarks.append("placeholder") }
        return content
    }

    /// Those of every control, then the text's; secret text as dots.
    open override var inspectedProperties: [InspectedProperty] {
        var result = super.inspectedProperties
        func add(_ name: String, _ value: String) {
            result.append(InspectedProperty(name: name, value: value))
        }
        add("text", "\"\(visibleText)\"")
        if let placeholder { add("placeholder", "\"\(placeholder)\"") }
        add("font", shownFont.description)
        add("textColor", (textColor ?? .black).description)
        add("textAlignment", "\(textAlignment)")
        if isSecureTextEntry { add("isSecureTextEntry", "true") }
        if clearButtonMode != .never { add("clearButtonMode", "\(clearButtonMode)") }
        if isFirstResponder { add("isFirstResponder", "true") }
        return result
    }
}
