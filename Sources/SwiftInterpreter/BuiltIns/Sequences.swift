/// What sequences can besides the most common.
extension BindingTable {
    func registerSequences(_ type: TypeRegistration<Value>) {
        type.property("lazy", get: { value -> Value in value })
        type.method("makeIterator() -> [Self.Element]") { value, _ in Value.array(try Value.elements(of: value)) }
        type.property("startIndex", type: "Int", get: { _ in 0 })
        type.property("endIndex", type: "Int", get: { try Value.elements(of: $0).count })
        type.method("last(where predicate: (Self.Element) -> Bool) -> Self.Element?") { value, arguments in
            try Value.elements(of: value).last(where: try arguments.test("predicate"))
        }
        type.method("lastIndex(of element: Self.Element) -> Int?") { value, arguments in
            let wanted = try arguments.value("element")
            return try Value.elements(of: value).lastIndex { $0.isEqual(to: wanted) == true }
        }
        type.method("lastIndex(where predicate: (Self.Element) -> Bool) -> Int?") { value, arguments in
            try Value.elements(of: value).lastIndex(where: try arguments.test("predicate"))
        }
        type.method("drop(while predicate: (Self.Element) -> Bool) -> [Self.Element]") { value, arguments in
            Value.array(Array(try Value.elements(of: value).drop(while: try arguments.test("predicate"))))
        }
        type.method("prefix(while predicate: (Self.Element) -> Bool) -> [Self.Element]") { value, arguments in
            Value.array(Array(try Value.elements(of: value).prefix(while: try arguments.test("predicate"))))
        }
        type.method("prefix(upTo end: Int) -> [Self.Element]") { value, arguments in
            try Value.part(of: value, 0, try arguments["end"])
        }
        type.method("prefix(through end: Int) -> [Self.Element]") { value, arguments in
            let end: Int = try arguments["end"]
            return try Value.part(of: value, 0, end == .max ? end : end + 1)
        }
        type.method("suffix(from start: Int) -> [Self.Element]") { value, arguments in
            let elements = try Value.elements(of: value)
            return try Value.part(of: value, try arguments["start"], elements.count)
        }
        registerMoreSequences(type)
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
        let limits = "maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true"
        type.method("split(separator: Self.Element, \(limits)) -> [Self.Elements]") { value, arguments in
            let separator = try arguments.value("separator")
            let parts = try Value.elements(of: value).split(
                maxSplits: max(0, try arguments["maxSplits"]),
                omittingEmptySubsequences: try arguments["omittingEmptySubsequences"]
            ) { $0.isEqual(to: separator) == true }
            return Value.array(parts.map { .array(Array($0)) })
        }
        type.method("split(whereSeparator predicate: (Self.Element) -> Bool) -> [Self.Elements]") { value, arguments in
            let parts = try Value.elements(of: value).split(whereSeparator: try arguments.test("predicate"))
            return Value.array(parts.map { .array(Array($0)) })
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

    /// What changes arrays besides the most common.
    func registerMoreArrayChanges() {
        guard let type = builtIns["Array"] else { return }
        let registration = TypeRegistration<Value>(type: type, table: self)
        registration.mutatingMethod("removeAll(where predicate: (Self.Element) -> Bool)") { value, arguments in
            let test = try arguments.test("predicate")
            value = .array(try Value.elements(of: value).filter { try !test($0) })
        }
        registration.mutatingMethod("removeAll(keepingCapacity: Bool)") { value, _ in value = .array([]) }
        registration.mutatingMethod("reserveCapacity(_ count: Int)") { _, _ in }
        registration.mutatingMethod("shuffle()") { _, _ in throw BindingError.random }
        registration.mutatingMethod("insert(contentsOf elements: Self.Elements, at index: Int)") { value, arguments in
            let index: Int = try arguments["index"]
            let new = try Value.elements(of: try arguments.value("elements"))
            try Value.change(&value) { elements in
                guard (0...elements.count).contains(index) else {
                    throw BindingError("the index \(index) is outside of 0...\(elements.count)")
                }
                elements.insert(contentsOf: new, at: index)
            }
        }
        for isFirst in [true, false] {
            registration.mutatingMethod("remove\(isFirst ? "First" : "Last")(_ count: Int)") { value, arguments in
                let count: Int = try arguments["count"]
                try Value.change(&value) { elements in
                    guard (0...elements.count).contains(count) else {
                        throw BindingError("the array has \(elements.count) elements, not \(count)")
                    }
                    if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
                }
            }
        }
        registration.mutatingMethod("replaceSubrange(_ range: Any, with elements: Self.Elements)") { value, arguments in
            let range = try arguments.value("range")
            let new = try Value.elements(of: try arguments.value("elements"))
            try Value.change(&value) { $0.replaceSubrange(try Value.places(of: range, count: $0.count), with: new) }
        }
        registration.mutatingMethod("removeSubrange(_ range: Any)") { value, arguments in
            let range = try arguments.value("range")
            try Value.change(&value) { $0.removeSubrange(try Value.places(of: range, count: $0.count)) }
        }
    }

    /// What dictionaries have besides the most common.
    func registerMoreDictionaries() {
        guard let type = builtIns["Dictionary"] else { return }
        let registration = TypeRegistration<Value>(type: type, table: self)
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
                    throw BindingError("the key \(fields[0].value.debugDescription) occurs twice")
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
                    (try function?.call([pair.value]) ?? .nil).held
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
        // The one that gives a dictionary must win over the one that goes through elements.
        if let filters = type.methods["filter"], let last = filters.last { type.methods["filter"] = [last] }
    }
}

extension Value {
    /// The places that a range of whole numbers names among so many elements.
    fileprivate static func places(of value: Value, count: Int) throws -> Range<Int> {
        guard case .range(let range) = value else { throw BindingError.mismatch(value, "Range<Int>") }
        var (lower, upper) = (0, count)
        if case .int(let number)? = range.lower { lower = number }
        if case .int(let number)? = range.upper { upper = range.isClosed && number < .max ? number + 1 : number }
        guard lower >= 0, lower <= upper, upper <= count else {
            throw BindingError("the range \(value) is outside of 0..<\(count)")
        }
        return lower..<upper
    }

    fileprivate static func part(of value: Value, _ start: Int, _ end: Int) throws -> Value {
        let elements = try elements(of: value)
        guard start >= 0, start <= end, end <= elements.count else {
            throw BindingError("\(start)..<\(end) is outside of 0..<\(elements.count)")
        }
        return .array(Array(elements[start..<end]))
    }

    /// A dictionary with the values that a closure gives; nil leaves an entry out.
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
