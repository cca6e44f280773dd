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
