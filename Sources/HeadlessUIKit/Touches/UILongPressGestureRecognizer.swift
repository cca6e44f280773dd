import Foundation

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The shortest duration of a press, in seconds; the simulated press is as long as it needs to be.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// The distance in points by which a finger may move.
    open var allowableMovement: CGFloat = 10

    /// A long press is continuous: it begins, and ends when the finger is lifted.
    override var recognizedStates: [State] { [.began, .ended] }
}

extension UIView {
    /// Simulates a long press at a point of the view's bounds.
    ///
    /// Returns true if a recognizer handled it: the innermost view with one, from the view that `hitTest(_:with:)`
    /// returns up to the topmost.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func longPress(at point: CGPoint) -> Bool {
        touch(at: point, recognizedBy: UILongPressGestureRecognizer.self)
    }
}
