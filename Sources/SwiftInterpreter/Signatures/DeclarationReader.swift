/// A parser of types and signatures in Swift spelling; small and fast, for tables built at launch.
struct DeclarationReader {
    private let text: [UInt8]
    private var position = 0

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == text.count
        }
    }

    // MARK: - Characters

    private mutating func skipSpace() {
        while position < text.count, text[position] == 32 || text[position] == 10 { position += 1 }
    }

    /// Returns true if the text comes next, without space before it.
    private func starts(with token: StaticString) -> Bool {
        let count = token.utf8CodeUnitCount
        guard position + count <= text.count else { return false }
        return token.withUTF8Buffer { wanted in
            for index in 0..<count where wanted[index] != text[position + index] { return false }
            return true
        }
    }

    private mutating func take(_ token: StaticString) -> Bool {
        skipSpace()
        guard starts(with: token) else { return false }
        position += token.utf8CodeUnitCount
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        skipSpace()
        let after = position + word.utf8CodeUnitCount
        guard starts(with: word), after == text.count || !Self.isIdentifier(text[after]) else { return false }
        position = after
        return true
    }

    private mutating func identifier() -> String? {
        skipSpace()
        let isQuoted = position < text.count && text[position] == 96
        if isQuoted { position += 1 }
        let start = position
        while position < text.count, Self.isIdentifier(text[position]) { position += 1 }
        guard position > start else { return nil }
        let name = String(decoding: text[start..<position], as: UTF8.self)
        if isQuoted { position += 1 }
        return name
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte > 127
    }

    // MARK: - Types

    mutating func type() -> TypeRef? {
        while take("@") { _ = identifier() }
        if takeWord("any") || takeWord("some") {
            guard let name = dottedName() else { return nil }
            if take("<") {
                repeat { if type() == nil { return nil } } while takeComma(before: ">")
                guard take(">") else { return nil }
            }
            while take("&") {
                guard primaryType() != nil else { return nil }
            }
            return suffixes(.existential(name))
        }
        guard var type = primaryType() else { return nil }
        // A protocol composition is known by its first protocol; members are looked up in the value.
        while take("&") {
            guard primaryType() != nil else { return nil }
        }
        type = suffixes(type)
        _ = takeWord("async")
        _ = takeWord("throws")
        if take("->") {
            guard let result = self.type() else { return nil }
            if case .tuple(let elements) = type {
                return .function(elements.map(Self.functionParameter), result)
            }
            return .function([Self.functionParameter(.init(type: type))], result)
        }
        return type
    }

    /// Converts an element of a parenthesized list to a function parameter.
    ///
    /// Inside parentheses `inout` is kept as a marker until it is known if a function type follows.
    private static func functionParameter(_ element: TypeRef.TupleElement) -> TypeRef.FunctionParameter {
        if case .generic("inout", let arguments) = element.type, let type = arguments.first {
            return .init(type: type, isInout: true)
        }
        return .init(type: element.type)
    }

    private mutating func primaryType() -> TypeRef? {
        if take("[") {
            guard let element = type() else { return nil }
            if take(":") {
                guard let value = type(), take("]") else { return nil }
                return .dictionary(element, value)
            }
            return take("]") ? .array(element) : nil
        }
        if take("(") { return parenthesized() }
        guard let name = dottedName() else { return nil }
        if name == "Void" { return .void }
        guard take("<") else { return .named(name) }
        var arguments: [TypeRef] = []
        repeat {
            guard let argument = type() else { return nil }
            arguments.append(argument)
        } while takeComma(before: ">")
        guard take(">") else { return nil }
        switch (name, arguments.count) {
        case ("Array", 1): return .array(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .generic(name, arguments)
        }
    }

    private mutating func parenthesized() -> TypeRef? {
        var elements: [TypeRef.TupleElement] = []
        if take(")") { return .tuple([]) }
        repeat {
            let start = position
            var label: String?
            // A parameter of a function type may have a name, which means nothing: `(_ key: String) -> Void`.
            if let word = identifier(), case let name = identifier(), take(":") {
                label = name == nil && word != "_" ? word : nil
            } else {
                position = start
            }
            let isInout = takeWord("inout")
            guard var type = type() else { return nil }
            // The values of a variadic parameter are an array.
            if take("...") { type = .array(type) }
            elements.append(.init(label: label, type: isInout ? .generic("inout", [type]) : type))
        } while takeComma(before: ")")
        guard take(")") else { return nil }
        skipSpace()
        let isFunction = starts(with: "->")
        if elements.count == 1, elements[0].label == nil, !isFunction { return elements[0].type }
        return .tuple(elements)
    }

    /// Reads a comma; returns false if none is there or if the list ends after it.
    private mutating func takeComma(before end: StaticString) -> Bool {
        guard take(",") else { return false }
        skipSpace()
        return !starts(with: end)
    }

    private mutating func suffixes(_ type: TypeRef) -> TypeRef {
        var type = type
        while true {
            if take("?") {
                type = .optional(type)
            } else if take("!") {
                type = .implicitlyUnwrapped(type)
            } else if take(".Type") {
                type = .metatype(type)
            } else {
                return type
            }
        }
    }

    private mutating func dottedName() -> String? {
        guard var name = identifier() else { return nil }
        while position < text.count, text[position] == 46, !starts(with: ".Type"), !starts(with: "...") {
            position += 1
            guard let next = identifier() else { return nil }
            name += "." + next
        }
        return name
    }

    // MARK: - Signatures

    mutating func signature() -> Signature? {
        guard let name = identifier() else { return nil }
        var signature = Signature(name: name)
        guard take("(") else { return isAtEnd ? signature : nil }
        if !take(")") {
            repeat {
                guard let parameter = parameter() else { return nil }
                signature.parameters.append(parameter)
            } while take(",")
            guard take(")") else { return nil }
        }
        if take("->") {
            guard let result = type() else { return nil }
            signature.result = result
        }
        return signature
    }

    private mutating func parameter() -> Signature.Parameter? {
        var isBuilder = false
        while take("@") {
            let name = identifier() ?? ""
            isBuilder = isBuilder || name.hasSuffix("Builder")
            if take("<") {
                guard type() != nil, take(">") else { return nil }
            }
        }
        guard let first = identifier() else { return nil }
        let second = identifier()
        guard take(":") else { return nil }
        let isInout = takeWord("inout")
        guard let type = type() else { return nil }
        let isVariadic = take("...")
        return Signature.Parameter(
            label: first == "_" ? nil : first,
            name: second ?? first,
            type: type,
            defaultValue: take("=") ? defaultValue() : nil,
            isBuilder: isBuilder,
            isVariadic: isVariadic,
            isInout: isInout
        )
    }

    /// Returns the source of a default value: up to the comma or bracket that ends the parameter.
    private mutating func defaultValue() -> String {
        skipSpace()
        let start = position
        var depth = 0
        var isString = false
        while position < text.count {
            let byte = text[position]
            if byte == 34 { isString.toggle() }
            if !isString {
                if "([{".utf8.contains(byte) { depth += 1 }
                if depth == 0, byte == 41 || byte == 44 { break }
                if ")]}".utf8.contains(byte) { depth -= 1 }
            }
            position += 1
        }
        return String(decoding: text[start..<position], as: UTF8.self).trimmingSpaces
    }
}

extension String {
    /// The text without leading and trailing spaces.
    var trimmingSpaces: String {
        var slice = self[...]
        while slice.first == " " { slice.removeFirst() }
        while slice.last == " " { slice.removeLast() }
        return String(slice)
    }
}
