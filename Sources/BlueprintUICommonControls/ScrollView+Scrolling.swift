import Foundation
import HeadlessUIKit

extension ScrollView {
    /// An object that scrolls a scroll view: retain it and assign it to the element.
    ///
    /// If several scroll views have the same trigger, the one updated last is scrolled.
    public final class ScrollTrigger {
        weak var scroller: ScrollerWrapperView?

        /// Creates a trigger; it has no effect until an element with it is on the screen.
        public init() {}

        /// Scrolls to a content offset; does nothing unless an element with the trigger is on the screen.
        public func scroll(to contentOffset: ContentOffset, animated: Bool) {
            scroller?.scroll(to: contentOffset, animated: animated)
        }
    }

    /// A content offset, computed when it is used.
    public struct ContentOffset {
        /// A function that returns the point of the content at the top left of the visible area.
        public typealias Provider = (ScrollingContext) -> CGPoint

        /// The information available to a provider; lengths are in points.
        public struct ScrollingContext: Equatable, Sendable {
            /// The size of the content.
            public var contentSize: CGSize
            /// The visible part of the content.
            public var scrollViewBounds: CGRect
            /// The insets around the content, including the safe area if it applies.
            public var contentInsets: UIEdgeInsets

            /// Creates a context from its parts.
            public init(contentSize: CGSize, scrollViewBounds: CGRect, contentInsets: UIEdgeInsets) {
                self.contentSize = contentSize
                self.scrollViewBounds = scrollViewBounds
                self.contentInsets = contentInsets
            }
        }

        let provider: Provider

        /// Creates a content offset from the function that computes it.
        public init(provider: @escaping Provider) {
            self.provider = provider
        }

        /// The top left of the content.
        public static var top: ContentOffset {
            ContentOffset { CGPoint(x: 0 - $0.contentInsets.left, y: 0 - $0.contentInsets.top) }
        }

        /// The bottom left of the content, or its top left if the content fits.
        public static var bottom: ContentOffset {
            ContentOffset { context in
                let insets = context.contentInsets
                let last = context.contentSize.height + insets.bottom - context.scrollViewBounds.height
                return CGPoint(x: 0 - insets.left, y: max(0 - insets.top, last))
            }
        }
    }
}
