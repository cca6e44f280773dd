import Foundation
import HeadlessUIKit

extension ScrollView {
    /// Scrolls a scroll view from outside: kept by whoever scrolls, and given to the element.
    ///
    /// Of several scroll views with one trigger the one that was updated last is scrolled.
    public final class ScrollTrigger {
        weak var scroller: ScrollerWrapperView?

        /// Makes a trigger that scrolls nothing until an element with it is on the screen.
        public init() {}

        /// Scrolls to a place; does nothing unless an element with the trigger is on the screen.
        public func scroll(to contentOffset: ContentOffset, animated: Bool) {
            scroller?.scroll(to: contentOffset, animated: animated)
        }
    }

    /// A place in the content of a scroll view, found when it is scrolled to.
    public struct ContentOffset {
        /// A function that finds the point of the content that comes to the top left.
        public typealias Provider = (ScrollingContext) -> CGPoint

        /// What a place may depend on; lengths in points.
        public struct ScrollingContext: Equatable, Sendable {
            /// The size of the content.
            public var contentSize: CGSize
            /// The part of the content that is visible.
            public var scrollViewBounds: CGRect
            /// The room around the content, with the safe area where that counts.
            public var contentInsets: UIEdgeInsets

            /// Makes a context of its parts.
            public init(contentSize: CGSize, scrollViewBounds: CGRect, contentInsets: UIEdgeInsets) {
                self.contentSize = contentSize
                self.scrollViewBounds = scrollViewBounds
                self.contentInsets = contentInsets
            }
        }

        let provider: Provider

        /// Makes a place of the function that finds it.
        public init(provider: @escaping Provider) {
            self.provider = provider
        }

        /// The top of the content, at the left.
        public static var top: ContentOffset {
            ContentOffset { CGPoint(x: 0 - $0.contentInsets.left, y: 0 - $0.contentInsets.top) }
        }

        /// The bottom of the content, at the left; its top if it fits.
        public static var bottom: ContentOffset {
            ContentOffset { context in
                let insets = context.contentInsets
                let last = context.contentSize.height + insets.bottom - context.scrollViewBounds.height
                return CGPoint(x: 0 - insets.left, y: max(0 - insets.top, last))
            }
        }
    }
}
