/// The part of Swift that can be typed at the end of unfinished source.
enum CursorPlace {
    /// A member, behind a dot.
    case member
    /// A protocol that a declared type conforms to.
    case conformance(keyword: String)
    /// A type.
    case type
    /// A new name, an operator or an attribute: nothing to choose from.
    case nothing
    /// The label or the value of an argument.
    case argument
    /// A value.
    case value
    /// The values of a `for` loop.
    case sequence
    /// A statement, or an element of a list.
    case statement
    /// A member of a type that is being declared.
    case declaration
    /// The name of a variable of a type that is being declared.
    case requirement

    /// The words that declare a name.
    private static var declaring: Set<String> {
        ["let", "var", "func", "struct", "class", "actor", "enum", "protocol", "case", "for", "typealias"]
    }

    /// The words after which an expression begins.
    private static var leading: Set<String> { ["return", "if", "while", "switch", "else", "try", "where"] }

    /// Finds the place at the end of a source, of which white space and lines are separate facts.
    init(_ source: UnfinishedSource, afterSpace: Bool, onNewLine: Bool) {
        guard let last = source.tokens.last else {
            self = .statement
            return
        }
        let before = source.tokens.count > 1 ? source.tokens[source.tokens.count - 2].text : ""
        if last.text == ".", !afterSpace {
            self = .member
        } else if last.text == "@" {
            self = .nothing
        } else if let keyword = Self.conformingKeyword(source.tokens) {
            self = .conformance(keyword: keyword)
        } else if last.kind == .name, ["any", "some"].contains(last.text) {
            self = .conformance(keyword: "func")
        } else if last.text == "var", source.brackets.last.map({ !$0.header.isEmpty }) ?? false {
            self = .requirement
        } else if ["as", "is"].contains(last.text) || before == "as" && last.isAttached && "?!".contains(last.text) {
            self = .type
        } else if last.text == ">", before == "-" {
            self = .type
        } else if last.text == "extension" || Self.isInType(source) {
            self = .type
        } else if Self.declaring.contains(last.text), last.kind == .name {
            self = .nothing
        } else if last.text == ":" {
            self = Self.afterColon(source)
        } else if last.text == "in", last.kind == .name {
            self = Self.isLoop(source.tokens) ? .sequence : .statement
        } else if last.text == "(" || last.text == ",", let bracket = source.brackets.last, bracket.mark == "(" {
            self = bracket.isDeclaration ? .nothing : bracket.isCall ? .argument : .value
        } else if last.text == "=" || last.text == "[" || last.text == "," {
            self = .value
        } else if last.text == "{" || last.text == "}" || last.text == ";" || onNewLine {
            self = source.brackets.last.map { !$0.header.isEmpty } ?? false ? .declaration : .statement
        } else if last.kind == .literal || last.text == ")" || last.text == "]" {
            self = .nothing
        } else {
            self = last.kind == .name && !Self.leading.contains(last.text) ? .nothing : .value
        }
    }

    /// Returns true if the `in` at the end is that of a `for` loop, not of a closure.
    private static func isLoop(_ tokens: [SourceToken]) -> Bool {
        tokens.last { ["for", "{", "}", ";"].contains($0.text) }?.text == "for"
    }

    /// Returns true if a type is being written at the end: in `var a: [`, `-> [`, `Stacked<` and the like.
    private static func isInType(_ source: UnfinishedSource) -> Bool {
        let tokens = source.tokens
        guard let last = tokens.last, ["[", "<", ":", "(", "&"].contains(last.text), tokens.count > 1,
            !last.isFirstOfLine
        else { return false }
        if last.text == "<", last.isAttached, tokens[tokens.count - 2].text.first?.isUppercase == true { return true }
        for index in tokens.indices.dropLast().reversed() {
            let token = tokens[index]
            if token.text == ":", index > 1, ["let", "var"].contains(tokens[index - 2].text) { return true }
            if token.text == ">", index > 0, tokens[index - 1].text == "-" { return true }
            if token.isFirstOfLine { return false }
            let isPart = token.kind == .name || ["[", "<", ",", ":", "(", "?", ".", "&"].contains(token.text)
            guard isPart, !declaring.contains(token.text), !leading.contains(token.text) else { return false }
        }
        return false
    }

    private static func afterColon(_ source: UnfinishedSource) -> CursorPlace {
        let tokens = source.tokens
        if tokens.count > 2, ["let", "var"].contains(tokens[tokens.count - 3].text) { return .type }
        return source.brackets.last?.isDeclaration == true ? .type : .value
    }

    /// Returns true if the requirement of a generic parameter follows: after `func f<T:`.
    private static func isGenericParameter(_ tokens: [SourceToken]) -> Bool {
        guard let open = tokens.lastIndex(where: { $0.text == "<" }), open > 1,
            ["func", "struct", "class", "enum"].contains(tokens[open - 2].text)
        else { return false }
        return tokens[(open + 1)...].allSatisfy { $0.kind == .name || [":", ",", "&", "."].contains($0.text) }
    }

    /// Returns the keyword of the declaration whose protocols are listed at the end; nil elsewhere.
    private static func conformingKeyword(_ tokens: [SourceToken]) -> String? {
        guard let last = tokens.last?.text, last == ":" || last == "," || last == "&" else { return nil }
        if last != ",", isGenericParameter(tokens) { return "func" }
        var index = tokens.count - 1
        var hasColon = false
        while index >= 0 {
            let token = tokens[index]
            if hasColon, ["struct", "class", "actor", "enum", "protocol", "extension"].contains(token.text) {
                return token.text
            }
            if token.text == ":" {
                if hasColon { return nil }
                hasColon = true
            } else if token.kind != .name, token.text != ",", token.text != "." {
                return nil
            }
            index -= 1
        }
        return nil
    }
}
