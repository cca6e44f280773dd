/// The breakpoints and watchpoints of a session, numbered together.
struct Breakpoints: Equatable {
    /// All of them, in the order in which they were set.
    private(set) var all: [Breakpoint] = []
    private var last = 0

    /// Adds a breakpoint, or returns the existing one with the same condition.
    mutating func add(_ condition: Breakpoint.Condition) -> (breakpoint: Breakpoint, isNew: Bool) {
        if let same = all.first(where: { $0.condition == condition }) { return (same, false) }
        last += 1
        let breakpoint = Breakpoint(number: last, condition: condition)
        all.append(breakpoint)
        return (breakpoint, true)
    }

    /// Deletes the breakpoint with a number and returns it; nil if there is none.
    mutating func remove(_ number: Int) -> Breakpoint? {
        all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
    }

    /// Deletes the breakpoints on elements and views that have numbers, when numbering begins again.
    mutating func removeNumbered() { all.removeAll { $0.subject?.isNumbered == true } }

    /// Deletes all breakpoints; new ones get new numbers.
    mutating func removeAll() { all = [] }
}
