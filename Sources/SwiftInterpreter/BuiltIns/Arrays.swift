extension BindingTable {
    func registerArrays() {
        registerBuiltIn("Array") { [unowned self] type in
            type.initializer("init()") { _ in .array([]) }
            type.initializer("init(_ elements: Self.Elements)") {
                .array(try Value.elements(of: try $0.value("elements")))
            }
            type.initializer("init(repeating element: Self.Element, count: Int)") { arguments in
                let count: Int = try arguments["count"]
                guard (0...1_000_000).contains(count) else { throw BindingError("the count must be from 0 to 1000000") }
                return .array(Array(repeating: try arguments.value("element"), count: count))
            }
            registerCollection(type, isSliced: true)
            registerTransforms(type)
            registerPlaces(type)
            registerChanges(type, of: [Value].self)
        }
    }

    /// Registers the members shared by arrays and integer ranges.
    ///
    /// - Parameter isSliced: true if parts keep the indices of the whole, as slices of arrays do.
    func registerCollection(_ type: TypeRegistration<Value>, isSliced: Bool = false) {
        type.property("count", type: "Int", get: { try Value.count(of: $0) })
        type.property("isEmpty", type: "Bool", get: { try Value.isEmpty($0) })
        type.property("description", type: "String", get: { $0.interpolated })
        type.property("first", type: "Any?", get: { try Value.first(of: $0) })
        type.property("last", type: "Any?", get: { try Value.last(of: $0) })
        type.property(
            "indices",
            get: { value -> Value in
                let start = value.slice?.startIndex ?? 0
                let end = start + (try Value.count(of: value))
                return .range(RangeValue(lower: .int(start), upper: .int(end), isClosed: false))
            }
        )
        type.method("enumerated() -> [Any]") { value, _ in Value.enumerated(try Value.elements(of: value)) }
        type.method("reversed() -> [Self.Element]") { value, _ in Value.array(try Value.elements(of: value).reversed())
        }
        registerParts(type, isSliced: isSliced)
        type.method("contains(_ element: Self.Element) -> Bool") { value, arguments in
            let wanted = try arguments.value("element")
            return try Value.elements(of: value).contains { $0.isEqual(to: wanted) == true }
        }
        type.method("contains(where predicate: (Self.Element) -> Bool) -> Bool") { value, arguments in
            let test = try arguments.test("predicate")
            return try Value.elements(of: value).contains(where: test)
        }
    }

    func registerTransforms(_ type: TypeRegistration<Value>) {
        type.method("map(_ transform: (Self.Element) -> T) -> [T]") { value, arguments in
            let function = try arguments.function("transform")
            return Value.array(try Value.elements(of: value).map { try function?.call([$0]) ?? .nil })
        }
        type.method("compactMap(_ transform: (Self.Element) -> T?) -> [T]") { value, arguments in
            let function = try arguments.function("transform")
            return Value.array(
                try Value.elements(of: value).compactMap { (try function?.call([$0]) ?? .nil).wrapped }
            )
        }
        type.method("flatMap(_ transform: (Self.Element) -> Any) -> [Any]") { value, arguments in
            let function = try arguments.function("transform")
            return try Value.flattened(try Value.elements(of: value).map { try function?.call([$0]) ?? .nil })
        }
        type.method("filter(_ predicate: (Self.Element) -> Bool) -> [Self.Element]") { value, arguments in
            Value.array(try Value.elements(of: value).filter(try arguments.test("predicate")))
        }
        type.method("forEach(_ body: (Self.Element) -> Void)") { value, arguments in
            let function = try arguments.function("body")
            for element in try Value.elements(of: value) { _ = try function?.call([element]) }
        }
        type.method("reduce(_ initial: T, _ combine: (T, Self.Element) -> T) -> T") { value, arguments in
            let function = try arguments.function("combine")
            return try Value.elements(of: value).reduce(try arguments.value("initial")) { sum, element in
                // `reduce(0)` over floating-point numbers starts at 0.0, as the literal would in Swift.
                var sum = sum
                let isOptional = sum.isOptional
                if case .int(let number) = sum, case .double = element { sum = .double(Double(number)) }
                do {
                    let next = try function?.call([sum, element]) ?? .nil
                    return isOptional ? next.asOptional : next
                } catch let error as Diagnostic where error.kind == .meaning {
                    // The same if the closure produces floating-point numbers.
                    guard case .int(let number) = sum else { throw error }
                    return try function?.call([.double(Double(number)), element]) ?? .nil
                }
            }
        }
        registerSearches(type)
        registerOrders(type)
        registerSequences(type)
    }

    private func registerSearches(_ type: TypeRegistration<Value>) {
        type.method("allSatisfy(_ predicate: (Self.Element) -> Bool) -> Bool") { value, arguments in
            try Value.elements(of: value).allSatisfy(try arguments.test("predicate"))
        }
        type.method("first(where predicate: (Self.Element) -> Bool) -> Self.Element?") { value, arguments in
            try Value.elements(of: value).first(where: try arguments.test("predicate"))
        }
        type.method("firstIndex(of element: Self.Element) -> Int?") { value, arguments in
            let wanted = try arguments.value("element")
            return try Value.places(of: value).firstIndex { $0.isEqual(to: wanted) == true }
        }
        type.method("firstIndex(where predicate: (Self.Element) -> Bool) -> Int?") { value, arguments in
            try Value.places(of: value).firstIndex(where: try arguments.test("predicate"))
        }
        type.method("joined(separator: String = \"\") -> String") { value, arguments in
            let parts = try Value.elements(of: value)
            if let first = parts.first, first.isArrayOrSlice { return try Value.flattened(parts) }
            let texts = try parts.map { part -> String in
                guard let text = part.string else {
                    throw BindingError("only an array of strings can be joined")
                }
                return text
            }
            let separator: String = try arguments["separator"]
            guard texts.reduce(0, { $0 + $1.utf8.count + separator.utf8.count }) <= 1_000_000 else {
                throw BindingError("a string of more than 1000000 bytes is too large")
            }
            return Value.string(texts.joined(separator: separator))
        }
    }

    private func registerOrders(_ type: TypeRegistration<Value>) {
        type.method("sorted() -> [Self.Element]") { value, _ in
            Value.array(try Value.sorted(try Value.elements(of: value), nil))
        }
        type.method("sorted(by order: (Self.Element, Self.Element) -> Bool) -> [Self.Element]") { value, arguments in
            Value.array(try Value.sorted(try Value.elements(of: value), try arguments.function("order")))
        }
        type.method("min() -> Self.Element?") { value, _ in try Value.sorted(try Value.elements(of: value), nil).first }
        type.method("max() -> Self.Element?") { value, _ in try Value.sorted(try Value.elements(of: value), nil).last }
    }
}

extension Arguments {
    /// Returns a closure argument whose result is a Bool.
    func test(_ name: String) throws -> (Value) throws -> Bool {
        let function = try function(name)
        return { try function?($0, returning: Bool.self) ?? false }
    }
}

extension Value {
    /// Returns the elements of an array, string or bounded range; throws for other values.
    static func elements(of value: Value) throws -> [Value] {
        switch value {
        case .array(let elements): return elements
        case .string(let text): return text.map { .string(String($0)) }
        case .dictionary(let pairs):
            return pairs.entries.map(element)
        case .range(let range):
            guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper else {
                throw BindingError("only a range of whole numbers with both bounds has elements")
            }
            let (count, overflow) = upper.subtractingReportingOverflow(lower)
            guard !overflow, count < 1_000_000 else { throw BindingError("the range has too many elements") }
            guard count >= 0 else { return [] }
            return range.isClosed ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
        case .nil: return []
        case .native(let native):
            if let set = native.base as? ValueSet { return set.elements }
            if let slice = value.slice { return Array(slice) }
            if let text = value.substring { return text.map { .string(String($0)) } }
            fallthrough
        default: throw BindingError("value of type '\(value.typeName)' has no elements")
        }
    }

    /// Returns the number of elements of a collection without creating them.
    static func count(of value: Value) throws -> Int {
        switch value {
        case .dictionary(let pairs): return pairs.entries.count
        case .native(let native):
            if let set = native.base as? ValueSet { return set.count }
            if let slice = value.slice { return slice.count }
            return try elements(of: value).count
        case .range(let range):
            guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper, lower <= upper else {
                return try elements(of: value).count
            }
            let (distance, isTooLong) = upper.subtractingReportingOverflow(lower)
            let (count, isTooLongByOne) = distance.addingReportingOverflow(range.isClosed ? 1 : 0)
            guard !isTooLong, !isTooLongByOne else { throw BindingError("the range has too many elements") }
            return count
        case .string(let text): return text.count
        default: return try elements(of: value).count
        }
    }

    /// Returns the first element of a collection; nil if it is empty.
    static func first(of value: Value) throws -> Value? {
        switch value {
        case .dictionary(let pairs): pairs.entries.first.map(element)
        case .native(let native): (native.base as? ValueSet)?.first ?? value.slice?.first
        case .range(let range): try count(of: value) > 0 ? range.lower : nil
        case .string(let text): text.first.map { .string(String($0)) }
        default: try elements(of: value).first
        }
    }

    /// Returns the last element of a collection; nil if it is empty.
    static func last(of value: Value) throws -> Value? {
        switch value {
        case .range(let range):
            guard case .int(let lower)? = range.lower else { return try elements(of: value).last }
            let count = try count(of: value)
            return count > 0 ? .int(lower + count - 1) : nil
        case .string(let text): return text.last.map { .string(String($0)) }
        case .native:
            if let slice = value.slice { return slice.last }
            return try elements(of: value).last
        default: return try elements(of: value).last
        }
    }

    /// Returns an entry of a dictionary as an element.
    private static func element(_ entry: (key: Value, value: Value)) -> Value {
        .tuple([.init(label: "key", entry.key), .init(label: "value", entry.value)])
    }

    /// Returns true if a collection is empty.
    static func isEmpty(_ value: Value) throws -> Bool {
        if case .string(let text) = value { return text.isEmpty }
        return try count(of: value) == 0
    }

    /// Returns the elements of all parts in one array.
    fileprivate static func flattened(_ parts: [Value]) throws -> Value {
        var result: [Value] = []
        for part in parts {
            result += try elements(of: part)
            guard result.count <= 1_000_000 else { throw BindingError("the array would be too large") }
        }
        return .array(result)
    }

    /// Sorts values stably; tolerates a predicate that is not a strict weak ordering.
    static func sorted(_ values: [Value], _ order: FunctionValue?) throws -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        let left = try sorted(Array(values[..<middle]), order)
        let right = try sorted(Array(values[middle...]), order)
        var result: [Value] = []
        result.reserveCapacity(values.count)
        var (low, high) = (0, 0)
        while low < left.count, high < right.count {
            if try isBefore(right[high], left[low], order) {
                result.append(right[high])
                high += 1
            } else {
                result.append(left[low])
                low += 1
            }
        }
        return result + left[low...] + right[high...]
    }

    static func isBefore(_ a: Value, _ b: Value, _ order: FunctionValue?) throws -> Bool {
        if let order { return try order(a, b, returning: Bool.self) }
        switch (a, b) {
        case (.string(let a), .string(let b)): return a < b
        case (.native, _) where a.substring != nil, (_, .native) where b.substring != nil:
            return a.characters < b.characters
        case (.int(let a), .int(let b)): return a < b
        case (.instance(let left), .instance):
            if let runtime = left.type.runtime, let result = try runtime.declaredComparison("<", a, b) { return result }
            fallthrough
        default:
            guard let a = a.number, let b = b.number else {
                throw BindingError(
                    "type '\(a.typeName)' does not conform to 'Comparable'",
                    fix: "write how to compare: 'sorted { $0… < $1… }'"
                )
            }
            return a < b
        }
    }
}
