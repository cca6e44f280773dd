import Foundation

/// A control for one line of text.
///
/// A tap gives it the focus. ``insertText(_:)`` and ``deleteBackward()`` then simulate typing, always at the end of
/// the text. The field calls its delegate and sends the editing events.
/// - Note: There is no insertion point and no selection; the input traits are kept for a keyboard that is not here.
open class UITextField: UIControl {
    /// The condition for showing an overlay view of the field.
    public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
        /// Never shown.
        case never
        /// Shown while the field has the focus.
        case whileEditing
        /// Shown while the field does not have the focus.
        case unlessEditing
        /// Always shown.
        case always
    }

    private var storedText = ""

    /// The text, never nil; setting nil sets an empty text.
    ///
    /// Setting it sends no events and does not call the delegate.
    open var text: String? {
        get { storedText }
        set { storedText = newValue ?? "" }
    }

    /// The text shown while the field is empty.
    open var placeholder: String?
    /// The font; nil means 16 points.
    /// - Note: 17 points on iOS.
    open var font: UIFont?
    /// The text colour; nil means black.
    open var textColor: UIColor?
    /// The alignment of the text within the width.
    open var textAlignment: NSTextAlignment = .natural
    /// True if the text is shown as dots.
    open var isSecureTextEntry = false
    /// The condition for showing the clear button; it is never shown without text.
    open var clearButtonMode: ViewMode = .never
    /// The delegate, which the field does not retain.
    open weak var delegate: (any UITextFieldDelegate)?
    /// An object that is the delegate on behalf of another one; the field retains it.
    package final var substituteDelegate: (any UITextFieldDelegate)? {
        didSet { delegate = substituteDelegate }
    }

    /// True if the field has the focus.
    open var isEditing: Bool { isFirstResponder }

    /// True if the field has text.
    open var hasText: Bool { !storedText.isEmpty }

    override var usualAccessibility: AccessibilityValues {
        let shown = hasText ? (isSecureTextEntry ? dotsInWords : storedText) : placeholder
        return AccessibilityValues(isElement: true, value: shown, traits: super.usualAccessibility.traits)
    }

    private var dotsInWords: String { storedText.count == 1 ? "1 character" : "\(storedText.count) characters" }

    private var overlays = Overlays()

    /// The views beside the text.
    private struct Overlays {
        var left: UIView?
        var leftMode = ViewMode.never
        var right: UIView?
        var rightMode = ViewMode.never
    }

    /// The view before the text; nil for none.
    ///
    /// Its width is taken from the text while it is shown.
    open var leftView: UIView? {
        get { overlays.left }
        set {
            replaceOverlay(overlays.left, by: newValue)
            overlays.left = newValue
        }
    }

    /// The condition for showing the view before the text.
    open var leftViewMode: ViewMode {
        get { overlays.leftMode }
        set {
            overlays.leftMode = newValue
            setNeedsLayout()
        }
    }

    /// The view after the text; nil for none.
    ///
    /// Its width is taken from the text while it is shown.
    open var rightView: UIView? {
        get { overlays.right }
        set {
            replaceOverlay(overlays.right, by: newValue)
            overlays.right = newValue
        }
    }

    /// The condition for showing the view after the text.
    open var rightViewMode: ViewMode {
        get { overlays.rightMode }
        set {
            overlays.rightMode = newValue
            setNeedsLayout()
        }
    }

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

    // MARK: - Focus

    /// True if the text can be edited; disabling the field gives up the focus.
    open override var isEnabled: Bool {
        didSet { if !isEnabled { resignFirstResponder() } }
    }

    /// True if the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Takes the focus if the field is enabled and its delegate agrees.
    ///
    /// Returns true if the field has the focus afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { storedText = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Gives up the focus if the delegate agrees.
    ///
    /// Returns true if the field no longer has it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Clears the text if the touch is on the clear button; takes the focus otherwise.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, showsClearButton, clearButtonRect(forBounds: bounds).holds(touch.location(in: self)) {
            clear()
        } else {
            becomeFirstResponder()
        }
    }

    // MARK: - Typing

    /// Types text at the end, if the delegate agrees.
    ///
    /// A lone line break is the return key; other line breaks become spaces.
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
        // As in UIKit, the return key gives up the focus only if `editingDidEndOnExit` has a handler.
        if endsEditing { resignFirstResponder() }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        storedText = ""
        sendActions(for: .editingChanged)
    }

    // MARK: - Size and looks

    /// Returns the area of the text in a field with the given bounds: all except the clear button and the views beside
    /// the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        guard showsClearButton || showsOverlays else { return bounds }
        var area = bounds.standardized
        let left = shownLeftView.map { _ in leftViewRect(forBounds: bounds).width } ?? 0
        let right = shownRightView.map { _ in rightViewRect(forBounds: bounds).width } ?? 0
        area.origin.x += left
        area.size.width = max(0, area.width - left - right - (showsClearButton ? clearButtonWidth : 0))
        return area
    }

    /// Returns the area of the text while it is edited: that of the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the area of the placeholder: that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the area of the view before the text: at the left edge, in the view's size, in the middle.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2),
            size: size
        )
    }

    /// Returns the area of the view after the text: at the right edge, in the view's size, in the middle.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2),
            size: size
        )
    }

    /// Places the views beside the text, and hides those that are not shown.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
        shownLeftView?.frame = leftViewRect(forBounds: bounds)
        shownRightView?.frame = rightViewRect(forBounds: bounds)
    }

    private func replaceOverlay(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }

    private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

    private var showsOverlays: Bool { shownLeftView != nil || shownRightView != nil }

    final func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        case .always: true
        }
    }

    /// Returns the area of the clear button in a field with the given bounds: at the right edge, two columns wide.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let area = bounds.standardized
        let width = min(area.width, clearButtonWidth)
        return CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
    }

    /// Returns the size of the text or the placeholder on one line plus the clear button, for any given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size of the text or the placeholder on one line plus the clear button.
    open override var intrinsicContentSize: CGSize {
        let text = displayText(within: .infinity)
        let overlays = [shownLeftView, shownRightView].compactMap { $0?.bounds.size }
        return CGSize(
            width: overlays.reduce(text.size.width + (showsClearButton ? clearButtonWidth : 0)) { $0 + $1.width },
            height: max(shownFont.lineHeight, overlays.map(\.height).max() ?? 0)
        )
    }

    /// The text or the placeholder, the background, and remarks on the state.
    open override var displayContent: DisplayContent {
        var content = super.displayContent
        content.text = displayText
        if isFirstResponder { content.remarks.append("focused") }
        if !hasText, content.text != nil { content.remarks.append("placeholder") }
        content.input = inputTraits.inspectedProperties
        return content
    }

    /// The properties of every control, then those of the text; secure text as dots.
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
        if leftView != nil, leftViewMode != .never { add("leftViewMode", "\(leftViewMode)") }
        if rightView != nil, rightViewMode != .never { add("rightViewMode", "\(rightViewMode)") }
        if isFirstResponder { add("isFirstResponder", "true") }
        result += inputTraits.inspectedProperties
        return result
    }
}
