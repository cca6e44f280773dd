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
    func nativeType(_ type: TypeRef) -> NativeType? { type.unwrapped.name.flatMap { self.type(named: $0) } }
}
