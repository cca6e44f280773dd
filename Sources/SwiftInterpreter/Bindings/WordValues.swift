/// Converts the bare words of a command to Swift source for a value of an expected type.
struct WordValues {
    let table: BindingTable

    /// Returns the Swift source for the first words and the number of words used; nil if they are not a value of the
    /// type.
    func value(_ words: ArraySlice<String>, as type: WrittenType) -> (text: String, count: Int)? {
        guard let word = words.first else { return nil }
        if type.isOptional, word == "nil" { return ("nil", 1) }
        let type = type.unwrapped
        if let function = type.function { return closure(word, as: function).map { ($0, 1) } }
        if let text = literal(word, as: type) { return (text, 1) }
        guard let native = type.name.flatMap({ table.type(named: $0) }) else { return nil }
        if let member = member(words, of: native) { return member }
        if let value = native.words.source?(words) { return value }
        return isExpression(word, for: native) ? (word, 1) : nil
    }

    /// Returns a closure that does nothing, if no result is expected; nil for other types.
    func emptyClosure(for type: WrittenType) -> String? {
        guard let function = type.function, function.result == .void else { return nil }
        switch function.parameters.count {
        case 0: return "{ }"
        case 1: return "{ _ in }"
        default: return nil
        }
    }

    private func literal(_ word: String, as type: WrittenType) -> String? {
        if type.isFloatingPoint {
            if word == "inf" || word == "infinity" { return ".infinity" }
            if word.hasPrefix("."), word.dropFirst().allSatisfy({ $0.isLetter }) { return word }
            return isNumber(word) ? word : nil
        }
        switch type.name {
        case "Int": return Int(word, radix: 10).map { "\($0)" }
        case "Bool":
            return ["true": "true", "on": "true", "yes": "true", "false": "false", "off": "false", "no": "false"][word]
        case "String": return isQuoted(word) ? word : word.quoted
        case "AnyHashable", "Any": return isQuoted(word) || isNumber(word) ? word : word.quoted
        case "ClosedRange":
            let parts = word.split(separator: ".", omittingEmptySubsequences: true)
            return word.contains("...") && parts.allSatisfy { isNumber(String($0)) } ? word : nil
        default: break
        }
        return switch type {
        case .array, .dictionary: word.hasPrefix("[") ? word : nil
        default: nil
        }
    }

    /// Converts a closure written as one word in braces, or the one element that the closure returns.
    private func closure(
        _ word: String,
        as function: (parameters: [WrittenType.Parameter], result: WrittenType)
    ) -> String? {
        if word.hasPrefix("{"), word.hasSuffix("}") { return word }
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard makesElement(function), name.first?.isUppercase == true, word.dropFirst(name.count).hasPrefix("(") else {
            return nil
        }
        return "{ \(word) }"
    }

    /// Returns true if a function takes no arguments and returns an element, so that the element alone can be written
    /// for it.
    func makesElement(_ function: (parameters: [WrittenType.Parameter], result: WrittenType)?) -> Bool {
        guard let function, function.parameters.isEmpty, let name = function.result.name else { return false }
        return table.type(named: name)?.isProtocol == true
    }

    /// Converts the name of a static member or enum case, with its arguments from the following words.
    private func member(_ words: ArraySlice<String>, of type: NativeType) -> (text: String, count: Int)? {
        guard var name = words.first else { return nil }
        if name.hasPrefix(".") { name.removeFirst() }
        if type.members.staticProperties[name] != nil, makesValue(name, of: type) { return (".\(name)", 1) }
        let fitting = (type.members.staticMethods[name] ?? []).compactMap { call($0.signature, name, words) }
        // The candidate that uses the most words is chosen.
        return fitting.reduce(nil) { best, next in best.map { $0.count >= next.count ? $0 : next } ?? next }
    }

    private func call(
        _ signature: Signature,
        _ name: String,
        _ words: ArraySlice<String>
    ) -> (text: String, count: Int)? {
        var rest = words.dropFirst()
        var parts: [String] = []
        for parameter in signature.parameters where !(parameter.isClosure && parameter.isOptional) {
            if let value = value(rest, as: parameter.type) {
                parts.append((parameter.label.map { "\($0): " } ?? "") + value.text)
                rest = rest.dropFirst(value.count)
            } else if !parameter.isOptional {
                return nil
            }
        }
        return (".\(name)(\(parts.joined(separator: ", ")))", words.count - rest.count)
    }

    func makesValue(_ name: String, of type: NativeType) -> Bool {
        if let property = type.members.staticProperties[name] {
            return table.type(of: property).map { $0.name == type.name } ?? true
        }
        return (type.members.staticMethods[name] ?? []).contains { $0.signature.result.name == type.name }
    }

    /// Returns true if the word looks like Swift source for a value of the type: `.rgb(1)`, `UIColor(…)`.
    private func isExpression(_ word: String, for type: NativeType) -> Bool {
        if word.hasPrefix(".") {
            let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name == "init" || type.members.staticMethods[String(name)] != nil
                || type.members.staticProperties[String(name)] != nil
        }
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        guard name.count < word.count || name.contains(".") else { return false }
        return name == type.name || name.hasPrefix(type.name + ".")
    }

    private func isQuoted(_ word: String) -> Bool { word.count > 1 && word.hasPrefix("\"") && word.hasSuffix("\"") }

    private func isNumber(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, "-0123456789".unicodeScalars.contains(first) else { return false }
        return Double(word)?.isFinite == true && !word.hasSuffix(".") && !word.lowercased().contains("x")
    }
}

/// The names and examples of a type's values, for completion and messages.
extension WordValues {
    /// Returns the names of a type's values.
    func names(for type: WrittenType) -> [String] {
        if type.unwrapped.name == "Bool" { return ["true", "false"] }
        guard let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else { return [] }
        return native.members.order.filter { makesValue($0, of: native) && !needsClosure($0, of: native) }
            + native.words.names
    }

    /// Returns the names that can follow an incomplete value: `topLeft` after `corner`.
    func names(after words: ArraySlice<String>, for type: WrittenType) -> [String] {
        guard let name = words.first, let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else {
            return []
        }
        for callable in native.members.staticMethods[name] ?? [] {
            var rest = words.dropFirst()
            for parameter in callable.signature.parameters {
                if rest.isEmpty { return names(for: parameter.type) }
                guard let value = value(rest, as: parameter.type) else {
                    return names(after: rest, for: parameter.type)
                }
                rest = rest.dropFirst(value.count)
            }
        }
        return []
    }

    /// Returns a description of what to type for a type.
    func expectation(_ type: WrittenType) -> String {
        switch type.unwrapped {
        case let type where type.isFloatingPoint: return "a number"
        case "Int": return "a whole number"
        case "String": return "a text"
        case "Bool": return "true or false"
        case let type where type.function != nil:
            return makesElement(type.function) ? "an element, such as Label(text: \"Hi\")" : "a closure, such as { … }"
        default:
            let names = names(for: type)
            if names.isEmpty || names.count > 8 { return "\(type.unwrapped)" }
            return names.joined(separator: ", ")
        }
    }

    /// Returns Swift source with placeholders if a word names a value whose arguments are missing: `.rounded(radius:
    /// 8)`; nil if none are missing.
    func completed(_ words: ArraySlice<String>, as type: WrittenType) -> String? {
        guard var name = words.first, let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else {
            return nil
        }
        if name.hasPrefix(".") { name.removeFirst() }
        let callables = native.members.staticMethods[name] ?? []
        guard words.count == 1, native.members.staticProperties[name] == nil, makesValue(name, of: native),
            let signature = callables.first?.signature,
            callables.allSatisfy({ $0.signature.parameters.contains { !$0.isOptional } })
        else { return nil }
        let parts = signature.parameters.filter { !$0.isOptional }.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + sample(of: parameter.type)
        }
        return ".\(name)(\(parts.joined(separator: ", ")))"
    }

    /// Returns an example value of a type.
    private func sample(of type: WrittenType) -> String {
        switch type.unwrapped {
        case let type where type.isFloatingPoint: "8"
        case "Int": "1"
        case "String": "\"text\""
        case "Bool": "true"
        default: names(for: type).first.flatMap { value([$0], as: type)?.text } ?? "…"
        }
    }

    private func needsClosure(_ name: String, of type: NativeType) -> Bool {
        guard type.members.staticProperties[name] == nil else { return false }
        return (type.members.staticMethods[name] ?? []).allSatisfy { callable in
            callable.signature.parameters.contains { $0.isClosure && !$0.isOptional }
        }
    }
}
