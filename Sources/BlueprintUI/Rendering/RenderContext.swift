/// What one render shares: the recorder, if one listens, what layouts are trusted with, and the count of nodes.
final class RenderContext {
    let observer: (any RenderObserver)?
    /// Whether a recorder listens: asked for each question, where taking hold of the recorder to see would cost more.
    let isObserved: Bool
    let contract: LayoutContract
    @exclusivity(unchecked) private var nextSerial = 0
    private let budget: LayoutBudget?
    // The steps that may be taken before the budget is asked for more.
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

    /// Counts a step that is about to be taken; false if the layout has been stopped.
    @inline(__always)
    func takesStep() -> Bool {
        if stepsLeft == 0, !takesShare() { return false }
        stepsLeft &-= 1
        return true
    }

    private func takesShare() -> Bool {
        stepsLeft = budget?.takeShare() ?? .max
        return stepsLeft > 0
    }

    /// Whether nodes of this render may stand in the next one, which no recorder listens to either.
    func canGoOn(with contract: LayoutContract) -> Bool { !isObserved && self.contract == contract }

    func takeSerial() -> Int {
        defer { nextSerial += 1 }
        return nextSerial
    }
}
