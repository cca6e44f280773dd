import BlueprintUI

/// A layout that was stopped before it was finished.
struct LayoutStopped: Error {
    private let stop: LayoutBudget.Stop
    private let limit: Int

    /// Creates an error with the reason, and with the limit of steps of the layout.
    init(_ stop: LayoutBudget.Stop, limit: Int) {
        self.stop = stop
        self.limit = limit
    }

    /// The error with its message.
    var inputError: InputError {
        switch stop {
        case .interrupted: .interrupted
        case .tooDeep:
            InputError(
                "the layout was stopped: elements are nested too deeply",
                fix: "check whether an element contains itself"
            )
        case .spent:
            InputError(
                "the layout was stopped after \(limit) steps",
                fix: "a stack measures its children twice, a nested stack four times; a fixed width prevents that"
            )
        }
    }
}
