import Foundation

/// An element that constrains the size of the element it wraps.
public struct ConstrainedSize: UnchangingElement {
    /// The wrapped element.
    public var wrapped: any Element
    /// The constraint on the width.
    public var width: Constraint
    /// The constraint on the height.
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

    /// The content, which applies the constraints to the proposal and to the measured size of the wrapped element.
    public var content: ElementContent {
        ElementContent(storage: ConstrainedSizeStorage(child: wrapped, width: width, height: height))
    }

    /// The element limits the size of the wrapped one.
    public var _layoutPurpose: LayoutPurpose { .limitsChild }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// A constraint on one axis; lengths are in points.
    public enum Constraint: Equatable, Sendable {
        /// No constraint: the measured length of the element.
        case unconstrained
        /// A maximum length.
        case atMost(CGFloat)
        /// A minimum length.
        case atLeast(CGFloat)
        /// A minimum and a maximum length.
        case within(ClosedRange<CGFloat>)
        /// A fixed length.
        case absolute(CGFloat)

        /// Returns the constrained length of an element with a measured length.
        func applied(to length: CGFloat) -> CGFloat {
            switch self {
            case .unconstrained: length
            case .atMost(let limit): min(limit, length)
            case .atLeast(let limit): max(limit, length)
            case .within(let range): max(min(length, range.upperBound), range.lowerBound)
            case .absolute(let value): value
            }
        }

        /// Returns the limit proposed to the wrapped element, given the proposed limit.
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
    /// Constrains the width and the height.
    public func constrainedTo(
        width: ConstrainedSize.Constraint = .unconstrained,
        height: ConstrainedSize.Constraint = .unconstrained
    ) -> ConstrainedSize {
        ConstrainedSize(width: width, height: height, wrapping: self)
    }

    /// Sets a fixed width and height in points.
    public func constrainedTo(width: CGFloat, height: CGFloat) -> ConstrainedSize {
        ConstrainedSize(width: .absolute(width), height: .absolute(height), wrapping: self)
    }

    /// Sets a fixed size in points.
    public func constrainedTo(size: CGSize) -> ConstrainedSize {
        constrainedTo(width: size.width, height: size.height)
    }

    /// Limits the size to a constraint; an unconstrained axis has no effect.
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

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        if case .absolute(let width) = width, case .absolute(let height) = height {
            // The size of the child cannot change the result, so the child is not measured.
            node.explain(.size, decision(on: nil, within: limits))
            return .always(CGSize(width: width, height: height))
        }
        let inner = node.onlyChild.measure(
            within: Limits(width: width.limit(for: limits.width), height: height.limit(for: limits.height))
        )
        node.explain(.size, decision(on: inner.size, within: limits))
        return MeasuredSize(
            CGSize(width: width.applied(to: inner.size.width), height: height.applied(to: inner.size.height)),
            for: ConstraintRange(
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
    /// Returns the limit proposed to the wrapped element, given the proposed limit; infinity is no limit.
    func limit(for proposed: CGFloat) -> CGFloat {
        applied(to: proposed == .infinity ? .unconstrained : .atMost(proposed)).constrainedValue ?? .infinity
    }

    /// Returns the proposed limits for which the wrapped element's limit is in a range.
    ///
    /// In each case a larger limit maps to one no smaller, and all limits beyond a bound map to that bound.
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
    /// Returns the range extended to all limits above a bound, if it contains the bound.
    fileprivate func including(above bound: CGFloat) -> AxisRange {
        upper >= bound ? AxisRange(lower: lower, upper: .infinity) : self
    }

    /// Returns the range extended to all limits below a bound, if it contains the bound.
    fileprivate func including(below bound: CGFloat) -> AxisRange {
        lower <= bound ? AxisRange(lower: -.infinity, upper: upper) : self
    }
}
