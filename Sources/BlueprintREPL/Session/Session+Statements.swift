import BlueprintInspector

/// Lines that make no element but do something: they become part of the document, before its expression.
extension Session {
    /// Runs a statement; nil if the line makes an element.
    func run(_ typed: TypedText) throws -> [Output]? {
        if typed.makesElements, !typed.callsMemberOfValue { return nil }
        let asRoot = try document.settingRoot(typed).document
        if asRoot.outline.root == nil { return try run(typed, answer: nil, discards: false) }
        // A name, or a call of what the document declares: only its value tells whether that is an element.
        let isOpen = asRoot.outline.rootNode == nil || typed.callsMemberOfValue
        guard isOpen, typed.kind == .expression, typed.calls else { return nil }
        guard let value = try language.valueOfNoElement(asRoot) else { return nil }
        return try run(typed, answer: value.isEmpty ? nil : value, discards: true)
    }

    private func run(_ typed: TypedText, answer: String?, discards: Bool) throws -> [Output] {
        let edit = Document.Edit(
            document: try document.running(typed, discards: discards),
            selection: current.position.number
        )
        let isSeen = document.outline.root != nil
        let outputs = try commit(edit, position: current.position) { _ in answer ?? (isSeen ? "done" : "") }
        return outputs.filter { !$0.text.plain.isEmpty }
    }

    /// What an evaluation printed that the one before did not print already: statements run again with every edit.
    func news(in printed: [String]) -> [String] {
        let same = zip(printed, printedBefore).prefix { $0 == $1 }.count
        printedBefore = printed
        return Array(printed.dropFirst(same))
    }
}
