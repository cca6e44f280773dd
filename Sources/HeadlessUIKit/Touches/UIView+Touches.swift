import Foundation

extension UIView {
    /// The recognizers of the view in the order in which they were added, or nil if it never had any.
    public final var gestureRecognizers: [UIGestureRecognizer]? { rare?.gestureRecognizers }

    /// Lets a recognizer look at the touches that reach the view or one in it; it leaves the view that it had.
    public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        changeRare { $0.gestureRecognizers = ($0.gestureRecognizers ?? []) + [recognizer] }
    }

    /// Takes a recognizer away; does nothing if it is not the view's.
    public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        changeRare { $0.gestureRecognizers?.removeAll { $0 === recognizer } }
    }

    /// Touches a point of the view's bounds for a short time, and tells whether anything took the touch.
    ///
    /// The touch reaches the view that `hitTest(_:with:)` finds. The innermost of that view and those that hold it, up
    /// to the topmost, takes it: a control that is enabled by tracking it, another view by its tap recognizers.
    /// A disabled control takes it too, and does nothing.
    /// - Note: UIKit has no such function; there, fingers do this.
    @discardableResult
    public final func tap(at point: CGPoint) -> Bool {
        guard let hit = hitTest(point, with: UIEvent()) else { return false }
        let touch = UITouch(convert(point, to: hit), in: hit)
        var current: UIView? = hit
        while let view = current {
            if let control = view as? UIControl {
                control.tap(with: touch)
                return control.isEnabled
            }
            let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled && $0 is UITapGestureRecognizer }
            if !recognizers.isEmpty {
                touch.phase = .ended
                for recognizer in recognizers { recognizer.recognize(touch) }
                return true
            }
            current = view.superview
        }
        return false
    }

    // MARK: - Steps

    /// Whether touches can reach the view at all.
    final var takesTouches: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }

    /// The view among the subviews, from the front, that a touch of a point of this view's bounds reaches.
    final func hitSubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for child in children.reversed() {
            if let hit = child.hitTest(child.pointFromSuperview(point), with: event) { return hit }
        }
        return nil
    }
}
