/// The error message for arguments that do not match a signature.
struct ArgumentFailure {
    var message: String
    /// The index of the wrong argument; nil if one is missing.
    var argument: Int?
    var expected: String?
    var didYouMean: String?

    /// - Parameter name: the name called in source; the type name if the signature is that of its initializer.
    init(_ mismatch: ArgumentMatcher.Mismatch, _ signature: Signature, _ given: [LabelledExpression], name: String) {
        var signature = signature
        if signature.name == "init" { signature.name = name }
        switch mismatch.kind {
        case .closure:
            message = "extra trailing closure passed in call"
            argument = mismatch.reach
        case .missing(let index): (message, expected) = Self.missing(index, signature)
        case .label:
            argument = mismatch.reach
            message = ""
            let parameters = signature.parameters
            if mismatch.next < parameters.count, let label = parameters[mismatch.next].label,
                let other = given[mismatch.reach].label, parameters.contains(where: { $0.label == other }),
                given[mismatch.reach...].contains(where: { $0.label == label })
            {
                message = "argument '\(label)' must precede argument '\(other)'"
                return
            }
            explain(signature, given, mismatch)
        }
    }

    /// The words for a missing argument, and the form of the call.
    private static func missing(_ index: Int, _ signature: Signature) -> (message: String, expected: String) {
        let parameter = signature.parameters[index]
        let name = parameter.label == nil ? "#\(index + 1)" : "'\(parameter.name)'"
        let form = (parameter.label ?? parameter.name) + ": \(parameter.type)"
        return ("missing argument for parameter \(name) in call", "'\(form)'")
    }

    private mutating func explain(
        _ signature: Signature,
        _ given: [LabelledExpression],
        _ mismatch: ArgumentMatcher.Mismatch
    ) {
        let (parameters, next) = (signature.parameters, mismatch.next)
        guard let label = given[mismatch.reach].label else { return explainMissingLabel(signature, next) }
        if let place = parameters.firstIndex(where: { $0.label == label }) {
            if place >= next {
                (message, expected) = Self.missing(next, signature)
            } else if let other = given[..<mismatch.reach].last(where: { $0.label != nil })?.label, other != label {
                message = "argument '\(label)' must precede argument '\(other)'"
            } else {
                message = "extra argument '\(label)' in call"
            }
            return
        }
        if next < parameters.count, parameters[next].label == nil, !parameters[next].isOptional {
            message = "extraneous argument label '\(label):' in call"
            return
        }
        let labels = parameters.map { $0.label ?? "_" }
        didYouMean = NearestName.nearest(to: label, among: labels.filter { $0 != "_" })
        if let didYouMean {
            message = "incorrect argument label in call (have '\(label):', expected '\(didYouMean):')"
            return
        }
        message = "extra argument '\(label)' in call"
        if labels.isEmpty {
            message = "argument passed to call that takes no arguments"
        } else if labels.count <= 8 {
            expected = (labels.count == 1 ? "" : "one of ") + labels.map { "\($0):" }.joined(separator: ", ")
        }
    }

    private mutating func explainMissingLabel(_ signature: Signature, _ next: Int) {
        if next < signature.parameters.count, let label = signature.parameters[next].label {
            message = "missing argument label '\(label):' in call"
            expected = "'\(label): \(signature.parameters[next].type)'"
            return
        }
        message =
            signature.parameters.isEmpty
            ? "argument passed to call that takes no arguments" : "extra argument in call"
    }
}
