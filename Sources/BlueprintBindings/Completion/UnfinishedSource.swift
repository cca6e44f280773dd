import SwiftInterpreter

/// Source up to the cursor: its tokens and the brackets that are open at its end.
struct UnfinishedSource {
    let tokens: [SourceToken]
    private(set) var brackets: [OpenBracket] = []

    private let table: BindingTable
    /// The last closed bracket, whose call a trailing closure belongs to.
    private var lastClosed: OpenBracket?

    /// Reads a text; returns nil if it ends inside a string or a comment.
    init?(_ text: String, table: BindingTable) {
        guard let tokens = SourceToken.tokens(of: text) else { return nil }
        self.tokens = tokens
        self.table = table
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
            last.argumentIndex += 1
            last.label = nil
            brackets.append(last)
        case ":":
            guard index > 0, var last = brackets.popLast() else { return }
            if last.mark == "(", tokens[index - 1].kind == .name {
                last.label = tokens[index - 1].text
                last.usedLabels.insert(tokens[index - 1].text)
            }
            brackets.append(last)
        case "in":
            guard index > 1, tokens[index - 2].text == "{", var last = brackets.popLast() else { return }
            last.subject = tokens[index - 1].text
            brackets.append(last)
        default: break
        }
    }

    private func bracket(at index: Int) -> OpenBracket {
        var result = OpenBracket(mark: tokens[index].text)
        guard index > 0, tokens[index - 1].kind == .name, result.mark == "{" || tokens[index].isAttached else {
            return result
        }
        let path = path(endingAt: index - 1)
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
        if let type = table.type(named: path.names.joined(separator: ".")) { return type.initializers.map(\.signature) }
        guard path.names.count > 1 else { return table.functions[last]?.map(\.signature) ?? [] }
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
        case "(", ",", ":", "[": return brackets.last.map(\.argumentTypes) ?? []
        default: return []
        }
    }

    /// Returns the type of the property before an equals sign: of `$0.font` or `config[\.alpha]`.
    private func assignedType(before index: Int) -> TypeRef? {
        guard index > 0 else { return nil }
        if tokens[index - 1].text == "]", index > 2, tokens[index - 2].kind == .name {
            return viewType.flatMap { table.property(named: tokens[index - 2].text, of: $0) }
                .flatMap { table.type(of: $0) }
        }
        guard tokens[index - 1].kind == .name else { return nil }
        let names = path(endingAt: index - 1).names
        guard names.count == 2, let type = subjectType(of: names[0]) else { return nil }
        return table.property(named: names[1], of: type).flatMap { table.type(of: $0) }
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
