import Foundation

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
