import BlueprintInspector

/// Statements, which become part of the document before its expression.
extension Editor {
    /// Runs a statement, or answers an expression; nil if the line makes an element.
    func running(_ typed: SwiftInput) throws -> LineResult? {
        if typed.onlyRuns { return .edit(try running(typed, answer: nil, discards: false)) }
        if typed.makesElements, !typed.callsMemberOfValue { return nil }
        let asRoot = try document.settingRoot(typed).document
        if asRoot.outline.root == nil || asRoot.outline.root != asRoot.outline.rootStatement {
            return .edit(try running(typed, answer: nil, discards: false))
        }
        guard typed.kind == .expression, asRoot.outline.rootNode == nil || typed.callsMemberOfValue else { return nil }
        return try answering(typed)
    }

    /// Prints the value of an expression; nil if the value is an element.
    ///
    /// An expression that does something becomes part of the document, as documents are evaluated from scratch.
    func answering(_ typed: SwiftInput) throws -> LineResult? {
        switch try language.answer(to: typed, behind: document) {
        case .element: return nil
        case .nothing: return .edit(try running(typed, answer: nil, discards: true))
        case .value(let text, let printed, let hasEffect):
            guard !hasEffect, !callsVariable(typed) else {
                return .edit(try running(typed, answer: text, discards: true))
            }
            let value = context.look("value", StyledText(text, style: .source), [.init("value", .string(text))])
            return .say(printed.flatMap(Output.printed) + [value])
        }
    }

    /// Returns true if a declared variable is called, which may change the variables captured by its closure.
    private func callsVariable(_ typed: SwiftInput) -> Bool {
        let values = document.outline.declarations.filter { ["let", "var"].contains($0.keyword) }.map(\.name)
        let called = typed.text.split(separator: "(", omittingEmptySubsequences: false).dropLast().map { part in
            String(String(part.reversed()).prefix(while: \.isPartOfName).reversed())
        }
        return !Set(values).isDisjoint(with: called)
    }

    private func running(_ typed: SwiftInput, answer: String?, discards: Bool) throws -> ProposedEdit {
        let edited = try document.running(typed, discards: discards)
        let shows = edited.outline.rootStatement != nil && edited.outline.root != edited.outline.rootStatement
        // The element that a view gets is selected, unless there is a selection.
        let isOpen = shows && (!context.hasTree || document.outline.root != edited.outline.root)
        let root = edited.outline.rootNode
        var sentence = context.hasTree ? "done" : ""
        if isOpen, let root { sentence = "\(edited.label(root.number)) is the root" }
        var edit = keepingAside(edited, answer ?? sentence)
        if isOpen { edit.selection = .node(root?.number) }
        edit.quiet = .whenEmpty
        // The sentence may be empty, or the value of an expression.
        let firstLine = typed.text.prefix { !$0.isNewline }
        if !isOpen { edit.name = TextFitting.cut(String(firstLine), to: 50) }
        return edit
    }
}
