import BlueprintUI

/// A layout that was stopped before it was finished.
struct LayoutStopped: Error {
    private let stop: LayoutBudget.Stop
    private let limit: Int

    /// Makes an error of the reason and of the number of steps that the layout was allowed.
    init(_ stop: LayoutBudget.Stop, limit: Int) {
        self.stop = stop
        self.limit = limit
    }

    /// The error as it is shown.
    var inputError: InputError {
        switch stop {
        case .interrupted: InputError("the layout was interrupted; nothing has changed")
        case .tooDeep:
            InputError(
                "the layout was stopped: elements are nested too deeply",
                fix: "does an element contain itself?"
            )
        case .spent:
            InputError(
                "the layout was stopped after \(limit) steps",
                fix: "a stack measures its children twice, a nested stack four times; a fixed width prevents that"
            )
        }
    }
}
