/// The methods of sequences that need not all elements, so that the sequence may be endless.
extension Library {
    /// Calls a method that needs not all elements; returns nil for another one.
    func early(
        _ method: Declaration,
        _ receiver: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        switch (method.labelledName, arguments.first ?? nil) {
        case ("first(where:)", .function(let test)?):
            return try first(receiver, type, at: place) { try isTrue(test, $0) }.map { .present($0) } ?? .nil
        case ("contains(where:)", .function(let test)?):
            return .bool(try first(receiver, type, at: place) { try isTrue(test, $0) } != nil)
        case ("allSatisfy(_:)", .function(let test)?):
            return .bool(try first(receiver, type, at: place) { try !isTrue(test, $0) } == nil)
        case ("contains(_:)", let wanted?):
            let element = runner.lookup.associated("Element", of: type) ?? .any
            let found = try first(receiver, type, at: place) {
                try runner.areEqual($0, element, wanted, element, at: place)
            }
            return .bool(found != nil)
        case ("starts(with:)", let start?): return .bool(try starts(receiver, type, with: start, at: place))
        case ("prefix(_:)", .int(let count)?), ("dropFirst(_:)", .int(let count)?):
            guard count >= 0 else {
                let word = method.name == "prefix" ? "take" : "drop"
                throw BindingError("can't \(word) a negative number of elements")
            }
            let make = method.name == "prefix" ? prefix : rest
            return make(receiver, type, count, place)
        case ("dropFirst(_:)", nil): return rest(receiver, type, 1, place)
        case ("prefix(while:)", .function(let test)?):
            var result: [Value] = []
            _ = try first(receiver, type, at: place) { value in
                guard try isTrue(test, value) else { return true }
                result.append(value)
                return false
            }
            return .array(result)
        case ("drop(while:)", .function(let test)?): return try rest(receiver, type, while: test, place)
        default: return nil
        }
    }

    /// Returns the first element with a property; nil if there is none.
    private func first(
        _ sequence: Value,
        _ type: Type,
        at place: Location,
        where isMeant: (Value) throws -> Bool
    ) throws -> Value? {
        let next = try iterate(sequence, type, at: place)
        while let value = try next() {
            try runner.budget.step()
            if try isMeant(value) { return value }
        }
        return nil
    }

    private func starts(_ sequence: Value, _ type: Type, with start: Value, at place: Location) throws -> Bool {
        let element = runner.lookup.associated("Element", of: type) ?? .any
        let (next, other) = (try iterate(sequence, type, at: place), try iterate(start, type, at: place))
        while let wanted = try other() {
            try runner.budget.step()
            guard let value = try next(), try runner.areEqual(value, element, wanted, element, at: place) else {
                return false
            }
        }
        return true
    }

    /// Returns the range of the first elements of a list that are those of another collection; nil for other methods.
    func firstRange(
        _ method: Declaration,
        _ list: Value,
        _ type: Type,
        _ arguments: [Value?],
        at place: Location
    ) throws -> Value? {
        guard method.labelledName == "firstRange(of:)", list.isArrayOrSlice, let other = arguments.first ?? nil else {
            return nil
        }
        let element = runner.lookup.associated("Element", of: type) ?? .any
        let (places, wanted) = (try Value.places(of: list), try elements(other, .any))
        for start in stride(from: places.startIndex, through: places.endIndex - wanted.count, by: 1) {
            let isHere = try zip(places[start...], wanted).allSatisfy { own, other in
                try runner.budget.step()
                return try runner.areEqual(own, element, other, element, at: place)
            }
            if isHere { return .present(.range(RangeValue(start..<start + wanted.count))) }
        }
        return .nil
    }

    private func prefix(_ sequence: Value, _ type: Type, _ count: Int, _ place: Location) -> Value {
        lazy { [self] in
            var left = count
            let next = try iterate(sequence, type, at: place)
            return {
                guard left > 0 else { return nil }
                left -= 1
                return try next()
            }
        }
    }

    private func rest(_ sequence: Value, _ type: Type, _ count: Int, _ place: Location) -> Value {
        lazy { [self] in
            var left = count
            let next = try iterate(sequence, type, at: place)
            return {
                while left > 0 {
                    try self.runner.budget.step()
                    left -= 1
                    if try next() == nil { left = 0 }
                }
                return try next()
            }
        }
    }

    /// Drops elements at once, as Swift does; a sequence that is read only once goes on behind them.
    private func rest(_ sequence: Value, _ type: Type, while test: FunctionValue, _ place: Location) throws -> Value {
        let next = try iterate(sequence, type, at: place)
        var (first, count) = (try next(), 0)
        while let value = first, try isTrue(test, value) {
            try runner.budget.step()
            first = try next()
            count += 1
        }
        var isRead = false
        return lazy { [self] in
            guard isRead else {
                isRead = true
                return {
                    defer { first = nil }
                    return try first ?? next()
                }
            }
            return try rest(sequence, type, count, place).lazyValue?.start() ?? { nil }
        }
    }
}

extension Value {
    /// True for a range with a lower bound only.
    var isEndlessRange: Bool {
        guard case .range(let range) = self else { return false }
        return range.lower != nil && range.upper == nil
    }
}
