import Foundation

extension ScrollView {
    /// The rule for the size of a scroll view's content; lengths are in points.
    public enum ContentSize: Equatable, Sendable {
        /// The width that the content measures, and the height of the scroll view: scrolls horizontally.
        case fittingWidth
        /// The height that the content measures, and the width of the scroll view: scrolls vertically.
        case fittingHeight
        /// The size that the content measures: scrolls on both axes.
        case fittingContent
        /// A fixed size.
        case custom(CGSize)
    }

    /// The rule for adding the height of the keyboard to the insets of a scroll view.
    public enum KeyboardAdjustmentMode: Equatable, Sendable, CaseIterable {
        /// The height is not added.
        case none
        /// The height is added while the keyboard is visible.
        case adjustsWhenVisible
    }

    /// The effect of pulling down a scroll view's content.
    public enum PullToRefreshBehavior {
        /// Pulling has no effect.
        case disabled
        /// Pulling calls a function.
        case enabled(action: () -> Void)
        /// The content is being refreshed, and pulling has no effect.
        case refreshing
    }

    /// A set of safe area edges.
    public struct SafeAreaEdge: OptionSet, Hashable, Sendable {
        /// The bits of the edges: top, left, bottom, right.
        public let rawValue: UInt8

        /// Creates a set from its bits; bits above the fourth have no meaning.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The top edge.
        public static let top = SafeAreaEdge(rawValue: 1)
        /// The left edge.
        public static let left = SafeAreaEdge(rawValue: 1 << 1)
        /// The bottom edge.
        public static let bottom = SafeAreaEdge(rawValue: 1 << 2)
        /// The right edge.
        public static let right = SafeAreaEdge(rawValue: 1 << 3)

        /// The left and right edges.
        public static let horizontal: Self = [.left, .right]
        /// The top and bottom edges.
        public static let vertical: Self = [.top, .bottom]
    }
}
