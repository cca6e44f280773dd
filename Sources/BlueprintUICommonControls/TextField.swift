import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element for editing one line of text.
///
/// A field measures the width of its text, or of its placeholder while it is empty, at most the proposed width, and
/// the height of its font. Typed text is passed to `onChange`; the field shows it until the next update, which shows
/// the element's `text`.
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
    /// A function called for the return key, which then has no other effect.
    public var onReturn: (() -> Void)?
    /// The binding of the focus; set by `focused(when:equals:)` and `focused(when:)`.
    public var focusBinding: FocusBinding?

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

    /// The content, with the size of the text on one line.
    public var content: ElementContent {
        ElementContent { [self] constraint, environment, explain in
            let view = TextFieldView()
            view.show(self, in: environment)
            let size = view.intrinsicContentSize
            explain?(TextFieldDecision(textSize: size, proposal: constraint, hasText: !text.isEmpty))
            return CGSize(width: max(0, min(size.width, constraint.width.maximum)), height: size.height)
        }
    }

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
    let textSize: CGSize
    let proposal: SizeConstraint
    let hasText: Bool

    var size: SizeReason? {
        let shown = hasText ? "text" : "placeholder"
        let width = Derivation.number(textSize.width, .content("width of its \(shown)"))
        let isUnlimited = proposal.width.constrainedValue == nil
        let limit = isUnlimited ? Derivation.rule(.greatestFiniteMagnitude) : .limit(proposal, .width)
        let limited = Derivation.greatest(.rule(0), .least(width, limit))
        let isLimited = !width.isEqual(to: limited.value)
        return SizeReason(
            width: Reason(
                isLimited ? "is as wide as its constraint: its \(shown) is wider" : "is as wide as its \(shown)",
                isLimited ? limited : width
            ),
            height: Reason("is as high as its font", .number(textSize.height, .content("height of its font")))
        )
    }
}
