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
        default: throw BindingError("only a range of whole numbers has elements")
        }
    }

    /// Iterates over a sequence of a type that source declares.
    private func iterateDeclared(_ value: Value, _ type: Type, at place: Location) throws -> () throws -> Value? {
        let own = runner.types.dynamicType(of: value, type)
        guard let sequence = runner.interfaces.nominal("Sequence"),
            let start = runner.interfaces.members("makeIterator", of: sequence).first(where: \.isRequirement),
            let iteration = runner.interfaces.nominal("IteratorProtocol"),
            let next = runner.interfaces.members("next", of: iteration).first(where: \.isRequirement)
        else { throw BindingError("the value is no sequence") }
        var iterator = value
        var iteratorType = own
        if let witness = runner.types.witness(of: start, in: own), runner.isCode(witness.declaration) {
            var receiver = value
            var none: [Value?] = []
            iterator = try runner.call(witness.declaration, on: &receiver, witness.selfType, &none, [], at: place)
            let bound = runner.bindings(witness.declaration, witness.selfType, [])
            iteratorType = bound?.concrete(witness.declaration.result, runner.lookup) ?? witness.declaration.result
        } else if let collection = try iterateIndices(value, own, at: place) {
            return collection
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

    /// Iterates over the indices of a collection of a type that source declares; nil if it is none.
    private func iterateIndices(_ value: Value, _ type: Type, at place: Location) throws -> (() throws -> Value?)? {
        guard let collection = runner.interfaces.nominal("Collection"), runner.types.conforms(type, to: collection)
        else {
            return nil
        }
        func requirement(_ name: String, _ labels: [String?] = []) -> Declaration? {
            self.runner.interfaces.members(name, of: collection).first {
                $0.isRequirement && $0.parameters.map(\.label) == labels
            }
        }
        guard let start = requirement("startIndex"), let end = requirement("endIndex"),
            let after = requirement("index", ["after"]), let element = requirement("subscript", [nil])
        else { return nil }
        let runner = runner
        var index = try runner.read(start, of: value, type, at: place)
        let last = try runner.read(end, of: value, type, at: place)
        let indexType = runner.lookup.associated("Index", of: type) ?? .any
        return {
            if try runner.areEqual(index, indexType, last, indexType, at: place) { return nil }
            var receiver = value
            let result = try runner.callSubscript(element, on: &receiver, type, [index], [], at: place)
            var arguments: [Value?] = [index]
            if case .int(let number) = index,
                runner.types.witness(of: after, in: type).map({ !runner.isCode($0.declaration) }) ?? true
            {
                index = .int(number + 1)
            } else {
                index = try runner.call(after, on: &receiver, type, &arguments, [], at: place)
            }
            return result
        }
    }

    /// Returns all elements of a sequence.
    func elements(_ value: Value, _ type: Type) throws -> [Value] {
        switch value {
        case .array(let values): return values
        case .erased(let erased): return try elements(erased.value, erased.type)
        case .native(let native):
            if let lazy = native.base as? LazyValue { return try lazy.elements(runner.budget) }
            let result =
                if let set = native.base as? ValueSet {
                    set.elements
                } else {
                    try value.slice.map(Array.init) ?? Value.elements(of: value)
                }
            try runner.budget.countNew(elements: result.count)
            return result
        case .instance:
            let place = Location(offset: 0, source: SourceBuffer("", fileName: ""))
            let next = try iterate(value, type, at: place)
            var result: [Value] = []
            while let element = try next() {
                try runner.budget.step()
                result.append(element)
            }
            return result
        default:
            let result = try Value.elements(of: value)
            try runner.budget.countNew(elements: result.count)
            return result
        }
    }

    /// Returns a sequence that computes its elements when they are needed.
    func lazy(_ start: @escaping () throws -> () throws -> Value?) -> Value {
        .native(NativeValue(LazyValue(start), type: Self.lazyType))
    }

    static nonisolated(unsafe) let lazyType = NativeType(
        name: "Array",
        summary: "",
        example: "",
        isProtocol: false,
        conformances: [],
        superclass: nil
    )
}

/// A sequence whose elements are computed when they are needed.
final class LazyValue {
    let start: () throws -> () throws -> Value?
    /// The sequence whose elements it tests or changes.
    var base: (value: Value, type: Type)?
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
