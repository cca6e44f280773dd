import BlueprintUI
import Foundation

/// The source of a measured size.
public enum MeasurementSource: Equatable, Sendable {
    /// The element's layout computed the size.
    case computed
    /// The element had measured the size within the same constraint before.
    case cached
    /// The size measured within another constraint holds for this one too.
    case deduced(from: SizeConstraint, holding: ConstraintRange)

    /// The constraints for which a measured size holds, in points; infinity includes an unconstrained length.
    public struct ConstraintRange: Equatable, Sendable {
        /// The least and the largest width.
        public var width: ClosedRange<CGFloat>
        /// The least and the largest height.
        public var height: ClosedRange<CGFloat>
    }

    init(_ origin: MeasurementOrigin) {
        switch origin {
        case .computed: self = .computed
        case .cached: self = .cached
        case .deduced(let deduction):
            self = .deduced(
                from: deduction.constraint,
                holding: ConstraintRange(
                    width: Self.closed(deduction.range.width),
                    height: Self.closed(deduction.range.height)
                )
            )
        }
    }

    private static func closed(_ range: AxisRange) -> ClosedRange<CGFloat> {
        // A range from which a size was deduced holds at least one value, so its bounds are in order.
        range.lower <= range.upper ? range.lower...range.upper : range.upper...range.upper
    }
}
