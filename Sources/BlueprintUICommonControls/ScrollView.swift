import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows part of the element it wraps, which may be larger and can be scrolled.
///
/// It proposes no limit on the scrolling axes, and the limits minus the insets on the others. It measures the size of
/// the wrapped element plus the insets, at most the proposed limits. The content is placed at 0,0 of the scrollable
/// area; the insets affect the content offset.
public struct ScrollView: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The rule for the size of the content.
    public var contentSize: ContentSize
    /// True if the content bounces vertically even if it fits.
    public var alwaysBounceVertical = false
    /// True if the content bounces horizontally even if it fits.
    public var alwaysBounceHorizontal = false
    /// The edges of the safe area that inset the content, in addition to what `UIScrollView` adds; nil for none.
    ///
    /// They count only if ``contentInsetAdjustmentBehavior`` is `scrollableAxes`. An axis that always bounces is left out.
    /// An edge counts only if the content overflows the safe area there, but not the bounds of the view.
    public var scrollableAxesSafeAreaEdges: SafeAreaEdge? = nil
    /// The insets around the content, in points.
    public var contentInset: UIEdgeInsets = .zero
    /// True if content smaller than the scroll view is centred.
    public var centersUnderflow: Bool = false
    /// True if the horizontal scroll indicator is shown while scrolling.
    public var showsHorizontalScrollIndicator: Bool = true
    /// True if the vertical scroll indicator is shown while scrolling.
    public var showsVerticalScrollIndicator: Bool = true
    /// The effect of pulling down the content.
    public var pullToRefreshBehavior: PullToRefreshBehavior = .disabled
    /// The rule for adding the safe area to the insets.
    public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    /// The way a scroll dismisses the keyboard.
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    /// The rule for adding the height of the keyboard to the insets.
    /// - Note: There is no keyboard here, so it has no effect.
    public var keyboardAdjustmentMode: KeyboardAdjustmentMode = .adjustsWhenVisible
    /// True if touches are delayed until it is known that they do not scroll.
    public var delaysContentTouches: Bool = true
    /// The trigger that scrolls the view, or nil.
    public var contentOffsetTrigger: ScrollTrigger?

    /// Wraps an element.
    public init(
        _ contentSize: ContentSize = .fittingHeight,
        wrapping element: any Element,
        configure: (inout ScrollView) -> Void = { _ in }
    ) {
        self.contentSize = contentSize
        wrappedElement = element
        configure(&self)
    }

    /// The wrapped element in a layout that applies ``contentSize``.
    public var content: ElementContent {
        let layout = ScrollLayout(
            contentInset: contentInset,
            contentSize: contentSize,
            centersUnderflow: centersUnderflow
        )
        return ElementContent(child: wrappedElement, layout: layout, keepsContract: false)
    }

    /// The content may be larger than the visible area.
    public var _layoutPurpose: LayoutPurpose { [.exceedsFrame, .scrollsChild] }

    /// Returns the description of a view with a `UIScrollView` that contains the views of the content.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let scrolledSize = scrolledSize(around: context.subtreeExtent ?? .zero)
        return ScrollerWrapperView.describe { [self] config in
            config.contentView = { $0.scrollView }
            config.apply { $0.show(self, contentSize: scrolledSize) }
        }
    }

    /// Returns the size of the scrollable area: the custom size, or the extent from its origin to the far edges of
    /// the content.
    private func scrolledSize(around content: CGRect) -> CGSize {
        if case .custom(let size) = contentSize { return size }
        return CGSize(width: content.maxX, height: content.maxY)
    }
}

extension Element {
    /// Makes the element scrollable.
    public func scrollable(
        _ contentSize: ScrollView.ContentSize = .fittingHeight,
        configure: (inout ScrollView) -> Void = { _ in }
    ) -> ScrollView {
        ScrollView(contentSize, wrapping: self, configure: configure)
    }
}

struct ScrollLayout: SingleChildLayout, Equatable, Sendable {
    var contentInset: UIEdgeInsets
    var contentSize: ScrollView.ContentSize
    var centersUnderflow: Bool

    private var insetWidth: CGFloat { contentInset.left + contentInset.right }
    private var insetHeight: CGFloat { contentInset.top + contentInset.bottom }

    /// Returns the constraint proposed to the content, given that without the insets; nil if its size is fixed.
    func contentProposal(in constraint: SizeConstraint) -> SizeConstraint? {
        switch contentSize {
        case .custom: nil
        case .fittingContent: .unconstrained
        case .fittingHeight: SizeConstraint(width: constraint.width, height: .unconstrained)
        case .fittingWidth: SizeConstraint(width: .unconstrained, height: constraint.height)
        }
    }

    /// Returns the size of the content, given the constraint without the insets.
    private func fittedSize(in constraint: SizeConstraint, subelement: Subelement) -> CGSize {
        if case .custom(let size) = contentSize { return size }
        return contentProposal(in: constraint).map(subelement.sizeThatFits) ?? .zero
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let inside = proposal.inset(width: insetWidth, height: insetHeight)
        let fitted = fittedSize(in: inside, subelement: subelement)
        subelement.explain(
            .size,
            ScrolledSizeDecision(
                layout: self,
                fitted: fitted,
                contentProposal: contentProposal(in: inside),
                proposal: proposal
            )
        )
        return CGSize(
            width: min(fitted.width + insetWidth, proposal.width.constrainedValue ?? .infinity),
            height: min(fitted.height + insetHeight, proposal.height.constrainedValue ?? .infinity)
        )
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        let inner = CGSize(width: size.width - insetWidth, height: size.height - insetHeight)
        var content = fittedSize(in: SizeConstraint(inner), subelement: subelement)
        subelement.explain(
            .frames,
            ScrolledPlaceDecision(
                layout: self,
                fitted: content,
                contentProposal: contentProposal(in: SizeConstraint(inner)),
                own: size
            )
        )
        switch contentSize {
        case .fittingHeight: content.width = inner.width
        case .fittingWidth: content.height = inner.height
        case .custom, .fittingContent: break
        }
        // Content of infinite size gets the size of the visible area.
        if content.width == .infinity { content.width = inner.width }
        if content.height == .infinity { content.height = inner.height }
        var origin = CGPoint.zero
        if centersUnderflow {
            if content.width < size.width { origin.x = size.width / 2 - content.width / 2 }
            if content.height < size.height { origin.y = size.height / 2 - content.height / 2 }
        }
        subelement.place(at: origin, size: content)
    }
}

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
