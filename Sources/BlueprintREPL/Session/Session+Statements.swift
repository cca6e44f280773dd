import BlueprintInspector

/// Statements, which become part of the document before its expression.
extension Session {
    /// Runs a statement, or prints the value of an expression; nil if the line makes an element.
    func run(_ typed: SwiftInput) throws -> [Output]? {
        if typed.onlyRuns { return try run(typed, answer: nil, discards: false) }
        if typed.makesElements, !typed.callsMemberOfValue { return nil }
        let asRoot = try document.settingRoot(typed).document
        if asRoot.outline.root == nil || asRoot.outline.root != asRoot.outline.rootStatement {
            return try run(typed, answer: nil, discards: false)
        }
        guard typed.kind == .expression, asRoot.outline.rootNode == nil || typed.callsMemberOfValue else { return nil }
        return try answer(typed)
    }

    /// Prints the value of an expression; nil if the value is an element.
    ///
    /// An expression that changes a variable becomes part of the document, as documents are evaluated from scratch.
    func answer(_ typed: SwiftInput) throws -> [Output]? {
        switch try language.answer(to: typed, behind: document) {
        case .element: return nil
        case .nothing: return try run(typed, answer: nil, discards: true)
        case .value(let text, let printed, let changesVariables):
            guard !changesVariables, !callsVariable(typed) else {
                return try run(typed, answer: text, discards: true)
            }
            return printed.flatMap(Self.printed)
                + [look("value", StyledText(text, style: .source), [.init("value", .string(text))])]
        }
    }

    /// Returns true if a declared variable is called, which may change the variables captured by its closure.
    private func callsVariable(_ typed: SwiftInput) -> Bool {
        let values = document.outline.declarations.filter { ["let", "var"].contains($0.keyword) }.map(\.name)
        let isName = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        let called = typed.text.split(separator: "(", omittingEmptySubsequences: false).dropLast().map { part in
            String(String(part.reversed()).prefix(while: isName).reversed())
        }
        return !Set(values).isDisjoint(with: called)
    }

    private func run(_ typed: SwiftInput, answer: String?, discards: Bool) throws -> [Output] {
        let edited = try document.running(typed, discards: discards)
        let edit = Document.Edit(document: edited, selection: current.selection.number)
        let hadTree = hasTree
        let shows = edited.outline.rootStatement != nil && edited.outline.root != edited.outline.rootStatement
        // The element that a view gets is selected, unless there is a selection.
        let isOpen = shows && (!hadTree || document.outline.root != edited.outline.root)
        let selection = isOpen ? .node(edited.outline.rootNode?.number) : current.selection
        let outputs = try commit(edit, selection: selection) { edited in
            if let answer { return answer }
            guard isOpen, let root = edited.outline.rootNode else { return hadTree ? "done" : "" }
            return "\(edited.label(root.number)) is the root"
        }
        return outputs.filter { $0.kind == .note || !$0.text.plain.isEmpty }
    }

    /// Returns the printed lines that the previous evaluation did not print; all statements run again with every edit.
    ///
    /// - Parameter isUnfinished: true if the last line may continue; a script keeps it until it is complete.
    func news(in printed: [String], isUnfinished: Bool) -> [String] {
        var printed = printed
        unfinishedLine = isUnfinished && keepsUnfinishedLine ? printed.popLast() : nil
        let same = zip(printed, printedBefore).prefix { $0 == $1 }.count
        printedBefore = printed
        return Array(printed.dropFirst(same))
    }

    /// Takes the unfinished printed line when no further output can complete it.
    func takeUnfinishedLine() -> [Output] {
        defer { unfinishedLine = nil }
        return unfinishedLine.map(Self.printed) ?? []
    }
}
