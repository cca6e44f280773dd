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
        else { return nil }
        let library = self
        switch method.name {
        case "map":
            let result = lazy {
                let next = try library.iterate(receiver, type, at: place)
                return { try next().map { try function.call([$0]) } }
            }
            if let places = receiver.lazyValue?.places {
                result.lazyValue?.places = .init(count: places.count) { try function.call([try places.element($0)]) }
            }
            return result
        case "filter":
            let result = lazy {
                let next = try library.iterate(receiver, type, at: place)
                return {
                    while let value = try next() { if try library.isTrue(function, value) { return value } }
                    return nil
                }
            }
            if let base = receiver.lazyValue, base.places != nil || base.filter != nil {
                result.lazyValue?.filter = (
                    test: { try library.isTrue(function, $0) },
                    last: { try base.reversed() ?? { nil } }
                )
            }
            return result
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
        switch name {
        case "count": if let places = sequence.places { return .int(places.count) }
        case "isEmpty": if let places = sequence.places { return .bool(places.count == 0) }
        case "first": return try sequence.start()().map { .present($0) } ?? .nil
        default: if let next = try sequence.reversed() { return try next().map { .present($0) } ?? .nil }
        }
        return try property(name, of: try sequence.elements(limit: runner.budget.limits.maximumCount))
    }
}
