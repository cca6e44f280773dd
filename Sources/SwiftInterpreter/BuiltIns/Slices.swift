extension Value {
    /// The elements of an array slice, with the indices of the array; nil for other values.
    var slice: ArraySlice<Value>? {
        if case .native(let native) = self { return native.base as? ArraySlice<Value> }
        return nil
    }

    /// Returns the elements of a collection with their indices; those of a slice start where it was cut.
    static func places(of value: Value) throws -> ArraySlice<Value> {
        if case .array(let elements) = value { return elements[...] }
        return try value.slice ?? elements(of: value)[...]
    }
}

extension BindingTable {
    /// Returns an array slice as a value.
    func sliceValue(_ slice: ArraySlice<Value>) -> Value {
        guard let type = builtIns["ArraySlice"] else { return .array(Array(slice)) }
        return .native(NativeValue(slice, type: type))
    }

    func registerSlices() {
        registerBuiltIn("ArraySlice") { [unowned self] type in
            type.initializer("init()") { $0.runtime.table.sliceValue([]) }
            type.initializer("init(_ elements: Self.Elements)") { arguments in
                let elements = try Value.elements(of: try arguments.value("elements"))
                return arguments.runtime.table.sliceValue(elements[...])
            }
            type.initializer("init(repeating element: Self.Element, count: Int)") { arguments in
                let count: Int = try arguments["count"]
                guard (0...1_000_000).contains(count) else { throw BindingError("the count must be from 0 to 1000000") }
                return arguments.runtime.table.sliceValue(
                    ArraySlice(repeating: try arguments.value("element"), count: count)
                )
            }
            registerCollection(type, isSliced: true)
            registerTransforms(type)
            registerPlaces(type)
            registerChanges(type, of: ArraySlice<Value>.self)
            type.mutatingMethod("popFirst() -> Self.Element?") { value, arguments -> Value? in
                try Value.change(&value, arguments) { (elements: inout ArraySlice<Value>) in elements.popFirst() }
            }
        }
    }

    /// Registers the members that return a part of a collection: a slice for arrays and slices, an array for other
    /// collections.
    func registerParts(_ type: TypeRegistration<Value>, isSliced: Bool) {
        let result = isSliced ? "ArraySlice<Self.Element>" : "[Self.Element]"
        let part = { (slice: ArraySlice<Value>, arguments: Arguments) -> Value in
            isSliced ? arguments.runtime.table.sliceValue(slice) : .array(Array(slice))
        }
        let counted: [(String, String, (ArraySlice<Value>, Int) -> ArraySlice<Value>)] = [
            ("prefix", "Int", { $0.prefix($1) }), ("suffix", "Int", { $0.suffix($1) }),
            ("dropFirst", "Int = 1", { $0.dropFirst($1) }), ("dropLast", "Int = 1", { $0.dropLast($1) }),
        ]
        for (name, count, cut) in counted {
            type.method("\(name)(_ count: \(count)) -> \(result)") { value, arguments in
                part(cut(try Value.places(of: value), max(0, try arguments["count"])), arguments)
            }
        }
        type.method("drop(while predicate: (Self.Element) -> Bool) -> \(result)") { value, arguments in
            part(try Value.places(of: value).drop(while: try arguments.test("predicate")), arguments)
        }
        type.method("prefix(while predicate: (Self.Element) -> Bool) -> \(result)") { value, arguments in
            part(try Value.places(of: value).prefix(while: try arguments.test("predicate")), arguments)
        }
        type.method("prefix(upTo end: Int) -> \(result)") { value, arguments in
            let all = try Value.places(of: value)
            return part(all[try all.bounds(all.startIndex, try arguments["end"])], arguments)
        }
        type.method("prefix(through end: Int) -> \(result)") { value, arguments in
            let all = try Value.places(of: value)
            let end: Int = try arguments["end"]
            return part(all[try all.bounds(all.startIndex, end == .max ? end : end + 1)], arguments)
        }
        type.method("suffix(from start: Int) -> \(result)") { value, arguments in
            let all = try Value.places(of: value)
            return part(all[try all.bounds(try arguments["start"], all.endIndex)], arguments)
        }
        let parts = isSliced ? "[ArraySlice<Self.Element>]" : "[Self.Elements]"
        let limits = "maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true"
        type.method("split(separator: Self.Element, \(limits)) -> \(parts)") { value, arguments in
            let separator = try arguments.value("separator")
            let found = try Value.places(of: value).split(
                maxSplits: max(0, try arguments["maxSplits"]),
                omittingEmptySubsequences: try arguments["omittingEmptySubsequences"]
            ) { $0.isEqual(to: separator) == true }
            return Value.array(found.map { part($0, arguments) })
        }
        type.method("split(\(limits), whereSeparator predicate: (Self.Element) -> Bool) -> \(parts)") {
            value,
            arguments in
            let found = try Value.places(of: value).split(
                maxSplits: max(0, try arguments["maxSplits"]),
                omittingEmptySubsequences: try arguments["omittingEmptySubsequences"],
                whereSeparator: try arguments.test("predicate")
            )
            return Value.array(found.map { part($0, arguments) })
        }
    }

    /// Registers the index arithmetic of arrays and slices.
    func registerPlaces(_ type: TypeRegistration<Value>) {
        type.method("index(_ index: Int, offsetBy distance: Int) -> Int") { _, arguments in
            let index: Int = try arguments["index"]
            return index &+ (try arguments.get("distance", as: Int.self))
        }
        type.method("index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?") {
            _,
            arguments -> Int? in
            let (index, distance): (Int, Int) = (try arguments["index"], try arguments["distance"])
            let room = try arguments.get("limit", as: Int.self) &- index
            let isBeyond = distance >= 0 ? room >= 0 && distance > room : room <= 0 && distance < room
            return isBeyond ? nil : index &+ distance
        }
        type.method("distance(from start: Int, to end: Int) -> Int") { _, arguments in
            try arguments.get("end", as: Int.self) &- arguments.get("start", as: Int.self)
        }
    }
}

extension ArraySlice {
    /// Returns the range between two indices; throws if it is out of bounds.
    fileprivate func bounds(_ start: Int, _ end: Int) throws -> Range<Int> {
        guard start >= startIndex, start <= end, end <= endIndex else {
            throw BindingError("range \(start)..<\(end) is out of bounds \(indices)")
        }
        return start..<end
    }
}

/// The changes of ranges of integers, which give their first and last elements away.
extension BindingTable {
    func registerRangeChanges(_ type: TypeRegistration<Value>) {
        for isFirst in [true, false] {
            let side = isFirst ? "First" : "Last"
            type.mutatingMethod("pop\(side)() -> Int?") { value, _ -> Int? in value.removeNumbers(1, isFirst: isFirst) }
            type.mutatingMethod("remove\(side)() -> Int") { value, _ -> Int in
                guard let removed = value.removeNumbers(1, isFirst: isFirst) else {
                    throw BindingError("the range is empty")
                }
                return removed
            }
            type.mutatingMethod("remove\(side)(_ count: Int)") { value, arguments in
                guard value.removeNumbers(try arguments["count"], isFirst: isFirst) != nil else {
                    throw BindingError("the range has fewer elements")
                }
            }
        }
    }
}

extension Value {
    /// Removes numbers from an end of a range; returns that end, or nil if it has fewer.
    fileprivate mutating func removeNumbers(_ count: Int, isFirst: Bool) -> Int? {
        guard case .range(var range) = self, case .int(let lower)? = range.lower, case .int(let upper)? = range.upper,
            !range.isClosed, count >= 0, upper - lower >= count
        else { return nil }
        if isFirst { range.lower = .int(lower + count) } else { range.upper = .int(upper - count) }
        self = .range(range)
        return isFirst ? lower : upper - 1
    }
}
