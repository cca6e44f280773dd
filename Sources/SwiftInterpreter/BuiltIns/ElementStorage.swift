/// The storage of an array, or of a slice with the array's indices.
protocol ElementStorage: MutableCollection, RandomAccessCollection, RangeReplaceableCollection
where Element == Value, Index == Int, Indices == Range<Int> {
    /// The name of the type in messages.
    static var noun: String { get }
    /// Returns the elements of a value; nil if it is of another type.
    static func elements(of value: Value) -> Self?
    /// Returns the elements as a value.
    func value(in table: BindingTable) -> Value
}

extension Array: ElementStorage where Element == Value {
    static var noun: String { "array" }

    static func elements(of value: Value) -> [Value]? {
        if case .array(let elements) = value { return elements }
        return nil
    }

    func value(in table: BindingTable) -> Value { .array(self) }
}

extension ArraySlice: ElementStorage where Element == Value {
    static var noun: String { "slice" }

    static func elements(of value: Value) -> ArraySlice<Value>? { value.slice }

    func value(in table: BindingTable) -> Value { table.sliceValue(self) }
}

extension ElementStorage {
    /// Throws if there is no element at an index.
    fileprivate func check(_ index: Int) throws {
        guard indices.contains(index) else { throw BindingError("index out of range: \(index) is not in \(indices)") }
    }

    /// Throws if an index is not valid for an insertion.
    fileprivate func checkGap(_ index: Int) throws {
        guard index >= startIndex, index <= endIndex else {
            throw BindingError("index out of range: \(index) is not in \(startIndex)...\(endIndex)")
        }
    }

    /// Throws if there are fewer elements.
    fileprivate func check(count: Int) throws {
        guard count >= 0, count <= self.count else {
            throw BindingError("the \(Self.noun) has \(self.count) elements, not \(count)")
        }
    }

    /// Returns the indices in an integer range.
    fileprivate func places(of value: Value) throws -> Range<Int> {
        guard case .range(let range) = value else { throw BindingError.mismatch(value, "Range<Int>") }
        var (lower, upper) = (startIndex, endIndex)
        if case .int(let number)? = range.lower { lower = number }
        if case .int(let number)? = range.upper { upper = range.isClosed && number < .max ? number + 1 : number }
        guard lower >= startIndex, lower <= upper, upper <= endIndex else {
            throw BindingError("range \(value) is out of bounds \(indices)")
        }
        return lower..<upper
    }

    fileprivate mutating func removeEnd(isFirst: Bool) throws -> Value {
        guard !isEmpty else { throw BindingError("the \(Self.noun) is empty") }
        return isFirst ? removeFirst() : remove(at: endIndex - 1)
    }

    /// Replaces all elements.
    fileprivate mutating func replaceAll(with elements: [Value]) {
        replaceSubrange(startIndex..<endIndex, with: elements)
    }
}

extension Value {
    /// Changes an array or a slice in place: no other reference holds the storage meanwhile.
    static func change<Storage: ElementStorage, R>(
        _ value: inout Value,
        _ arguments: Arguments,
        _ body: (inout Storage) throws -> R
    ) throws -> R {
        guard var elements = Storage.elements(of: value) else { throw BindingError.mismatch(value, Storage.noun) }
        value = .void
        defer { value = elements.value(in: arguments.runtime.table) }
        return try body(&elements)
    }
}

extension BindingTable {
    /// Registers the mutating members of arrays and slices.
    func registerChanges<Storage: ElementStorage>(_ type: TypeRegistration<Value>, of storage: Storage.Type) {
        type.mutatingMethod("append(_ element: Self.Element)") { value, arguments in
            let new = try arguments.value("element")
            try Value.change(&value, arguments) { (elements: inout Storage) in
                elements.append(new.promoted(like: elements.first))
            }
        }
        type.mutatingMethod("append(contentsOf elements: Self.Elements)") { value, arguments in
            let new = try Value.elements(of: try arguments.value("elements"))
            try Value.change(&value, arguments) { (elements: inout Storage) in elements += new }
        }
        type.mutatingMethod("insert(_ element: Self.Element, at index: Int)") { value, arguments in
            let (new, index): (Value, Int) = (try arguments.value("element"), try arguments["index"])
            try Value.change(&value, arguments) { (elements: inout Storage) in
                try elements.checkGap(index)
                elements.insert(new.promoted(like: elements.first), at: index)
            }
        }
        type.mutatingMethod("insert(contentsOf elements: Self.Elements, at index: Int)") { value, arguments in
            let index: Int = try arguments["index"]
            let new = try Value.elements(of: try arguments.value("elements"))
            try Value.change(&value, arguments) { (elements: inout Storage) in
                try elements.checkGap(index)
                elements.insert(contentsOf: new, at: index)
            }
        }
        type.mutatingMethod("replaceSubrange(_ range: Any, with elements: Self.Elements)") { value, arguments in
            let range = try arguments.value("range")
            let new = try Value.elements(of: try arguments.value("elements"))
            try Value.change(&value, arguments) { (elements: inout Storage) in
                elements.replaceSubrange(try elements.places(of: range), with: new)
            }
        }
        type.mutatingMethod("reserveCapacity(_ count: Int)") { _, _ in }
        registerRemovals(type, of: storage)
        registerRearrangements(type, of: storage)
    }

    private func registerRemovals<Storage: ElementStorage>(_ type: TypeRegistration<Value>, of storage: Storage.Type) {
        type.mutatingMethod("remove(at index: Int) -> Self.Element") { value, arguments in
            let index: Int = try arguments["index"]
            return try Value.change(&value, arguments) { (elements: inout Storage) in
                try elements.check(index)
                return elements.remove(at: index)
            }
        }
        type.mutatingMethod("removeAll()") { $0 = Storage().value(in: $1.runtime.table) }
        type.mutatingMethod("removeAll(keepingCapacity: Bool)") { value, arguments in
            let isKept: Bool = try arguments["keepingCapacity"]
            try Value.change(&value, arguments) { (elements: inout Storage) in
                elements.removeAll(keepingCapacity: isKept)
            }
        }
        type.mutatingMethod("removeAll(where predicate: (Self.Element) -> Bool)") { value, arguments in
            let test = try arguments.test("predicate")
            let kept = try Value.elements(of: value).filter { try !test($0) }
            try Value.change(&value, arguments) { (elements: inout Storage) in elements.replaceAll(with: kept) }
        }
        for isFirst in [true, false] {
            let name = isFirst ? "removeFirst" : "removeLast"
            type.mutatingMethod("\(name)() -> Self.Element") { value, arguments in
                try Value.change(&value, arguments) { (elements: inout Storage) in
                    try elements.removeEnd(isFirst: isFirst)
                }
            }
            type.mutatingMethod("\(name)(_ count: Int)") { value, arguments in
                let count: Int = try arguments["count"]
                try Value.change(&value, arguments) { (elements: inout Storage) in
                    try elements.check(count: count)
                    if isFirst {
                        elements.removeFirst(count)
                    } else {
                        elements.removeSubrange(elements.endIndex - count..<elements.endIndex)
                    }
                }
            }
        }
        type.mutatingMethod("popLast() -> Self.Element?") { value, arguments -> Value? in
            try Value.change(&value, arguments) { (elements: inout Storage) in
                elements.isEmpty ? nil : try elements.removeEnd(isFirst: false)
            }
        }
        type.mutatingMethod("removeSubrange(_ range: Any)") { value, arguments in
            let range = try arguments.value("range")
            try Value.change(&value, arguments) { (elements: inout Storage) in
                elements.removeSubrange(try elements.places(of: range))
            }
        }
    }

    private func registerRearrangements<Storage: ElementStorage>(
        _ type: TypeRegistration<Value>,
        of storage: Storage.Type
    ) {
        type.mutatingMethod("reverse()") { value, arguments in
            try Value.change(&value, arguments) { (elements: inout Storage) in elements.reverse() }
        }
        type.mutatingMethod("sort()") { value, arguments in
            let sorted = try Value.sorted(try Value.elements(of: value), nil)
            try Value.change(&value, arguments) { (elements: inout Storage) in elements.replaceAll(with: sorted) }
        }
        type.mutatingMethod("sort(by order: (Self.Element, Self.Element) -> Bool)") { value, arguments in
            let sorted = try Value.sorted(try Value.elements(of: value), try arguments.function("order"))
            try Value.change(&value, arguments) { (elements: inout Storage) in elements.replaceAll(with: sorted) }
        }
        type.mutatingMethod("partition(by predicate: (Self.Element) -> Bool) -> Int") { value, arguments in
            let test = try arguments.test("predicate")
            var elements = Storage()
            elements.append(contentsOf: try Value.elements(of: value))
            let middle = try elements.partition { try test($0) } - elements.startIndex
            return try Value.change(&value, arguments) { (own: inout Storage) in
                own.replaceAll(with: Array(elements))
                return own.startIndex + middle
            }
        }
        type.mutatingMethod("swapAt(_ first: Int, _ second: Int)") { value, arguments in
            let (first, second): (Int, Int) = (try arguments["first"], try arguments["second"])
            try Value.change(&value, arguments) { (elements: inout Storage) in
                guard elements.indices.contains(first), elements.indices.contains(second) else {
                    throw BindingError("index out of range: an index is not in \(elements.indices)")
                }
                elements.swapAt(first, second)
            }
        }
        type.mutatingMethod("shuffle()") { _, _ in throw BindingError.random }
    }
}
