import BlueprintUI

/// A decision whose table is made only when it is read.
struct WhyDistribution: Equatable, Sendable {
    let decision: any LayoutDecision

    /// The table of the distribution; nil if the layout has none.
    var table: ReasonTable? { decision.table }

    static func == (one: Self, other: Self) -> Bool { one.table == other.table }
}
