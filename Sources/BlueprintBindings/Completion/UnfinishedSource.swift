import SwiftInterpreter

/// Source up to the cursor: its tokens and the brackets that are open at its end.
struct UnfinishedSource {
    let tokens: [SourceToken]
    private(set) var brackets: [OpenBracket] = []
    let text: String

    /// Reads a text; returns nil if it ends inside a string or a comment.
    init?(_ text: String) {
        guard let tokens = SourceToken.tokens(of: text) else { return nil }
        self.tokens = tokens
        self.text = text
        for index in tokens.indices { read(index) }
    }

    private mutating func read(_ index: Int) {
        let token = tokens[index]
        switch token.text {
        case "(", "[", "{": brackets.append(bracket(at: index))
        case ")", "]", "}": _ = brackets.popLast()
        case ",":
            guard var last = brackets.popLast() else { return }
            last.givenLabels.append(last.label)
            last.label = nil
            last.argumentStart = token.offset + 1
            brackets.append(last)
        case ":":
            guard index > 0, var last = brackets.popLast() else { return }
            if last.mark == "(", tokens[index - 1].kind == .name, isAtArgument(index - 1, of: last) {
                last.label = tokens[index - 1].text
                last.argumentStart = token.offset + 1
            }
            brackets.append(last)
        case "in":
            guard index > 1, tokens[index - 2].text == "{", var last = brackets.popLast() else { return }
            last.subject = tokens[index - 1].text
            brackets.append(last)
        default: break
        }
    }

    /// Returns true if a name is the first token of the argument at the end, so that a colon makes it a label.
    private func isAtArgument(_ index: Int, of bracket: OpenBracket) -> Bool {
        index > 0 && tokens[index - 1].offset < bracket.argumentStart
    }

    private func bracket(at index: Int) -> OpenBracket {
        var result = OpenBracket(mark: tokens[index].text, argumentStart: tokens[index].offset + 1)
        if result.mark == "{" { result.header = header(before: index) }
        guard index > 0, tokens[index].isAttached || result.mark == "{" else { return result }
        let before = tokens[index - 1]
        if before.kind == .name { result.callee = isMember(index - 1) ? "." + before.text : before.text }
        result.isCall = before.kind == .name || [")", "]", "}", ">"].contains(before.text)
        result.isDeclaration =
            index > 1 && tokens[index - 2].text == "func" || before.text == "init" && !isMember(index - 1)
        return result
    }

    /// Returns the words of the declaration of a type whose members a brace encloses; none for another brace.
    private func header(before brace: Int) -> [String] {
        var words: [String] = []
        for index in (0..<brace).reversed() {
            let token = tokens[index]
            guard token.kind == .name || [":", ",", "<", ">", "&", "."].contains(token.text) else { return [] }
            words.insert(token.text, at: 0)
            if Self.declaringTypes.contains(token.text) { return words }
        }
        return []
    }

    private static var declaringTypes: Set<String> { ["struct", "class", "actor", "enum", "protocol", "extension"] }

    /// Returns true if the members at the end are those of a type whose declaration names another.
    func header(ofTypeAtEnd name: String) -> Bool { brackets.last?.header.contains(name) ?? false }

    /// Returns true if the source declares a variable with a name.
    func declares(_ name: String) -> Bool {
        tokens.indices.dropFirst().contains { tokens[$0].text == name && tokens[$0 - 1].text == "var" }
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].text == "." }

    /// The text that closes the brackets that are open at the end, with the body that an unfinished condition needs.
    var end: String { missingBranch + end(of: brackets[...]) }

    /// The branch that an unfinished `condition ? value` needs.
    private var missingBranch: String {
        let start = brackets.last?.argumentStart ?? 0
        let argument = tokens.reversed().prefix { $0.offset >= start }
        guard let sign = argument.first(where: { $0.text == "?" || $0.text == ":" }), sign.text == "?",
            !sign.isAttached
        else { return "" }
        return " : \(CursorTypes.nameAtCursor)"
    }

    private func end(of brackets: ArraySlice<OpenBracket>) -> String {
        let closing = brackets.reversed().map(\.end)
        guard brackets.count == self.brackets.count else { return closing.joined() }
        // The brackets of a condition are closed before the body that it needs.
        let inner = brackets.reversed().prefix { $0.mark != "{" }.count
        return closing.prefix(inner).joined() + missingBody + closing.dropFirst(inner).joined()
    }

    /// The body of the statement with a condition at the end.
    private var missingBody: String {
        for token in tokens.reversed() {
            switch token.text {
            case "{", "}", ";": return ""
            case "if", "while", "for": return " {}"
            case "guard": return " else { return }"
            case "switch": return " { default: break }"
            default: if token.isFirstOfLine, token.kind == .name { return "" }
            }
        }
        return ""
    }

    /// The source up to the argument at the end of the innermost call, and what closes its brackets; nil if no call is
    /// open.
    var innermostCall: (text: String, end: String, call: OpenBracket)? {
        guard let last = brackets.last, last.mark == "(", last.isCall, !last.isDeclaration else { return nil }
        return (
            String(decoding: Array(text.utf8.prefix(last.argumentStart)), as: UTF8.self) + " ", end(of: brackets[...]),
            last
        )
    }

    /// Returns the names joined by dots that end at a token.
    func path(endingAt index: Int) -> [String] {
        var names = [tokens[index].text]
        var index = index
        while index > 1, tokens[index].isAttached, tokens[index - 1].text == ".", tokens[index - 1].isAttached,
            tokens[index - 2].kind == .name
        {
            names.insert(tokens[index - 2].text, at: 0)
            index -= 2
        }
        return names
    }

    /// Returns true if a name is the parameter of a closure around the end.
    func isClosureParameter(_ name: String) -> Bool { brackets.contains { $0.mark == "{" && $0.subject == name } }
}

extension BindingTable {
    /// Returns the registered type for a type, or for the type that it is an optional of.
    func nativeType(_ type: WrittenType) -> NativeType? { type.unwrapped.name.flatMap { self.type(named: $0) } }
}

/// The value before a dot at the end.
extension UnfinishedSource {
    /// The UTF-8 offset at which the value begins whose member is at the end: of `items` in `items[0].name.`; nil if the
    /// source does not end with a value and a dot.
    var startOfBase: Int? {
        guard tokens.last?.text == "." else { return nil }
        var dot = tokens.count - 1
        while let start = startOfOperand(before: dot) {
            guard start > 0, tokens[start - 1].text == "." else { return tokens[start].offset }
            dot = start - 1
        }
        // A member such as `.center` has nothing before its dot.
        return dot < tokens.count - 1 ? tokens[dot].offset : nil
    }

    /// Returns the first token of the name, literal, brackets or call that ends before a token; nil if none does.
    private func startOfOperand(before end: Int) -> Int? {
        var index = end - 1
        while index >= 0 {
            let token = tokens[index]
            if token.kind != .mark { return index }
            if ["?", "!"].contains(token.text) {
                guard token.isAttached else { return nil }
                index -= 1
                continue
            }
            guard [")", "]", "}"].contains(token.text), let open = start(ofBracketsClosedAt: index) else { return nil }
            guard open > 0, continues(at: open) else { return open }
            index = open - 1
        }
        return nil
    }

    /// Returns true if a bracket passes arguments to what stands before it.
    private func continues(at open: Int) -> Bool {
        let before = tokens[open - 1]
        guard before.kind == .name || [")", "]", "}", "?", "!", ">"].contains(before.text) else { return false }
        if tokens[open].text == "{" { return !["in", "else", "do"].contains(before.text) }
        return tokens[open].isAttached
    }

    private func start(ofBracketsClosedAt end: Int) -> Int? {
        var depth = 0
        for index in (0...end).reversed() {
            switch tokens[index].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}

/// The case of a `switch` at the end of unfinished source.
extension UnfinishedSource {
    /// The subject of the `switch` whose case begins at the end: `case`, `case .` or `case let .`.
    ///
    /// The text is the source up to the subject's end, in which the subject begins a statement of its own.
    var subjectOfCase: (text: String, hasDot: Bool)? {
        var end = tokens.count
        let hasDot = tokens.last?.text == "."
        if hasDot { end -= 1 }
        if end > 0, ["let", "var"].contains(tokens[end - 1].text) { end -= 1 }
        guard end > 0, tokens[end - 1].text == "case", let open = openBrace(before: end - 1) else { return nil }
        guard let keyword = keyword(before: open) else { return nil }
        let bytes = Array(text.utf8)
        let start = tokens[keyword].offset
        let subject = bytes[(start + "switch".utf8.count)..<tokens[open].offset]
        return (String(decoding: bytes[..<start] + subject, as: UTF8.self), hasDot)
    }

    /// Returns the index of the brace that is open before a token.
    private func openBrace(before index: Int) -> Int? {
        var closed = 0
        for index in (0..<index).reversed() {
            switch tokens[index].text {
            case ")", "]", "}": closed += 1
            case "(", "[", "{":
                if closed == 0 { return tokens[index].text == "{" ? index : nil }
                closed -= 1
            default: break
            }
        }
        return nil
    }

    /// Returns the index of the `switch` whose subject ends before a brace; nil for another statement.
    private func keyword(before brace: Int) -> Int? {
        for index in (0..<brace).reversed() {
            if tokens[index].text == "switch" { return index }
            if ["{", "}", ";"].contains(tokens[index].text) { return nil }
        }
        return nil
    }
}
