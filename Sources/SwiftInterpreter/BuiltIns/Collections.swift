private func pairs(_ value: Value) -> OrderedPairs {
    if case .dictionary(let pairs) = value { return pairs }
    return OrderedPairs()
}

extension BindingTable {
    func registerDictionaries() {
        registerBuiltIn("Dictionary") { [unowned self] type in
            type.initializer("init()") { _ in .dictionary(OrderedPairs()) }
            type.property("keys", get: { Value.array(pairs($0).entries.map(\.key)) })
            type.property("values", get: { Value.array(pairs($0).entries.map(\.value)) })
            type.mutatingMethod("removeValue(forKey key: Self.Key) -> Self.Value?") { value, arguments in
                let key = try arguments.value("key")
                var entries = pairs(value)
                value = .void
                let removed = entries[key]
                entries[key] = nil
                value = .dictionary(entries)
                return removed
            }
            registerPlaces(type)
            type.mutatingMethod("reserveCapacity(_ minimumCapacity: Int)") { _, _ in }
            type.mutatingMethod("remove(at index: Int) -> (key: Self.Key, value: Self.Value)") {
                value,
                arguments -> Value in
                var entries = pairs(value)
                let index: Int = try arguments["index"]
                guard entries.entries.indices.contains(index) else {
                    throw BindingError("there is no entry at this index of the dictionary")
                }
                let removed = entries.entries[index]
                value = .void
                entries[removed.key] = nil
                value = .dictionary(entries)
                return .tuple([.init(label: "key", removed.key), .init(label: "value", removed.value)])
            }
            type.mutatingMethod("popFirst() -> (key: Self.Key, value: Self.Value)?") { value, _ -> Value? in
                var entries = pairs(value)
                guard let first = entries.entries.first else { return nil }
                value = .void
                entries[first.key] = nil
                value = .dictionary(entries)
                return .tuple([.init(label: "key", first.key), .init(label: "value", first.value)])
            }
            type.method("mapValues(_ transform: (Self.Value) -> T) -> [Self.Key: T]") { value, arguments in
                let function = try arguments.function("transform")
                var entries = pairs(value)
                for index in entries.entries.indices {
                    entries.entries[index].value = try function?.call([entries.entries[index].value]) ?? .nil
                }
                return Value.dictionary(entries)
            }
            registerCollection(type)
            registerTransforms(type)
        }
    }

    func registerRanges() {
        registerBuiltIn("Range") { [unowned self] type in
            registerCollection(type)
            registerTransforms(type)
            registerPlaces(type)
            registerRangeChanges(type)
            type.property(
                "lowerBound",
                get: { value -> Value in
                    guard case .range(let range) = value else { return .nil }
                    return range.lower ?? .nil
                }
            )
            type.property(
                "upperBound",
                get: { value -> Value in
                    guard case .range(let range) = value else { return .nil }
                    return range.upper ?? .nil
                }
            )
            type.method("contains(_ element: Self.Element) -> Bool") { value, arguments in
                guard case .range(let range) = value else { return false }
                guard let number = try arguments.value("element").number else {
                    throw BindingError("a range holds numbers only")
                }
                if let lower = range.lower?.number, number < lower { return false }
                guard let upper = range.upper?.number else { return true }
                return range.isClosed ? number <= upper : number < upper
            }
            // The method on numbers must take precedence over the one that iterates over elements.
            if let contains = type.type.members.methods["contains"], let last = contains.last {
                type.type.described.members.methods["contains"] =
                    [last] + contains.filter { $0.signature.parameters.first?.label == "where" }
            }
        }
    }

    func registerFreeFunctions() {
        registerBuiltInFunction("min(_ values: T...) -> T") { try Value.extreme($0, isMaximum: false) }
        registerBuiltInFunction("max(_ values: T...) -> T") { try Value.extreme($0, isMaximum: true) }
        registerBuiltInFunction("abs(_ value: T) -> T") { arguments in
            switch try arguments.value("value") {
            case .int(.min): throw BindingError("the absolute value overflows 'Int'")
            case .int(let value): return .int(abs(value))
            case .double(let value): return .double(abs(value))
            case let value: throw BindingError.mismatch(value, "Double")
            }
        }
        registerBuiltInFunction("zip(_ first: Any, _ second: Any) -> [Any]") { arguments in
            let first = try Value.elements(of: try arguments.value("first"))
            let second = try Value.elements(of: try arguments.value("second"))
            return .array(zip(first, second).map { .tuple([.init($0), .init($1)]) })
        }
        registerBuiltInFunction("stride(from start: T, to end: T, by step: T) -> [T]") {
            try Value.stride($0, isClosed: false)
        }
        registerBuiltInFunction("stride(from start: T, through end: T, by step: T) -> [T]") {
            try Value.stride($0, isClosed: true)
        }
        let rounding: [(String, (Double) -> Double)] = [
            ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }),
            ("sqrt", { $0.squareRoot() }),
        ]
        for (name, function) in rounding {
            registerBuiltInFunction("\(name)(_ value: Double) -> Double") { .double(function(try $0["value"])) }
        }
        registerBuiltInFunction("print(_ values: Any..., separator: String = \" \", terminator: String = \"\\n\")") {
            arguments in
            let parts = try Value.elements(of: try arguments.value("values")).map(\.interpolated)
            arguments.runtime.print(parts.joined(separator: try arguments["separator"]) + (try arguments["terminator"]))
            return .void
        }
    }
}

extension Value {
    fileprivate static func extreme(_ arguments: Arguments, isMaximum: Bool) throws -> Value {
        let values = try elements(of: try arguments.value("values"))
        guard values.count > 1, var best = values.first else {
            throw BindingError("missing argument: at least two values are compared")
        }
        for value in values.dropFirst() where try isMaximum ? isBefore(best, value, nil) : isBefore(value, best, nil) {
            best = value
        }
        // An integer literal among floating-point numbers becomes one of them.
        let isFractional = values.contains { if case .double = $0 { true } else { false } }
        if isFractional, case .int(let number) = best { return .double(Double(number)) }
        return best
    }

    fileprivate static func stride(_ arguments: Arguments, isClosed: Bool) throws -> Value {
        let bounds = [try arguments.value("start"), try arguments.value("end"), try arguments.value("step")]
        if case .int(let start) = bounds[0], case .int(let end) = bounds[1], case .int(let step) = bounds[2] {
            guard step != 0 else { throw BindingError("stride size must not be zero") }
            guard abs((Double(end) - Double(start)) / Double(step)) < 1_000_000 else {
                throw BindingError("the stride has too many steps")
            }
            let numbers =
                isClosed
                ? Array(Swift.stride(from: start, through: end, by: step))
                : Array(Swift.stride(from: start, to: end, by: step))
            return .array(numbers.map { .int($0) })
        }
        let numbers = bounds.compactMap(\.number)
        guard numbers.count == 3, numbers.allSatisfy(\.isFinite), numbers[2] != 0 else {
            throw BindingError("stride requires finite numbers and a step other than zero")
        }
        guard (numbers[1] - numbers[0]) / numbers[2] < 1_000_000 else {
            throw BindingError("the stride has too many steps")
        }
        let result =
            isClosed
            ? Array(Swift.stride(from: numbers[0], through: numbers[1], by: numbers[2]))
            : Array(Swift.stride(from: numbers[0], to: numbers[1], by: numbers[2]))
        return .array(result.map { .double($0) })
    }
}

private func set(_ value: Value) -> ValueSet {
    if case .native(let native) = value, let set = native.base as? ValueSet { return set }
    return ValueSet((try? Value.elements(of: value)) ?? [])
}

extension BindingTable {
    func registerSets() {
        registerBuiltIn("Set") { [unowned self] type in
            type.initializer("init()") { $0.runtime.table.setValue(ValueSet()) }
            type.initializer("init(_ elements: Self.Elements)") { arguments in
                let elements = try Value.elements(of: try arguments.value("elements"))
                return arguments.runtime.table.setValue(ValueSet(elements))
            }
            type.method("contains(_ element: Self.Element) -> Bool") { value, arguments in
                set(value).contains(try arguments.value("element"))
            }
            type.method("filter(_ predicate: (Self.Element) -> Bool) -> Self") { value, arguments in
                let kept = try set(value).elements.filter(try arguments.test("predicate"))
                return arguments.runtime.table.setValue(ValueSet(kept))
            }
            type.mutatingMethod("insert(_ element: Self.Element) -> Any") { value, arguments in
                let element = try arguments.value("element")
                var changed = set(value)
                value = .void
                let isNew = changed.insert(element)
                value = arguments.runtime.table.setValue(changed)
                return Value.tuple([
                    .init(label: "inserted", .bool(isNew)), .init(label: "memberAfterInsert", element),
                ])
            }
            type.mutatingMethod("remove(_ element: Self.Element) -> Self.Element?") { value, arguments -> Value? in
                let element = try arguments.value("element")
                var changed = set(value)
                guard changed.contains(element) else { return nil }
                value = .void
                changed.remove(element)
                value = arguments.runtime.table.setValue(changed)
                return element
            }
            registerPlaces(type)
            registerSetRemovals(type)
            type.mutatingMethod("removeAll()") { value, arguments in
                value = arguments.runtime.table.setValue(ValueSet())
            }
            registerSetAlgebra(type)
            registerCollection(type)
            registerTransforms(type)
        }
    }

    /// Registers the members that remove an element by its place.
    private func registerSetRemovals(_ type: TypeRegistration<Value>) {
        for name in ["remove(at index: Int)", "removeFirst()"] {
            type.mutatingMethod("\(name) -> Self.Element") { value, arguments -> Value in
                var changed = set(value)
                let index: Int = name == "removeFirst()" ? 0 : try arguments["index"]
                guard changed.elements.indices.contains(index) else {
                    throw BindingError("there is no element at this index of the set")
                }
                let element = changed.elements[index]
                value = .void
                changed.remove(element)
                value = arguments.runtime.table.setValue(changed)
                return element
            }
        }
        type.mutatingMethod("popFirst() -> Self.Element?") { value, arguments -> Value? in
            guard let first = set(value).first else { return nil }
            var changed = set(value)
            value = .void
            changed.remove(first)
            value = arguments.runtime.table.setValue(changed)
            return first
        }
    }

    private func registerSetAlgebra(_ type: TypeRegistration<Value>) {
        let operations: [(String, String, (ValueSet, ValueSet) -> [Value])] = [
            ("union", "formUnion", { $0.elements + $1.elements }),
            ("intersection", "formIntersection", { left, right in left.elements.filter(right.contains) }),
            ("subtracting", "subtract", { left, right in left.elements.filter { !right.contains($0) } }),
            (
                "symmetricDifference", "formSymmetricDifference",
                { left, right in
                    left.elements.filter { !right.contains($0) } + right.elements.filter { !left.contains($0) }
                }
            ),
        ]
        for (name, mutating, operation) in operations {
            type.method("\(name)(_ other: Self.Elements) -> Self") { value, arguments in
                let elements = operation(set(value), set(try arguments.value("other")))
                return arguments.runtime.table.setValue(ValueSet(elements))
            }
            type.mutatingMethod("\(mutating)(_ other: Self.Elements)") { value, arguments in
                let elements = operation(set(value), set(try arguments.value("other")))
                value = arguments.runtime.table.setValue(ValueSet(elements))
            }
        }
        let comparisons: [(String, (ValueSet, ValueSet) -> Bool)] = [
            ("isSubset(of other: Self.Elements) -> Bool", { $0.elements.allSatisfy($1.contains) }),
            ("isSuperset(of other: Self.Elements) -> Bool", { $1.elements.allSatisfy($0.contains) }),
            (
                "isStrictSubset(of other: Self.Elements) -> Bool",
                { $0.elements.count < $1.elements.count && $0.elements.allSatisfy($1.contains) }
            ),
            (
                "isStrictSuperset(of other: Self.Elements) -> Bool",
                { $1.elements.count < $0.elements.count && $1.elements.allSatisfy($0.contains) }
            ),
            (
                "isDisjoint(with other: Self.Elements) -> Bool",
                { left, right in !left.elements.contains(where: right.contains) }
            ),
        ]
        for (declaration, comparison) in comparisons {
            type.method(declaration) { comparison(set($0), set(try $1.value("other"))) }
        }
    }
}
