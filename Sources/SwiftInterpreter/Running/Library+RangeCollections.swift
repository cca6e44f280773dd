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

/// The methods of ranges that compare bounds, as the type of the bounds orders them.
extension Library {
    static let rangeMethods: Set = ["clamped(to:)", "contains(_:)", "overlaps(_:)"]

    func rangeMethod(
        _ method: Declaration,
        _ range: RangeValue,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        if method.name == "contains" {
            return try (arguments.first ?? nil).map { .bool(try contains(range, $0, at: place)) }
        }
        guard case .nominal(_, let bounds) = type.form, let bound = bounds.first,
            case .range(let other)?? = arguments.first, let (lower, upper) = range.bounds,
            let (least, most) = other.bounds
        else { return nil }
        func isLess(_ a: Value, _ b: Value) throws -> Bool { try runner.isLess(a, b, bound, at: place) }
        switch method.labelledName {
        case "clamped(to:)":
            var result = range
            if try isLess(lower, least) { result.lower = least } else if try isLess(most, lower) { result.lower = most }
            if try isLess(most, upper) { result.upper = most } else if try isLess(upper, least) { result.upper = least }
            return .range(result)
        case "overlaps(_:)":
            /// Returns true if all of one range comes before the other.
            func ends(_ range: RangeValue, at end: Value, before start: Value) throws -> Bool {
                range.isClosed ? try isLess(end, start) : try !isLess(start, end)
            }
            if try ends(range, at: upper, before: least) || ends(other, at: most, before: lower) { return .bool(false) }
            return .bool(try !ends(range, at: upper, before: lower) && !ends(other, at: most, before: least))
        default: return nil
        }
    }
}

extension RangeValue {
    fileprivate var bounds: (lower: Value, upper: Value)? {
        guard let lower, let upper else { return nil }
        return (lower, upper)
    }
}

/// The sequences that `stride(from:to:by:)` and `stride(from:through:by:)` return.
extension Library {
    func strided(_ function: Declaration, _ arguments: [Value?], _ type: Type, at place: Location) throws -> Value? {
        guard let from = arguments[0], let to = arguments[1], let step = arguments[2] else { return nil }
        if step.number == 0 { throw runner.failure("Stride size must not be zero", at: place.offset, place.source) }
        let isThrough = function.parameters[1].label == "through"
        switch (from, to, step) {
        case (.int(let from), .int(let to), .int(let step)): return integers(from, to, step, isThrough)
        case (.instance, .instance, _): return instances(from, to, step, type, isThrough, at: place)
        default:
            guard let from = from.number, let to = to.number, let step = step.number else { return nil }
            return type.isSinglePrecision
                ? reals(Float(from), Float(to), Float(step), isThrough) : reals(from, to, step, isThrough)
        }
    }

    /// Returns true if a number is not beyond the end of a stride.
    private static func reaches<Number: Comparable>(
        _ current: Number,
        _ to: Number,
        isUp: Bool,
        _ isThrough: Bool
    ) -> Bool {
        current == to ? isThrough : isUp ? current < to : current > to
    }

    private func integers(_ from: Int, _ to: Int, _ step: Int, _ isThrough: Bool) -> Value {
        lazy {
            var next: Int? = from
            return {
                guard let current = next, Self.reaches(current, to, isUp: step > 0, isThrough) else { return nil }
                let (sum, isOver) = current.addingReportingOverflow(step)
                next = isOver ? nil : sum
                return .int(current)
            }
        }
    }

    private func reals<Number: BinaryFloatingPoint>(_ from: Number, _ to: Number, _ step: Number, _ isThrough: Bool)
        -> Value
    {
        lazy {
            var count: Number = 0
            return {
                let current = from + count * step
                guard Self.reaches(current, to, isUp: step > 0, isThrough) else { return nil }
                count += 1
                return .double(Double(current))
            }
        }
    }

    /// Returns a sequence of values of a declared type, each of which advances the one before it.
    private func instances(
        _ from: Value,
        _ to: Value,
        _ step: Value,
        _ type: Type,
        _ isThrough: Bool,
        at place: Location
    ) -> Value? {
        guard let length = step.number, let advance = collections.find("Strideable", "advanced", ["by"]) else {
            return nil
        }
        let runner = runner
        return lazy {
            var next: Value? = from
            return {
                guard var current = next else { return nil }
                let (first, second) = length > 0 ? (current, to) : (to, current)
                guard try runner.isLess(first, second, type, at: place) else {
                    next = nil
                    guard isThrough, try runner.areEqual(current, type, to, type, at: place) else { return nil }
                    return current
                }
                let result = current
                var arguments = [Optional(step)]
                next = try runner.call(advance, on: &current, type, &arguments, [], at: place)
                return result
            }
        }
    }
}
