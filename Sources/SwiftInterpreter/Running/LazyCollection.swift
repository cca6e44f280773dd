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

/// The members of sequences that compute their elements when they are needed.
extension Library {
    func lazyMethod(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    )
        throws -> Value?
    {
        guard let owner = method.owner?.name, owner.hasPrefix("Lazy"),
            case .function(let function)?? = arguments.first
        else { return try lazyCollectionMethod(method, receiver, type, arguments, at: place) }
        if let collection = receiver.lazyValue?.collection,
            let changed = lazyCollection(method.name, function, collection)
        {
            return lazy(changed, of: receiver, type)
        }
        let library = self
        switch method.name {
        case "map":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                return { try next().map { try function.call([$0]) } }
            }
        case "filter":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                return {
                    while let value = try next() { if try library.isTrue(function, value) { return value } }
                    return nil
                }
            }
        case "compactMap":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                return {
                    while let value = try next() {
                        if case .present(let new) = try function.call([value]) { return new }
                    }
                    return nil
                }
            }
        default: return lazyPart(method.name, function, receiver, type, at: place)
        }
    }

    /// Returns a lazy collection with a further step; nil for other methods.
    private func lazyCollection(_ name: String, _ function: FunctionValue, _ collection: LazyCollection)
        -> LazyCollection?
    {
        let library = self
        switch name {
        case "map": return collection.adding(.change { try function.call([$0]) })
        case "filter": return collection.adding(.test { try library.isTrue(function, $0) })
        case "compactMap":
            return collection.adding(.change { try function.call([$0]) })
                .adding(.test { if case .present = $0 { true } else { false } })
                .adding(.change { if case .present(let value) = $0 { value } else { $0 } })
        default: return nil
        }
    }

    private func lazy(_ collection: LazyCollection) -> Value {
        let result = lazy { collection.iterate() }
        result.lazyValue?.collection = collection
        return result
    }

    /// Returns a lazy collection that another one is the base of.
    private func lazy(_ collection: LazyCollection, of receiver: Value, _ type: Type) -> Value {
        let result = lazy(collection)
        result.lazyValue?.base = type.nominal?.name == "LazySequence" ? receiver.lazyValue?.base : (receiver, type)
        return result
    }

    /// Returns the lazy view of a value.
    func lazyView(of value: Value, _ type: Type, at place: Location) -> Value {
        let library = self
        let result: Value
        switch value {
        case .array(let values): result = lazy(LazyCollection(root: { values[$0] }, places: values.indices))
        case .range(let range):
            guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper, upper < Int.max else {
                fallthrough
            }
            let places = lower..<(range.isClosed ? upper + 1 : upper)
            result = lazy(LazyCollection(root: { .int($0) }, places: places, isRange: true))
        default:
            if let slice = value.slice {
                result = lazy(LazyCollection(root: { slice[$0] }, places: slice.indices))
            } else {
                result = lazy { try library.iterate(value, type, at: place) }
            }
        }
        result.lazyValue?.base = (value, type)
        return result
    }

    /// Calls a method of a lazy collection that does not need all elements; nil for others.
    func lazyCollectionMethod(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    )
        throws -> Value?
    {
        guard let collection = receiver.lazyValue?.collection, method.owner?.isProtocol == true else { return nil }
        switch (method.labelledName, arguments.first ?? nil) {
        case ("reversed()", _): return reversed(collection, receiver, type)
        case ("prefix(_:)", .int(let count)?) where count >= 0: return lazy(try collection.prefix(count))
        case ("suffix(_:)", .int(let count)?) where count >= 0: return lazy(try collection.suffix(count))
        case ("dropFirst(_:)", let count): return lazy(try collection.dropFirst(max(0, count?.wholeNumber ?? 1)))
        case ("dropLast(_:)", let count): return lazy(try collection.dropLast(max(0, count?.wholeNumber ?? 1)))
        case ("firstIndex(of:)", let wanted?) where !collection.isRange:
            let element = runner.lookup.associated("Element", of: type) ?? .any
            let runner = runner
            let index = try collection.firstIndex {
                try runner.areEqual($0, element, wanted, element, at: place)
            }
            return index.map { .present(.int($0)) } ?? .nil
        case ("contains(_:)", let wanted?):
            guard let tests = collection.onlyTests, !tests.isEmpty else { return nil }
            // A value that a test refuses is not looked for.
            for test in tests.reversed() where !(try test(wanted)) { return .bool(false) }
            guard collection.isRange, case .int(let number) = wanted else { return nil }
            return .bool(collection.places.contains(number))
        default: return nil
        }
    }

    /// Returns the lazy view of a lazy collection in reverse order.
    private func reversed(_ collection: LazyCollection, _ receiver: Value, _ type: Type) -> Value {
        let isView = type.nominal?.name == "LazySequence"
        let base = (isView ? receiver.lazyValue?.base : nil) ?? (receiver, type)
        func make() -> Value {
            let result = lazy { collection.iterateBackward() }
            result.lazyValue?.collection = collection.reversed
            return result
        }
        let (result, inner) = (make(), make())
        inner.lazyValue?.base = base
        result.lazyValue?.base = runner.interfaces.nominal("ReversedCollection").map {
            (inner, .nominal($0, [base.type]))
        }
        return result
    }

    /// Returns a lazy sequence of other elements, or of some at an end.
    private func lazyPart(
        _ name: String,
        _ function: FunctionValue,
        _ receiver: Value,
        _ type: Type,
        at place: Location
    ) -> Value? {
        let library = self
        switch name {
        case "flatMap":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var inner: (() throws -> Value?)?
                return {
                    while true {
                        if let value = try inner?() { return value }
                        guard let outer = try next() else { return nil }
                        inner = try library.iterate(try function.call([outer]), .any, at: place)
                    }
                }
            }
        case "prefix":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var isOver = false
                return {
                    guard !isOver, let value = try next() else { return nil }
                    if try library.isTrue(function, value) { return value }
                    isOver = true
                    return nil
                }
            }
        case "drop":
            return lazy {
                let next = try library.iterate(receiver, type, at: place)
                var isDropping = true
                return {
                    while let value = try next() {
                        if isDropping, try library.isTrue(function, value) { continue }
                        isDropping = false
                        return value
                    }
                    return nil
                }
            }
        default: return nil
        }
    }

    /// Returns a property of a lazy sequence, computing no more elements than it needs.
    func lazyProperty(_ name: String, _ sequence: LazyValue) throws -> Value? {
        guard let collection = sequence.collection else {
            if name == "first" { return try sequence.start()().map { .present($0) } ?? .nil }
            return try property(name, of: try sequence.elements(runner.budget))
        }
        switch name {
        case "count": return .int(try collection.count())
        case "isEmpty": return .bool(try collection.isEmpty())
        case "first": return try collection.first().map { .present($0) } ?? .nil
        default: return try collection.last().map { .present($0) } ?? .nil
        }
    }
}

extension Value {
    fileprivate var wholeNumber: Int? {
        if case .int(let number) = self { return number }
        return nil
    }
}
