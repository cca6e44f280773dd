import BlueprintInspector
import BlueprintUI

/// Edits of elements that are there.
extension Editor {
    /// Replaces the selection by an element.
    func replacing(with typed: SwiftInput) throws -> ProposedEdit {
        try replacing(context.resolver.selectedNumber(to: "replace"), with: typed)
    }

    /// Replaces a node by an element.
    func replacing(_ number: Int, with typed: SwiftInput) throws -> ProposedEdit {
        let edit = try document.replacing(number, with: typed)
        return ProposedEdit(edit, "\(edit.document.label(edit.selection)) replaces \(document.label(number))")
    }

    /// Adds an element to the selected Box if it is empty; nil if no empty Box is selected.
    func filling(_ typed: SwiftInput) throws -> ProposedEdit? {
        guard let number = context.selection.number, let box = document.outline.node(number), !box.isModifier,
            box.children.isEmpty, !box.isList, language.wraps(box.name),
            !box.arguments.contains(where: { $0.label == "wrapping" })
        else { return nil }
        let edit = try document.filling(number, with: typed)
        let new = edit.document
        return ProposedEdit(edit, .adding("\(new.label(edit.selection)) added to \(new.label(number))"))
    }

    // MARK: - Removing and moving

    /// Removes an element with all that is in it.
    func removing(_ number: Int) throws -> ProposedEdit {
        let edit = try naming(useOf: number, by: "remove") { try document.removing(number) }
        let gone = document.outline.nodes.map(\.number).filter { edit.document.outline.node($0) == nil }
        let others = gone.filter { $0 != number }.map { document.label($0) }
        let more: EditSentence = others.isEmpty ? "" : " with \(Self.names(others))"
        return ProposedEdit(edit, "\(document.label(number)) deleted\(more)")
    }

    private static func names(_ names: [NamedNode]) -> EditSentence {
        names.count <= 4 ? EditSentence(listing: names) : "\(names.count) elements in it"
    }

    /// Removes a wrapper, and keeps its contents.
    func unwrapping(_ number: Int) throws -> ProposedEdit {
        ProposedEdit(try document.unwrapping(number), "\(document.label(number)) unwrapped")
    }

    /// Moves an element into a list, or next to another element.
    func moving(_ number: Int, _ preposition: String, _ place: Word) throws -> ProposedEdit {
        let resolver = context.resolver
        let goal = try resolver.number(of: resolver.target(place))
        let edit: Document.Edit
        if preposition == "into" {
            edit = try document.moving(number, toList: goal, at: .end)
        } else {
            guard let (list, child) = document.listAround(goal), let child else {
                throw InputError("\(document.label(goal)) is not in a list", at: place.offset)
            }
            let position: Document.ListPosition = preposition == "before" ? .before(child.number) : .after(child.number)
            edit = try document.moving(number, toList: list.number, at: position)
        }
        let new = edit.document
        return ProposedEdit(edit, "\(new.label(number)) moved \(preposition) \(new.label(goal))")
    }

    /// Clears the tree, or everything.
    func clearing(everything: Bool) throws -> ProposedEdit {
        let whole = 0..<document.source.utf8.count
        let root = document.outline.rootStatement ?? whole.upperBound..<whole.upperBound
        var emptied = document
        if everything {
            emptied.imports = []
        } else {
            // The remaining statements were not elements before.
            emptied.runsOpenExpressions = true
        }
        var edited = try emptied.rewritten([Splice(everything ? whole : root, "")])
        let kept = Dictionary(edited.outline.nodes.map { ($0.nameOffset, $0.number) }) { first, _ in first }
        // Numbers begin again behind those of the declarations.
        edited = edited.renumbered(known: kept, from: (kept.values.max() ?? 0) + 1)
        let names = edited.outline.declarations.map(\.name).joined(separator: ", ")
        let sentence = names.isEmpty ? "document cleared" : "tree cleared; declarations kept: \(names)"
        var edit = ProposedEdit(edited, selecting: .node(nil), EditSentence(sentence))
        edit.isNewDocument = everything
        return edit
    }
}

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
        var sentence: EditSentence = context.hasTree ? "done" : ""
        if isOpen, let root { sentence = "\(edited.label(root.number)) is the root" }
        var edit = keepingAside(edited, answer.map { EditSentence($0) } ?? sentence)
        if isOpen { edit.selection = .node(root?.number) }
        edit.quiet = .whenEmpty
        // The sentence may be empty, or the value of an expression.
        let firstLine = typed.text.prefix { !$0.isNewline }
        if !isOpen { edit.name = TextFitting.cut(String(firstLine), to: 50) }
        return edit
    }
}

/// Directives of a document: stubs for types of the app, and text sizes of the app's fonts.
extension Editor {
    /// Returns the edit of the directive in a comment; nil if it is an ordinary comment.
    func taking(_ directive: Directives.Kind?) throws -> ProposedEdit? {
        switch directive {
        case .stub(let stub): try stubbing(stub, at: nil)
        case .textSize(let size): try sizing(size)
        case nil: nil
        }
    }

    /// Defines a stub.
    func stubbing(_ stub: Stub, at offset: Int?) throws -> ProposedEdit {
        if language.table.type(named: stub.name) != nil {
            throw InputError(
                "\(stub.name) is part of the library and needs no stub",
                fix: "type help \(stub.name)",
                at: offset
            )
        }
        if document.outline.declarations.contains(where: { $0.name == stub.name && $0.keyword != "extension" }) {
            throw InputError("\(stub.name) is declared in the document and needs no stub", at: offset)
        }
        let words = stub.description(size: context.phrasing.size)
        return noting(
            try document.saying(.stub(stub)),
            "\(stub.name) is a stub: \(words); \(stub.name)(…) takes any arguments"
        )
    }

    /// Deletes a stub.
    func unstubbing(_ name: Word) throws -> ProposedEdit {
        guard let edited = try document.forgetting("stub \(name.text)") else {
            let names = document.stubs.map(\.name)
            throw InputError(
                "there is no stub '\(name.text)'",
                fix: names.isEmpty ? nil : "the stubs are \(names.joined(separator: ", "))",
                at: name.offset
            )
        }
        return noting(edited, "\(name.text) is no longer a stub")
    }

    /// Sets the size of a text.
    func sizing(_ size: TextSize) throws -> ProposedEdit {
        var edit = noting(
            try document.saying(.textSize(size)),
            "the text \(Quoted.literal(size.text)) measures \(context.phrasing.size(size.size))"
        )
        edit.notesAfter = { context in
            let elements = context.screen.snapshot.elements
            let other = elements.indices.first { index in
                elements[index].content?.text == size.text && !elements[index].purpose.contains(.readsTextSizes)
            }
            guard let other else { return [] }
            let line =
                "note: \(context.labels[other].full) shows this text too, in the headless font: textsize applies only to Label"
            return [Output(.note, context.wrapped([line]))]
        }
        return edit
    }

    /// Forgets the size of a text.
    func unsizing(_ text: Word) throws -> ProposedEdit {
        guard let edited = try document.forgetting("textsize \(text.unquoted)") else {
            throw InputError(
                "no size is set for \(text.text)",
                fix: "type textsize list to see the sizes",
                at: text.offset
            )
        }
        return noting(edited, "\(text.text) is measured in the headless font again")
    }

    private func noting(_ edited: Document, _ sentence: EditSentence) -> ProposedEdit {
        var edit = keeping(edited, sentence)
        edit.kind = .note
        return edit
    }
}
