import BlueprintUI
import Foundation

/// A decision whose table is made when it is first read: a report reads it several times, and that of a long list is
/// large.
final class WhyDistribution: Equatable, @unchecked Sendable {
    private let decision: any LayoutDecision
    // Guards the table: reports may be made on several threads.
    private let lock = NSLock()
    private var made: ReasonTable??

    init(of decision: any LayoutDecision) {
        self.decision = decision
    }

    /// The table of the distribution; nil if the layout has none.
    var table: ReasonTable? {
        lock.withLock {
            if let made { return made }
            let table = decision.table
            made = .some(table)
            return table
        }
    }

    static func == (one: WhyDistribution, other: WhyDistribution) -> Bool {
        one === other || one.table == other.table
    }
}
