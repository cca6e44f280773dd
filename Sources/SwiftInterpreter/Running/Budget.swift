/// The steps and calls of an evaluation, which are bounded.
final class Budget {
    let limits: Limits
    private(set) var steps = 0
    private(set) var depth = 0

    init(_ limits: Limits) { self.limits = limits }

    /// Counts a step; throws when the limit is reached or the evaluation is cancelled.
    @inline(__always)
    func step() throws {
        steps += 1
        if steps & 1023 == 0 { try check() }
    }

    func start() { (steps, depth) = (0, 0) }

    private func check() throws {
        if steps > limits.maximumSteps {
            throw Stop(
                message: "stopped after \(limits.maximumSteps) steps",
                fix: "check for a loop that never ends"
            )
        }
        if limits.isCancelled() { throw Stop(message: "stopped", fix: nil) }
    }

    /// Begins a call; each begun call must be ended.
    @inline(__always)
    func enter() throws {
        depth += 1
        if depth > limits.maximumDepth {
            throw Stop(
                message: "calls and expressions are nested more than \(limits.maximumDepth) levels deep",
                fix: "check for a function that calls itself without end"
            )
        }
    }

    @inline(__always)
    func leave() { depth -= 1 }

    /// The end of an evaluation by its limits, which gets a place where it is caught.
    struct Stop: Error {
        var message: String
        var fix: String? = nil
    }
}
