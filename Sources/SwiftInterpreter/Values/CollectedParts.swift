/// The parts that a result builder collects from its lines, written over those of the last evaluation.
///
/// In a long list nearly all parts are the same again; adding each of them to a new list would take as long as the rest
/// of an edit.
struct CollectedParts {
    /// The parts of an evaluation that are all kept, line by line or section by section.
    struct Kept {
        fileprivate let values: [Value]
        fileprivate let runs: [ValueRun]

        /// Returns the parts converted to a type, if a list of values is this one and not only equal to it; else nil.
        func converted<T>(_ list: [Value], _ convert: (Value) throws -> T) rethrows -> [T]? {
            // This one is retained, so no other list can have its address.
            let isSame = values.withUnsafeBufferPointer { values in
                list.withUnsafeBufferPointer { $0.baseAddress == values.baseAddress && $0.count == values.count }
            }
            guard isSame, !values.isEmpty else { return nil }
            var results: [T] = []
            results.reserveCapacity(values.count)
            for run in runs { try run.add(to: &results, convert) }
            return results
        }
    }

    // After the parts of this evaluation come those of the old runs from `nextOld` on.
    private var values: [Value]
    private let old: [ValueRun]
    private var nextOld = 0
    private var runs: [ValueRun] = []
    private var isKept = true
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
    mutating func add(_ parts: ValueRun) {
        let new = parts.values
        if nextOld < old.count, old[nextOld].values.count == new.count {
            if old[nextOld] !== parts { for (index, part) in new.enumerated() { values[count + index] = part } }
            nextOld += 1
        } else {
            removeOld()
            values += new
        }
        count += new.count
        runs.append(parts)
    }

    /// Adds parts that are not kept.
    mutating func add(_ parts: [Value]) {
        isKept = false
        add(ValueRun(parts))
    }

    private mutating func removeOld() {
        values.removeLast(values.count - count)
        nextOld = old.count
    }

    /// Returns the parts from a position on.
    func parts(from start: Int) -> [Value] { Array(values[start..<count]) }

    /// Takes the parts of the runs from one on together.
    mutating func join(from run: Int, as whole: ValueRun) { runs.replaceSubrange(run..., with: [whole]) }

    /// Returns all parts, and what the next evaluation may write over; nil if a part is not kept, which may be freed as
    /// soon as it is not used any more.
    mutating func finish() -> (values: [Value], kept: Kept?) {
        removeOld()
        return (values, isKept ? Kept(values: values, runs: runs) : nil)
    }
}
