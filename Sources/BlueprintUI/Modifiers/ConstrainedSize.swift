import Foundation

/// Limits or sets the size of the element that it wraps.
public struct ConstrainedSize: Element {
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
        ElementContent(child: wrapped, layout: ConstrainedSizeLayout(width: width, height: height))
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

private struct ConstrainedSizeLayout: SingleChildLayout {
    var width: ConstrainedSize.Constraint
    var height: ConstrainedSize.Constraint

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        if case .absolute(let width) = width, case .absolute(let height) = height {
            // Nothing that the child says could change the answer, so it is not asked.
            return CGSize(width: width, height: height)
        }
        let size = subelement.sizeThatFits(
            SizeConstraint(width: width.applied(to: proposal.width), height: height.applied(to: proposal.height))
        )
        return CGSize(width: width.applied(to: size.width), height: height.applied(to: size.height))
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(filling: size)
    }
}
