import BlueprintUI
import Foundation

/// How an element came to answer how big it is.
public enum AnswerSource: Equatable, Sendable {
    /// Its layout computed it.
    case computed
    /// It had answered the same question before.
    case cached
    /// It had answered another question, with an answer that holds for these limits too.
    case deduced(from: SizeConstraint, holding: HeldLimits)

    /// The limits for which an answer holds, in points; infinity includes no limit at all.
    public struct HeldLimits: Equatable, Sendable {
        /// The least and the largest width.
        public var width: ClosedRange<CGFloat>
        /// The least and the largest height.
        public var height: ClosedRange<CGFloat>
    }

    init(_ origin: AnswerOrigin) {
        switch origin {
        case .computed: self = .computed
        case .cached: self = .cached
        case .deduced(let deduction):
            self = .deduced(
                from: deduction.asked,
                holding: HeldLimits(
                    width: Self.limits(deduction.range.width),
                    height: Self.limits(deduction.range.height)
                )
            )
        }
    }

    private static func limits(_ range: AxisRange) -> ClosedRange<CGFloat> {
        // A range that an answer was taken from holds at least one limit, so its bounds are in order.
        range.lower <= range.upper ? range.lower...range.upper : range.upper...range.upper
    }
}
