/// The parts of types that are written in Swift.
enum TypeWords {
    /// Returns the name without `any`, without optionals, and without generic arguments.
    static func core(of type: String) -> String {
        var text = Substring(type)
        if text.hasPrefix("any ") { text = text.dropFirst(4) }
        while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
        if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->"), !text.contains(",") {
            return core(of: String(text.dropFirst().dropLast()))
        }
        if let open = text.firstIndex(of: "<") { text = text[..<open] }
        return String(text)
    }

    /// Returns the wrapped type of an optional; nil for another type.
    static func wrapped(_ type: String) -> String? {
        guard type.hasSuffix("?") else { return nil }
        let inner = String(type.dropLast())
        guard inner.hasPrefix("("), inner.hasSuffix(")") else { return inner }
        return String(inner.dropFirst().dropLast())
    }

    /// Returns the optional of a type.
    static func optional(_ type: String) -> String {
        type.hasPrefix("any ") || type.contains("->") ? "(\(type))?" : type + "?"
    }

    /// Returns the type of an array's elements; nil for another type.
    static func element(_ type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
        return String(type.dropFirst().dropLast())
    }

    /// Returns the parameters and the result of a function's type; nil for another type.
    static func function(_ type: String) -> (parameters: [String], result: String)? {
        var type = Substring(type)
        for prefix in ["@escaping ", "@MainActor ", "@Sendable "] where type.hasPrefix(prefix) {
            type = type.dropFirst(prefix.count)
        }
        guard type.first == "(" else { return nil }
        var depth = 0
        var parts: [Substring] = []
        var start = type.index(after: type.startIndex)
        for index in type.indices {
            switch type[index] {
            case "(", "[", "<": depth += 1
            case ")", "]":
                depth -= 1
                guard depth == 0 else { continue }
                if start < index { parts.append(type[start..<index]) }
                let rest = type[type.index(after: index)...].drop { $0 == " " }
                guard rest.hasPrefix("->") else { return nil }
                return (parts.map(trimmed), trimmed(rest.dropFirst(2)))
            case ">" where type[..<index].last != "-": depth -= 1
            case "," where depth == 1:
                parts.append(type[start..<index])
                start = type.index(after: index)
            default: continue
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Replaces a name in a type; an optional of an optional or of a function stays correct.
    static func replacing(_ name: String, by other: String, in type: String) -> String {
        guard mentions(name, in: type) else { return type }
        if type == name { return other }
        let isComposed = other.hasPrefix("any ") || other.contains("->")
        var result = ""
        var rest = Substring(type)
        while let range = rest.firstRange(of: name) {
            result += rest[..<range.lowerBound]
            let behind = rest[range.upperBound...]
            let isPart = behind.first?.isPartOfName == true || result.last?.isPartOfName == true
            if isPart {
                result += name
            } else {
                let needsBrackets = isComposed && (behind.first == "?" || behind.first == "!")
                result += needsBrackets ? "(\(other))" : other
            }
            rest = behind
        }
        return result + rest
    }

    /// Returns true if a name occurs in a type as a whole word.
    static func mentions(_ name: String, in type: String) -> Bool {
        guard !name.contains(".") else { return type.contains(name) }
        return type.split { !$0.isPartOfName }.contains { $0 == name }
    }
}
