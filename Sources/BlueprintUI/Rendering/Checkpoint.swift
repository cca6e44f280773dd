/// The place where the passes after the layout ask whether they were interrupted.
///
/// It is a class because all parts of a pass count together.
package final class Checkpoint {
    private let budget: LayoutBudget?
    @exclusivity(unchecked) private var count = 0

    /// A checkpoint of a render with a budget; without a budget it is never stopped.
    package init(_ budget: LayoutBudget?) {
        self.budget = budget
    }

    /// Counts a step that is about to begin; returns true if the render is stopped.
    @inline(__always)
    func isStopped() -> Bool {
        guard budget != nil else { return false }
        return countStep()
    }

    private func countStep() -> Bool {
        count &+= 1
        if Interruption.isRequested(atStep: count) { budget?.stopIfInterrupted() }
        return budget?.stop != nil
    }
}
