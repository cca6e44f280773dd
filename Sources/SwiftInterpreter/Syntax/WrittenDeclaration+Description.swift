extension WrittenDeclaration: CustomStringConvertible {
    /// The heading as Swift source, without attributes and accessors.
    var description: String {
        let words = WrittenModifiers.words.filter { modifiers.contains($0.modifier) }.map { $0.word + " " }.joined()
        return words + core + generics.whereClause
    }

    private var core: String {
        let list = "(\(parameters.map(\.description).joined(separator: ", ")))"
        let effect = modifiers.effects.words + (modifiers.contains(.rethrows) ? " rethrows" : "")
        let result = type.map { $0 == .void ? "" : " -> \($0)" } ?? ""
        switch kind {
        case .function: return "func \(name)\(generics.list)\(list)\(effect)\(result)"
        case .initializer:
            let mark = modifiers.contains(.implicitlyUnwrapped) ? "!" : modifiers.contains(.failable) ? "?" : ""
            return "init\(mark)\(generics.list)\(list)\(effect)"
        case .subscript: return "subscript\(generics.list)\(list)\(result)"
        case .variable:
            return "\(modifiers.contains(.constant) ? "let" : "var") \(name)" + (type.map { ": \($0)" } ?? "")
        case .enumCase: return "case \(name)\(parameters.isEmpty ? "" : list)"
        }
    }
}

extension WrittenParameter: CustomStringConvertible {
    /// The parameter as Swift source, `…` for a default value.
    var description: String {
        let names = name.isEmpty ? "" : label == name ? "\(name): " : "\(label ?? "_") \(name): "
        let attributes = [builder, wrapper].compactMap { $0 }.map { "@\($0) " }.joined()
        let specifiers =
            (isInout ? "inout " : "") + (isAutoclosure ? "@autoclosure " : "")
            + (isEscaping ? "@escaping " : "")
        return "\(attributes)\(names)\(specifiers)\(type)\(isVariadic ? "..." : "")\(hasDefault ? " = …" : "")"
    }
}

extension WrittenGenerics {
    /// The generic parameters in angle brackets; empty if there are none.
    var list: String {
        if parameters.isEmpty { return "" }
        let list = parameters.map { parameter in
            parameter.bound.map { "\(parameter.name): \($0)" } ?? parameter.name
        }
        return "<\(list.joined(separator: ", "))>"
    }

    /// The `where` clause with the space before it; empty if there is none.
    var whereClause: String {
        if requirements.isEmpty { return "" }
        return " where "
            + requirements.map { "\($0.subject)\($0.isSame ? " ==" : ":") \($0.type)" }.joined(separator: ", ")
    }
}

extension WrittenModifiers {
    /// The modifiers that are written as words before a declaration.
    static let words: [(modifier: WrittenModifiers, word: String)] = [
        (.private, "private"), (.filePrivate, "fileprivate"), (.privateSet, "private(set)"), (.static, "static"),
        (.override, "override"), (.final, "final"), (.required, "required"), (.convenience, "convenience"),
        (.mutating, "mutating"), (.nonmutating, "nonmutating"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"),
        (.prefix, "prefix"),
        (.postfix, "postfix"), (.indirect, "indirect"),
    ]
}

extension WrittenInterface: CustomStringConvertible {
    /// The heading as Swift source.
    var description: String {
        let word =
            switch kind {
            case .structure: "struct"
            case .enumeration: "enum"
            case .classType: "class"
            case .protocolType: "protocol"
            case .extended: "extension"
            }
        let words = WrittenModifiers.words.filter { modifiers.contains($0.modifier) }.map { $0.word + " " }.joined()
        let given = arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
        let colon = inherited.isEmpty ? "" : ": " + inherited.map(\.description).joined(separator: ", ")
        return "\(words)\(word) \(name)\(given)\(generics.list)\(colon)\(generics.whereClause)"
    }
}
