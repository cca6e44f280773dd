/// The parts that a result builder collects from its lines, written over those of the last evaluation.
///
/// In a long list nearly all parts are the same again; adding each of them to a new list would take as long as the rest
/// of an edit.
struct CollectedParts {
    /// The parts of a line or a section, which come from a kept value unless that is nil.
    fileprivate struct Run {
        let kept: KeptValue?
        let count: Int
    }

    /// The parts of an evaluation, all of them from kept values.
    struct Kept {
        fileprivate let values: [Value]
        fileprivate let runs: [Run]
    }

    // After the parts of this evaluation come those of the old runs from `nextOld` on.
    private var values: [Value]
    private let old: [Run]
    private var nextOld = 0
    private var runs: [Run] = []
    /// The number of parts.
    private(set) var count = 0

    /// Creates an empty list.
    ///
    /// - Parameter last: the parts of the last evaluation; nobody else should hold them, as they would be copied.
    init(replacing last: consuming Kept?) {
        (values, old) = last.map { ($0.values, $0.runs) } ?? ([], [])
    }

    /// The number of lines and sections.
    var runCount: Int { runs.count }

    /// Adds the parts of a kept value.
    mutating func add(_ kept: KeptValue) { add(kept.values, kept) }

    /// Adds other parts.
    mutating func add(_ parts: [Value]) { add(parts, nil) }

    private mutating func add(_ parts: [Value], _ kept: KeptValue?) {
        if nextOld < old.count, old[nextOld].count == parts.count {
            let isSame = kept != nil && old[nextOld].kept === kept
            nextOld += 1
            if !isSame { for (index, part) in parts.enumerated() { values[count + index] = part } }
        } else {
            removeOld()
            values += parts
        }
        count += parts.count
        runs.append(Run(kept: kept, count: parts.count))
    }

    private mutating func removeOld() {
        values.removeLast(values.count - count)
        nextOld = old.count
    }

    /// Returns the parts from a position on.
    func parts(from start: Int) -> [Value] { Array(values[start..<count]) }

    /// Notes that the runs from one on are those of a kept value.
    mutating func join(from run: Int, as kept: KeptValue) {
        let count = runs[run...].reduce(0) { $0 + $1.count }
        runs.replaceSubrange(run..., with: [Run(kept: kept, count: count)])
    }

    /// Returns all parts, and what the next evaluation may write over; nil if a part comes from no kept value, which may
    /// be freed as soon as it is not used any more.
    mutating func finish() -> (values: [Value], kept: Kept?) {
        removeOld()
        let isKept = runs.allSatisfy { $0.kept != nil }
        return (values, isKept ? Kept(values: values, runs: runs) : nil)
    }
}
