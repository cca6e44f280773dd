import Foundation
import HeadlessUIKit

/// An element that insets the element it wraps.
public struct Inset: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The top inset in points; a negative one extends the wrapped element beyond the edge.
    public var top: CGFloat
    /// The bottom inset in points; a negative one extends the wrapped element beyond the edge.
    public var bottom: CGFloat
    /// The left inset in points; a negative one extends the wrapped element beyond the edge.
    public var left: CGFloat
    /// The right inset in points; a negative one extends the wrapped element beyond the edge.
    public var right: CGFloat

    /// Creates insets for each side, in points.
    public init(
        top: CGFloat = 0,
        bottom: CGFloat = 0,
        left: CGFloat = 0,
        right: CGFloat = 0,
        wrapping element: any Element
    ) {
        wrappedElement = element
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
    }

    /// Creates a uniform inset on all sides, in points.
    public init(uniformInset: CGFloat, wrapping element: any Element) {
        self.init(
            top: uniformInset,
            bottom: uniformInset,
            left: uniformInset,
            right: uniformInset,
            wrapping: element
        )
    }

    /// Creates insets from edge insets, in points.
    public init(insets: UIEdgeInsets, wrapping element: any Element) {
        self.init(
            top: insets.top,
            bottom: insets.bottom,
            left: insets.left,
            right: insets.right,
            wrapping: element
        )
    }

    /// Creates left and right insets, in points.
    public init(sideInsets: CGFloat, wrapping element: any Element) {
        self.init(left: sideInsets, right: sideInsets, wrapping: element)
    }

    /// Creates top and bottom insets, in points.
    public init(vertical: CGFloat, wrapping element: any Element) {
        self.init(top: vertical, bottom: vertical, wrapping: element)
    }

    /// The content: the wrapped element, with a constraint and a size reduced by the insets, even to a negative length.
    public var content: ElementContent {
        let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        return ElementContent(storage: InsetStorage(child: wrappedElement, insets: insets))
    }

    /// The wrapped element extends beyond the inset if an inset is negative.
    public var _layoutPurpose: LayoutPurpose { .exceedsFrame }

    /// Returns nil: an inset is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Insets the element on each side, in points.
    public func inset(
        top: CGFloat = 0,
        bottom: CGFloat = 0,
        left: CGFloat = 0,
        right: CGFloat = 0
    ) -> Inset {
        Inset(top: top, bottom: bottom, left: left, right: right, wrapping: self)
    }

    /// Insets the element by edge insets, in points.
    public func inset(by edgeInsets: UIEdgeInsets) -> Inset {
        Inset(insets: edgeInsets, wrapping: self)
    }

    /// Insets the element by the same distance on all sides, in points.
    public func inset(uniform: CGFloat) -> Inset {
        Inset(uniformInset: uniform, wrapping: self)
    }

    /// Insets the element horizontally and vertically, in points.
    public func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Inset {
        Inset(top: vertical, bottom: vertical, left: horizontal, right: horizontal, wrapping: self)
    }
}

private final class InsetStorage: OneChildStorage {
    private let insets: UIEdgeInsets
    private let width: CGFloat
    private let height: CGFloat

    init(child: any Element, insets: UIEdgeInsets) {
        self.insets = insets
        width = insets.left + insets.right
        height = insets.top + insets.bottom
        super.init(child: ContentChild(element: child))
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        let inside = limits.less(width: width, height: height)
        let inner = node.onlyChild.measure(within: inside)
        node.explain(.size, InsetDecision(insets: insets, inner: inner.size, proposal: SizeConstraint(inside)))
        return MeasuredSize(
            CGSize(width: inner.size.width + width, height: inner.size.height + height),
            for: ConstraintRange(
                width: inner.range.width.adding(width, present: limits.width),
                height: inner.range.height.adding(height, present: limits.height)
            )
        )
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.onlyChild.place(
            from: CGPoint(x: insets.left, y: insets.top),
            // One side after the other, as in the reference: the result of rounding to pixels depends on the last
            // bit.
            size: CGSize(
                width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom
            )
        )
        node.explain(.frames, InsetDecision(insets: insets, own: size))
    }
}

private struct InsetDecision: LayoutDecision {
    private let insets: UIEdgeInsets
    private let length: CGSize
    /// The constraint proposed to the child; nil for a placement.
    private let proposal: SizeConstraint?

    init(insets: UIEdgeInsets, inner: CGSize, proposal: SizeConstraint) {
        self.insets = insets
        length = inner
        self.proposal = proposal
    }

    init(insets: UIEdgeInsets, own: CGSize) {
        self.insets = insets
        length = own
        proposal = nil
    }

    private var left: Derivation { .argument("left", insets.left) }
    private var right: Derivation { .argument("right", insets.right) }
    private var top: Derivation { .argument("top", insets.top) }
    private var bottom: Derivation { .argument("bottom", insets.bottom) }

    var size: SizeReason? {
        guard let proposal else { return nil }
        func inner(_ dimension: Dimension) -> Derivation {
            .number(dimension.length(of: length), .measured(child: 0, within: proposal, dimension))
        }
        return SizeReason(
            width: Reason("adds its insets to the measured width of its child", inner(.width) + (left + right)),
            height: Reason("adds its insets to the measured height of its child", inner(.height) + (top + bottom))
        )
    }

    func frame(ofChild index: Int) -> FrameReason? {
        guard proposal == nil else { return nil }
        let width = Derivation.own(length, .width) - left - right
        let height = Derivation.own(length, .height) - top - bottom
        return FrameReason(
            x: Reason("insets it from the left", .origin(left, of: width)),
            y: Reason("insets it from the top", .origin(top, of: height)),
            width: Reason("gives it its own width minus the insets", width),
            height: Reason("gives it its own height minus the insets", height)
        )
    }
}
