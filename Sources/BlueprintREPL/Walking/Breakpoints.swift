/// The breakpoints and watchpoints of a session, numbered together.
struct Breakpoints {
    /// All of them, in the order in which they were made.
    private(set) var all: [Breakpoint] = []
    private var last = 0

    /// Adds one, or gives the one that stops at the same already.
    mutating func add(_ condition: Breakpoint.Condition) -> (breakpoint: Breakpoint, isNew: Bool) {
        if let same = all.first(where: { $0.condition == condition }) { return (same, false) }
        last += 1
        let breakpoint = Breakpoint(number: last, condition: condition)
        all.append(breakpoint)
        return (breakpoint, true)
    }

    /// Removes the one with a number; nil if there is none.
    mutating func remove(_ number: Int) -> Breakpoint? {
        all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
    }

    /// Removes all; their numbers are not given again.
    mutating func removeAll() { all = [] }
}
