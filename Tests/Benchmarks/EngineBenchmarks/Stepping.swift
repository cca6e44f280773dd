import BenchmarkCases

/// A way of stepping through a recorded render that is measured separately.
enum Stepping: String, CaseIterable {
    case goto
    case step
    case draw = "goto-and-draw"
    case reverse = "reverse-to-watchpoint"

    /// Performs the steps; measured.
    ///
    /// The result depends on all of it.
    func perform(_ run: SteppingRun, at event: Int) -> Int {
        switch self {
        case .goto: return run.goTo(event)
        case .step: return run.step()
        case .draw: return run.goTo(event) + run.look()
        case .reverse: return run.findWidth(ofElement: event % 100) + run.goTo(event)
        }
    }
}
