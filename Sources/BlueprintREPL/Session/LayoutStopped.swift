import BlueprintUI

/// A layout was stopped before it was done.
struct LayoutStopped: Error {
    private let stop: LayoutBudget.Stop
    private let limit: Int

    /// A layout that may take so many steps was stopped.
    init(_ stop: LayoutBudget.Stop, limit: Int) {
        self.stop = stop
        self.limit = limit
    }

    /// What is said of it.
    var inputError: InputError {
        switch stop {
        case .interrupted: InputError("the layout was stopped; nothing has changed")
        case .tooDeep:
            InputError(
                "the layout was stopped: elements stand in each other too deep",
                fix: "does an element contain itself?"
            )
        case .spent:
            InputError(
                "the layout was stopped: it has taken \(limit) steps",
                fix: "a list measures what is in it twice, a list in that four times; a fixed width ends that"
            )
        }
    }
}
