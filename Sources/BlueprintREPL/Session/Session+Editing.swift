import BlueprintInspector
import BlueprintUI

extension Session {
    // MARK: - Lines of Swift

    /// Adds an expression: as the root, or to the nearest list.
    func add(_ typed: SwiftInput) throws -> [Output] {
        if let outputs = try run(typed) { return outputs }
        do {
            return try addElement(typed)
        } catch let error as InputError {
            // An expression that begins like an element may have another value: a size, or several elements.
            guard !error.isStopped, typed.kind == .expression, let outputs = try? answer(typed) else { throw error }
            return outputs
        }
    }

    private func addElement(_ typed: SwiftInput) throws -> [Output] {
        guard document.outline.root != nil else {
            guard typed.kind != .loop else {
                throw InputError("a loop makes several elements", fix: "type a list first, such as Column()", at: 0)
            }
            return try commit(try document.settingRoot(typed)) {
                "\($0.label($0.outline.rootNode?.number)) is the root"
            }
        }
        guard let (list, child) = listForNewChild() else {
            // An error in the expression itself is more useful than the missing list.
            if typed.kind != .loop { _ = try language.evaluate(document.settingRoot(typed).document) }
            throw noListError
        }
        let place: Document.ListPosition = child.map { .after($0.number) } ?? .end
        let edit = try document.adding(typed, toList: list.number, at: place)
        return try commit(edit) { $0.sentence(added: edit.selection, to: list) }
    }

    /// Adds an element to the list of the selection, at a position relative to the selected child.
    func addNextToSelection(
        _ arguments: CommandArguments,
        usage: String,
        at place: (Int) -> Document.ListPosition
    ) throws -> [Output] {
        let typed = try swift(in: arguments, usage: usage)
        let (list, child) = try selectedChild()
        let edit = try document.adding(typed, toList: list.number, at: place(child.number))
        return try commit(edit) { $0.sentence(added: edit.selection, to: list) }
    }

    /// Returns the list for the next element, and the child that it is added after.
    private func listForNewChild() -> (list: DocumentNode, child: DocumentNode?)? {
        guard let number = anchorNumber else { return nil }
        return current.selection.isListClosed ? document.listAround(number) : document.nearestList(from: number)
    }

    private var noListError: InputError {
        let label = document.label(anchorNumber)
        return InputError(
            "there is no list at or above \(label) to add this to",
            fix: "to replace \(label), type replace and the element; to wrap it in a list first, type column or row"
        )
    }

    /// The number of the selected node, or of the node that generated the selected element.
    var anchorNumber: Int? {
        switch current.selection.item {
        case .node(let number): number
        case .generated(let path):
            labels.index(of: path).flatMap { index in nearestNumber(ofElement: index) }
        case nil: nil
        }
    }

    func declare(_ typed: SwiftInput) throws -> [Output] {
        guard let entry = try typed.declaration() else {
            let edit = Document.Edit(document: try document.declaring(typed), selection: current.selection.number)
            return try commit(edit, selection: current.selection) { _ in "the code in #if is part of the document" }
        }
        let isNew = !document.outline.declarations.contains { $0.isReplaced(by: entry) }
        let edited = try document.declaring(typed)
        let edit = Document.Edit(document: edited, selection: current.selection.number)
        var sentence = "\(entry.name) \(isNew ? "declared" : "redeclared")"
        if Commands.names.contains(entry.name) {
            sentence += "; '\(entry.name)' alone on a line still runs the command"
        } else if isNew, let hint = edited.hint(for: entry) {
            sentence += ": \(hint)"
        }
        return try commit(edit, selection: current.selection) { _ in sentence }
    }

    // MARK: - Modifiers

    /// Wraps the selection in modifiers.
    func wrap(_ chain: SwiftInput, echo: Bool = false) throws -> [Output] {
        let number = try selectedNumber(to: "wrap")
        let next = document.nextNumber
        return try commit(try document.wrapping(number, in: chain), echo: echo ? chain.text : nil) {
            $0.sentence(wrapping: number, since: next)
        }
    }

    /// Wraps the selection by a modifier or list command.
    func wrapInWords(_ line: String) throws -> [Output] {
        switch try language.meaning(of: line) {
        case .modifier(let text):
            do {
                return try wrap(try SwiftInput(text, catalog: document.vocabulary), echo: true)
            } catch let error as InputError {
                throw error.moved(from: text, to: line)
            }
        case .list(let text):
            let number = try selectedNumber(to: "wrap")
            let next = document.nextNumber
            return try commit(try document.wrapping(number, inList: text), echo: text + " { … }") {
                $0.sentence(wrapping: number, since: next)
            }
        case .call(let before, let after):
            let number = try selectedNumber(to: "wrap")
            let next = document.nextNumber
            return try commit(try document.wrapping(number, before: before, after: after), echo: before + "…" + after) {
                $0.sentence(wrapping: number, since: next)
            }
        }
    }

    /// Returns the number of the selected node.
    ///
    /// - Throws: an ``InputError`` if nothing is selected, or an element made by a loop or a custom element.
    func selectedNumber(to verb: String) throws -> Int {
        switch current.selection.item {
        case .node(let number): return number
        case nil:
            throw InputError(
                "there is no element to \(verb) yet",
                fix: "type an element, such as Label(text: \"Hello\")"
            )
        case .generated(let path): throw generatedError(path)
        }
    }

    // MARK: - Committing

    /// Evaluates an edit, makes it the current state, shows it, and returns the output.
    ///
    /// Nothing has changed if this throws.
    func commit(
        _ edit: Document.Edit,
        selection: Selection? = nil,
        echo: String? = nil,
        kind: Output.Kind = .result,
        saying sentence: (Document) -> String
    ) throws -> [Output] {
        let value = try language.evaluate(edit.document)
        // Notes about older lines were shown before.
        let notes =
            value.takeNotes().filter { edit.document.typedOffset(of: $0.offset) != nil }
            .map { Output(.note, wrapped(["note: " + $0.message])) }
            + lostChildren(in: edit.document)
        let lines = value.takePrintedLines()
        let isUnfinished = value.hasTakenUnfinishedLine
        try rehearse(value, of: edit.document)
        if let fault = value.takeFaults().first { throw language.inputError(fault, in: edit.document) }
        var selection = selection ?? Selection.node(edit.selection)
        if let number = selection.number, edit.document.outline.node(number) == nil {
            selection = .node(edit.document.outline.rootNode?.number)
        }
        let printed = notes + news(in: lines, isUnfinished: isUnfinished).flatMap(Self.printed)
        let text = sentence(edit.document)
        labelsBefore = labels
        remember(current)
        future = []
        let edited = edit.document.withoutTypedOffsets()
        current = DocumentState(document: edited, selection: selection, value: value, edit: text)
        return (echo.map { [Output(.note, indented($0))] } ?? []) + printed + (try show(saying: text, kind: kind))
    }

    /// Returns the outputs for a printed text of one or more lines.
    static func printed(_ text: String) -> [Output] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { Output(.note, StyledText(String($0))) }
    }

    private func indented(_ swift: String) -> StyledText {
        let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextLines.wrap("  " + line, columns: options.columns)
        }
        return StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
    }

    /// Renders the document and reports the effects of an edit, with a drawing if `autoshow` is on.
    ///
    /// - Throws: ``LayoutStopped`` if the layout takes too long.
    func show(saying sentence: String, kind: Output.Kind = .result) throws -> [Output] {
        try screen.show(
            current.value?.root,
            in: layoutEnvironment(of: document),
            settings: settings,
            isRepeatable: current.value?.keepsCode != true
        )
        let wasStepping = cursor != nil
        cursor = nil
        let lostMarks = marks.count
        marks = [:]
        forgetLabels()
        var outputs = [shownValue, current.value].flatMap { $0?.takePrintedLines() ?? [] }
            .map { Output(.note, StyledText($0)) }
        let fault = takeFault()
        let newWarning = takeWarnings()
        // The search for warnings runs code of declared elements; its output and faults belong to no render.
        _ = current.value?.takePrintedLines()
        _ = current.value?.takeFaults()
        if let focus, index(of: focus) == nil { self.focus = nil }
        (shownValue, shownDocument) = (current.value, document)
        if settings.showsEdits ?? options.isInteractive, hasTree {
            outputs.append(Output(.drawing, framesText()))
        }
        var parts = [sentence]
        if kind == .result {
            let label = document.label(anchorNumber)
            if let next = nextPlace(after: sentence) {
                parts.append(next)
            } else if anchorNumber != nil, !sentence.contains(label) {
                parts.append("\(label) is selected")
            }
        }
        if let views = viewChanges { parts.append(views) }
        if let warning = measuringWarning { parts.append(warning) }
        if let newWarning { parts.append(newWarning) }
        parts += noteGoneBreakpoints()
        if wasStepping { parts.append(lostMarks > 0 ? "stepping ended, marks deleted" : "stepping ended") }
        outputs.append(Output(kind, wrapped(parts)))
        // A changed setting can make an interpreted layout fail; an edit that does so was refused before.
        if let fault {
            outputs.append(output(of: fault))
        }
        return outputs
    }

    /// Returns the first error in code of the document that a render ran.
    ///
    /// The previous document may have run code too, for example when its elements disappeared.
    private func takeFault() -> InputError? {
        let shown = shownDocument ?? document
        let before = shownValue?.takeFaults().first.map { language.inputError($0, in: shown) }
        let fault = current.value?.takeFaults().first.map { language.inputError($0, in: document) }
        return fault ?? before
    }

    /// Returns the parts of a line, separated by dots; a part that does not fit begins a new line.
    func wrapped(_ parts: [String], style: TextStyle = .plain) -> StyledText {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, (last + " · " + part).count <= options.columns {
                lines[lines.count - 1] = last + " \(glyphs.dot) " + part
            } else {
                lines.append(lines.isEmpty ? part : "  " + part)
            }
        }
        return StyledText(
            lines: lines.flatMap { TextLines.wrap($0, columns: options.columns) }.map {
                StyledText.Line($0, style: style)
            }
        )
    }

    /// The place of the next element, for the end of an edit's line; nil if there is no list to add it to.
    private func nextPlace(after sentence: String) -> String? {
        guard let number = anchorNumber else { return nil }
        let label = document.label(number)
        let subject = sentence.hasPrefix(label) ? "it" : label
        func after(_ list: DocumentNode) -> String {
            let name = document.label(list.number)
            return "next: after \(subject)" + (sentence.contains(name) ? "" : " in \(name)")
        }
        if current.selection.isListClosed { return document.listAround(number).map { after($0.list) } }
        guard let (list, child) = document.nearestList(from: number) else { return nil }
        return child == nil ? "next: into \(subject)" : after(list)
    }

    /// The views that the last render created, reused, removed and moved; nil if there were none before and after it.
    private var viewChanges: String? {
        let changes = screen.render.viewChanges
        var parts: [String] = []
        if !changes.created.isEmpty {
            parts.append("created \(changes.created.count) (\(Self.list(changes.created, saying: \.title)))")
        }
        if changes.reusedCount > 0 { parts.append("reused \(changes.reusedCount)") }
        if !changes.removed.isEmpty {
            parts.append("removed \(changes.removed.count) (\(Self.list(changes.removed) { "v\($0)" }))")
        }
        if !changes.moved.isEmpty { parts.append("moved \(changes.moved.count)") }
        return parts.isEmpty ? nil : "views: " + parts.joined(separator: ", ")
    }

    private static func list<Thing>(_ things: [Thing], saying name: (Thing) -> String) -> String {
        let isShort = things.count <= 4
        return things.prefix(isShort ? 4 : 3).map(name).joined(separator: ", ") + (isShort ? "" : ", …")
    }
}
