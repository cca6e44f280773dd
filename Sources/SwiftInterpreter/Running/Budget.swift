/// The steps and calls of an evaluation, which are bounded.
final class Budget {
    let limits: Limits
    private(set) var steps = 0
    private(set) var depth = 0
    /// The greatest depth since measuring began.
    private var deepest = 0
    /// The depth at which measuring began.
    private var base = 0
    /// The steps used by callbacks since the last evaluation, or since their errors were taken.
    private var callbackSteps = 0
    /// True once a limit was reached after the evaluation: what still runs ends at once.
    private var hasStopped = false

    init(_ limits: Limits) { self.limits = limits }

    /// Counts a step; throws when the limit is reached or the evaluation is cancelled.
    @inline(__always)
    func step() throws {
        steps += 1
        if steps > limits.maximumSteps || steps & 255 == 0 { try check() }
    }

    /// Begins the evaluation of a source.
    func start() {
        (steps, depth) = (0, 0)
        endCallbacks()
    }

    /// Forgets the steps that callbacks used.
    func endCallbacks() { (callbackSteps, hasStopped) = (0, false) }

    /// The cost of a callback, in steps.
    private static let callbackCost = 50

    /// Begins a call from native code: each has its own step limit, until one has reached it or all together have
    /// reached theirs.
    ///
    /// A layout may make the same call thousands of times. An endless loop in it must not run as often, and elements
    /// that contain themselves twice must not be measured until memory is exhausted.
    func beginCallback() {
        guard depth == 0, !hasStopped else { return }
        callbackSteps += min(steps, limits.maximumSteps) + Self.callbackCost
        steps = callbackSteps > limits.maximumCallbackSteps ? limits.maximumSteps : 0
    }

    /// Counts the steps of an operation other than an expression.
    func count(_ cost: Int) throws {
        guard cost > 0 else { return }
        steps += cost
        try check()
    }

    private func check() throws {
        if steps > limits.maximumSteps {
            hasStopped = true
            let isLayout = callbackSteps > limits.maximumCallbackSteps
            throw Stop(
                message: isLayout
                    ? "stopped: code called by the layout took more than \(limits.maximumCallbackSteps) steps"
                    : "stopped after \(limits.maximumSteps) steps",
                fix: isLayout
                    ? "check whether an element contains itself more than once" : "check for a loop that never ends"
            )
        }
        if limits.isCancelled() { throw Stop(message: "stopped", fix: nil) }
    }

    /// Begins a call; each begun call must be ended.
    @inline(__always)
    func enter() throws {
        depth += 1
        if depth > deepest { deepest = depth }
        if depth > limits.maximumDepth {
            throw Stop(
                message: "calls and expressions are nested more than \(limits.maximumDepth) levels deep",
                fix: "check for a function that calls itself without end"
            )
        }
    }

    @inline(__always)
    func leave() { depth -= 1 }

    // MARK: - Values of lines

    /// Begins to measure how deep calls are; returns what to end it with.
    func beginMeasuring() -> (deepest: Int, base: Int) {
        defer { (deepest, base) = (depth, depth) }
        return (deepest, base)
    }

    func endMeasuring(_ outer: (deepest: Int, base: Int)) {
        (deepest, base) = (max(deepest, outer.deepest), outer.base)
    }

    /// The number of calls that were open at once since measuring began.
    var measured: Int { deepest - base }

    /// Returns true if a value that took a number of steps and calls is within the limits.
    func mayUse(_ steps: Int, _ height: Int) -> Bool {
        depth + height <= limits.maximumDepth && self.steps + steps <= limits.maximumSteps
    }

    /// Counts the steps and calls of a value that is not computed again.
    func use(_ steps: Int, _ height: Int) {
        self.steps += steps
        deepest = max(deepest, depth + height)
    }

    /// The end of an evaluation by its limits, which gets a place where it is caught.
    struct Stop: Error {
        var message: String
        var fix: String? = nil
    }
}

/// The cost of large values in steps, so that the step limit also bounds memory and time.
extension Budget {
    /// The number of new elements per step.
    private static let newElementsPerStep = 8
    /// The number of new bytes of text per step.
    private static let newBytesPerStep = 512
    /// The number of elements read per step.
    static let readElementsPerStep = 64

    /// Throws if a collection or string is too large; adds the cost of creating it.
    func countNew(_ value: Value) throws {
        try checkCount(of: value)
        switch value {
        case .array(let values): try self.count(values.count / Self.newElementsPerStep)
        case .string(let text): try self.count(text.utf8.count / Self.newBytesPerStep)
        default: break
        }
    }

    /// Throws if there are too many elements; adds the cost of creating them.
    func countNew(elements count: Int) throws {
        try check(count: count)
        try self.count(count / Self.newElementsPerStep)
    }

    /// Throws if a text is too long; adds the cost of creating it.
    func countNew(bytes count: Int) throws {
        try check(count: count)
        try self.count(count / Self.newBytesPerStep)
    }

    /// Throws if a collection or string is too large.
    func checkCount(of value: Value) throws {
        switch value {
        case .array(let values): try check(count: values.count)
        case .string(let text): try check(count: text.utf8.count)
        case .native: if let count = value.slice?.count { try check(count: count) }
        default: break
        }
    }

    /// Throws if there would be too many elements.
    func check(count: Int) throws {
        guard count > limits.maximumCount else { return }
        throw Stop(message: "a value with more than \(limits.maximumCount) elements is too large")
    }

    /// Adds the cost of reading elements, or of moving them.
    func countRead(elements count: Int) throws { try self.count(count / Self.readElementsPerStep) }

    /// Adds the cost of a member that reads a value; sorting costs several iterations.
    func countRead(_ value: Value, by name: String) throws {
        switch value {
        case .array(let values): try countRead(list: values.count, by: name)
        case .string(let text): try count(text.utf8.count / Self.newBytesPerStep)
        case .dictionary(let pairs): try countRead(members: pairs.entries.count, by: name)
        case .range:
            if !Self.constantTimeMembers.contains(name), let count = try? Value.count(of: value) {
                try countRead(members: count, by: name)
            }
        case .native(let native):
            if let set = native.base as? ValueSet { return try countRead(members: set.count, by: name) }
            if let text = value.substring { return try count(text.utf8.count / Self.newBytesPerStep) }
            guard let count = value.slice?.count, !Self.constantTimeSliceMembers.contains(name) else { return }
            try countRead(list: count, by: name)
        default: break
        }
    }

    private func countRead(list count: Int, by name: String) throws {
        guard count >= Self.newElementsPerStep, !Self.constantTimeListMembers.contains(name) else { return }
        try countRead(elements: count * (Self.orderingNames.contains(name) ? 16 : 1))
    }

    private func countRead(members count: Int, by name: String) throws {
        guard count >= Self.newElementsPerStep, !Self.constantTimeMembers.contains(name) else { return }
        try self.count(count / (name == "remove" ? Self.readElementsPerStep : Self.newElementsPerStep))
    }

    private static let orderingNames: Set = ["max", "min", "sort", "sorted"]
    /// The members of an array that take constant time.
    private static let constantTimeListMembers: Set = [
        "append", "count", "dropFirst", "dropLast", "endIndex", "first", "index", "indices", "isEmpty", "last", "lazy",
        "makeIterator", "popLast", "prefix", "removeAll", "removeLast", "startIndex", "suffix", "swapAt",
    ]
    /// The members of a slice that take constant time, other than those of an array.
    private static let constantTimeSliceMembers: Set = ["popFirst", "removeFirst"]
    /// The members of a dictionary, a set or a range that take constant time.
    private static let constantTimeMembers: Set = [
        "contains", "count", "endIndex", "first", "indices", "insert", "isEmpty", "last", "lazy", "lowerBound",
        "makeIterator", "prefix", "removeAll", "startIndex", "updateValue", "upperBound",
    ]
}
