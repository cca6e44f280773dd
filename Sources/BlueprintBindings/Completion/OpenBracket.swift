import SwiftInterpreter

/// A bracket that is open at the end of unfinished source.
struct OpenBracket {
    /// `(`, `[` or `{`.
    var mark: String
    /// The UTF-8 offset of the text behind the bracket, comma or label at which the argument at the end begins.
    var argumentStart: Int
    /// True if a name stands directly before it.
    var isCall = false
    /// The name that stands directly before it; nil if there is none.
    var callee: String?
    /// The first word of the declaration whose members it encloses, such as `struct`, and the words after it; empty for
    /// other brackets.
    var header: [String] = []
    /// True if it encloses the parameters of a declaration.
    var isDeclaration = false
    /// The label of the argument at the end.
    var label: String?
    /// The labels of the arguments before it.
    var givenLabels: [String?] = []
    /// The parameter that a closure names; `$0` if it names none.
    var subject = "$0"

    /// The bracket that closes it.
    var end: String { mark == "(" ? ")" : mark == "[" ? "]" : "}" }
}

/// The arguments of a call before the cursor, and the functions that it may call.
struct UnfinishedCall {
    /// The label of the argument at the cursor.
    var label: String?
    /// The labels of the arguments before it.
    var givenLabels: [String?]
    /// The beginning of a label at the cursor; empty if none is typed.
    var typed = ""
    /// The names and signatures of the functions.
    var callees: [(name: String, signature: Signature)]

    /// The parameters that the next argument may be for, of each function that the arguments so far fit.
    private var remaining: [[Signature.Parameter]] {
        let fitting = callees.compactMap { _, signature in
            Self.position(after: givenLabels, in: signature).map { Array(signature.parameters[$0...]) }
        }
        if !fitting.isEmpty { return fitting }
        let used = Set(givenLabels.compactMap(\.self))
        return callees.map { $0.signature.parameters.filter { $0.label.map { !used.contains($0) } ?? false } }
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

    /// The parameters that the argument at the cursor may be for.
    var currentParameters: [Signature.Parameter] {
        if let label {
            let following = remaining.compactMap { $0.first { $0.label == label } }
            // A label in the wrong place still says which value is meant.
            let all = callees.compactMap { $0.signature.parameters.first { $0.label == label } }
            return following.isEmpty ? all : following
        }
        // A closure without a label is written behind the brackets.
        return remaining.compactMap { $0.first.flatMap { $0.label == nil && !$0.isClosure ? $0 : nil } }
    }

    /// The parameters with labels that can follow, in the order of the declarations: all of the only function, and of
    /// several those up to the first that must be given.
    var nextParameters: [Signature.Parameter] {
        let parameters = remaining
        let next = parameters.count == 1 ? parameters : parameters.map(Self.upToFirstNeeded)
        var seen: Set<String> = []
        return next.flatMap(\.self).filter { $0.label.map { seen.insert($0).inserted } ?? false }
    }

    private static func upToFirstNeeded(_ parameters: [Signature.Parameter]) -> [Signature.Parameter] {
        guard let needed = parameters.firstIndex(where: { !$0.isOptional }) else { return parameters }
        return Array(parameters[...needed])
    }

    /// The call with the declaration that fits best; nil for an unknown call.
    var open: OpenCall? {
        let fitting = callees.filter { Self.position(after: givenLabels, in: $0.signature) != nil }
        let candidates = fitting.filter { _, signature in
            label.map { label in signature.parameters.contains { $0.label == label } } ?? true
        }
        guard let (name, signature) = candidates.first ?? fitting.first ?? callees.first else { return nil }
        return OpenCall(name: name, parameters: signature.parameters, currentNumber: current(in: signature))
    }

    private func current(in signature: Signature) -> Int? {
        if let label { return signature.parameters.firstIndex { $0.label == label } }
        let next = Self.position(after: givenLabels, in: signature)
        if !typed.isEmpty, let next,
            let begun = signature.parameters[next...].firstIndex(where: { $0.label?.hasPrefix(typed) == true })
        {
            return begun
        }
        return next.flatMap { $0 < signature.parameters.count ? $0 : nil }
    }
}

/// A call that is open at the end of a text.
package struct OpenCall {
    /// The name of the function, or of the type that is made.
    package let name: String
    /// The parameters of the declaration that fits best.
    package let parameters: [Signature.Parameter]
    /// The number of the parameter that the end of the text is about; nil if that is none of them.
    let currentNumber: Int?

    /// The parameter that the end of the text is about; nil if that is none.
    package var current: Signature.Parameter? { currentNumber.map { parameters[$0] } }

    /// The declaration, with `‹` and `›` around the current parameter.
    package var text: String {
        let parts = parameters.enumerated().map { index, parameter in
            index == currentNumber ? "‹\(parameter.declaration)›" : parameter.declaration
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}

/// An interpolation that is open at the end of unfinished source: the Swift behind `\(` in a text in quotes.
package struct OpenInterpolation: Equatable {
    /// The UTF-8 offset of the quotation mark, or the number sign, that begins the text.
    package let textStart: Int
    /// The UTF-8 offset behind `\(`.
    package let start: Int

    /// Finds the innermost open interpolation; nil if the source ends elsewhere.
    package init?(in source: String) {
        let open = SwiftTokens.open(atEndOf: source)
        guard let place = open.lastIndex(where: { !$0.isBracket }), case .interpolation(let bracket) = open[place],
            case .string(_, _, let text) = open[place - 1]
        else { return nil }
        (textStart, start) = (text, bracket + 1)
    }

    /// Returns the source with the interpolation in the place of its text, as a value in brackets.
    func replacingText(in source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<textStart] + Array("(".utf8) + bytes[start...], as: UTF8.self)
    }
}
