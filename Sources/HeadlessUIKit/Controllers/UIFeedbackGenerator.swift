import Foundation

/// An object that gives a person haptic feedback.
///
/// - Note: There is no hardware here: nothing happens.
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Prepares the hardware; there is none.
    open func prepare() {}
}

/// Feedback for things that meet.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the things that meet.
    public enum FeedbackStyle: Int, Hashable, Sendable, CaseIterable {
        /// Light things.
        case light
        /// Things of a middle weight.
        case medium
        /// Heavy things.
        case heavy
        /// Soft things.
        case soft
        /// Hard things.
        case rigid
    }

    /// Creates a generator for things of a middle weight.
    public override init() {}

    /// Creates a generator for a kind of things.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Gives the feedback; nothing happens here.
    open func impactOccurred() {}

    /// Gives the feedback with an intensity from 0 to 1; nothing happens here.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Hashable, Sendable, CaseIterable {
        /// It is done.
        case success
        /// It is done, with a warning.
        case warning
        /// It has failed.
        case error
    }

    /// Gives the feedback; nothing happens here.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a change of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback; nothing happens here.
    open func selectionChanged() {}
}
