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
