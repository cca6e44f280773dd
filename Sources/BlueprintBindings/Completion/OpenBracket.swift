import SwiftInterpreter

/// A bracket that is open at the end of unfinished source, and its call.
struct OpenBracket {
    /// `(`, `[` or `{`.
    var mark: String
    /// The signatures that the call may have.
    var signatures: [Signature] = []
    /// The view whose properties key paths name, inside the closure of `UIView.describe`.
    var view: String?
    /// The label of the argument at the end.
    var label: String?
    /// The number of arguments before it.
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

    /// The labels that can follow, in order.
    var nextLabels: [String] {
        var result: [String] = []
        for parameter in signatures.flatMap(\.parameters) {
            guard let label = parameter.label, !usedLabels.contains(label), !result.contains(label) else { continue }
            result.append(label)
        }
        return result
    }

    /// The type of the value that the closure receives or changes.
    var subjectType: String? {
        guard mark == "{" else { return nil }
        return signatures.lazy.compactMap { signature in
            signature.parameters.last { $0.isClosure && !$0.isBuilder }?.type.function?.parameters.first?.type.name
        }.first
    }
}
