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
    ///
    /// - Note: In UIKit only subclasses set it; here also code that simulates a gesture.
    open var state: State = .possible
    /// The delegate, which the recognizer does not retain.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// An object that is the delegate on behalf of another one; the recognizer retains it.
    package final var substituteDelegate: (any UIGestureRecognizerDelegate)? {
        didSet { delegate = substituteDelegate }
    }
    /// True if the view does not receive touches of a recognized gesture; it changes nothing here.
    open var cancelsTouchesInView = true
    /// True if the view receives a touch only after the gesture has failed; it changes nothing here.
    open var delaysTouchesBegan = false
    /// True if the view receives the end of a touch only after the gesture has failed; it changes nothing here.
    open var delaysTouchesEnded = true
    /// The name of the recognizer; nil for none.
    open var name: String?
    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var touch: UITouch?

    /// Creates a recognizer without handlers.
    public init() {}

    /// Creates a recognizer that calls a method of an object while the object is alive.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method of an object with itself while the object is alive.
    public convenience init<Target: AnyObject, Sender>(
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Adds a method of an object, called while the object is alive; the recognizer does not retain the object.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addHandler { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Adds a method that takes the recognizer, called while the object is alive.
    ///
    /// The recognizer does not retain the object, and calls the method only if it is of the sender's class.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        addHandler { [weak target] recognizer in
            if let target, let sender = recognizer as? Sender { action(target)(sender) }
        }
    }

    /// Adds a handler; handlers are called in the order in which they were added.
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Lets the recognizer wait for another one to fail; simulated gestures do not compete.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Returns true if the recognizer is enabled and its delegate lets it have a touch and recognize it.
    final func accepts(_ touch: UITouch) -> Bool {
        guard isEnabled else { return false }
        guard let delegate else { return true }
        return delegate.gestureRecognizer(self, shouldReceive: touch) && delegate.gestureRecognizerShouldBegin(self)
    }

    /// Returns the location of the last gesture in a view's bounds, or in the topmost view's for nil; 0,0 before any
    /// gesture.
    public func location(in view: UIView?) -> CGPoint {
        touch?.location(in: view) ?? .zero
    }

    /// Ends the gesture: calls the handlers and returns to `possible`.
    final func recognize(_ touch: UITouch) {
        self.touch = touch
        for next in recognizedStates {
            state = next
            for handler in handlers { handler(self) }
        }
        state = .possible
    }

    /// The states in which the handlers are called for one gesture.
    var recognizedStates: [State] { [.ended] }
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
