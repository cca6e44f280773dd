import SwiftInterpreter

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

/// A token of unfinished source, with the details that completion needs.
struct SourceToken {
    enum Kind {
        /// A name, also `$0`.
        case name
        /// A complete string or number.
        case literal
        /// One character of anything else.
        case mark
    }

    var kind: Kind
    var text: String
    /// The UTF-8 offset of the token in the text.
    var offset: Int
    /// True if nothing separates it from the previous token.
    var isAttached: Bool
    /// True if it is the first token of its line.
    var isFirstOfLine: Bool

    /// Returns the tokens of a text; nil if it ends inside a string or a comment.
    static func tokens(of text: String) -> [SourceToken]? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = Reader(bytes: bytes)
            return reader.tokens()
        }
    }

    private struct Reader {
        let bytes: SwiftTokens.Bytes
        var result: [SourceToken] = []
        var isAttached = false
        var isFirstOfLine = true

        mutating func tokens() -> [SourceToken]? {
            var tokens = SwiftTokens()
            while let token = tokens.next(in: bytes) {
                let start = token.range.lowerBound
                switch token.kind {
                case .space:
                    isAttached = false
                    isFirstOfLine = isFirstOfLine || bytes[token.range].contains(UInt8(ascii: "\n"))
                case .comment:
                    isAttached = false
                    if token.range.upperBound == bytes.count, bytes[token.range].starts(with: "//".utf8) { return nil }
                case .stringStart:
                    guard let end = Self.endOfString(&tokens, in: bytes) else { return nil }
                    append(.literal, start..<end)
                case .name: append(.name, token.range)
                case .number: append(.literal, token.range)
                default: append(.mark, token.range)
                }
            }
            return tokens.open.contains(where: \.isComment) ? nil : result
        }

        /// Returns the end of a string with all that is in its interpolations; nil if the text ends in it.
        private static func endOfString(_ tokens: inout SwiftTokens, in bytes: SwiftTokens.Bytes) -> Int? {
            let depth = tokens.open.count
            while let token = tokens.next(in: bytes) {
                if tokens.open.count < depth { return token.range.upperBound }
            }
            return nil
        }

        private mutating func append(_ kind: Kind, _ range: Range<Int>) {
            result.append(
                SourceToken(
                    kind: kind,
                    text: String(decoding: bytes[range], as: UTF8.self),
                    offset: range.lowerBound,
                    isAttached: isAttached,
                    isFirstOfLine: isFirstOfLine
                )
            )
            isAttached = true
            isFirstOfLine = false
        }
    }
}
