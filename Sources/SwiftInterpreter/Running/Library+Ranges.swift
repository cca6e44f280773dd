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
