import Foundation

extension ScrollView {
    /// How large the content of a scroll view is; lengths are points.
    public enum ContentSize: Equatable, Sendable {
        /// As wide as it likes, as high as the scroll view: it scrolls left and right.
        case fittingWidth
        /// As high as it likes, as wide as the scroll view: it scrolls up and down.
        case fittingHeight
        /// As large as it likes: it scrolls both ways.
        case fittingContent
        /// Of this size.
        case custom(CGSize)
    }

    /// Whether pulling the content of a scroll view down renews it.
    public enum PullToRefreshBehavior {
        /// It does not.
        case disabled
        /// It calls a function.
        case enabled(action: () -> Void)
        /// The content is being renewed now, and pulling does nothing.
        case refreshing
    }

    /// Some of the four edges of the safe area.
    public struct SafeAreaEdge: OptionSet, Hashable, Sendable {
        /// A bit an edge: top, left, bottom, right.
        public let rawValue: UInt8

        /// Makes a set of its bits; bits above the fourth mean nothing.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The edge at the top.
        public static let top = SafeAreaEdge(rawValue: 1)
        /// The edge at the left.
        public static let left = SafeAreaEdge(rawValue: 1 << 1)
        /// The edge at the bottom.
        public static let bottom = SafeAreaEdge(rawValue: 1 << 2)
        /// The edge at the right.
        public static let right = SafeAreaEdge(rawValue: 1 << 3)

        /// The edges at the left and the right.
        public static let horizontal: Self = [.left, .right]
        /// The edges at the top and the bottom.
        public static let vertical: Self = [.top, .bottom]
    }
}
