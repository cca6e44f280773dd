import BlueprintUI
import Foundation
import HeadlessUIKit

/// Shows a part of the element that it wraps, which may be larger, and lets it be scrolled.
///
/// Along the axes that scroll the wrapped element is asked without limit, along the others within what the insets
/// leave. The answer with the insets, cut to the limits, is the size. The content lies at 0,0 of the scrolled area;
/// the insets show in how far that is scrolled.
public struct ScrollView: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// How large the content is.
    public var contentSize: ContentSize
    /// Whether the content bounces up and down even if it fits.
    public var alwaysBounceVertical = false
    /// Whether the content bounces left and right even if it fits.
    public var alwaysBounceHorizontal = false
    /// The edges along which the content keeps clear of the safe area, of those along which it scrolls.
    ///
    /// Nil leaves it to ``contentInsetAdjustmentBehavior``.
    public var scrollableAxesSafeAreaEdges: SafeAreaEdge? = nil
    /// The room around the content in points.
    public var contentInset: UIEdgeInsets = .zero
    /// Whether content that is smaller than the scroll view lies in its middle.
    public var centersUnderflow: Bool = false
    /// Whether the place across is shown while scrolling.
    public var showsHorizontalScrollIndicator: Bool = true
    /// Whether the place down is shown while scrolling.
    public var showsVerticalScrollIndicator: Bool = true
    /// Whether pulling the content down renews it.
    public var pullToRefreshBehavior: PullToRefreshBehavior = .disabled
    /// When the safe area adds to the insets.
    public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    /// Whether touches wait to become a scroll before they reach the content.
    public var delaysContentTouches: Bool = true
    /// What scrolls the view from outside, or nil for nothing.
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

    /// The wrapped element, as large as ``contentSize`` says.
    public var content: ElementContent {
        let layout = ScrollLayout(
            contentInset: contentInset,
            contentSize: contentSize,
            centersUnderflow: centersUnderflow
        )
        return ElementContent(child: wrappedElement, layout: layout, keepsContract: false)
    }

    /// A view around a `UIScrollView` that holds the views of the content.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let scrolledSize = scrolledSize(around: context.subtreeExtent ?? .zero)
        return ScrollerWrapperView.describe { [self] config in
            config.contentView = { $0.scrollView }
            config.apply { $0.show(self, contentSize: scrolledSize) }
        }
    }

    /// The size of the scrolled area: the custom one, or from its origin to the far edges of the content.
    private func scrolledSize(around content: CGRect) -> CGSize {
        if case .custom(let size) = contentSize { return size }
        return CGSize(width: content.maxX, height: content.maxY)
    }
}

extension Element {
    /// Lets the element be scrolled.
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

    /// What the content is asked within what the insets leave; nil if its size is set.
    func question(in constraint: SizeConstraint) -> SizeConstraint? {
        switch contentSize {
        case .custom: nil
        case .fittingContent: .unconstrained
        case .fittingHeight: SizeConstraint(width: constraint.width, height: .unconstrained)
        case .fittingWidth: SizeConstraint(width: .unconstrained, height: constraint.height)
        }
    }

    /// The size of the content within what the insets leave.
    private func fittedSize(in constraint: SizeConstraint, subelement: Subelement) -> CGSize {
        if case .custom(let size) = contentSize { return size }
        return question(in: constraint).map(subelement.sizeThatFits) ?? .zero
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
            .answer,
            ScrolledSizeDecision(layout: self, fitted: fitted, asked: question(in: inside), proposal: proposal)
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
            .places,
            ScrolledPlaceDecision(
                layout: self,
                fitted: content,
                asked: question(in: SizeConstraint(inner)),
                own: size
            )
        )
        switch contentSize {
        case .fittingHeight: content.width = inner.width
        case .fittingWidth: content.height = inner.height
        case .custom, .fittingContent: break
        }
        // What fills all the room there is gets the room that can be seen.
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
