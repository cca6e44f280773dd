/// The less common members of sequences.
extension BindingTable {
    func registerSequences(_ type: TypeRegistration<Value>) {
        type.property("lazy", get: { value -> Value in value })
        type.method("makeIterator() -> [Self.Element]") { value, _ in Value.array(try Value.elements(of: value)) }
        type.property("startIndex", type: "Int", get: { $0.slice?.startIndex ?? 0 })
        type.property("endIndex", type: "Int", get: { try $0.slice?.endIndex ?? Value.count(of: $0) })
        type.method("last(where predicate: (Self.Element) -> Bool) -> Self.Element?") { value, arguments in
            try Value.elements(of: value).last(where: try arguments.test("predicate"))
        }
        type.method("lastIndex(of element: Self.Element) -> Int?") { value, arguments in
            let wanted = try arguments.value("element")
            return try Value.places(of: value).lastIndex { $0.isEqual(to: wanted) == true }
        }
        type.method("lastIndex(where predicate: (Self.Element) -> Bool) -> Int?") { value, arguments in
            try Value.places(of: value).lastIndex(where: try arguments.test("predicate"))
        }
        registerMoreSequences(type)
        registerSequenceComparisons(type)
    }

    private func registerMoreSequences(_ type: TypeRegistration<Value>) {
        type.method("elementsEqual(_ other: Self.Elements) -> Bool") { value, arguments in
            let other = try Value.elements(of: try arguments.value("other"))
            return Value.array(try Value.elements(of: value)).isEqual(to: .array(other)) ?? false
        }
        type.method("starts(with other: Self.Elements) -> Bool") { value, arguments in
            let other = try Value.elements(of: try arguments.value("other"))
            let start = Array(try Value.elements(of: value).prefix(other.count))
            return Value.array(start).isEqual(to: .array(other)) ?? false
        }
        type.method("count(where predicate: (Self.Element) -> Bool) -> Int") { value, arguments in
            try Value.elements(of: value).filter(try arguments.test("predicate")).count
        }
        type.method("reduce(into initial: T, _ update: (inout T, Self.Element) -> Void) -> T") { value, arguments in
            let function = try arguments.function("update")
            var values = [try arguments.value("initial"), Value.void]
            for element in try Value.elements(of: value) {
                values[1] = element
                _ = try function?.body(&values)
            }
            return values[0]
        }
        type.method("index(after index: Int) -> Int") { _, arguments in try arguments.get("index", as: Int.self) &+ 1 }
        type.method("index(before index: Int) -> Int") { _, arguments in try arguments.get("index", as: Int.self) &- 1 }
        type.method("shuffled() -> [Self.Element]") { _, _ -> Value in throw BindingError.random }
        type.method("randomElement() -> Self.Element") { _, _ -> Value in throw BindingError.random }
        registerExtremes(type)
    }

    private func registerExtremes(_ type: TypeRegistration<Value>) {
        type.method("min(by order: (Self.Element, Self.Element) -> Bool) -> Self.Element?") { value, arguments in
            let order = try arguments.function("order")
            return try Value.elements(of: value).min { try Value.isBefore($0, $1, order) }
        }
        type.method("max(by order: (Self.Element, Self.Element) -> Bool) -> Self.Element?") { value, arguments in
            let order = try arguments.function("order")
            return try Value.elements(of: value).max { try Value.isBefore($0, $1, order) }
        }
    }

    /// Registers the less common members of dictionaries.
    func registerMoreDictionaries() {
        extend("Dictionary", as: Value.self) { [unowned self] registration in
            registration.initializer("init(grouping values: Any, by key: (Any) -> Self.Key)") { arguments in
                let function = try arguments.function("key")
                var result = OrderedPairs()
                for value in try Value.elements(of: try arguments.value("values")) {
                    result.append(value, to: try function?.call([value]) ?? .nil)
                }
                return .dictionary(result)
            }
            registration.initializer("init(uniqueKeysWithValues pairs: Any)") { arguments in
                var result = OrderedPairs()
                for pair in try Value.elements(of: try arguments.value("pairs")) {
                    guard case .tuple(let fields) = pair, fields.count == 2 else {
                        throw BindingError.mismatch(pair, "(Key, Value)")
                    }
                    if result[fields[0].value] != nil {
                        throw BindingError("duplicate key \(fields[0].value.debugDescription)")
                    }
                    result[fields[0].value] = fields[1].value
                }
                return .dictionary(result)
            }
            registration.initializer("init(_ pairs: Any, uniquingKeysWith combine: (Any, Any) -> Any)") { arguments in
                try Value.merged(.dictionary(OrderedPairs()), try arguments.value("pairs"), arguments)
            }
            registerDictionaryChanges(registration)
        }
    }

    private func registerDictionaryChanges(_ registration: TypeRegistration<Value>) {
        let type = registration.type
        registration.mutatingMethod("updateValue(_ new: Self.Value, forKey key: Self.Key) -> Self.Value?") {
            value,
            arguments -> Value? in
            let (key, new) = (try arguments.value("key"), try arguments.value("new"))
            guard case .dictionary(var pairs) = value else { return nil }
            value = .void
            let old = pairs[key]
            pairs[key] = new.promoted(like: pairs.entries.first?.value)
            value = .dictionary(pairs)
            return old
        }
        registration.mutatingMethod("removeAll()") { value, _ in value = .dictionary(OrderedPairs()) }
        registration.method("filter(_ predicate: (Self.Element) -> Bool) -> Self") { value, arguments in
            let test = try arguments.test("predicate")
            return Value.dictionary(
                try Value.pairs(value) { pair in
                    try test(.tuple([.init(label: "key", pair.key), .init(label: "value", pair.value)]))
                        ? pair.value : nil
                }
            )
        }
        registration.method("compactMapValues(_ transform: (Self.Value) -> T?) -> [Self.Key: T]") { value, arguments in
            let function = try arguments.function("transform")
            return Value.dictionary(
                try Value.pairs(value) { pair in
                    (try function?.call([pair.value]) ?? .nil).wrapped
                }
            )
        }
        registration.method(
            "merging(_ other: Self, uniquingKeysWith combine: (Self.Value, Self.Value) -> Self.Value) -> Self"
        ) {
            try Value.merged($0, try $1.value("other"), $1)
        }
        registration.mutatingMethod(
            "merge(_ other: Self, uniquingKeysWith combine: (Self.Value, Self.Value) -> Self.Value)"
        ) {
            $0 = try Value.merged($0, try $1.value("other"), $1)
        }
        // The variant that returns a dictionary must take precedence over the one that iterates over elements.
        if let filters = type.members.methods["filter"], let last = filters.last {
            type.described.members.methods["filter"] = [last]
        }
    }
}

extension Value {
    /// Returns a dictionary with the values that a closure returns; nil omits an entry.
    fileprivate static func pairs(
        _ value: Value,
        _ transform: ((key: Value, value: Value)) throws -> Value?
    ) throws -> OrderedPairs {
        var result = OrderedPairs()
        guard case .dictionary(let pairs) = value else { return result }
        for pair in pairs.entries {
            if let value = try transform(pair) { result[pair.key] = value }
        }
        return result
    }

    fileprivate static func merged(_ value: Value, _ other: Value, _ arguments: Arguments) throws -> Value {
        guard case .dictionary(var result) = value else { return value }
        let function = try arguments.function("combine")
        for pair in try elements(of: other) {
            guard case .tuple(let fields) = pair, fields.count == 2 else {
                throw BindingError.mismatch(pair, "Dictionary")
            }
            let key = fields[0].value
            if let old = result[key] {
                result[key] = try function?.call([old, fields[1].value]) ?? .nil
            } else {
                result[key] = fields[1].value
            }
        }
        return .dictionary(result)
    }
}

/// The comparisons of sequences by functions and in the order of words.
extension BindingTable {
    func registerSequenceComparisons(_ type: TypeRegistration<Value>) {
        type.method("elementsEqual(_ other: Self.Elements, by areEquivalent: (Self.Element, Any) -> Bool) -> Bool") {
            value,
            arguments in
            let (own, other) = try Value.lists(value, arguments)
            return try own.count == other.count && Value.agree(own, other, try arguments.function("areEquivalent"))
        }
        type.method("starts(with other: Self.Elements, by areEquivalent: (Self.Element, Any) -> Bool) -> Bool") {
            value,
            arguments in
            let (own, other) = try Value.lists(value, arguments)
            return try own.count >= other.count && Value.agree(own, other, try arguments.function("areEquivalent"))
        }
        type.method(
            "lexicographicallyPrecedes(_ other: Self.Elements, by order: (Self.Element, Self.Element) -> Bool) -> Bool"
        ) { value, arguments in
            try Value.precedes(value, arguments, try arguments.function("order"))
        }
        type.method("lexicographicallyPrecedes(_ other: Self.Elements) -> Bool") { value, arguments in
            try Value.precedes(value, arguments, nil)
        }
    }
}

extension Value {
    /// Returns the elements of a value, and of the argument that it is compared with.
    fileprivate static func lists(_ value: Value, _ arguments: Arguments) throws -> (own: [Value], other: [Value]) {
        (try elements(of: value), try elements(of: try arguments.value("other")))
    }

    /// Returns true if elements come before others as words do in a dictionary.
    fileprivate static func precedes(_ value: Value, _ arguments: Arguments, _ order: FunctionValue?) throws -> Bool {
        let (own, other) = try lists(value, arguments)
        for (left, right) in zip(own, other) {
            if try isBefore(left, right, order) { return true }
            if try isBefore(right, left, order) { return false }
        }
        return own.count < other.count
    }

    /// Returns true if a function accepts the elements in pairs, as many as the shorter list has.
    fileprivate static func agree(_ own: [Value], _ other: [Value], _ isEquivalent: FunctionValue?) throws -> Bool {
        for (left, right) in zip(own, other) where try !isBefore(left, right, isEquivalent) { return false }
        return true
    }
}
