/// Matches arguments to parameters by Swift's rules for labels, default values and trailing closures.
///
/// It only records the mismatch. If no overload matches, ``ArgumentFailure`` words the message for the one that is
/// reported.
struct ArgumentMatcher {
    /// The range of arguments for each parameter.
    private(set) var arguments: [Range<Int>]
    private(set) var mismatch: Mismatch?

    struct Mismatch {
        enum Kind {
            case closure
            case label
            case missing(parameter: Int)
        }

        var kind: Kind
        /// The number of arguments matched before the mismatch; the overload that matched most explains best.
        var reach: Int
        /// The index of the next expected parameter.
        var next: Int
    }

    init(_ signature: Signature, _ given: [LabelledExpression]) {
        self.init(signature.parameters, given)
    }

    private init(_ parameters: [Signature.Parameter], _ given: [LabelledExpression]) {
        arguments = Array(repeating: 0..<0, count: parameters.count)
        var next = 0
        for index in given.indices {
            let target: Int?
            if given[index].isTrailing, given[index].label == nil {
                target = Self.closureParameter(parameters, from: next, isOnly: index == given.count - 1)
                if target == nil {
                    mismatch = Mismatch(kind: .closure, reach: index, next: next)
                    return
                }
            } else if index > 0, given[index].label == nil, next > 0, parameters[next - 1].isVariadic,
                arguments[next - 1].upperBound == index, !arguments[next - 1].isEmpty
            {
                arguments[next - 1] = arguments[next - 1].lowerBound..<(index + 1)
                continue
            } else {
                target = Self.parameter(for: given[index], parameters, from: next)
            }
            guard let target else {
                mismatch = Mismatch(kind: .label, reach: index, next: next)
                return
            }
            arguments[target] = index..<(index + 1)
            next = target + 1
        }
        for index in parameters.indices where arguments[index].isEmpty && !parameters[index].isOptional {
            mismatch = Mismatch(kind: .missing(parameter: index), reach: given.count, next: next)
            return
        }
    }

    /// Returns the next parameter with the label of an argument; only parameters with a default value may be skipped.
    private static func parameter(
        for argument: LabelledExpression,
        _ parameters: [Signature.Parameter],
        from start: Int
    ) -> Int? {
        for index in start..<max(start, parameters.count) {
            if parameters[index].label == argument.label { return index }
            if !parameters[index].isOptional { return nil }
        }
        return nil
    }

    private static func closureParameter(
        _ parameters: [Signature.Parameter],
        from start: Int,
        isOnly: Bool
    ) -> Int? {
        var first: Int?
        for index in start..<max(start, parameters.count)
        where parameters[index].isBuilder || parameters[index].isClosure {
            if isOnly, !parameters[index].isOptional { return index }
            if first == nil { first = index }
        }
        return first ?? parameters.indices.first { $0 >= start && parameters[$0].type == .any }
    }
}
