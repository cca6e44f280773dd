/// The maximum number of steps of a layout, including all its measurements, before it is stopped.
///
/// A step computes a measured size or places the children of an element. Nested rows that overflow are measured twice
/// at each level, and a value may occur in a tree many times, so a short source could take longer than a lifetime. It
/// is a class, because trees created for measuring share the budget of the layout.
package final class LayoutBudget {
    /// The number of steps between two checks for interruption.
    private static let share = 1024

    /// The reason that a layout was stopped.
    package enum Stop: Equatable, Sendable {
        /// The layout used all steps of its budget.
        case spent
        /// The user interrupted the layout.
        case interrupted
        /// The tree has more elements than the budget allows.
        case tooMany
        /// The elements are nested so deeply that the stack would overflow.
        case tooDeep
        /// The owner of the budget refused the render, see ``LayoutBudget/refuses`` and ``LayoutBudget/refusesEarly``.
        case refused
    }

    /// The maximum stack size of a layout in bytes: half of a session's stack, as other work is done below it.
    private static let maximumStack = 256 << 20

    /// The maximum number of steps.
    package let limit: Int
    /// The maximum number of elements, together with those that are only measured.
    package let mostElements: Int
    /// The reason that the layout was stopped, or nil.
    package private(set) var stop: Stop?
    /// A question that the next render asks when its frames are known and before it changes a view: true refuses it.
    ///
    /// It is asked once, so that the renders that follow from an update cannot be refused.
    package var refuses: (() -> Bool)?
    /// A question that is asked from time to time during a layout: true refuses the render at once.
    ///
    /// An element that contains itself twice would otherwise be laid out up to the end of the budget.
    package var refusesEarly: (() -> Bool)?
    /// The number of layouts so far.
    package private(set) var layouts = 0
    private var left: Int
    /// The position of the stack at the beginning of the layout.
    private var stackStart: UInt

    /// Creates a budget of a number of steps and of elements.
    package init(steps limit: Int, elements: Int = .max) {
        self.limit = limit
        mostElements = elements
        left = limit
        stackStart = Self.stackPlace
    }

    /// Stops the render if the work is interrupted; returns true if it is stopped.
    @discardableResult
    package func stopIfInterrupted() -> Bool {
        if stop == nil, Interruption.isRequested { stop = .interrupted }
        return stop != nil
    }

    /// Stops the render if its owner refuses it; returns true if it is stopped.
    func stopIfRefused() -> Bool {
        defer { (refuses, refusesEarly) = (nil, nil) }
        if stop == nil, refuses?() == true { stop = .refused }
        return stop != nil
    }

    /// Restores the whole budget for another layout.
    package func refill() {
        left = limit
        layouts += 1
        stop = nil
        stackStart = Self.stackPlace
    }

    /// The position of this thread's stack, as an address.
    private static var stackPlace: UInt {
        var place: UInt8 = 0
        // The address is only a number.
        return withUnsafePointer(to: &place) { UInt(bitPattern: $0) }
    }

    private var stackTaken: UInt {
        let place = Self.stackPlace
        return place > stackStart ? place - stackStart : stackStart - place
    }

    /// Takes a share of the budget; returns 0 if the layout is stopped.
    ///
    /// - Parameter elements: the number of elements so far.
    func takeShare(elements: Int) -> Int {
        stopIfTooMany(elements)
        stopIfInterrupted()
        if stop == nil, refusesEarly?() == true { stop = .refused }
        if stop == nil, left <= 0 { stop = .spent }
        if stop == nil, stackTaken > Self.maximumStack { stop = .tooDeep }
        guard stop == nil else { return 0 }
        let share = min(Self.share, left)
        left -= share
        return share
    }

    /// Stops the layout if there are too many elements.
    func stopIfTooMany(_ elements: Int) {
        if stop == nil, elements > mostElements { stop = .tooMany }
    }

    /// Returns unused steps to the budget.
    ///
    /// A tree may be released when the budget is whole again, so the steps never exceed the limit.
    func giveBack(_ share: Int) {
        left += min(share, limit - left)
    }
}

extension Environment {
    private enum LayoutBudgetKey: EnvironmentKey {
        static var defaultValue: LayoutBudget? { nil }
    }

    /// The budget of layouts in this environment; nil sets no limit.
    package var layoutBudget: LayoutBudget? {
        get { self[LayoutBudgetKey.self] }
        set { self[LayoutBudgetKey.self] = newValue }
    }
}
