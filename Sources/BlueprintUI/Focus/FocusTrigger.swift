/// The way from a ``FocusBinding`` to the view that has taken it up.
///
/// The view sets both actions when it shows an element with the binding, and takes them away when it shows another.
public final class FocusTrigger {
    /// Gives the view the focus; nil while no view has taken the trigger up.
    public var focusAction: (() -> Void)?
    /// Takes the focus from the view; nil while no view has taken the trigger up.
    public var blurAction: (() -> Void)?

    /// Makes a trigger that no view has taken up.
    public init() {}

    /// Gives the view the focus; does nothing without a view.
    public func focus() { focusAction?() }

    /// Takes the focus from the view; does nothing without a view.
    public func blur() { blurAction?() }
}
