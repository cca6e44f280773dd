/// A collection whose elements are computed from those of another one when they are needed, at each use.
///
/// Its indices are those of the collection that it begins with, as in Swift: a filter tests the elements between two of
/// its indices.
struct LazyCollection {
    enum Step {
        case change((Value) throws -> Value)
        case test((Value) throws -> Bool)
    }

    /// The elements that it begins with, by place.
    var root: (Int) throws -> Value
    /// The places that belong to it.
    var places: Range<Int>
    /// True if it begins with a range of numbers, which tells without iteration what it contains.
    var isRange = false
    private(set) var steps: [Step] = []

    /// The number of steps after which it is known whether an element belongs to it.
    private var testedSteps: Int {
        (steps.lastIndex { if case .test = $0 { true } else { false } } ?? -1) + 1
    }

    var hasTests: Bool { testedSteps > 0 }

    /// The tests, if it consists of nothing else.
    var onlyTests: [(Value) throws -> Bool]? {
        let tests = steps.compactMap { if case .test(let test) = $0 { test } else { nil } }
        return tests.count == steps.count ? tests : nil
    }

    func adding(_ step: Step) -> LazyCollection {
        var result = self
        result.steps.append(step)
        return result
    }

    // MARK: - Elements

    /// Returns the element at a place; nil if a test fails.
    private func tested(_ place: Int, _ count: Int) throws -> Value? {
        var value = try root(place)
        for step in steps.prefix(count) {
            switch step {
            case .change(let change): value = try change(value)
            case .test(let test): if !(try test(value)) { return nil }
            }
        }
        return value
    }

    /// Returns the element at an index, which belongs to it.
    func element(_ index: Int) throws -> Value {
        var value = try root(index)
        for case .change(let change) in steps { value = try change(value) }
        return value
    }

    /// Returns a function that returns the elements one after the other, and computes each of them once.
    func iterate() -> () throws -> Value? {
        var rest = places
        return {
            while let place = rest.popFirst() { if let value = try tested(place, steps.count) { return value } }
            return nil
        }
    }

    // MARK: - Indices

    /// Returns the first index from a place on.
    private func index(from place: Int) throws -> Int {
        let count = testedSteps
        var place = place
        guard count > 0 else { return place }
        while place < places.upperBound, try tested(place, count) == nil { place += 1 }
        return place
    }

    func start() throws -> Int { try index(from: places.lowerBound) }
    func index(after place: Int) throws -> Int { try index(from: place + 1) }

    func index(before place: Int) throws -> Int {
        let count = testedSteps
        var place = place - 1
        guard count > 0 else { return place }
        while place > places.lowerBound, try tested(place, count) == nil { place -= 1 }
        return place
    }

    /// Returns the index some elements after another one, but none after the end.
    private func index(_ start: Int, offsetBy count: Int) throws -> Int {
        guard hasTests else { return min(start + count, places.upperBound) }
        var place = start
        for _ in 0..<count where place < places.upperBound { place = try index(after: place) }
        return place
    }

    func count() throws -> Int {
        guard hasTests else { return places.count }
        var (result, place) = (0, try start())
        while place != places.upperBound {
            result += 1
            place = try index(after: place)
        }
        return result
    }

    func isEmpty() throws -> Bool { try start() == places.upperBound }

    func first() throws -> Value? {
        let start = try start()
        return start == places.upperBound ? nil : try element(start)
    }

    func last() throws -> Value? {
        try isEmpty() ? nil : try element(try index(before: places.upperBound))
    }

    /// Returns a function that returns the elements one after the other, the last one first.
    func iterateBackward() -> () throws -> Value? {
        var rest = places
        return {
            while let place = rest.popLast() { if let value = try tested(place, steps.count) { return value } }
            return nil
        }
    }

    /// The elements in reverse order, as a collection; nil if tests decide which elements there are.
    var reversed: LazyCollection? {
        guard !hasTests else { return nil }
        let (end, own) = (places.upperBound, self)
        return LazyCollection(root: { try own.element(end - 1 - $0) }, places: 0..<places.count)
    }

    // MARK: - Parts

    private func part(_ places: Range<Int>) -> LazyCollection {
        var result = self
        result.places = places
        return result
    }

    func prefix(_ count: Int) throws -> LazyCollection {
        let end = try index(try start(), offsetBy: count)
        let start = try start()
        return part(start..<max(start, end))
    }

    func dropFirst(_ count: Int) throws -> LazyCollection {
        part(try index(try start(), offsetBy: count)..<places.upperBound)
    }

    func dropLast(_ count: Int) throws -> LazyCollection { try prefix(max(0, try self.count() - count)) }

    func suffix(_ count: Int) throws -> LazyCollection {
        let start = try start()
        var place = places.upperBound
        for _ in 0..<count where place > start { place = try index(before: place) }
        return part(place..<places.upperBound)
    }

    /// Returns the index of the first element with a property; nil if there is none.
    func firstIndex(_ test: (Value) throws -> Bool) throws -> Int? {
        var place = try start()
        while place != places.upperBound {
            if try test(try element(place)) { return place }
            place = try index(after: place)
        }
        return nil
    }
}
