import BlueprintUI
import Foundation

/// Foundation has a unit of that name.
package typealias Dimension = BlueprintUI.Dimension

/// One decision on the way from the viewport to a number: what an element got, and why.
package struct WhyClause: Equatable, Sendable {
    /// The position of the element that got the number.
    package let element: Int
    /// The position of the element whose layout decided; nil for the viewport.
    package let decider: Int?
    /// Which number of the frame it is.
    package let measure: FrameMeasure
    /// The number, in points.
    package let value: CGFloat
    /// The number of the event in which the element got it; nil if that has not happened yet.
    package let event: Int?
    /// The rule and the sum; nil where the layout does not say, as code outside the library.
    package let reason: Reason?
    /// Whether the sum does not come out as the number.
    package let isContradicted: Bool
    /// What was shared out, if the layout says.
    package let table: ReasonTable?
    /// How the answers among the numbers of the sum came about.
    package let answers: [WhyAnswer]

    /// Whether the element just gets all that the one around it has.
    package var isFilling: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, case .number(_, .own)? = reason?.derivation else { return false }
        return true
    }

    /// Whether the element begins where the one around it does.
    package var isAtOrigin: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, value == 0, case .number(_, .rule)? = reason?.derivation else { return false }
        return true
    }
}

/// What a node answered, and how it came to that.
package struct WhyAnswer: Equatable, Sendable {
    /// The position of the node in the trace's list of nodes.
    package let node: Int
    /// What it was asked within.
    package let limits: SizeConstraint
    /// Which length of its answer it is about.
    package let dimension: Dimension
    /// The length.
    package let value: CGFloat
    /// The number of the event in which it answered.
    package let event: Int
    /// How it came to the answer.
    package let source: MeasurementSource
    /// What it had answered when it was measured: size, limits and event; nil if this is that answer.
    package let measurement: Measurement?
    /// The rule and the sum; nil where the layout does not say.
    package let reason: Reason?
    /// Whether the sum does not come out as the number.
    package let isContradicted: Bool
    /// How text broke into lines, or the like: what an element without children says beside the sum.
    package let table: ReasonTable?
    /// How the answers among the numbers of the sum came about.
    package let answers: [WhyAnswer]
    /// Whether there are answers among the numbers that are not followed.
    package let isCutOff: Bool

    /// An answer that was computed, from which another one followed.
    package struct Measurement: Equatable, Sendable {
        /// The size, in points.
        package let size: CGSize
        /// What was asked.
        package let limits: SizeConstraint
        /// The number of the event.
        package let event: Int
    }

    /// Whether it is just what the only child answers.
    package var isEchoing: Bool {
        guard !isContradicted, case .number(_, .answer)? = reason?.derivation else { return false }
        return answers.count == 1
    }
}

extension FrameMeasure {
    /// The direction that it is measured in.
    package var dimension: Dimension { self == .width || self == .x ? .width : .height }

    /// The reason for the number among those for a frame.
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
    /// The reason for a length.
    package func reason(_ dimension: Dimension) -> Reason { dimension == .width ? width : height }
}
