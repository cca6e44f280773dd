/// The part of Swift that can be typed at the end of unfinished source.
enum CursorPlace {
    /// A member, behind a dot.
    case member
    /// A protocol that a declared type conforms to.
    case conformance(keyword: String)
    /// A type.
    case type
    /// A new name, or an operator: nothing to choose from.
    case nothing
    /// The label or the value of an argument.
    case argument
    /// A value.
    case value
    /// A statement, or an element of a list.
    case statement

    /// The words that declare a name.
    private static var declaring: Set<String> {
        ["let", "var", "func", "struct", "class", "enum", "protocol", "case", "for", "typealias"]
    }

    /// The words after which an expression begins.
    private static var leading: Set<String> { ["return", "in", "if", "while", "switch", "else", "try", "where"] }

    /// Finds the place at the end of a source, of which white space and lines are separate facts.
    init(_ source: UnfinishedSource, afterSpace: Bool, onNewLine: Bool) {
        guard let last = source.tokens.last else {
            self = .statement
            return
        }
        let before = source.tokens.count > 1 ? source.tokens[source.tokens.count - 2].text : ""
        if last.text == ".", !afterSpace {
            self = .member
        } else if let keyword = Self.conformingKeyword(source.tokens) {
            self = .conformance(keyword: keyword)
        } else if last.text == ">", before == "-" {
            self = .type
        } else if Self.declaring.contains(last.text), last.kind == .name {
            self = .nothing
        } else if last.text == ":" {
            self = Self.afterColon(source)
        } else if last.text == "(" || last.text == ",", let bracket = source.brackets.last, bracket.mark == "(" {
            self = bracket.isDeclaration ? .nothing : bracket.isCall ? .argument : .value
        } else if last.text == "=" || last.text == "[" || last.text == "," {
            self = .value
        } else if last.text == "{" || last.text == "}" || last.text == ";" || onNewLine {
            self = .statement
        } else if last.kind == .literal || last.text == ")" || last.text == "]" {
            self = .nothing
        } else {
            self = last.kind == .name && !Self.leading.contains(last.text) ? .nothing : .value
        }
    }

    private static func afterColon(_ source: UnfinishedSource) -> CursorPlace {
        let tokens = source.tokens
        if tokens.count > 2, ["let", "var"].contains(tokens[tokens.count - 3].text) { return .type }
        return source.brackets.last?.isDeclaration == true ? .type : .value
    }

    /// Returns the keyword of the declaration whose protocols are listed at the end; nil elsewhere.
    private static func conformingKeyword(_ tokens: [SourceToken]) -> String? {
        guard let last = tokens.last?.text, last == ":" || last == "," else { return nil }
        var index = tokens.count - 1
        var hasColon = false
        while index >= 0 {
            let token = tokens[index]
            if hasColon, ["struct", "class", "enum", "protocol", "extension"].contains(token.text) {
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
