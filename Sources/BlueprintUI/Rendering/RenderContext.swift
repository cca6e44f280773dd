/// The state shared by a render and those that reuse its nodes: the observer, the layout contract, the budget and the
/// count of nodes.
final class RenderContext {
    private(set) var observer: (any RenderObserver)?
    /// True if there is an observer: read for each measurement, where retaining the observer would cost more.
    private(set) var isObserved: Bool
    /// True if there was an observer when the layout began.
    private let wasObserved: Bool
    let contract: LayoutContract
    private var nextSerial = 0
    private var eventCount = 0
    private let budget: LayoutBudget?
    // The remaining steps before the budget is accessed again.
    private var stepsLeft: Int
    /// The largest number of sizes that the layout of one node has computed.
    private(set) var mostComputed: Int32 = 0

    init(observer: (any RenderObserver)?, environment: Environment) {
        self.observer = observer
        isObserved = observer != nil
        wasObserved = isObserved
        contract = LayoutContract(environment.layoutMode.options)
        budget = environment.layoutBudget
        stepsLeft = budget == nil ? .max : 0
    }

    deinit {
        budget?.giveBack(stepsLeft)
    }

    /// Releases the observer, which may hold the view and so this context.
    func endObserving() { (observer, isObserved) = (nil, false) }

    /// Counts a step that is about to begin; returns false if the layout has been stopped.
    @inline(__always)
    func takesStep() -> Bool {
        if stepsLeft == 0, !takesShare() { return false }
        stepsLeft &-= 1
        return true
    }

    private func takesShare() -> Bool {
        stepsLeft = budget?.takeShare(elements: nextSerial) ?? .max
        if stepsLeft == 0 { endObserving() }
        return stepsLeft > 0
    }

    /// Returns the observer for an event that is about to be recorded; nil if the work is interrupted, as nobody reads
    /// the rest of such a record.
    func observing() -> (any RenderObserver)? {
        eventCount &+= 1
        if isObserved, Interruption.isRequested(atStep: eventCount) {
            budget?.stopIfInterrupted()
            endSteps()
        }
        return observer
    }

    /// Returns true if the layout is stopped, and asks before whether the work is interrupted.
    ///
    /// For layouts of very many children, each of whose passes takes long.
    func isStopped() -> Bool {
        guard budget?.stopIfInterrupted() == true else { return false }
        endSteps()
        return true
    }

    /// Returns true if the layout is stopped, asked for each child that is made: only one of many really asks.
    ///
    /// The list of children may then end early, as no later render reuses a node of a stopped tree.
    @inline(__always)
    func isStopped(atChild index: Int) -> Bool { index & 1023 == 1023 && isStopped() }

    /// Takes no more steps, and records none.
    private func endSteps() {
        stepsLeft = 0
        endObserving()
    }

    /// Notes the number of sizes that the layout of a node has computed.
    @inline(__always)
    func note(computed: Int32) {
        if computed > mostComputed { mostComputed = computed }
    }

    /// Returns true if nodes of this render may be reused in the next one, which has no observer either.
    func canGoOn(with contract: LayoutContract, budget: LayoutBudget?) -> Bool {
        !wasObserved && self.contract == contract && self.budget === budget
    }

    /// Begins another render with nodes of the last one; its budget is whole again, so the last share is lost.
    func goOn() {
        if budget != nil { stepsLeft = 0 }
    }

    /// The number of nodes so far, with those of renders whose nodes this one reuses.
    var count: Int { nextSerial }

    /// Stops the layout if it has made too many elements; asked at its end, as shares are taken now and then.
    ///
    /// The count includes all nodes since the last render that reused none, so it may be too large but never too small.
    func checkCount() { budget?.stopIfTooMany(nextSerial) }

    func takeSerial() -> Int {
        defer { nextSerial += 1 }
        return nextSerial
    }
}
