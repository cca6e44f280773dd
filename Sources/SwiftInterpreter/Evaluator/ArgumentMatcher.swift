/// Finds which argument goes to which parameter, by Swift's rules for labels, defaults and trailing closures.
struct ArgumentMatcher {
    /// For each parameter the arguments it gets.
    private(set) var arguments: [[Int]]
    private(set) var failure: Failure?

    struct Failure {
        var message: String
        /// The argument that is wrong; nil if one is missing.
        var argument: Int?
        var expected: String?
        var didYouMean: String?
        /// How many arguments were right before: the overload that got farthest explains best.
        var reach: Int
    }

    init(_ signature: Signature, _ given: [LabelledExpression], name: String? = nil) {
        var signature = signature
        // What is called is the type, not its initializer.
        if let name, signature.name == "init" { signature.name = name }
        let parameters = signature.parameters
        arguments = Array(repeating: [], count: parameters.count)
        var next = 0
        for (index, argument) in given.enumerated() {
            if argument.isTrailing, argument.label == nil {
                guard let target = Self.closureParameter(parameters, from: next, isOnly: index == given.count - 1)
                else {
                    failure = Failure(
                        message: "'\(signature.labelledName)' takes no closure here",
                        argument: index,
                        reach: index
                    )
                    return
                }
                arguments[target].append(index)
                next = target + 1
                continue
            }
            if index > 0, argument.label == nil, next > 0, parameters[next - 1].isVariadic,
                arguments[next - 1].contains(index - 1)
            {
                arguments[next - 1].append(index)
                continue
            }
            guard let target = Self.parameter(for: argument, parameters, from: next) else {
                failure = Self.explain(signature, argument, index, next)
                return
            }
            arguments[target].append(index)
            next = target + 1
        }
        for (index, parameter) in parameters.enumerated() where arguments[index].isEmpty && !parameter.isOptional {
            let name = parameter.label.map { "'\($0)'" } ?? "'\(parameter.name)' (without label)"
            failure = Failure(
                message:
                    "the argument \(name) of type '\(parameter.type)' is missing in the call of '\(signature.labelledName)'",
                argument: nil,
                reach: given.count
            )
            return
        }
    }

    /// The next parameter of that label; only such with a default may be passed over.
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
        let free = parameters.indices.filter { $0 >= start && (parameters[$0].isClosure || parameters[$0].isBuilder) }
        if isOnly, let required = free.first(where: { !parameters[$0].isOptional }) { return required }
        if let first = free.first { return first }
        return parameters.indices.first { $0 >= start && parameters[$0].type == .any }
    }

    private static func explain(
        _ signature: Signature,
        _ argument: LabelledExpression,
        _ index: Int,
        _ next: Int
    ) -> Failure {
        let parameters = signature.parameters
        let labels = parameters.map { $0.label ?? "_" }
        guard let label = argument.label else {
            if next < parameters.count, let label = parameters[next].label {
                return Failure(
                    message: "the label '\(label):' is missing in the call of '\(signature.labelledName)'",
                    argument: index,
                    expected: "'\(label):'",
                    reach: index
                )
            }
            return Failure(
                message: parameters.isEmpty
                    ? "'\(signature.name)' takes no arguments" : "too many arguments for '\(signature.labelledName)'",
                argument: index,
                reach: index
            )
        }
        if let place = parameters.firstIndex(where: { $0.label == label }) {
            let message =
                place < next
                ? "the argument '\(label)' stands at the wrong place or twice in the call of '\(signature.labelledName)'"
                : "an argument is missing before '\(label)' in the call of '\(signature.labelledName)'"
            return Failure(message: message, argument: index, reach: index)
        }
        if next < parameters.count, parameters[next].label == nil, !parameters[next].isOptional {
            return Failure(
                message: "'\(signature.labelledName)' takes its argument without a label",
                argument: index,
                reach: index
            )
        }
        let near = NearestName.nearest(to: label, among: labels.filter { $0 != "_" })
        return Failure(
            message: "'\(signature.labelledName)' has no parameter '\(label)'",
            argument: index,
            expected: near == nil && !labels.isEmpty && labels.count <= 8
                ? "one of " + labels.map { "\($0):" }.joined(separator: ", ") : nil,
            didYouMean: near,
            reach: index
        )
    }
}
