/// The entries of a dictionary, in insertion order.
package struct OrderedPairs {
    /// The entries; keys are unique.
    package internal(set) var entries: [(key: Value, value: Value)] = []
    /// The indices of the entries by key, if there are many.
    private var places: [Key: Int]?

    /// Creates an empty dictionary.
    package init() {}

    /// The value of a key; setting nil removes the key.
    package subscript(key: Value) -> Value? {
        get { place(of: key, hashed(key)).map { entries[$0].value } }
        set {
            let own = hashed(key)
            switch (place(of: key, own), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                if let own { places?[own] = nil }
                entries.remove(at: index)
                shiftIndices(from: index)
            case (nil, let value?):
                if let own { places?[own] = entries.count }
                entries.append((key, value))
                if places == nil { indexIfLarge() }
            case (nil, nil): break
            }
        }
    }

    /// Clears the value of a key while it is changed elsewhere, so that it is not copied.
    mutating func hold(_ key: Value) {
        if let index = place(of: key, hashed(key)) { entries[index].value = .void }
    }

    /// Appends an element to the array of a key, in place; creates the array if needed.
    mutating func append(_ element: Value, to key: Value) {
        guard let index = place(of: key, hashed(key)), case .array(var elements) = entries[index].value else {
            self[key] = .array([element])
            return
        }
        entries[index].value = .void
        elements.append(element)
        entries[index].value = .array(elements)
    }

    /// The key with its hash; nil while there are few entries, which are compared one by one.
    private func hashed(_ key: Value) -> Key? { places == nil ? nil : Key(key) }

    private func place(of key: Value, _ hashed: Key?) -> Int? {
        if let hashed { return places?[hashed] }
        return entries.firstIndex { $0.key.isEqual(to: key) == true }
    }

    /// Moves the indices after a removed entry, without hashing keys.
    private mutating func shiftIndices(from removed: Int) {
        guard var moved = places, removed < entries.count else { return }
        places = nil
        for index in moved.values.indices where moved.values[index] > removed { moved.values[index] -= 1 }
        places = moved
    }

    private mutating func indexIfLarge() {
        guard entries.count > 8 else { return }
        var places: [Key: Int] = [:]
        for (index, entry) in entries.enumerated() { places[Key(entry.key)] = index }
        self.places = places
    }

    /// A key with a hash that equal values share.
    private struct Key: Hashable {
        let value: Value
        /// The hash, which is computed once: that of an object may change, and code in source may compute it.
        private let number: Int

        init(_ value: Value) { (self.value, number) = (value, value.hashNumber) }

        static func == (left: Key, right: Key) -> Bool {
            left.number == right.number && left.value.isEqual(to: right.value) == true
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
}

/// The elements of a set, in insertion order, so that output is deterministic.
struct ValueSet: Equatable, CustomStringConvertible {
    private var pairs = OrderedPairs()

    init(_ elements: some Sequence<Value> = []) {
        for element in elements { pairs[element] = .bool(true) }
    }

    var elements: [Value] { pairs.entries.map(\.key) }

    var count: Int { pairs.entries.count }

    var first: Value? { pairs.entries.first?.key }

    func contains(_ element: Value) -> Bool { pairs[element] != nil }

    /// Inserts an element; returns false if the set contains it already.
    mutating func insert(_ element: Value) -> Bool {
        if contains(element) { return false }
        pairs[element] = .bool(true)
        return true
    }

    mutating func remove(_ element: Value) { pairs[element] = nil }

    static func == (left: ValueSet, right: ValueSet) -> Bool {
        left.pairs.entries.count == right.pairs.entries.count && left.elements.allSatisfy(right.contains)
    }

    var description: String { Value.array(elements).interpolated }
}

/// Values that stay together in lists: the parts that a result builder makes of a line or a section.
final class ValueRun {
    /// The values.
    let values: [Value]
    // The results of the last conversion; nearly all values are converted to one type.
    private var results: Results?

    init(_ values: [Value]) { self.values = values }

    /// Adds the values to a list, converted to its type.
    ///
    /// The results are kept if those of all values are, so that they are the same each time.
    func add<T>(to list: inout [T], _ convert: (Value) throws -> T) rethrows {
        if let results, results.type == ObjectIdentifier(T.self) {
            // Those of this type are of this class.
            list += unsafeDowncast(results, to: TypedResults<T>.self).list
        } else if let only = values.first, values.count == 1 {
            list += try NativeValue.converted([only], convert)
        } else {
            let new = try NativeValue.converted(values, convert)
            if NativeValue.haveKept(T.self, values) { results = TypedResults(new) }
            list += new
        }
    }

    private class Results {
        let type: ObjectIdentifier

        init(_ type: ObjectIdentifier) { self.type = type }
    }

    private final class TypedResults<T>: Results {
        let list: [T]

        init(_ list: [T]) {
            self.list = list
            super.init(ObjectIdentifier(T.self))
        }
    }
}

/// The parts that a result builder collects from its lines, written over those of the last evaluation.
///
/// In a long list nearly all parts are the same again; adding each of them to a new list would take as long as the rest
/// of an edit.
struct CollectedParts {
    /// The parts of an evaluation that are all kept, line by line or section by section.
    struct Kept {
        fileprivate let values: [Value]
        fileprivate let runs: [ValueRun]

        /// Returns the parts converted to a type, run by run.
        func converted<T>(_ convert: (Value) throws -> T) rethrows -> [T] {
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
