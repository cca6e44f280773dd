/// The names in statements that may be those of variables and functions of the source.
///
/// A line whose types are settled already knows its names.
struct MentionedNames {
    private(set) var names: Set<String> = []
    private let findings: Findings

    init(in statement: Statement, _ findings: Findings) {
        self.findings = findings
        visit(statement)
    }

    private mutating func visit(_ statement: Statement) {
        if findings.isSettled(statement), let line = statement.line,
            let basis = line.settled?.basis ?? line.settledSection?.basis
        {
            names.formUnion(basis.names)
            return
        }
        switch statement.kind {
        case .function(let code):
            for statement in code.body { visit(statement) }
            for value in code.defaults { if let value { visit(value) } }
        case .variables(let bindings): for binding in bindings { visit(binding) }
        default: break
        }
        for node in statement.expressions { visit(node) }
        for statement in statement.bodies.joined() { visit(statement) }
    }

    private mutating func visit(_ binding: VariableBinding) {
        if let value = binding.wrappedValue { visit(value) }
        let bodies = [
            binding.accessors?.getter, binding.accessors?.setter?.body, binding.observers?.before?.body,
            binding.observers?.after?.body,
        ]
        for statement in bodies.compactMap({ $0 }).joined() { visit(statement) }
    }

    private mutating func visit(_ node: Expression) {
        switch node.kind {
        case .name(let name), .globalName(let name): names.insert(name)
        case .member(_, CursorFindings.word), .implicitMember(CursorFindings.word): names.insert(CursorFindings.word)
        case .keyPath: if let value = node.notation?.value { visit(value) }
        default: break
        }
        let isBeforeCursor = !names.contains(CursorFindings.word)
        for part in node.parts { visit(part) }
        for part in node.branchExpressions { visit(part) }
        for statement in node.bodies.joined() { visit(statement) }
        if isBeforeCursor, names.contains(CursorFindings.word), case .closure = node.kind {
            names.insert(CursorFindings.innerWord)
        }
    }
}

/// The words in the text of declarations: all names that they may mention are among them.
struct MentionedWords {
    private(set) var words: Set<String> = []

    mutating func add(_ text: ArraySlice<UInt8>) {
        var start: Int?
        for index in text.indices {
            let byte = text[index]
            let isPart =
                byte >= 128 || byte == 95 || byte - (byte & 32) >= 65 && byte - (byte & 32) <= 90
                || byte >= 48 && byte <= 57
            if isPart {
                if start == nil { start = index }
            } else if let first = start {
                words.insert(String(decoding: text[first..<index], as: UTF8.self))
                start = nil
            }
        }
        if let first = start { words.insert(String(decoding: text[first...], as: UTF8.self)) }
    }
}
