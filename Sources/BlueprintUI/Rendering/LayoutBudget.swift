/// How many steps a layout, and all that is measured for it, may take before it is stopped.
///
/// A step is an answer that is computed, or an element whose children are placed. Rows in rows that are all too narrow are
/// measured twice a level, and a value may stand in a tree many times, so a short line of source may ask for more than a
/// lifetime. A reference, because the trees that a layout measures on its way draw on the same budget.
package final class LayoutBudget {
    /// How many steps are taken between two questions whether to go on.
    private static let share = 1024

    /// Why a layout was stopped.
    package enum Stop: Equatable, Sendable {
        /// It has taken all steps that it may.
        case isSpent
        /// Whoever waits for it does not want it any more.
        case isInterrupted
    }

    /// How many steps may be taken.
    package let limit: Int
    /// Why the layout was stopped; nil if it was not.
    package private(set) var stop: Stop?
    private var left: Int
    private let isInterrupted: () -> Bool

    /// A budget of so many steps, without any below one; the function is asked again and again.
    package init(steps limit: Int, isInterrupted: @escaping () -> Bool = { false }) {
        self.limit = limit
        self.isInterrupted = isInterrupted
        left = limit
    }

    /// Begins anew, as for another layout.
    package func refill() {
        left = limit
        stop = nil
    }

    /// Takes a share of the budget; none once the layout is stopped.
    func takeShare() -> Int {
        if stop == nil, isInterrupted() { stop = .isInterrupted }
        if stop == nil, left <= 0 { stop = .isSpent }
        guard stop == nil else { return 0 }
        let share = min(Self.share, left)
        left -= share
        return share
    }

    /// Gives back what a tree did not need.
    func giveBack(_ share: Int) {
        left += share
    }
}

extension Environment {
    private enum LayoutBudgetKey: EnvironmentKey {
        static var defaultValue: LayoutBudget? { nil }
    }

    /// What layouts in this environment may take; nil sets no limit.
    package var layoutBudget: LayoutBudget? {
        get { self[LayoutBudgetKey.self] }
        set { self[LayoutBudgetKey.self] = newValue }
    }
}
