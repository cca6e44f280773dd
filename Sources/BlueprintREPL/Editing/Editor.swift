import BlueprintInspector

/// Turns a typed line into a proposed edit of a document: a new document, a new selection and a sentence.
struct Editor {
    let context: CommandContext

    var document: Document { context.document }
    var language: Language { context.language }
    private var selection: Selection { context.selection }

    // MARK: - Lines of Swift

    /// Returns the edit of a declaration, a statement or an element; an expression of another type is answered.
    func take(_ typed: SwiftInput) throws -> LineResult {
        switch typed.kind {
        case .nothing: .say([])
        case .importing: try importing(typed)
        case .declaration: .edit(try declaring(typed))
        case .expression, .loop: try adding(typed)
        }
    }

    /// Adds an expression: as the root, or to the nearest list.
    func adding(_ typed: SwiftInput) throws -> LineResult {
        if let result = try running(typed) { return result }
        do {
            var edit = try addingElement(typed)
            // An expression that begins like an element may have another value: a size, or several elements.
            if mayHaveOtherValue(typed) { edit.expression = typed }
            return .edit(edit)
        } catch let error as InputError {
            guard !error.isStopped, error.generated == nil, mayHaveOtherValue(typed),
                let result = try? answering(typed)
            else { throw error }
            return result
        }
    }

    /// Returns false for a line that has no value but an element: it is not evaluated again for another one.
    private func mayHaveOtherValue(_ typed: SwiftInput) -> Bool {
        guard typed.kind == .expression else { return false }
        guard let type = typed.elementType else { return true }
        return document.outline.declarations.contains { $0.name == type }
    }

    private func addingElement(_ typed: SwiftInput) throws -> ProposedEdit {
        guard document.outline.root != nil else {
            guard typed.kind != .loop else {
                throw InputError("a loop makes several elements", fix: "type a list first, such as Column()", at: 0)
            }
            let edit = try document.settingRoot(typed)
            return ProposedEdit(edit, "\(edit.document.label(edit.document.outline.rootNode?.number)) is the root")
        }
        guard let (list, child) = try listInDeclaration() ?? listForNewChild() else {
            // An error in the expression itself is more useful than the missing list.
            if typed.kind != .loop { _ = try language.evaluate(document.settingRoot(typed).document) }
            throw noListError
        }
        let place: Document.ListPosition = child.map { .after($0.number) } ?? .end
        return added(try document.adding(typed, toList: list.number, at: place), to: list)
    }

    private func added(_ edit: Document.Edit, to list: DocumentNode) -> ProposedEdit {
        ProposedEdit(edit, edit.document.sentence(added: edit.selection, to: list))
    }

    /// Adds an element to the list of the selection, at a position relative to the selected child.
    func addingNext(_ typed: SwiftInput, at place: (Int) -> Document.ListPosition) throws -> ProposedEdit {
        let (list, child) = try context.resolver.selectedChild()
        return added(try document.adding(typed, toList: list.number, at: place(child.number)), to: list)
    }

    /// Returns the list for the next element, and the child that it is added after.
    func listForNewChild() -> (list: DocumentNode, child: DocumentNode?)? {
        guard let number = context.anchorNumber else { return nil }
        return selection.isListClosed ? document.listAround(number) : document.nearestList(from: number)
    }

    /// Returns the list in the opened declaration that is at or around the selection, and the child that the next element is
    /// added after; nil if the selection is in none.
    ///
    /// - Throws: the error that opens the nearest declaration with such a list, if none is open.
    private func listInDeclaration() throws -> (list: DocumentNode, child: DocumentNode?)? {
        if let opened = context.opened {
            return listForNewChild().flatMap { $0.list.number >= opened.firstNumber ? $0 : nil }
        }
        guard case .generated(let path) = selection.item else { return nil }
        var next = context.labels.index(of: path)
        while let index = next, context.labels.number(of: index) == nil {
            for offset in context.workspace.current.offsets(ofTag: context.screen.snapshot.elements[index].sourceTag) {
                guard let opened = OpenedDeclaration(path, at: offset, in: document) else { continue }
                if try opened.context(in: context).editor.listInDeclaration() != nil {
                    var error = context.resolver.generatedError(context.labels.reference(of: index))
                    error.generated?.offsets = [offset]
                    throw error
                }
            }
            next = context.screen.snapshot.elements[index].parent
        }
        return nil
    }

    private var noListError: InputError {
        let label = document.label(context.anchorNumber)
        if selection.isListClosed, let number = context.anchorNumber, let list = document.outline.node(number),
            list.isList
        {
            return InputError(
                "end has closed \(label), and no list around it takes this",
                fix: .advice(
                    "to add this to \(label), type select #\(number) first; "
                        + "to wrap \(label) in a list first, type column or row"
                )
            )
        }
        return InputError(
            "there is no list at or above \(context.labelOfInnerSelection?.full ?? "\(label)") to add this to",
            fix: "to replace \(label), type replace and the element; to wrap it in a list first, type column or row"
        )
    }

    private func declaring(_ typed: SwiftInput) throws -> ProposedEdit {
        let edited = try document.declaring(typed)
        guard let entry = try typed.declaration() else {
            let sentence = typed.isPreview ? declared(typed, in: edited) : "the code in #if is part of the document"
            return keepingAside(edited, EditSentence(sentence))
        }
        let isNew = !document.outline.declarations.contains { $0.isReplaced(by: entry) }
        var sentence = "\(entry.name) \(isNew ? "declared" : "redeclared")"
        if context.commands.names.contains(entry.name) {
            sentence += "; \(entry.name) alone on a line is still the command, and in Swift it is your declaration"
        } else if isNew, let hint = edited.hint(for: entry) {
            sentence += ": \(hint)"
        }
        return keepingAside(edited, EditSentence(sentence))
    }

    /// Makes several declarations at once.
    func declaring(_ inputs: [String]) throws -> (edit: ProposedEdit, outputs: [Output]) {
        var edited = document
        var outputs: [Output] = []
        for input in inputs {
            let typed = try SwiftInput(input, catalog: edited.vocabulary)
            edited = try edited.declaring(typed)
            outputs.append(Output(.result, StyledText("\(try typed.declaration()?.name ?? "") declared")))
        }
        return (keepingAside(edited, ""), outputs)
    }

    /// Keeps the import of a module for the saved file.
    private func importing(_ typed: SwiftInput) throws -> LineResult {
        let imports = Imports.besidesUsual(document.imports + [typed.text])
        guard imports != document.imports else { return .say([]) }
        let module = Imports.module(of: typed.text)
        var edited = document
        edited.imports = imports
        let isKnown = language.knows(module: module)
        var edit = keeping(
            edited,
            isKnown
                ? ""
                : "import kept for save; the types of \(module) are unknown here: define them with stub or stubs on"
        )
        edit.kind = .note
        edit.quiet = isKnown ? .completely : .exceptNotes
        return .edit(edit)
    }

    /// Returns an edit that keeps the selection.
    func keeping(_ edited: Document, _ sentence: EditSentence) -> ProposedEdit {
        ProposedEdit(edited, selecting: selection, sentence)
    }

    /// Returns an edit that keeps the selection and is no element.
    func keepingAside(_ edited: Document, _ sentence: EditSentence) -> ProposedEdit {
        var edit = keeping(edited, sentence)
        edit.isAside = true
        return edit
    }

    // MARK: - Modifiers

    /// Wraps the selection in modifiers.
    func wrapping(in chain: SwiftInput, echo: Bool = false) throws -> ProposedEdit {
        let number = try context.resolver.selectedNumber(to: "wrap")
        return try wrapped(number, echo: echo ? chain.text : nil) { try $0.wrapping(number, in: chain) }
    }

    /// Wraps the selection by a modifier or list command.
    func wrapping(inWords line: String) throws -> ProposedEdit {
        switch try language.meaning(of: line) {
        case .modifier(let text):
            do {
                return try wrapping(in: try SwiftInput(text, catalog: document.vocabulary), echo: true)
            } catch let error as InputError {
                throw error.moved(from: text, to: line)
            }
        case .list(let text):
            let number = try context.resolver.selectedNumber(to: "wrap")
            return try wrapped(number, echo: text + " { \(hole) }") { try $0.wrapping(number, inList: text) }
        case .call(let before, let after):
            let number = try context.resolver.selectedNumber(to: "wrap")
            return try wrapped(number, echo: before + hole + after) {
                try $0.wrapping(number, before: before, after: after)
            }
        }
    }

    private func wrapped(
        _ number: Int,
        echo: String?,
        _ wrap: (Document) throws -> Document.Edit
    ) throws -> ProposedEdit {
        var edit = try wrap(document)
        var words = ""
        // The branches of a conditional expression have one type.
        if let erased = document.erasing(branchBeside: number), (try? language.evaluate(edit.document)) == nil,
            let other = try? wrap(erased), (try? language.evaluate(other.document)) != nil
        {
            (edit, words) = (other, "; the other branch is written as any Element")
        }
        let sentence = edit.document.sentence(wrapping: number, since: document.nextNumber)
        var proposed = ProposedEdit(edit, "\(sentence)\(words)")
        proposed.echo = echo
        return proposed
    }

    /// The sign for what an echo leaves out; source is not put into words later.
    var hole: String { context.settings.style == .text ? "..." : "…" }
}

extension CommandContext {
    /// The edits that are possible here.
    var editor: Editor { Editor(context: self) }
}

extension CommandArguments {
    /// Returns the element in Swift after a command's name.
    func element(in context: CommandContext, usage: String) throws -> SwiftInput {
        guard !isEmpty else {
            throw InputError("the element is missing", fix: .usage(usage), at: end)
        }
        let typed = try SwiftInput(text, catalog: context.document.vocabulary, at: offset)
        guard typed.kind == .expression || typed.kind == .loop else {
            throw InputError("this is not an element", fix: .usage(usage), at: offset)
        }
        return typed
    }
}
