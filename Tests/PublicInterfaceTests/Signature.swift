import SymbolGraphs

/// A member's declaration in a normalized form: declarations that callers cannot distinguish are equal.
///
/// It omits internal parameter names, `any`, `@escaping`, the outer types of nested types and the names of generic
/// parameters.
struct Signature: Equatable {
    struct Parameter: Equatable {
        var label: String
        var type: String
        var value: String?
        /// The result builder, or nil.
        var builder: String?
    }

    /// The name without labels.
    var name: String
    /// The parameters; nil for a declaration without a parameter list, such as a property.
    var parameters: [Parameter]?
    /// The type of the value, or nil.
    var type: String?
    /// The constraints on generic types, in alphabetical order.
    var constraints: [String] = []

    /// Parses a declaration without keywords: `name<T>(label name: Type = value) → Type where T: P`, or `name: Type`.
    init(_ text: String, owner: String, ownerIsProtocol: Bool) {
        var text = text.withOneArrow.replacing("`", with: "")
        if !ownerIsProtocol {
            let name = owner.split(separator: ".").last.map(String.init) ?? owner
            text = text.replacing(/\bSelf\b/, with: name).replacing("\(name)<Value>", with: name)
        }
        let end = text.firstIndex { "(<:=".contains($0) && !Self.isOperator(text) } ?? Self.operatorEnd(text)
        name = text[..<end].trimmed.replacing("?", with: "")
        var rest = text[end...].trimmed
        var names: [String] = []
        if rest.first == "<", let (inside, after) = rest.bracketed() {
            rest = after
            for parameter in inside.split(outsideBrackets: ",") {
                let parts = parameter.split(outsideBrackets: ":")
                names.append(parts[0])
                if parts.count > 1 { constraints.append("\(parts[0]): \(parts[1])") }
            }
        }
        if rest.first == "(", let (inside, after) = rest.bracketed() {
            rest = after
            let isSubscript = name == "subscript"
            parameters =
                inside.isEmpty ? [] : inside.split(outsideBrackets: ",").map { Parameter($0, isSubscript: isSubscript) }
        }
        if let (before, after) = rest.cut(outsideBrackets: "where ") {
            rest = before
            constraints += after.split(outsideBrackets: ",")
        }
        if let (before, _) = rest.cut(outsideBrackets: "=") { rest = before }
        if rest.hasPrefix("→") || rest.hasPrefix(":") { type = rest.dropFirst().trimmed.normalizedType }
        constraints = Set(constraints.map { $0.replacing(/\s*(:|==)\s*/) { " \($0.output.1) " }.normalizedType })
            .sorted()
        rename(names)
    }

    private static func isOperator(_ text: String) -> Bool { text.first.map { "=+-*/".contains($0) } ?? false }

    private static func operatorEnd(_ text: String) -> String.Index {
        isOperator(text) ? text.firstIndex(of: "(") ?? text.endIndex : text.endIndex
    }

    /// Replaces the names of the generic parameters by numbers.
    private mutating func rename(_ names: [String]) {
        for (index, name) in names.enumerated() {
            func renamed(_ text: String) -> String {
                text.split(separator: /\b/).map { $0 == name ? "T\(index)" : String($0) }.joined()
            }
            type = type.map(renamed)
            constraints = constraints.map(renamed).sorted()
            parameters = parameters?.map { parameter in
                var copy = parameter
                copy.type = renamed(parameter.type)
                return copy
            }
        }
    }
}

extension Signature.Parameter {
    init(_ text: String, isSubscript: Bool) {
        var text = text
        builder = text.firstMatch(of: #/^@(\w+)<.*?> /#).map { String($0.output.1) }
        text = text.replacing(#/^@\w+(<.*?>)? /#, with: "")
        guard let (names, rest) = text.cut(outsideBrackets: ":") else {
            // An associated value of an enum case may have only a type.
            let (type, value) = text.cut(outsideBrackets: "=") ?? (text, "")
            label = "_"
            self.type = type.normalizedType
            self.value = value.isEmpty ? nil : value.normalizedValue
            return
        }
        let words = names.split(separator: " ")
        label = isSubscript && words.count == 1 ? "_" : String(words.first ?? "_")
        let (type, value) = rest.cut(outsideBrackets: "=") ?? (rest, "")
        self.type = type.normalizedType
        self.value = value.isEmpty ? nil : value.normalizedValue
    }
}

extension String {
    /// The type without `any`, attributes, names within function types and outer types.
    fileprivate var normalizedType: String {
        var text = replacing("@escaping ", with: "")
            .replacing("any ", with: "")
            .replacing(#/_ \w+: /#, with: "")
            .replacing(/\s*:\s*/, with: ": ")
        var before = ""
        while before != text {
            before = text
            text = text.replacing(/\b[A-Z]\w*(<[^<>]*>)?\.([A-Z])/) { "\($0.output.2)" }
                .replacing(/\((\w+)\)(\?|\.)/) { "\($0.output.1)\($0.output.2)" }
                .replacing(/→ \((\w+)\)$/) { "→ \($0.output.1)" }
                .replacing(/\(some (\w+)\)/) { "some \($0.output.1)" }
        }
        if text.first == "(", let (inside, rest) = text.bracketed(), rest.isEmpty,
            inside.cut(outsideBrackets: "→") != nil
        {
            return inside
        }
        return text
    }

    /// The normalized default value: closures without effect are equal, and `0.0` equals `0`.
    fileprivate var normalizedValue: String {
        if hasPrefix("{") { return "{}" }
        if self == "nil" || self == "true" || self == "false" { return self }
        if let number = Double(self) { return "\(number)" }
        return replacing(/\b([A-Z]\w*\.)+/, with: "").replacing(/^\./, with: "")
    }
}
