import BlueprintUI
import Foundation

/// One decision between the viewport and a number: the number that an element got, and its reason.
package struct WhyClause: Equatable, Sendable {
    /// The position of the element that got the number.
    package let element: Int
    /// The position of the element whose layout decided; nil for the viewport.
    package let decider: Int?
    /// The number of the frame.
    package let measure: FrameMeasure
    /// The value in points.
    package let value: CGFloat
    /// The number of the event in which the element got it; nil if that has not happened yet.
    package let event: Int?
    /// The rule and the sum; nil if the layout does not explain itself, such as one outside the library.
    package let reason: Reason?
    /// True if the value of the sum is not the decided number.
    package let isContradicted: Bool
    /// The table of the distribution, if the layout has one.
    package var table: ReasonTable? { distribution?.table }
    /// The decision with the table.
    let distribution: WhyDistribution?
    /// The measurements behind the numbers of the sum.
    package let measurements: [WhyMeasurement]

    /// True if the element fills its parent.
    package var isFilling: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, case .number(_, .own)? = reason?.derivation else { return false }
        return true
    }

    /// True if the number follows from the length of the parent: a shorter parent would change it.
    package var followsParent: Bool {
        guard !isContradicted, let derivation = reason?.derivation else { return false }
        return derivation.followsOwnLength(measure.dimension)
    }

    /// True if the element starts where its parent does.
    package var isAtOrigin: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, value == 0, case .number(_, .rule)? = reason?.derivation else { return false }
        return true
    }
}

extension FrameMeasure {
    /// Returns the reason for the number in those for a frame.
    package func reason(in frame: FrameReason) -> Reason {
        switch self {
        case .width: frame.width
        case .height: frame.height
        case .x: frame.x
        case .y: frame.y
        }
    }
}

extension SizeReason {
    /// Returns the reason for a length.
    package func reason(_ dimension: Dimension) -> Reason { dimension == .width ? width : height }
}
