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
            message = "'\(signature.labelledName)' takes no closure here"
            argument = mismatch.reach
        case .missing(let index):
            let parameter = signature.parameters[index]
            let label = parameter.label.map { "'\($0)'" } ?? "'\(parameter.name)' (without label)"
            message =
                "the argument \(label) of type '\(parameter.type)' is missing in the call of '\(signature.labelledName)'"
        case .label:
            argument = mismatch.reach
            message = ""
            let parameters = signature.parameters
            if mismatch.next < parameters.count, let label = parameters[mismatch.next].label,
                let other = given[mismatch.reach].label, parameters.contains(where: { $0.label == other }),
                given[mismatch.reach...].contains(where: { $0.label == label })
            {
                message =
                    "the argument '\(label)' must stand before '\(other)' in the call of '\(signature.labelledName)'"
                return
            }
            explain(signature, given[mismatch.reach], mismatch.next)
        }
    }

    private mutating func explain(_ signature: Signature, _ given: LabelledExpression, _ next: Int) {
        let parameters = signature.parameters
        guard let label = given.label else { return explainMissingLabel(signature, next) }
        if let place = parameters.firstIndex(where: { $0.label == label }) {
            message =
                place < next
                ? "the argument '\(label)' stands at the wrong place or twice in the call of '\(signature.labelledName)'"
                : "an argument is missing before '\(label)' in the call of '\(signature.labelledName)'"
            return
        }
        if next < parameters.count, parameters[next].label == nil, !parameters[next].isOptional {
            message = "'\(signature.labelledName)' takes its argument without a label"
            return
        }
        let labels = parameters.map { $0.label ?? "_" }
        didYouMean = NearestName.nearest(to: label, among: labels.filter { $0 != "_" })
        message = "'\(signature.labelledName)' has no parameter '\(label)'"
        if didYouMean == nil, !labels.isEmpty, labels.count <= 8 {
            expected = "one of " + labels.map { "\($0):" }.joined(separator: ", ")
        }
    }

    private mutating func explainMissingLabel(_ signature: Signature, _ next: Int) {
        if next < signature.parameters.count, let label = signature.parameters[next].label {
            message = "the label '\(label):' is missing in the call of '\(signature.labelledName)'"
            expected = "'\(label):'"
            return
        }
        message =
            signature.parameters.isEmpty
            ? "'\(signature.name)' takes no arguments" : "too many arguments for '\(signature.labelledName)'"
    }
}
