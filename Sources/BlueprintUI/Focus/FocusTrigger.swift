/// The connection from a ``FocusBinding`` to the view that uses it.
///
/// The view sets both actions when it shows an element with the binding, and removes them when it shows another one.
public final class FocusTrigger {
    /// An action that focuses the view; nil while no view uses the trigger.
    public var focusAction: (() -> Void)?
    /// An action that removes the focus from the view; nil while no view uses the trigger.
    public var blurAction: (() -> Void)?

    /// Creates a trigger that no view uses.
    public init() {}

    /// Focuses the view; does nothing without a view.
    public func focus() { focusAction?() }

    /// Removes the focus from the view; does nothing without a view.
    public func blur() { blurAction?() }
}
