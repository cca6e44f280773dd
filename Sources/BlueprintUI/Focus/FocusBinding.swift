/// Connects an element that can have the focus with whoever wants to know of it or to move it.
///
/// A ``FocusState`` makes bindings; an element with a view of its own hands its binding to the view, which sets the
/// trigger's actions and calls `onFocus` and `onBlur`.
public struct FocusBinding {
    /// Moves the focus, from outside to the view.
    public let trigger = FocusTrigger()
    /// To be called by the view when it got the focus.
    public let onFocus: () -> Void
    /// To be called by the view when it lost the focus.
    public let onBlur: () -> Void

    /// Makes a binding with a trigger of its own.
    public init(onFocus: @escaping () -> Void, onBlur: @escaping () -> Void) {
        self.onFocus = onFocus
        self.onBlur = onBlur
    }
}
