import BlueprintUI
import Foundation
import HeadlessUIKit

/// Lets a line of text be edited.
///
/// A field is as wide as its text, or as its placeholder while it is empty, but not wider than it is offered, and as
/// high as its font. The text that is typed goes to `onChange`; until the element is set with it the field shows what
/// was typed, and the next update shows what the element says.
public struct TextField: Element {
    /// The text.
    public var text: String
    /// What is shown while there is no text.
    public var placeholder: String = ""
    /// Called with the whole text after each change by typing.
    public var onChange: ((String) -> Void)? = nil
    /// Whether a dot stands for each character.
    public var secure: Bool = false
    /// Whether the text can be edited.
    public var isEnabled: Bool = true
    /// Where the text stands within the width.
    public var textAlignment: NSTextAlignment = .left
    /// The font, that of running text at first: 17 points.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour of the letters.
    public var textColor: UIColor = .black
    /// When the button that clears the text is shown, if there is text.
    public var clearButtonMode: UITextField.ViewMode = .never
    /// Called for the return key, which then does nothing else.
    public var onReturn: (() -> Void)?
    /// Tells of the focus and moves it; `focused(when:equals:)` and `focused(when:)` set it.
    public var focusBinding: FocusBinding?

    /// Makes a field of its text; the closure sets the rest.
    public init(text: String, configure: (inout TextField) -> Void = { _ in }) {
        self.text = text
        configure(&self)
    }

    /// Connects the focus of the field with a state of several elements: it has the focus while the state is the value.
    public func focused<Value: Hashable>(when state: FocusState<Value?>, equals value: Value) -> Self {
        modified { $0.focusBinding = state.binding(for: value) }
    }

    /// Connects the focus of the field with a state of its own.
    public func focused(when condition: FocusState<Bool>) -> Self {
        modified { $0.focusBinding = condition.binding() }
    }

    /// No children, and the size of the text on one line.
    public var content: ElementContent {
        ElementContent { [self] constraint, environment, explain in
            let view = TextFieldView()
            view.show(self, in: environment)
            let size = view.intrinsicContentSize
            explain?(TextFieldDecision(needed: size, asked: constraint, hasText: !text.isEmpty))
            return CGSize(width: max(0, min(size.width, constraint.width.maximum)), height: size.height)
        }
    }

    /// A `UITextField` with the text.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        TextFieldView.describe { [self] config in
            config.apply { $0.show(self, in: context.environment) }
            guard let trigger = focusBinding?.trigger else { return }
            // The state must not say that a field has the focus that is no longer there.
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
    let needed: CGSize
    let asked: SizeConstraint
    let hasText: Bool

    var size: SizeReason? {
        let shown = hasText ? "text" : "placeholder"
        let width = Derivation.number(needed.width, .content("width of its \(shown)"))
        let isUnlimited = asked.width.constrainedValue == nil
        let limit = isUnlimited ? Derivation.rule(.greatestFiniteMagnitude) : .limit(asked, .width)
        let limited = Derivation.greatest(.rule(0), .least(width, limit))
        let isLimited = !width.isEqual(to: limited.value)
        return SizeReason(
            width: Reason(
                isLimited ? "is as wide as it may be, which is less than its \(shown)" : "is as wide as its \(shown)",
                isLimited ? limited : width
            ),
            height: Reason("is as high as its font", .number(needed.height, .content("height of its font")))
        )
    }
}
