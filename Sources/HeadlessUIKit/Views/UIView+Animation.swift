import Foundation

/// Animations, which end at once here: the changes are made, and the completion is called with true.
extension UIView {
    /// The settings of an animation; they have no effect here.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the settings.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// The views receive touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the values on the screen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs backwards too.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One content fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Makes changes that UIKit would animate.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes that UIKit would animate after a delay.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes that UIKit would animate like a spring.
    public static func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes to a view that UIKit would show with a transition.
    public static func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations ?? {}, completion: completion)
    }

    /// Calls the actions.
    ///
    /// Nothing is animated here, so there is nothing to disable.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        actions()
    }

    /// The settings of an animation with several steps; they have no effect here.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the settings.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The values between the steps change at a constant speed.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// The values change at the steps alone.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The values change at the same speed in all steps.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The values change smoothly at the steps.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// Makes the changes of all steps.
    public static func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes the changes of one step.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        animations()
    }

    /// False: nothing is animated here.
    public static var areAnimationsEnabled: Bool { false }

    /// Does nothing: nothing is animated here.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

/// Work that is put off until a turn of the main run loop.
///
/// UIKit's run loop turns by itself when the code that it has called returns. Here nothing runs in the background: the
/// owner of a tree of views takes the turns.
extension UIView {
    /// Puts work off until the next turn: the view needs layout then.
    package final func awaitTurn() {
        flags.insert(.awaitsTurn)
        markAncestors(.subtreeAwaitsTurn)
    }

    /// True if the view has put work off and no turn was taken since.
    package final var awaitsTurn: Bool { flags.contains(.awaitsTurn) }

    /// True if the view or a descendant has put work off.
    package final var hasWorkPutOff: Bool { !flags.isDisjoint(with: .anyTurn) }

    /// True if there is something to do in a turn for the view or its descendants: work that was put off, or layout.
    package final var hasTurnToTake: Bool { hasWorkPutOff || !flags.isDisjoint(with: .anyLayout) }

    /// Takes a turn for the view and its descendants: work that was put off is due, and what needs layout is laid out.
    package final func takeTurn() {
        // A list instead of recursion, so that the stack does not limit the depth of the tree.
        var pending = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.awaitsTurn) {
                view.flags.remove(.awaitsTurn)
                view.setNeedsLayout()
            }
            guard view.flags.contains(.subtreeAwaitsTurn) else { continue }
            view.flags.remove(.subtreeAwaitsTurn)
            pending += view.children.filter { !$0.flags.isDisjoint(with: .anyTurn) }
        }
        layoutIfNeeded()
    }
}
