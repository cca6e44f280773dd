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
