/// The state shared by one render: the observer, the layout contract, the budget and the count of nodes.
final class RenderContext {
    let observer: (any RenderObserver)?
    /// True if there is an observer: read for each measurement, where retaining the observer would cost more.
    let isObserved: Bool
    let contract: LayoutContract
    @exclusivity(unchecked) private var nextSerial = 0
    private let budget: LayoutBudget?
    // The remaining steps before the budget is accessed again.
    @exclusivity(unchecked) private var stepsLeft: Int

    init(observer: (any RenderObserver)?, environment: Environment) {
        self.observer = observer
        isObserved = observer != nil
        contract = LayoutContract(environment.layoutMode.options)
        budget = environment.layoutBudget
        stepsLeft = budget == nil ? .max : 0
    }

    deinit {
        budget?.giveBack(stepsLeft)
    }

    /// Counts a step that is about to begin; returns false if the layout has been stopped.
    @inline(__always)
    func takesStep() -> Bool {
        if stepsLeft == 0, !takesShare() { return false }
        stepsLeft &-= 1
        return true
    }

    private func takesShare() -> Bool {
        stepsLeft = budget?.takeShare(elements: nextSerial) ?? .max
        return stepsLeft > 0
    }

    /// Returns true if nodes of this render may be reused in the next one, which has no observer either.
    func canGoOn(with contract: LayoutContract) -> Bool { !isObserved && self.contract == contract }

    /// Stops the layout if it has made too many elements; asked at its end, as shares are taken now and then.
    func checkCount() { budget?.stopIfTooMany(nextSerial) }

    func takeSerial() -> Int {
        defer { nextSerial += 1 }
        return nextSerial
    }
}
