import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element for editing one line of text.
///
/// A field is as wide as its constraint, but at least 44 points, and infinitely wide without one, whatever its text; it
/// is 44 points high. Typed text is passed to `onChange`; the field shows it until the next update, which shows the
/// element's `text`.
/// - Note: There is no keyboard here: the input traits are kept on the view, where inspection shows them.
public struct TextField: Element {
    /// The text.
    public var text: String
    /// The text shown while the field is empty.
    public var placeholder: String = ""
    /// A function called with the whole text after each change by typing.
    public var onChange: ((String) -> Void)? = nil
    /// True if the text is shown as dots.
    public var secure: Bool = false
    /// True if the text can be edited.
    public var isEnabled: Bool = true
    /// The alignment of the text within the width.
    public var textAlignment: NSTextAlignment = .left
    /// The font; the body font, 17 points, by default.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The text colour.
    public var textColor: UIColor = .black
    /// The condition for showing the clear button; it is never shown without text.
    public var clearButtonMode: UITextField.ViewMode = .never
    /// The kind of keyboard.
    public var keyboardType: UIKeyboardType = .default
    /// The appearance of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance = .default
    /// The rule for capital letters.
    public var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// The correction of words while they are typed.
    public var autocorrectionType: UITextAutocorrectionType = .default
    /// The marking of misspelled words.
    public var spellCheckingType: UITextSpellCheckingType = .default
    /// The meaning of the text, for automatic filling; nil for none.
    public var textContentType: UITextContentType? = nil
    /// The title of the return key.
    public var returnKeyType: UIReturnKeyType = .default
    /// True if the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool = false
    /// A function called for the return key, which then has no other effect.
    public var onReturn: (() -> Void)?
    /// The binding of the focus; set by `focused(when:equals:)` and `focused(when:)`.
    public var focusBinding: FocusBinding?
    /// The accessibility, where it differs from that of the view.
    var accessibility = ControlAccessibility()

    /// Creates a field with a text; the closure sets the other properties.
    public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// Binds the focus of the field to a state shared by several elements: the field is focused while the state has
    /// the value.
    public func focused<Value: Hashable>(when state: FocusState<Value?>, equals value: Value) -> Self {
        modified { $0.focusBinding = state.binding(for: value) }
    }

    /// Binds the focus of the field to a Boolean state.
    public func focused(when condition: FocusState<Bool>) -> Self {
        modified { $0.focusBinding = condition.binding() }
    }

    /// The content, as wide as its constraint, but at least 44 points, and 44 points high.
    public var content: ElementContent {
        // The width without a limit does not fill a narrow one, which breaks the layout contract.
        ElementContent(keepsContract: false) { constraint, _, explain in
            explain?(TextFieldDecision(proposal: constraint))
            let width = constraint.width.constrainedValue.map { max($0, Self.smallestSide) } ?? .infinity
            return CGSize(width: width, height: Self.smallestSide)
        }
    }

    /// The height and the smallest width of a field in points: the smallest that can be tapped with ease.
    fileprivate static let smallestSide: CGFloat = 44

    /// Returns the description of a `UITextField` with the text.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        TextFieldView.describe { [self] config in
            config.apply { $0.show(self, in: context.environment) }
            guard let trigger = focusBinding?.trigger else { return }
            // The state must not name a field that has disappeared.
            config.onDisappear = { trigger.blur() }
        }
    }

    private func modified(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

private struct TextFieldDecision: LayoutDecision {
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason(width: width, height: Reason("is always as high", .rule(TextField.smallestSide)))
    }

    private var width: Reason {
        guard let limit = proposal.width.constrainedValue else {
            return Reason("is infinitely wide without a limit", .rule(.infinity))
        }
        return limit < TextField.smallestSide
            ? Reason("is never narrower", .greatest(.limit(proposal, .width), .rule(TextField.smallestSide)))
            : Reason("is as wide as its constraint", .limit(proposal, .width))
    }
}

extension TextField {
    /// The name that is read; nil for that of the view.
    public var accessibilityLabel: String? {
        get { accessibility.values.label }
        set { accessibility.values.label = newValue }
    }

    /// The value that is read after the label; nil for that of the view.
    public var accessibilityValue: String? {
        get { accessibility.values.value }
        set { accessibility.values.value = newValue }
    }

    /// The traits that are added to those of the view; nil for none.
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

/// The view of a ``TextField``.
final class TextFieldView: UITextField, UITextFieldDelegate {
    private var onChange: ((String) -> Void)?
    private var onReturn: (() -> Void)?
    private var focusBinding: FocusBinding? {
        didSet {
            guard focusBinding?.trigger !== oldValue?.trigger else { return }
            oldValue?.trigger.focusAction = nil
            oldValue?.trigger.blurAction = nil
            focusBinding?.trigger.focusAction = { [weak self] in self?.becomeFirstResponder() }
            focusBinding?.trigger.blurAction = { [weak self] in self?.resignFirstResponder() }
            // The state follows the field that shows the binding.
            if isFirstResponder { focusBinding?.onFocus() } else { focusBinding?.onBlur() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        let changed = UIAction { [unowned self] _ in onChange?(text ?? "") }
        addAction(changed, for: .editingChanged)
    }

    /// Returns nil: there are no archives of views here.
    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ field: TextField, in environment: Environment) {
        text = field.text
        placeholder = field.placeholder.isEmpty ? nil : field.placeholder
        isSecureTextEntry = field.secure
        // Naturally aligned text starts at the side of the language; only text is mirrored, not the layout.
        let isNaturallyRight = field.textAlignment == .natural && environment.layoutDirection == .rightToLeft
        textAlignment = isNaturallyRight ? .right : field.textAlignment
        font = field.font
        textColor = field.textColor
        clearButtonMode = field.clearButtonMode
        showInputTraits(of: field)
        onChange = field.onChange
        onReturn = field.onReturn
        focusBinding = field.focusBinding
        isEnabled = field.isEnabled
        field.accessibility.show(in: self, addingTo: field.isEnabled ? [] : .notEnabled)
    }

    private func showInputTraits(of field: TextField) {
        keyboardType = field.keyboardType
        keyboardAppearance = field.keyboardAppearance
        autocapitalizationType = field.autocapitalizationType
        autocorrectionType = field.autocorrectionType
        spellCheckingType = field.spellCheckingType
        textContentType = field.textContentType
        returnKeyType = field.returnKeyType
        enablesReturnKeyAutomatically = field.enablesReturnKeyAutomatically
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        focusBinding?.onFocus()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        focusBinding?.onBlur()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn?()
        return true
    }
}
