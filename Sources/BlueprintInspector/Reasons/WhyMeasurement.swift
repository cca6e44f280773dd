import BlueprintUI
import Foundation

/// The measured length of a node, and its reason.
package struct WhyMeasurement: Equatable, Sendable {
    /// The position of the node in the trace's list of nodes.
    package let node: Int
    /// The constraint proposed to the node.
    package let proposal: SizeConstraint
    /// The direction of the length.
    package let dimension: Dimension
    /// The length in points.
    package let value: CGFloat
    /// The number of the step in which the node measured this.
    package let event: Int
    /// The source of the size: computed, cached or deduced.
    package let source: MeasurementSource
    /// The computed size that this one is cached or deduced from; nil if this size was computed.
    package let earlier: Earlier?
    /// The rule and the sum; nil if the layout reports none.
    package let reason: Reason?
    /// True if the value of the sum is not the decided number.
    package let isContradicted: Bool
    /// The table of an element without children, such as the lines of a text.
    package let table: ReasonTable?
    /// The measurements behind the numbers of the sum.
    package let measurements: [WhyMeasurement]
    /// True if some measurements behind the sum are left out.
    package let isCutOff: Bool

    /// The computed size that another size is based on.
    package struct Earlier: Equatable, Sendable {
        /// The size, in points.
        package let size: CGSize
        /// The proposed constraint.
        package let proposal: SizeConstraint
        /// The number of the step.
        package let event: Int
    }

    /// True if the length is that of the only child.
    package var isSameAsChild: Bool {
        guard !isContradicted, case .number(_, .measured)? = reason?.derivation else { return false }
        return measurements.count == 1
    }
}
