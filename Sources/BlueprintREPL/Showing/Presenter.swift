import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import SwiftInterpreter

/// Takes proposed edits to the screen: evaluates, lays out, shows and says.
///
/// Nothing has changed if one of its functions throws; the workspace in the result is then the session's.
struct Presenter {
    let screen: Screen
    let language: Language
    let options: SessionOptions
    /// Returns the context of a workspace.
    let context: (Workspace) -> CommandContext

    /// A workspace that is on the screen, and the output about it.
    typealias Presented = (workspace: Workspace, outputs: [Output])

    // MARK: - Edits

    /// Takes an edit; if it is refused and its expression has a value that is no element, takes the value.
    func present(_ edit: ProposedEdit, in workspace: Workspace) throws -> Presented {
        do {
            return try take(edit, in: workspace)
        } catch var error as InputError {
            if !error.isStopped, let expression = edit.expression,
                let answer = try? answer(expression, in: workspace)
            {
                return answer
            }
            if let module = edit.module { error.moveToLine(in: module) }
            throw error
        }
    }

    private func answer(_ expression: SwiftInput, in workspace: Workspace) throws -> Presented? {
        switch try context(workspace).editor.answering(expression) {
        case .say(let outputs): (workspace, outputs)
        case .edit(let edit): try take(edit, in: workspace)
        default: nil
        }
    }

    private func take(_ proposed: ProposedEdit, in before: Workspace) throws -> Presented {
        var edit = proposed
        if !edit.isNewDocument, !edit.showsPreview {
            edit.document = edit.document.declaringPreview(of: before.document)
        }
        let value = try language.evaluate(edit.document)
        var workspace = before
        // Notes about older lines were shown before.
        let notes = value.takeNotes().filter { edit.document.typedOffset(of: $0.offset) != nil }
            .map(edit.document.words(of:))
        var state = edit.state(value)
        let lines = value.takePrintedLines()
        state.printed = workspace.printed.complete(lines, isUnfinished: value.hasTakenUnfinishedLine)
        let news = state.printed.news(after: before.current.printed)
        workspace.adopt(state, isNew: edit.isNewDocument)
        if let largest = edit.largestViewport, let size = value.shownSize, size.width > 0, size.height > 0,
            max(size.width, size.height) <= largest
        {
            workspace.settings.show(at: size)
        }
        if !edit.showsPreview { try fit(&workspace, to: value) }
        if let module = edit.module {
            if module.files.count == 1 {
                workspace.noteFile(module.files[0].path)
            } else {
                workspace.noteRead(OwnFiles(module: module, document: edit.document.asRead(after: before.document)))
            }
        }
        let lost = context(before).childrenLost(in: edit.document)
        var shown = try show(
            workspace,
            saying: edit.sentence,
            kind: edit.kind,
            selecting: edit.selectedCall,
            isAside: edit.isAside
        ) {
            value.takeFaults().first.map { language.inputError($0, in: edit.document) }
        }
        let context = context(shown.workspace)
        if edit.module != nil, context.selection.item == nil, context.hasTree {
            shown.workspace.selection = Selection(item: context.outermost)
        }
        let echo = edit.echo.map { [Output(.note, context.indented($0))] } ?? []
        let remarks = notes.map { Output(.note, context.wrapped(["note: " + $0])) } + lost
        let spacers = context.uselessSpacers(since: before.document.nextNumber)
        let all = echo + remarks + spacers + news.flatMap(Output.printed) + shown.outputs
        shown.outputs = edit.notesBefore(context) + edit.quiet.remainder(of: all) + edit.notesAfter(context)
        return shown
    }

    /// Gives the viewport of a fitted preview the size that its element has now.
    private func fit(_ workspace: inout Workspace, to value: EvaluatedDocument) throws {
        guard let size = workspace.fittedSize, value.root != nil else { return }
        let editor = context(workspace).editor
        do {
            let (viewport, isFitted) = try editor.viewport(for: size, showing: workspace.document, value)
            workspace.show(size, at: viewport, isFitted: isFitted)
        } catch let error as InputError where !error.isStopped {
            // A width that can no longer be evaluated leaves the viewport as it is.
        }
    }

    // MARK: - Undo

    /// Goes back to the state before the last steps.
    func undo(_ before: Workspace, count: Int) throws -> Presented {
        let most = before.history.count
        guard most > 0 else { throw InputError("there is nothing to undo") }
        guard count <= most else { throw Self.tooMany("undo", most) }
        var workspace = before
        var words: [String] = []
        for _ in 0..<count {
            guard let last = workspace.history.last else { break }
            words.append(workspace.state.step.words)
            workspace.undo(to: try whole(last, near: workspace.current))
        }
        return try show(workspace, insteadOf: before, saying: "undid: \(Self.list(words))")
    }

    /// Goes forward to the states that were undone last.
    func redo(_ before: Workspace, count: Int) throws -> Presented {
        let most = before.history.undoneCount
        guard most > 0 else { throw InputError("there is nothing to redo") }
        guard count <= most else { throw Self.tooMany("redo", most) }
        var workspace = before
        var words: [String] = []
        for _ in 0..<count {
            guard let next = workspace.history.next else { break }
            words.append(next.step.words)
            workspace.redo(to: try whole(next, near: workspace.current), atMost: options.limits.undoneEdits)
        }
        return try show(workspace, insteadOf: before, saying: "redid: \(Self.list(words))")
    }

    private static func tooMany(_ command: String, _ most: Int) -> InputError {
        let lines = most == 1 ? "only 1 line" : "only \(most) lines"
        return InputError("\(lines) can be \(command == "undo" ? "undone" : "redone")", fix: "type \(command) \(most)")
    }

    /// Returns the words for some steps; of many, the first and the last ones.
    private static func list(_ words: [String]) -> String {
        guard words.count > 4 else { return words.joined(separator: "; ") }
        return "\(words.count) lines, from \(words[0]) to \(words[words.count - 1])"
    }

    /// Returns a kept state with its whole document and its value.
    private func whole(_ kept: WorkspaceState, near current: DocumentState) throws -> WorkspaceState {
        var result = kept
        if kept.current.edition == current.edition {
            result.current = current
            result.current.selection = kept.current.selection
            return result
        }
        result.current = kept.current.restored(near: current.document)
        guard result.current.value == nil else { return result }
        let value = try language.evaluate(result.current.document)
        // Its output was shown when it was typed.
        (result.current.value, result.current.printed) = (value, value.takePrintedLines())
        return result
    }

    /// Shows a workspace instead of another one; it is only laid out if the layout has changed.
    private func show(_ workspace: Workspace, insteadOf before: Workspace, saying sentence: EditSentence) throws
        -> Presented
    {
        let isSameDocument = workspace.current.edition == before.current.edition
        let isSelected = workspace.selection != before.selection
        if !isSameDocument || !workspace.settings.layOutAlike(before.settings) {
            let kind = isSameDocument && !isSelected ? Output.Kind.note : .result
            return try show(workspace, saying: sentence, kind: kind, isAside: !isSelected)
        }
        let context = context(workspace)
        let selected = isSelected ? context.selectionWords : []
        let output = Output(.note, context.wrapped([sentence.text] + selected))
        return present([output], in: workspace, insteadOf: before)
    }

    // MARK: - Showing

    /// Returns a workspace that needs no layout with the output about it; a drawing precedes it if it has changed.
    func present(_ outputs: [Output], in workspace: Workspace, insteadOf before: Workspace) -> Presented {
        let context = context(workspace)
        let (cursor, cursorBefore) = (workspace.stepper.cursor?.position, before.stepper.cursor?.position)
        let hasChanged = workspace.focus != before.focus || !workspace.settings.drawAlike(before.settings)
        let hasMoved = context.autoshow == .steps && cursor != cursorBefore
        guard context.autoshow != .off, context.hasTree, hasChanged || hasMoved else { return (workspace, outputs) }
        return (workspace, Self.joined(Output(.drawing, context.framesAfterLine()), outputs, context.settings.style))
    }

    /// Lays out a workspace whose settings have changed.
    func layOut(_ workspace: Workspace, saying sentence: EditSentence) throws -> Presented {
        try show(workspace, saying: sentence, kind: .note)
    }

    /// Shows a workspace and returns the effects, with a drawing if `autoshow` is on.
    ///
    /// - Parameters:
    ///   - call: the call whose element is selected; nil to keep the selection.
    ///   - isAside: true if a screen that looks as before needs neither the drawing nor words about views.
    ///   - refusal: returns the error that refuses the render; asked before a view changes.
    /// - Throws: the refusal, or ``LayoutStopped`` if the layout takes too long.
    private func show(
        _ workspace: Workspace,
        saying sentence: EditSentence,
        kind: Output.Kind = .result,
        selecting call: ProposedEdit.InnerCall? = nil,
        isAside: Bool = false,
        refusal: @escaping () -> (any Error)? = { nil }
    ) throws -> Presented {
        try workspace.running {
            try draw(
                renewed(workspace),
                saying: sentence,
                kind: kind,
                selecting: call,
                isAside: isAside,
                refusal: refusal
            )
        }
    }

    /// Returns a workspace whose document is evaluated again if it names the screen, which has changed with the viewport.
    private func renewed(_ workspace: Workspace) throws -> Workspace {
        guard let value = workspace.current.value, !value.isOnScreen, workspace.document.source.contains("UIScreen")
        else { return workspace }
        var result = workspace
        result.renew(try language.evaluate(workspace.document))
        return result
    }

    private func draw(
        _ workspace: Workspace,
        saying sentence: EditSentence,
        kind: Output.Kind,
        selecting call: ProposedEdit.InnerCall?,
        isAside: Bool,
        refusal: @escaping () -> (any Error)?
    ) throws -> Presented {
        var next = workspace
        let value = next.current.value
        // The output and the faults of a render that only brings a view back were shown before.
        if screen.mend() { next.shown.value?.dropOutput() }
        try screen.show(
            value?.root,
            in: next.layoutEnvironment,
            settings: next.settings,
            isRepeatable: value?.keepsCode != true,
            refusal: refusal
        )
        let ended = next.stepper.end()
        next.shown.labelsBefore = next.shown.labels
        next.shown.labels = NodeLabels(screen.snapshot, names: next.current.names)
        if let call, let item = context(next).item(madeBy: call) { next.selection = Selection(item: item) }
        // The document before may have run code too, for example when its elements disappeared.
        // A program that shows the element itself has printed what its code prints when it is first shown.
        let isShownAgain = value.map { $0.isShownByProgram && next.shown.value?.isSame(as: $0) != true } ?? false
        if isShownAgain { _ = value?.takePrintedLines() }
        let printed = [next.shown.value, value].flatMap { $0?.takePrintedLines() ?? [] }
        let fault = fault(of: next)
        let newWarnings = next.shown.findWarnings(on: screen, of: next.current)
        // The search for warnings runs code of declared elements; its output and faults belong to no render.
        value?.dropOutput()
        (next.shown.value, next.shown.document) = (value, next.document)
        if let focus = next.focus, context(next).index(of: focus) == nil { next.focus = nil }
        let gone = next.stepper.noteGone(among: next.breakpoints, context(next).steps.isGone)

        let context = context(next)
        let isUnchanged = isAside && screen.looksAsBefore
        let report = EditReport(
            context: context,
            sentence: sentence,
            kind: kind,
            newWarnings: newWarnings,
            isUnchanged: isUnchanged
        )
        let said = [report.output(gone + (ended.map { [$0] } ?? []))].compactMap { $0 }
        let isDrawn = context.autoshow != .off && context.hasTree && !isUnchanged
        let drawing = isDrawn ? Output(.drawing, context.framesAfterLine()) : nil
        let outputs = printed.map { Output(printed: $0) } + Self.joined(drawing, said, next.settings.style)
        // A changed setting can make an interpreted layout fail, and so can an update; the edit stands.
        return (next, outputs + (fault.map { [$0.output(in: context.input)] } ?? []))
    }

    /// Returns a drawing above other outputs; in words, the effect of the line comes first.
    private static func joined(_ drawing: Output?, _ outputs: [Output], _ style: DrawingStyle) -> [Output] {
        let drawing = drawing.map { [$0] } ?? []
        return style == .text ? outputs + drawing : drawing + outputs
    }

    /// Returns the first error in code of the document that a render ran.
    private func fault(of next: Workspace) -> InputError? {
        let before = next.shown.value?.takeFaults().first.map {
            language.inputError($0, in: next.shown.document ?? next.document)
        }
        return takeFaults(of: next).first ?? before
    }

    /// Returns the errors in code that the renders of a workspace ran, and clears them.
    func takeFaults(of workspace: Workspace) -> [InputError] {
        (workspace.current.value?.takeFaults() ?? []).map { language.inputError($0, in: workspace.document) }
    }
}

extension ProposedEdit {
    /// Returns the state that the edit leads to.
    fileprivate func state(_ value: EvaluatedDocument) -> DocumentState {
        var selection = selection
        if let number = selection.number, document.outline.node(number) == nil {
            selection = .node(document.outline.rootNode?.number)
        }
        return DocumentState(
            document: document.withoutTypedOffsets(),
            selection: selection,
            value: value,
            edit: name ?? sentence.text
        )
    }
}

extension ProposedEdit.Quiet {
    /// Returns the outputs that are not left out.
    fileprivate func remainder(of outputs: [Output]) -> [Output] {
        switch self {
        case .no: outputs
        case .whenEmpty: outputs.filter { $0.kind == .note || !$0.text.plain.isEmpty }
        case .exceptNotes: outputs.filter { $0.kind == .note }
        case .completely: []
        }
    }
}
