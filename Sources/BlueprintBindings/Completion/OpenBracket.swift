import SwiftInterpreter

/// A bracket that is open at the end of unfinished source, and its call.
struct OpenBracket {
    /// `(`, `[` or `{`.
    var mark: String
    /// The name that the bracket is attached to, joined by dots.
    var callee = ""
    /// The signatures that the call may have.
    var signatures: [Signature] = []
    /// True if it encloses the parameters of a declaration.
    var isDeclaration = false
    /// The view whose properties key paths name, inside the closure of `UIView.describe`.
    var view: String?
    /// The label of the argument at the end.
    var label: String?
    /// The labels of the arguments before it.
    var givenLabels: [String?] = []
    /// The closure's parameter, `$0` if it names none.
    var subject = "$0"

    /// The parameters that the next argument may be for, of each signature that the arguments so far fit.
    private var remaining: [[Signature.Parameter]] {
        let fitting = signatures.compactMap { signature in
            Self.position(after: givenLabels, in: signature).map { Array(signature.parameters[$0...]) }
        }
        if !fitting.isEmpty { return fitting }
        let used = Set(givenLabels.compactMap(\.self))
        return signatures.map { $0.parameters.filter { $0.label.map { !used.contains($0) } ?? false } }
    }

    /// Returns the index of the first parameter that can follow some arguments; nil if they do not fit.
    private static func position(after labels: [String?], in signature: Signature) -> Int? {
        var next = 0
        for label in labels {
            guard let index = signature.parameters[next...].firstIndex(where: { $0.label == label }) else {
                // More values of a variadic parameter have no label.
                if label == nil, next > 0, signature.parameters[next - 1].isVariadic { continue }
                return nil
            }
            next = index + 1
        }
        return next
    }

    /// The parameters that the argument at the end may be for.
    var currentParameters: [Signature.Parameter] {
        remaining.compactMap { parameters in
            if let label { return parameters.first { $0.label == label } }
            // A closure without a label is written behind the brackets.
            return parameters.first.flatMap { $0.label == nil && !$0.isClosure ? $0 : nil }
        }
    }

    /// The types that the argument at the end may have.
    var argumentTypes: [TypeRef] { currentParameters.map(\.type) }

    /// The parameters with labels that can follow, in order, closures last.
    var nextParameters: [Signature.Parameter] {
        var seen: Set<String> = []
        let all = remaining.flatMap(\.self).filter { $0.label.map { seen.insert($0).inserted } ?? false }
        return all.filter { !$0.isClosure } + all.filter(\.isClosure)
    }

    /// The signature to show, with the index of the current parameter; nil for an unknown call.
    var current: (signature: Signature, parameter: Int?)? {
        let fitting = signatures.filter { Self.position(after: givenLabels, in: $0) != nil }
        let candidates = fitting.filter { signature in
            label.map { label in signature.parameters.contains { $0.label == label } } ?? true
        }
        guard let signature = candidates.first ?? fitting.first ?? signatures.first else { return nil }
        if let label { return (signature, signature.parameters.firstIndex { $0.label == label }) }
        let next = Self.position(after: givenLabels, in: signature)
        return (signature, next.flatMap { $0 < signature.parameters.count ? $0 : nil })
    }

    /// True if it encloses the children of a list.
    var isBuilder: Bool { mark == "{" && signatures.contains { $0.parameters.contains(where: \.isBuilder) } }

    /// The type of the value that the closure receives or changes.
    var subjectType: String? {
        guard mark == "{" else { return nil }
        return signatures.lazy.compactMap { signature in
            signature.parameters.last { $0.isClosure && !$0.isBuilder }?.type.function?.parameters.first?.type.name
        }.first
    }
}
