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
        /// It nests so deep that the stack would not hold it.
        case isTooDeep
    }

    /// How many bytes of the stack a layout may take: a half of what sessions are promised, as other work is done below.
    private static let mostStack = 256 << 20

    /// How many steps may be taken.
    package let limit: Int
    /// Why the layout was stopped; nil if it was not.
    package private(set) var stop: Stop?
    private var left: Int
    /// Where the stack was when the layout began.
    private var stackStart: UInt
    private let isInterrupted: () -> Bool

    /// A budget of so many steps, without any below one; the function is asked again and again.
    package init(steps limit: Int, isInterrupted: @escaping () -> Bool = { false }) {
        self.limit = limit
        self.isInterrupted = isInterrupted
        left = limit
        stackStart = Self.stackPlace
    }

    /// Begins anew, as for another layout.
    package func refill() {
        left = limit
        stop = nil
        stackStart = Self.stackPlace
    }

    /// How far the stack of this thread has grown, as an address.
    private static var stackPlace: UInt {
        var place: UInt8 = 0
        return withUnsafePointer(to: &place) { UInt(bitPattern: $0) }
    }

    private var stackTaken: UInt {
        let place = Self.stackPlace
        return place > stackStart ? place - stackStart : stackStart - place
    }

    /// Takes a share of the budget; none once the layout is stopped.
    func takeShare() -> Int {
        if stop == nil, isInterrupted() { stop = .isInterrupted }
        if stop == nil, left <= 0 { stop = .isSpent }
        if stop == nil, stackTaken > Self.mostStack { stop = .isTooDeep }
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
