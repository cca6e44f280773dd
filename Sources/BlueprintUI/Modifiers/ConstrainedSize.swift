import Foundation
import HeadlessUIKit

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

/// The decision of a constrained size, with the constraint proposed to it, the one it proposed, and the measured size.
struct ConstrainedSizeDecision: LayoutDecision {
    let width: ConstrainedSize.Constraint
    let height: ConstrainedSize.Constraint
    let proposed: SizeConstraint
    /// The measured size of the child; nil if it was not measured.
    let inner: CGSize?

    var size: SizeReason? {
        SizeReason { Reason(rule($0), result($0)) }
    }

    var table: ReasonTable? {
        guard inner != nil else { return nil }
        let rows = Dimension.allCases.map { dimension in
            ReasonTable.Row(
                child: nil,
                cells: [
                    .words(dimension.rawValue), .number(.limit(proposed, dimension)), .number(childLimit(dimension)),
                    measured(dimension).map(ReasonTable.Cell.number) ?? .words(""), .number(result(dimension)),
                ]
            )
        }
        return ReasonTable(
            title: "applies its constraints to the limits that it proposes and to the size of its child",
            columns: ["axis", "proposed", "proposes", "child", "measures"],
            rows: rows
        )
    }

    private func constraint(_ dimension: Dimension) -> ConstrainedSize.Constraint {
        dimension == .width ? width : height
    }

    /// The constraint proposed to the child.
    private var childProposal: SizeConstraint {
        SizeConstraint(
            Limits(
                width: width.limit(for: Dimension.width.limit(of: proposed)),
                height: height.limit(for: Dimension.height.limit(of: proposed))
            )
        )
    }

    private func measured(_ dimension: Dimension) -> Derivation? {
        inner.map { .measured($0, within: childProposal, dimension) }
    }

    private func childLimit(_ dimension: Dimension) -> Derivation {
        let limit = Derivation.limit(proposed, dimension)
        return constrained(limit, dimension).ifEqual(to: dimension.limit(of: childProposal), else: limit)
    }

    private func result(_ dimension: Dimension) -> Derivation {
        constrained(measured(dimension) ?? .rule(0), dimension)
    }

    /// Returns a length with the constraint applied.
    private func constrained(_ length: Derivation, _ dimension: Dimension) -> Derivation {
        let name = dimension.rawValue
        switch constraint(dimension) {
        case .unconstrained: return length
        case .atMost(let most): return .least(.argument(name, most), length)
        case .atLeast(let least): return .greatest(.argument(name, least), length)
        case .within(let range):
            return .greatest(
                .least(length, .argument(name, range.upperBound)),
                .argument(name, range.lowerBound)
            )
        case .absolute(let value): return .argument(name, value)
        }
    }

    private func rule(_ dimension: Dimension) -> String {
        let isAsChild = "is as \(dimension.large) as its child"
        switch constraint(dimension) {
        case .unconstrained: return isAsChild
        case .atMost(let most): return "\(isAsChild), at most \(most.shortDescription)"
        case .atLeast(let least): return "\(isAsChild), at least \(least.shortDescription)"
        case .within(let range):
            let (least, most) = (range.lowerBound.shortDescription, range.upperBound.shortDescription)
            return "\(isAsChild), at least \(least) and at most \(most)"
        case .absolute(let value):
            let always = "is always \(value.shortDescription) \(dimension.large)"
            return inner == nil ? "\(always), without measuring its child" : "\(always), whatever its child measures"
        }
    }
}
