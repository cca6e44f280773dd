import SwiftInterpreter

/// A bracket that is open at the end of unfinished source, and what was called with it.
struct OpenBracket {
    /// `(`, `[` or `{`.
    var mark: String
    /// What may be called here.
    var signatures: [Signature] = []
    /// The view whose properties key paths name, inside the closure of `UIView.describe`.
    var view: String?
    /// The label of the argument that the end is in.
    var label: String?
    /// How many arguments stand before it.
    var argumentIndex = 0
    /// The labels of the arguments before it.
    var usedLabels: Set<String> = []
    /// The closure's parameter, `$0` if it names none.
    var subject = "$0"

    /// The types that the argument at the end may have.
    var argumentTypes: [TypeRef] {
        signatures.compactMap { signature in
            if let label { return signature.parameters.first { $0.label == label }?.type }
            guard argumentIndex < signature.parameters.count else { return nil }
            let parameter = signature.parameters[argumentIndex]
            return parameter.label == nil ? parameter.type : nil
        }
    }

    /// The labels that may stand next, in order.
    var nextLabels: [String] {
        var result: [String] = []
        for parameter in signatures.flatMap(\.parameters) {
            guard let label = parameter.label, !usedLabels.contains(label), !result.contains(label) else { continue }
            result.append(label)
        }
        return result
    }

    /// The type of the value that the closure changes or gets.
    var subjectType: String? {
        guard mark == "{" else { return nil }
        return signatures.lazy.compactMap { signature in
            signature.parameters.last { $0.isClosure && !$0.isBuilder }?.type.function?.parameters.first?.type.name
        }.first
    }
}
