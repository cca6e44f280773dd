/// The changes of collections of types that source declares.
extension Library {
    /// Calls a method that changes elements; nil for others.
    func change(_ method: Declaration, _ collection: inout DeclaredCollection, _ values: [Value]) throws -> Value? {
        switch (method.labelledName, values.first) {
        case ("swapAt(_:_:)", let first?): try swap(first, values[1], in: &collection)
        case ("reverse()", _):
            var (low, high) = (try collection.start(), try collection.end())
            if try collection.isEmpty() { return .void }
            high = try collection.index(before: high)
            while try collection.isLess(low, high) {
                try swapElements(low, high, &collection)
                low = try collection.index(after: low)
                high = try collection.index(before: high)
            }
        case ("sort()", _):
            let (runner, place, element) = (runner, collection.place, collection.associated("Element"))
            let order = FunctionValue(name: "<", parameterCount: 2, type: nil, runtime: runner) {
                .bool(try runner.isLess($0[0], $0[1], element, at: place))
            }
            try setAll(sorted(try elements(collection), order), of: &collection)
        case ("sort(by:)", .function(let order)?): try setAll(sorted(try elements(collection), order), of: &collection)
        case ("partition(by:)", .function(let test)?): return try partition(&collection) { try isTrue(test, $0) }
        case ("shuffle()", _):
            var all = try elements(collection)
            all.shuffle()
            try setAll(all, of: &collection)
        default: return try replace(method, &collection, values)
        }
        return .void
    }

    private func elements(_ collection: DeclaredCollection) throws -> [Value] {
        let next = try collection.iterate()
        var result: [Value] = []
        while let value = try next() {
            try runner.budget.step()
            result.append(value)
        }
        return result
    }

    private func setAll(_ elements: [Value], of collection: inout DeclaredCollection) throws {
        try collection.setSlice((try collection.start(), try collection.end()), to: elements)
    }

    private func swap(_ first: Value, _ second: Value, in collection: inout DeclaredCollection) throws {
        if try collection.areEqual(first, second) { return }
        let value = try collection.element(at: first)
        try collection.setElement(at: first, to: collection.element(at: second))
        try collection.setElement(at: second, to: value)
    }

    /// Swaps two elements by the `swapAt(_:_:)` of the collection's type.
    private func swapElements(_ first: Value, _ second: Value, _ collection: inout DeclaredCollection) throws {
        let requirement = collections.find("MutableCollection", "swapAt", ["i", "j"])
        if try !callOwn(requirement, on: &collection, [first, second]) { try swap(first, second, in: &collection) }
    }

    /// Moves the elements that satisfy a test behind the others, in the order of Swift's own algorithm; returns the index
    /// of the first of them.
    private func partition(_ collection: inout DeclaredCollection, by test: (Value) throws -> Bool) throws -> Value {
        var (low, high) = (try collection.start(), try collection.end())
        guard collection.conforms(to: "BidirectionalCollection") else {
            return try partitionForward(&collection, from: low, to: high, by: test)
        }
        while true {
            while true {
                guard try collection.isLess(low, high) else { return low }
                if try test(collection.element(at: low)) { break }
                low = try collection.index(after: low)
            }
            repeat {
                high = try collection.index(before: high)
                guard try collection.isLess(low, high) else { return low }
            } while try test(collection.element(at: high))
            try swapElements(low, high, &collection)
            low = try collection.index(after: low)
        }
    }

    private func partitionForward(
        _ collection: inout DeclaredCollection,
        from start: Value,
        to end: Value,
        by test: (Value) throws -> Bool
    ) throws -> Value {
        var low = start
        while try !collection.areEqual(low, end), try !test(collection.element(at: low)) {
            low = try collection.index(after: low)
        }
        guard try !collection.areEqual(low, end) else { return end }
        var next = try collection.index(after: low)
        while try !collection.areEqual(next, end) {
            if try !test(collection.element(at: next)) {
                try swapElements(low, next, &collection)
                low = try collection.index(after: low)
            }
            next = try collection.index(after: next)
        }
        return low
    }

    /// Calls the method by which a collection's type meets a requirement; returns false if source declares none.
    private func callOwn(
        _ requirement: Declaration?,
        on collection: inout DeclaredCollection,
        _ values: [Value],
        _ own: [Type] = []
    ) throws -> Bool {
        guard collection.bounds == nil, let requirement,
            let witness = runner.sourceWitness(of: requirement, in: collection.type)
        else { return false }
        var arguments: [Value?] = values
        let place = collection.place
        _ = try runner.call(
            witness.declaration,
            on: &collection.base,
            witness.selfType,
            &arguments,
            own,
            at: place
        )
        return true
    }

    // MARK: - Slices of themselves

    /// Calls a method that removes elements at an end of a collection whose slices are of its own type.
    func changeSlice(_ method: Declaration, _ collection: DeclaredCollection, _ values: [Value]) throws
        -> (rest: Value, result: Value)?
    {
        guard ["popFirst", "popLast", "removeFirst", "removeLast"].contains(method.name),
            collection.bounds != nil || method.owner?.name != "RangeReplaceableCollection"
        else { return nil }
        let isFirst = method.name.hasSuffix("First")
        var (start, end) = (try collection.start(), try collection.end())
        let isEmpty = try collection.isEmpty()
        if case .int(let count)? = values.first {
            let other = isFirst ? start : end
            let limit = isFirst ? end : start
            guard count >= 0,
                let middle = try collection.index(other, offsetBy: isFirst ? count : -count, limitedBy: limit)
            else { throw collection.failure("can't remove more items from a collection than it contains") }
            return (try isFirst ? collection.slice(middle, end) : collection.slice(start, middle), .void)
        }
        if isEmpty {
            if method.name.hasPrefix("pop") { return (collection.value, .nil) }
            throw collection.failure("can't remove items from an empty collection")
        }
        let element: Value
        if isFirst {
            element = try collection.element(at: start)
            start = try collection.index(after: start)
        } else {
            end = try collection.index(before: end)
            element = try collection.element(at: end)
        }
        return (try collection.slice(start, end), method.name.hasPrefix("pop") ? .present(element) : element)
    }

    // MARK: - Replacing

    /// Calls a method of a collection whose elements can be replaced, by its `replaceSubrange(_:with:)`.
    private func replace(_ method: Declaration, _ collection: inout DeclaredCollection, _ values: [Value]) throws
        -> Value?
    {
        guard method.owner?.name == "RangeReplaceableCollection" else { return nil }
        let first = values.first ?? .void
        let (start, end) = (try collection.start(), try collection.end())
        switch method.labelledName {
        case "append(_:)": try replace(end, end, [first], &collection)
        case "append(contentsOf:)": try replace(end, end, try elements(first, .any), &collection)
        case "insert(_:at:)": try replace(values[1], values[1], [first], &collection)
        case "insert(contentsOf:at:)": try replace(values[1], values[1], try elements(first, .any), &collection)
        case "removeSubrange(_:)":
            let bounds = try collection.bounds(of: first)
            try replace(bounds.lower, bounds.upper, [], &collection)
        case "replaceSubrange(_:with:)":
            let bounds = try collection.bounds(of: first)
            try replace(bounds.lower, bounds.upper, try elements(values[1], .any), &collection)
        case "removeAll(keepingCapacity:)": try replace(start, end, [], &collection)
        case "removeAll(where:)":
            guard case .function(let test) = first else { return nil }
            let kept = try elements(collection).filter { try !isTrue(test, $0) }
            try replace(start, end, kept, &collection)
        case "reserveCapacity(_:)": break
        case "remove(at:)": return try remove(first, &collection)
        default: return try removeEnd(method, &collection, first)
        }
        return .void
    }

    private func removeEnd(_ method: Declaration, _ collection: inout DeclaredCollection, _ count: Value) throws
        -> Value?
    {
        let (start, end) = (try collection.start(), try collection.end())
        if case .int(let count) = count {
            let isFirst = method.name == "removeFirst"
            guard count >= 0,
                let middle = try isFirst
                    ? collection.index(start, offsetBy: count, limitedBy: end)
                    : collection.index(end, offsetBy: -count, limitedBy: start)
            else { throw collection.failure("can't remove more items from a collection than it contains") }
            try replace(isFirst ? start : middle, isFirst ? middle : end, [], &collection)
            return .void
        }
        if try collection.isEmpty() {
            if method.name == "popLast" { return .nil }
            throw collection.failure("can't remove items from an empty collection")
        }
        switch method.name {
        case "removeFirst": return try remove(start, &collection)
        case "removeLast": return try remove(collection.index(before: end), &collection)
        case "popLast": return .present(try remove(collection.index(before: end), &collection))
        default: return nil
        }
    }

    private func remove(_ index: Value, _ collection: inout DeclaredCollection) throws -> Value {
        let element = try collection.element(at: index)
        try replace(index, collection.index(after: index), [], &collection)
        return element
    }

    func append(_ elements: [Value], to collection: inout DeclaredCollection) throws {
        let end = try collection.end()
        try replace(end, end, elements, &collection)
    }

    private func replace(
        _ lower: Value,
        _ upper: Value,
        _ elements: [Value],
        _ collection: inout DeclaredCollection
    ) throws {
        let requirement = collections.find("RangeReplaceableCollection", "replaceSubrange", ["subrange", "with"])
        let range = Value.range(RangeValue(lower: lower, upper: upper, isClosed: false))
        let own = [runner.standard.array(collection.associated("Element"))]
        guard try callOwn(requirement, on: &collection, [range, .array(elements)], own) else {
            throw BindingError("'\(collection.type).replaceSubrange(_:with:)' is not available here")
        }
    }

    // MARK: - New collections

    /// Makes a collection of a declared type by its initializer without arguments and its `replaceSubrange(_:with:)`.
    func newCollection(
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        guard initializer.owner?.name == "RangeReplaceableCollection", let first = arguments.first ?? nil else {
            return nil
        }
        if case .int(let count)? = arguments.dropFirst().first ?? nil {
            return try collection(of: Array(repeating: first, count: count), like: type, at: place)
        }
        return try collection(of: try elements(first, own.first ?? .any), like: type, at: place)
    }

    /// Returns a collection of a declared type with some elements; nil for other types.
    func collection(of elements: [Value], like type: Type, at place: Location) throws -> Value? {
        guard type.nominal?.code != nil, let empty = collections.find("RangeReplaceableCollection", "init") else {
            return nil
        }
        var none: [Value?] = []
        let value = try runner.construct(empty, type, &none, [], at: place)
        guard var result = declaredCollection(value, type, at: place) else { return value }
        try append(elements, to: &result)
        return result.value
    }
}
