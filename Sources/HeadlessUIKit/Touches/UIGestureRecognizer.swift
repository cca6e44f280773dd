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

/// The delegate of a gesture recognizer.
///
/// - Note: A simulated gesture asks if it should begin and receive its touch; the other questions are about gestures at the
///   same time, which do not occur here. In UIKit the functions are optional; here the default implementations allow what
///   UIKit allows without a delegate.
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns true if the recognizer may recognize its gesture; asked before its actions are called.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns true if the recognizer may have a touch; asked before the gesture.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns true if both may recognize their gestures at the same time; never asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns true if the recognizer waits for another one to fail; never asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns true if another recognizer waits for this one to fail; never asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns true.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A recognizer of drags.
///
/// - Note: No finger moves here: code that simulates a drag sets the translation and the state.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers.
    open var maximumNumberOfTouches = Int.max

    private var moved = CGPoint.zero

    /// Returns the distance that the finger has moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }

    /// Sets the distance that the finger has moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

    /// Returns the speed of the finger, which is zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of swipes.
///
/// - Note: No finger moves here.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognized; to the right by default.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of two fingers that move apart or together.
///
/// - Note: No finger moves here: code that simulates a pinch sets the scale.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The factor of the distance between the fingers.
    open var scale: CGFloat = 1
    /// The speed of the fingers, which is zero.
    open var velocity: CGFloat { 0 }
}
