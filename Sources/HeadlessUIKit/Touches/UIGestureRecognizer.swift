import Foundation

/// Finds a gesture in the touches that reach a view or one in it, and calls functions when it is there.
/// - Note: UIKit calls a selector of a target; here it is a method or a function of Swift.
open class UIGestureRecognizer {
    /// How far a recognizer is with its gesture.
    public enum State: Int, Hashable, Sendable, CaseIterable {
        /// Nothing has been found.
        case possible
        /// A gesture that goes on has begun.
        case began
        /// A gesture that goes on has changed.
        case changed
        /// The gesture is done: recognized.
        case ended
        /// The gesture was broken off.
        case cancelled
        /// It is another gesture.
        case failed

        /// The gesture is done.
        public static let recognized = State.ended
    }

    /// The view that it belongs to, nil for none.
    public internal(set) weak var view: UIView?
    /// Whether it looks at touches.
    open var isEnabled = true
    /// How far it is with its gesture.
    open internal(set) var state: State = .possible

    private var handlers: [(UIGestureRecognizer) -> Void] = []
    private var touch: UITouch?

    /// Makes a recognizer that calls nothing yet.
    public init() {}

    /// Makes a recognizer that calls a method of an object for as long as that lives.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    /// Adds a method of an object to what is called, for as long as that lives; the recognizer does not keep it alive.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addHandler { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Adds a function to what is called; functions are called in the order in which they were added.
    public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Where the last gesture was in a view's bounds, or in the topmost view's for nil; 0,0 before there was one.
    public func location(in view: UIView?) -> CGPoint {
        touch?.location(in: view) ?? .zero
    }

    /// Says that the gesture is done: calls the functions, and is ready for the next one.
    final func recognize(_ touch: UITouch) {
        self.touch = touch
        state = .ended
        for handler in handlers { handler(self) }
        state = .possible
    }
}

extension UIGestureRecognizer: Hashable {
    /// Recognizers are equal if they are the same object.
    public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Finds a short touch.
open class UITapGestureRecognizer: UIGestureRecognizer {}
