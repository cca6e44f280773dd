import BlueprintUI

/// A layout that was stopped before it was finished.
struct LayoutStopped: Error {
    private let stop: LayoutBudget.Stop
    private let mostSteps: Int
    private let mostElements: Int

    /// Creates an error with the reason, and with the budget of the layout.
    init(_ stop: LayoutBudget.Stop, _ budget: LayoutBudget) {
        self.stop = stop
        mostSteps = budget.limit
        mostElements = budget.mostElements
    }

    /// The error with its message.
    var inputError: InputError {
        switch stop {
        case .interrupted: .interrupted
        case .tooMany:
            InputError(
                "the layout was stopped: the tree has more than \(mostElements) elements",
                fix: "show a part of it; help limits lists the limits"
            )
        case .tooDeep:
            InputError(
                "the layout was stopped: elements are nested too deeply",
                fix: "check whether an element contains itself"
            )
        case .refused: InputError("the layout was refused")
        case .spent:
            InputError(
                "the layout was stopped after \(mostSteps) steps",
                fix: "a stack measures its children twice, a nested stack four times; a fixed width prevents that"
            )
        }
    }
}
