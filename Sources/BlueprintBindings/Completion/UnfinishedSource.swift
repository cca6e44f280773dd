import SwiftInterpreter

/// Source up to the cursor: its tokens and the brackets that are open at its end.
struct UnfinishedSource {
    let tokens: [SourceToken]
    private(set) var brackets: [OpenBracket] = []

    /// The names that the source declares before its end; the type is nil if it is not written.
    private(set) var locals: [(name: String, type: TypeRef?)] = []

    private let table: BindingTable
    private let names: KnownNames
    /// The last closed bracket, whose call a trailing closure belongs to.
    private(set) var lastClosed: OpenBracket?

    /// Reads a text; returns nil if it ends inside a string or a comment.
    init?(_ text: String, table: BindingTable, names: KnownNames = KnownNames()) {
        guard let tokens = SourceToken.tokens(of: text) else { return nil }
        self.tokens = tokens
        self.table = table
        self.names = names
        for index in tokens.indices { read(index) }
    }

    private mutating func read(_ index: Int) {
        switch tokens[index].text {
        case "(", "[": brackets.append(bracket(at: index))
        case "{":
            var opened = bracket(at: index)
            if opened.signatures.isEmpty, index > 0, tokens[index - 1].text == ")", let closed = lastClosed {
                opened.signatures = closed.signatures
                opened.view = closed.view
            }
            brackets.append(opened)
        case ")", "]", "}": lastClosed = brackets.popLast()
        case ",":
            guard var last = brackets.popLast() else { return }
            last.givenLabels.append(last.label)
            last.label = nil
            brackets.append(last)
        case ":":
            guard index > 0, var last = brackets.popLast() else { return }
            if last.mark == "(", tokens[index - 1].kind == .name { last.label = tokens[index - 1].text }
            brackets.append(last)
        case "in":
            guard index > 1, tokens[index - 2].text == "{", var last = brackets.popLast() else { return }
            last.subject = tokens[index - 1].text
            brackets.append(last)
        case "let", "var": readVariable(at: index)
        default: break
        }
    }

    /// Reads the name and the type after `let` or `var`.
    private mutating func readVariable(at index: Int) {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .name, tokens.last?.text != "=" else { return }
        var type: TypeRef?
        switch tokens[index + 2].text {
        case ":": type = writtenType(from: index + 3)
        case "=" where index + 4 < tokens.count: type = valueType(from: index + 3)
        default: break
        }
        locals.append((tokens[index + 1].text, type))
    }

    /// Returns the type that is written from a token on, up to an equals sign or the end of its line.
    private func writtenType(from start: Int) -> TypeRef? {
        guard start < tokens.count else { return nil }
        let rest = tokens[start...]
        let end = rest.dropFirst().firstIndex { $0.isFirstOfLine || "={},)".contains($0.text) || $0.text == ";" }
        let text = rest[start..<(end ?? tokens.count)].map { $0.isAttached ? $0.text : " " + $0.text }.joined()
        return TypeRef(text.trimmingPrefix(" ").description)
    }

    /// Returns the type of the call or literal that begins at a token; nil for other expressions.
    private func valueType(from start: Int) -> TypeRef? {
        let token = tokens[start]
        if token.kind == .literal { return token.text.hasPrefix("\"") ? "String" : "Int" }
        if token.text == "true" || token.text == "false" { return "Bool" }
        guard token.kind == .name, token.text.first?.isUppercase == true, start + 1 < tokens.count,
            tokens[start + 1].text == "("
        else { return nil }
        return .named(token.text)
    }

    /// Returns the type of a variable: of the source itself, or of the document.
    func variable(_ name: String) -> TypeRef? {
        locals.last { $0.name == name }.flatMap(\.type) ?? names.signatures.variables[name]
    }

    private func bracket(at index: Int) -> OpenBracket {
        var result = OpenBracket(mark: tokens[index].text)
        guard index > 0, tokens[index - 1].kind == .name, result.mark == "{" || tokens[index].isAttached else {
            return result
        }
        let path = path(endingAt: index - 1)
        result.callee = path.names.joined(separator: ".")
        let isFunction = index > 1 && tokens[index - 2].text == "func"
        result.isDeclaration = isFunction || path.names == ["init"]
        if result.isDeclaration { return result }
        result.signatures = signatures(of: path, at: index - path.names.count * 2)
        if path.names.last == "describe", path.names.count > 1 { result.view = path.names[path.names.count - 2] }
        return result
    }

    /// Returns the names joined by dots that end at a token, and true if a dot precedes the first.
    func path(endingAt index: Int) -> (names: [String], isMember: Bool) {
        var names = [tokens[index].text]
        var index = index
        while index > 1, tokens[index].isAttached, tokens[index - 1].text == "." {
            guard tokens[index - 1].isAttached, tokens[index - 2].kind == .name else { return (names, true) }
            names.insert(tokens[index - 2].text, at: 0)
            index -= 2
        }
        return (names, index > 0 && tokens[index].isAttached && tokens[index - 1].text == ".")
    }

    private func signatures(of path: (names: [String], isMember: Bool), at index: Int) -> [Signature] {
        guard let last = path.names.last else { return [] }
        if path.isMember {
            // `.rounded(` where a type is expected, or a modifier after an expression.
            let expected = expectedTypes(beforeDotAt: index)
            let members = expected.flatMap { table.nativeType($0)?.staticMethods[last] ?? [] }
            let callables = members.isEmpty ? table.elementMethods.filter { $0.signature.name == last } : members
            return callables.map(\.signature)
        }
        let whole = path.names.joined(separator: ".")
        if let type = table.type(named: whole) { return type.initializers.map(\.signature) }
        if let summary = names.summary(whole) { return summary.signatures }
        guard path.names.count > 1 else {
            return names.signatures.functions[last] ?? table.functions[last]?.map(\.signature) ?? []
        }
        let owner = path.names.dropLast().joined(separator: ".")
        if let type = table.type(named: owner) {
            return table.lineage(of: type).flatMap { $0.staticMethods[last] ?? [] }.map(\.signature)
        }
        if let subject = subjectType(of: owner) {
            return table.methods(named: last, of: subject).map(\.signature)
        }
        return table.elementMethods.filter { $0.signature.name == last }.map(\.signature)
    }

    /// Returns the types expected at a dot that begins an expression; none if it follows an expression.
    func expectedTypes(beforeDotAt index: Int) -> [TypeRef] {
        guard index > 0, index <= tokens.count else { return [] }
        switch tokens[index - 1].text {
        case "=": return assignedType(before: index - 1).map { [$0] } ?? []
        case "(", ",", ":", "[": return innermostTypes
        default: return []
        }
    }

    /// The types expected in the innermost bracket at the end.
    private var innermostTypes: [TypeRef] {
        guard let last = brackets.last else { return [] }
        guard last.mark == "[", brackets.count > 1 else { return last.argumentTypes }
        return brackets[brackets.count - 2].argumentTypes.compactMap {
            if case .array(let element) = $0.unwrapped { element } else { nil }
        }
    }

    /// Returns the type of the property before an equals sign: of `$0.font` or `config[\.alpha]`.
    private func assignedType(before index: Int) -> TypeRef? {
        guard index > 0 else { return nil }
        if tokens[index - 1].text == "]", index > 2, tokens[index - 2].kind == .name {
            return viewType.flatMap { table.property(named: tokens[index - 2].text, of: $0) }
                .flatMap { table.type(of: $0) }
        }
        if index > 1, let type = variableType(before: index) { return type }
        guard tokens[index - 1].kind == .name else { return nil }
        let names = path(endingAt: index - 1).names
        guard names.count == 2, let type = subjectType(of: names[0]) else { return nil }
        return table.property(named: names[1], of: type).flatMap { table.type(of: $0) }
    }

    /// Returns the type written after the name of the variable that an equals sign gives a value.
    private func variableType(before index: Int) -> TypeRef? {
        var start = index - 1
        while start > 1, !tokens[start].isFirstOfLine, tokens[start].text != ":" { start -= 1 }
        guard start > 1, tokens[start].text == ":", ["let", "var"].contains(tokens[start - 2].text) else { return nil }
        return writtenType(from: start + 1)
    }

    /// Returns the type of a closure's parameter with a name, innermost first.
    func subjectType(of name: String) -> NativeType? {
        brackets.reversed().first { $0.mark == "{" && $0.subject == name }
            .flatMap { $0.subjectType }.flatMap { table.type(named: $0) }
    }

    /// The class of views whose properties a key path at the end names.
    var viewType: NativeType? {
        brackets.reversed().lazy.compactMap(\.view).first.flatMap { table.type(named: $0) }
    }
}

extension BindingTable {
    /// Returns the registered type for a type, or for the type that it is an optional of.
    func nativeType(_ type: TypeRef) -> NativeType? { type.unwrapped.name.flatMap { self.type(named: $0) } }
}
