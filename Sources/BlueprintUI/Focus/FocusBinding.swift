/// A connection between a focusable element and the state that observes and moves the focus.
///
/// A ``FocusState`` creates bindings; a view-backed element passes its binding to its view, which sets the trigger's
/// actions and calls `onFocus` and `onBlur`.
public struct FocusBinding {
    /// The trigger that moves the focus to or from the view.
    public let trigger = FocusTrigger()
    /// A function that the view calls after it took the focus.
    public var onFocus: () -> Void
    /// A function that the view calls after it gave up the focus.
    public var onBlur: () -> Void

    /// Creates a binding with a new trigger.
    public init(onFocus: @escaping () -> Void, onBlur: @escaping () -> Void) {
        self.onFocus = onFocus
        self.onBlur = onBlur
    }
}
