/// The elements of sequences.
extension Library {
    /// Returns a function that returns the elements of a sequence one after the other.
    func iterate(_ value: Value, _ type: Type, at place: Location) throws -> () throws -> Value? {
        switch value {
        case .array(let values):
            var index = 0
            return {
                guard index < values.count else { return nil }
                index += 1
                return values[index - 1]
            }
        case .range(let range): return try iterate(range)
        case .erased(let erased): return try iterate(erased.value, erased.type, at: place)
        case .native(let native):
            if let lazy = native.base as? LazyValue { return try lazy.start() }
            if let slice = declaredCollection(value, type, at: place) { return try slice.iterate() }
            return list(try elements(value, type))
        case .string, .dictionary: return list(try Value.elements(of: value))
        case .instance: return try iterateDeclared(value, type, at: place)
        default: return list(try Value.elements(of: value))
        }
    }

    private func list(_ values: [Value]) -> () -> Value? {
        var rest = values[...]
        return { rest.popFirst() }
    }

    private func iterate(_ range: RangeValue) throws -> () throws -> Value? {
        switch (range.lower, range.upper) {
        case (.int(let lower)?, let upper):
            var next: Int? = lower
            var last = Int.max
            if case .int(let end)? = upper { last = range.isClosed ? end : end == .min ? .min : end - 1 }
            if case .int(let end)? = upper, !range.isClosed, end <= lower { return { nil } }
            return {
                guard let current = next, current <= last else { return nil }
                next = current == .max ? nil : current + 1
                return .int(current)
            }
        case (let lower?, let upper): return try iterate(from: lower, to: upper, isClosed: range.isClosed)
        default: throw BindingError("only a range of whole numbers has elements")
        }
    }

    /// Iterates over a range of values of a declared type.
    private func iterate(from lower: Value, to upper: Value?, isClosed: Bool) throws -> () throws -> Value? {
        guard case .instance = lower, let advance = collections.find("Strideable", "advanced", ["by"]) else {
            throw BindingError("only a range of whole numbers has elements")
        }
        let (runner, type, place) = (runner, runner.types.type(of: lower), Location.nowhere)
        var next: Value? = lower
        return {
            guard let current = next else { return nil }
            if let upper {
                if isClosed
                    ? try runner.isLess(upper, current, type, at: place)
                    : try !runner.isLess(current, upper, type, at: place)
                {
                    return nil
                }
                let isLast = try isClosed && !runner.isLess(current, upper, type, at: place)
                if isLast {
                    next = nil
                    return current
                }
            }
            var (receiver, arguments) = (current, [Optional(Value.int(1))])
            next = try runner.call(advance, on: &receiver, type, &arguments, [], at: place)
            return current
        }
    }

    /// Iterates over a sequence of a type that source declares.
    private func iterateDeclared(_ value: Value, _ type: Type, at place: Location) throws -> () throws -> Value? {
        let own = runner.types.dynamicType(of: value, type)
        guard let start = collections.find("Sequence", "makeIterator"),
            let next = collections.find("IteratorProtocol", "next")
        else { throw BindingError("the value is no sequence") }
        var iterator = value
        var iteratorType = own
        if let witness = runner.sourceWitness(of: start, in: own) {
            var receiver = value
            var none: [Value?] = []
            iterator = try runner.call(witness.declaration, on: &receiver, witness.selfType, &none, [], at: place)
            let bound = runner.bindings(witness.declaration, witness.selfType, [])
            iteratorType = bound?.concrete(witness.declaration.result, runner.lookup) ?? witness.declaration.result
        } else if let collection = declaredCollection(value, own, at: place) {
            return try collection.iterate()
        }
        if case .native(let native) = iterator, let lazy = native.base as? LazyValue { return try lazy.start() }
        if case .array(let values) = iterator { return list(values) }
        let runner = runner
        return {
            var none: [Value?] = []
            let result = try runner.call(next, on: &iterator, iteratorType, &none, [], at: place)
            if case .present(let element) = result { return element }
            return nil
        }
    }

    /// Returns all elements of a sequence.
    func elements(_ value: Value, _ type: Type) throws -> [Value] {
        switch value {
        case .array(let values): return values
        case .erased(let erased): return try elements(erased.value, erased.type)
        case .native(let native):
            if let lazy = native.base as? LazyValue { return try lazy.elements(runner.budget) }
            if native.type === CollectionSlice.nativeType { return try iterated(value, type) }
            let result =
                if let set = native.base as? ValueSet {
                    set.elements
                } else {
                    try value.slice.map(Array.init) ?? Value.elements(of: value)
                }
            try runner.budget.countNew(elements: result.count)
            return result
        case .instance: return try iterated(value, type)
        default:
            let result = try Value.elements(of: value)
            try runner.budget.countNew(elements: result.count)
            return result
        }
    }

    private func iterated(_ value: Value, _ type: Type) throws -> [Value] {
        let next = try iterate(value, type, at: Location(offset: 0, source: SourceBuffer("", fileName: "")))
        var result: [Value] = []
        while let element = try next() {
            try runner.budget.step()
            result.append(element)
        }
        return result
    }

    /// Returns a sequence that computes its elements when they are needed.
    func lazy(_ start: @escaping () throws -> () throws -> Value?) -> Value {
        .native(NativeValue(LazyValue(start), type: Self.lazyType))
    }

    static var lazyType: NativeType { OwnTypes.all.lazy }
}

/// A sequence whose elements are computed when they are needed.
final class LazyValue {
    let start: () throws -> () throws -> Value?
    /// The sequence whose elements it tests or changes.
    var base: (value: Value, type: Type)?
    /// The sequences whose elements are its pairs; empty if it is no zip.
    var zipped: [Value] = []
    /// The elements with their places, if it is a collection.
    var collection: LazyCollection?
    /// The iteration that `next()` goes on with.
    var current: (() throws -> Value?)?

    init(_ start: @escaping () throws -> () throws -> Value?) { self.start = start }

    func elements(_ budget: Budget) throws -> [Value] {
        let next = try start()
        var result: [Value] = []
        while let value = try next() {
            result.append(value)
            if result.count & 7 == 0 { try budget.step() }
            if result.count > budget.limits.maximumCount { try budget.checkCount(of: .array(result)) }
        }
        return result
    }

    /// Returns the next element of an iterator.
    func next() throws -> Value? {
        if current == nil { current = try start() }
        return try current?()
    }
}

extension Value {
    /// The sequence that computes its elements when they are needed; nil for other values.
    var lazyValue: LazyValue? {
        if case .native(let native) = self { return native.base as? LazyValue }
        return nil
    }
}
