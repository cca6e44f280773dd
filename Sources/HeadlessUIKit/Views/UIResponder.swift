/// An object that can have the focus.
///
/// - Note: There are no events and no windows here; of UIKit's responders only the focus is left.
open class UIResponder {
    /// Makes a responder.
    public init() {}

    /// The responder above, or nil.
    open var next: UIResponder? { nil }

    /// Whether the responder has the focus.
    open var isFirstResponder: Bool { false }

    /// Whether the responder takes the focus when it is asked to; false unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder gives the focus away when it is asked to; true unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }

    /// Takes the focus; answers whether the responder has it then.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the focus away; answers whether the responder does without it then.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
