import Foundation

/// An object that recognizes a gesture in the touches of a view or its descendants and then calls its handlers.
/// - Note: UIKit calls a selector of a target; here it is a Swift method or function.
open class UIGestureRecognizer {
    /// The state of gesture recognition.
    public enum State: Int, Hashable, Sendable, CaseIterable {
        /// No gesture is recognized yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// The gesture has ended: it is recognized.
        case ended
        /// The gesture was cancelled.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// The same as `ended`.
        public static let recognized = State.ended
    }

    /// The view that the recognizer is attached to, or nil.
    public internal(set) weak var view: UIView?
    /// True if the recognizer receives touches.
    open var isEnabled = true
    /// The state of the recognizer.
    open internal(set) var state: State = .possible

    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var touch: UITouch?

    /// Creates a recognizer without handlers.
    public init() {}

    /// Creates a recognizer that calls a method of an object while the object is alive.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    /// Adds a method of an object, called while the object is alive; the recognizer does not retain the object.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addHandler { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Adds a handler; handlers are called in the order in which they were added.
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Returns the location of the last gesture in a view's bounds, or in the topmost view's for nil; 0,0 before any
    /// gesture.
    public func location(in view: UIView?) -> CGPoint {
        touch?.location(in: view) ?? .zero
    }

    /// Ends the gesture: calls the handlers and returns to `possible`.
    final func recognize(_ touch: UITouch) {
        self.touch = touch
        state = .ended
        for handler in handlers { handler(self) }
        state = .possible
    }
}

extension UIGestureRecognizer: Hashable {
    /// Returns true if both are the same object.
    public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A recognizer of taps.
/// - Note: It recognizes a single tap, whatever its numbers are.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}
