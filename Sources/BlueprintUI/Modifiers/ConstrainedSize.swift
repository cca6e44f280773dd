import Foundation

/// Limits or sets the size of the element that it wraps.
public struct ConstrainedSize: UnchangingElement {
    /// The element.
    public var wrapped: any Element
    /// What applies to the width.
    public var width: Constraint
    /// What applies to the height.
    public var height: Constraint

    /// Wraps an element.
    public init(
        width: Constraint = .unconstrained,
        height: Constraint = .unconstrained,
        wrapping element: any Element
    ) {
        wrapped = element
        self.width = width
        self.height = height
    }

    /// The wrapped element, asked within the limits and answering within them.
    public var content: ElementContent {
        ElementContent(storage: ConstrainedSizeStorage(child: wrapped, width: width, height: height))
    }

    /// None: a constraint only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// What applies to one axis; lengths in points.
    public enum Constraint: Equatable, Sendable {
        /// Nothing: the element's own length.
        case unconstrained
        /// No more than this.
        case atMost(CGFloat)
        /// No less than this.
        case atLeast(CGFloat)
        /// Between two lengths.
        case within(ClosedRange<CGFloat>)
        /// Exactly this.
        case absolute(CGFloat)

        /// The length that an element gets, given the one that it needs.
        func applied(to length: CGFloat) -> CGFloat {
            switch self {
            case .unconstrained: length
            case .atMost(let limit): min(limit, length)
            case .atLeast(let limit): max(limit, length)
            case .within(let range): max(min(length, range.upperBound), range.lowerBound)
            case .absolute(let value): value
            }
        }

        /// The limit that an element is asked within, given the one proposed.
        func applied(to axis: SizeConstraint.Axis) -> SizeConstraint.Axis {
            switch self {
            case .unconstrained: axis
            case .atMost(let limit): .atMost(min(limit, axis.maximum))
            case .atLeast(let limit): axis.map { max(limit, $0) }
            case .within(let range): .atMost(max(min(axis.maximum, range.upperBound), range.lowerBound))
            case .absolute(let value): .atMost(value)
            }
        }
    }
}

extension Element {
    /// Limits or sets width and height.
    public func constrainedTo(
        width: ConstrainedSize.Constraint = .unconstrained,
        height: ConstrainedSize.Constraint = .unconstrained
    ) -> ConstrainedSize {
        ConstrainedSize(width: width, height: height, wrapping: self)
    }

    /// Sets width and height in points.
    public func constrainedTo(width: CGFloat, height: CGFloat) -> ConstrainedSize {
        ConstrainedSize(width: .absolute(width), height: .absolute(height), wrapping: self)
    }

    /// Sets the size in points.
    public func constrainedTo(size: CGSize) -> ConstrainedSize {
        constrainedTo(width: size.width, height: size.height)
    }

    /// Limits the size to a constraint; an axis without limit is left alone.
    public func constrained(to sizeConstraint: SizeConstraint) -> ConstrainedSize {
        func constraint(_ axis: SizeConstraint.Axis) -> ConstrainedSize.Constraint {
            axis.constrainedValue.map { .atMost($0) } ?? .unconstrained
        }
        return ConstrainedSize(
            width: constraint(sizeConstraint.width),
            height: constraint(sizeConstraint.height),
            wrapping: self
        )
    }
}

private final class ConstrainedSizeStorage: OneChildStorage {
    private let width: ConstrainedSize.Constraint
    private let height: ConstrainedSize.Constraint

    init(child: any Element, width: ConstrainedSize.Constraint, height: ConstrainedSize.Constraint) {
        self.width = width
        self.height = height
        super.init(child: ContentChild(element: child))
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        if case .absolute(let width) = width, case .absolute(let height) = height {
            // Nothing that the child says could change the answer, so it is not asked.
            node.explain(.answer, decision(on: nil, within: limits))
            return .always(CGSize(width: width, height: height))
        }
        let inner = node.onlyChild.answer(
            within: Limits(width: width.limit(for: limits.width), height: height.limit(for: limits.height))
        )
        node.explain(.answer, decision(on: inner.size, within: limits))
        return Answer(
            CGSize(width: width.applied(to: inner.size.width), height: height.applied(to: inner.size.height)),
            for: AnswerRange(
                width: width.range(for: inner.range.width),
                height: height.range(for: inner.range.height)
            )
        )
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.fillOnlyChild(size)
    }

    private func decision(on inner: CGSize?, within limits: Limits) -> ConstrainedSizeDecision {
        ConstrainedSizeDecision(width: width, height: height, proposed: SizeConstraint(limits), inner: inner)
    }
}

extension ConstrainedSize.Constraint {
    /// The limit that an element is asked within, given the one proposed; infinity is no limit.
    func limit(for proposed: CGFloat) -> CGFloat {
        applied(to: proposed == .infinity ? .unconstrained : .atMost(proposed)).constrainedValue ?? .infinity
    }

    /// The limits proposed for which an element is asked within a range.
    ///
    /// Each case maps a larger limit to one no smaller, and what it cuts off comes out as the same bound.
    fileprivate func range(for asked: AxisRange) -> AxisRange {
        switch self {
        case .unconstrained: asked
        case .atMost(let most): asked.including(above: most)
        case .atLeast(let least): asked.including(below: least)
        case .within(let range): asked.including(above: range.upperBound).including(below: range.lowerBound)
        case .absolute: .everywhere
        }
    }
}

extension AxisRange {
    /// All limits above a bound too, if the bound itself is among them.
    fileprivate func including(above bound: CGFloat) -> AxisRange {
        upper >= bound ? AxisRange(lower: lower, upper: .infinity) : self
    }

    /// All limits below a bound too, if the bound itself is among them.
    fileprivate func including(below bound: CGFloat) -> AxisRange {
        lower <= bound ? AxisRange(lower: -.infinity, upper: upper) : self
    }
}
