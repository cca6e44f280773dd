/// Ranges of integers as collections: their indices are their elements, and their parts are ranges.
extension Library {
    /// Returns a property of a range that depends on its indices; nil for other properties and values.
    func rangeProperty(_ property: Declaration, of base: Value) -> Value? {
        guard case .range(let range) = base, let indices = range.integers else { return nil }
        switch property.name {
        case "startIndex": return .int(indices.lowerBound)
        case "endIndex": return .int(indices.upperBound)
        case "indices": return .range(RangeValue(indices))
        default: return nil
        }
    }

    /// Calls a method of a range that takes or returns its indices or parts; nil for other methods and values.
    func rangeCollectionMethod(
        _ method: Declaration,
        _ receiver: Value,
        _ arguments: [Value?]
    ) throws -> Value? {
        guard case .range(let range) = receiver, let indices = range.integers else { return nil }
        let given = arguments.map { argument -> Int? in if case .int(let number)? = argument { number } else { nil } }
        switch (method.labelledName, given.first ?? nil) {
        case ("index(after:)", let index?): return .int(index &+ 1)
        case ("index(before:)", let index?): return .int(index &- 1)
        case ("index(_:offsetBy:)", let index?): return given[1].map { .int(index &+ $0) }
        case ("index(_:offsetBy:limitedBy:)", let index?):
            guard let distance = given[1], let limit = given[2] else { return nil }
            let result = index &+ distance
            let isBeyond = distance > 0 ? limit >= index && result > limit : limit <= index && result < limit
            return isBeyond ? .nil : .present(.int(result))
        case ("distance(from:to:)", let start?): return given[1].map { .int($0 &- start) }
        case ("firstIndex(of:)", let wanted?), ("lastIndex(of:)", let wanted?):
            return indices.contains(wanted) ? .present(.int(wanted)) : .nil
        case ("firstIndex(where:)", _): return try index(in: indices, where: arguments)
        case ("lastIndex(where:)", _): return try index(in: indices.reversed() as ReversedCollection, where: arguments)
        case (_, let count?) where !range.isClosed && method.parameters.count == 1: return part(indices, method, count)
        case ("dropFirst(_:)", nil), ("dropLast(_:)", nil):
            return range.isClosed ? nil : part(indices, method, 1)
        default: return nil
        }
    }

    private func index(in indices: some Sequence<Int>, where arguments: [Value?]) throws -> Value? {
        guard case .function(let test)?? = arguments.first else { return nil }
        for index in indices {
            try runner.budget.step()
            if try isTrue(test, .int(index)) { return .present(.int(index)) }
        }
        return .nil
    }

    /// Returns a part of a range, which is one, too; nil for a method that returns none.
    private func part(_ indices: Range<Int>, _ method: Declaration, _ count: Int) -> Value? {
        guard count >= 0, !indices.upperBound.subtractingReportingOverflow(indices.lowerBound).overflow else {
            return nil
        }
        switch method.labelledName {
        case "prefix(_:)": return .range(RangeValue(indices.prefix(count)))
        case "suffix(_:)": return .range(RangeValue(indices.suffix(count)))
        case "dropFirst(_:)": return .range(RangeValue(indices.dropFirst(count)))
        case "dropLast(_:)": return .range(RangeValue(indices.dropLast(count)))
        default: return nil
        }
    }

    /// Returns an element of a range, or a part of it.
    func element(of range: RangeValue, at index: Value, at place: Location) throws -> Value? {
        guard let indices = range.integers else { return nil }
        switch index {
        case .int(let number):
            guard indices.contains(number) else { throw runner.outOfRange(number, indices, isSlice: true, at: place) }
            return index
        case .range, .void:
            return .range(RangeValue(try bounds(index, indices.lowerBound, indices.upperBound, at: place)))
        default: return nil
        }
    }
}

extension RangeValue {
    /// The integers in the range; nil for one of other values, or without an end.
    fileprivate var integers: Range<Int>? {
        guard case .int(let lower)? = lower, case .int(let upper)? = upper, lower <= upper,
            !isClosed || upper < .max
        else { return nil }
        return lower..<(isClosed ? upper + 1 : upper)
    }

    /// A range of whole numbers.
    init(_ range: Range<Int>) {
        self.init(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false)
    }
}
