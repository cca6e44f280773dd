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
