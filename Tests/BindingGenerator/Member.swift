import SymbolGraphs

/// A member of a type, read from its declaration.
struct Member: Equatable {
    enum Kind: Equatable {
        case property
        case staticProperty
        case enumCase
        case initializer
        case method(isMutating: Bool)
        case staticMethod
    }

    /// A parameter of a function.
    struct Parameter: Equatable {
        /// The label in a call; nil without one.
        var label: String?
        /// The name in the declaration.
        var name: String
        var type: String
    }

    var kind: Kind
    /// The name without labels.
    var name: String
    /// The name with labels, which the exceptions use: `isOn`, `setOn(_:animated:)`.
    var labelledName: String
    /// The declaration as bindings write it: `setOn(_ on: Bool, animated: Bool)`; the name alone without parameters.
    var declaration: String
    var parameters: [Parameter] = []
    /// The type of a property or of a result; empty without one.
    var type = ""

    /// Reads a declaration; nil for one that a binding cannot pass on alone: with generic parameters, closures,
    /// builders, errors, or an optional result of an initializer.
    init?(_ symbol: Symbol) {
        let text = symbol.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ").withOneArrow
            .replacing("@escaping ", with: "")
        guard !symbol.isGeneric, let name = symbol.path.last else { return nil }
        labelledName = name
        self.name = String(name.prefix { $0 != "(" })
        switch symbol.kind {
        case "property", "type.property":
            kind = symbol.kind == "property" ? .property : .staticProperty
            declaration = name
            guard let (_, rest) = text.cut(outsideBrackets: ": ") else { return nil }
            type = rest.cut(outsideBrackets: " {")?.before ?? rest
            guard Self.isPlain(type), !text.hasPrefix("@") else { return nil }
        case "enum.case":
            kind = .enumCase
            declaration = name
            guard readParameters(of: text, after: "case ") else { return nil }
        case "init":
            kind = .initializer
            declaration = ""
            guard readParameters(of: text, after: "init") else { return nil }
        case "method", "type.method":
            kind = symbol.kind == "method" ? .method(isMutating: " \(text)".contains(" mutating func ")) : .staticMethod
            declaration = ""
            guard readParameters(of: text, after: "func ") else { return nil }
        default: return nil
        }
    }

    /// Reads the parameters and the result of a function.
    private mutating func readParameters(of text: String, after word: String) -> Bool {
        guard let (before, rest) = text.cut(outsideBrackets: word) else { return false }
        let head = rest.prefix { $0 != "(" }
        let list = rest.dropFirst(head.count).trimmed
        guard let (inside, after) = list.bracketed() else {
            return kind == .enumCase && list.isEmpty
        }
        guard head.trimmed == (kind == .initializer ? "" : name) else { return false }
        for part in inside.isEmpty ? [] : inside.split(outsideBrackets: ",") {
            guard let (names, typed) = part.cut(outsideBrackets: ":"), !part.hasPrefix("@") else { return false }
            let words = names.split(separator: " ").map(String.init)
            let type = typed.cut(outsideBrackets: "=")?.before ?? typed
            guard Self.isPlain(type), let label = words.first else { return false }
            parameters.append(Parameter(label: label == "_" ? nil : label, name: words.last ?? label, type: type))
        }
        if after.isEmpty || after == "→ Void" || after == "→ ()" {
            type = ""
        } else {
            guard after.hasPrefix("→ ") else { return false }
            type = String(after.dropFirst(2))
            guard Self.isPlain(type) else { return false }
        }
        let start = before.contains("@discardableResult") ? "@discardableResult " : ""
        let result = type.isEmpty ? "" : " -> \(type)"
        declaration = "\(start)\(name)(\(inside.replacing("→", with: "->")))\(result)"
        return true
    }

    /// Returns true for a type without functions, tuples, generic arguments and opaque types.
    private static func isPlain(_ type: String) -> Bool {
        !type.contains { "→<&".contains($0) } && !type.hasPrefix("some ") && !type.hasPrefix("inout ")
            && !type.hasSuffix("...") && !type.contains("Self") && !type.contains(" where ")
            && (!type.contains("(") || type.hasPrefix("(any "))
    }

    /// The names of all types in its declaration.
    var typeNames: [String] {
        (parameters.map(\.type) + [type]).flatMap { type in
            type.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }.map(String.init)
        }
        .filter { $0 != "any" }
    }
}
