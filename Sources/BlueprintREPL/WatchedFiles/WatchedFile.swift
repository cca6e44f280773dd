import BlueprintBindings
import BlueprintInspector
import Foundation

/// A file, or the files of a module, that is shown again whenever it changes, in one view, as in an app that assigns the new element to its view.
///
/// It does not read the file: pass the current text to ``take(_:isOutdated:)``. A text with an error leaves the
/// last good state on the screen.
package final class WatchedFile {
    /// The name of the file in all output.
    package let name: String

    /// The rows reserved for an error or the effects of a small change.
    private static let rowsBelow = 5

    let session: Session
    private let expression: String?
    /// The preview to show, by its name or number; nil for the element of the file, or the first preview.
    private let preview: String?
    /// The preview that is shown.
    var shownPreview: ShownPreview?
    /// True if lines can be typed that change what is shown; none are where sentences take the place of drawings.
    var takesLines: Bool { isAtTerminal && !isInWords }
    private let isAtTerminal: Bool
    /// The source of the document when a text was taken last, without the expression of a preview.
    private var takenSource = ""
    /// True if typed lines have changed the document since a text was taken.
    var isEdited: Bool { takesLines && session.document.sourceBesidesPreview != takenSource }
    /// The fate of the edits that typed lines had made before the text that was taken last.
    var earlierEdits = EarlierEdits.none
    /// True if the text that is taken only declares elements, so that the typed one is shown.
    private(set) var isShowingTyped = false
    /// The effects of the last change, one or more lines.
    private var news = StyledText()
    /// The error of the current text; nil if there is none.
    private(set) var fault: StyledText?

    /// Creates a file without text.
    ///
    /// - Parameters:
    ///   - expression: the element to show if the file only declares, in Swift; nil looks for one.
    ///   - preview: the preview to show, by its name or number; nil for the element of the file, or its first preview.
    ///   - takesLines: true if lines can be typed that change what is shown.
    ///   - files: the files that typed lines can read and write.
    package init(
        _ name: String,
        showing expression: String? = nil,
        preview: String? = nil,
        takesLines: Bool = false,
        files: any SessionFiles = NoFiles(),
        options: SessionOptions = SessionOptions()
    ) {
        self.name = name
        self.expression = expression
        self.preview = preview
        isAtTerminal = takesLines
        var options = options
        options.isInteractive = false
        options.givesJSON = false
        session = Session(files: files, options: options)
        session.workspace.settings.autoshow = .off
        // A drawing that stays on the screen cannot have more rows.
        session.workspace.settings.zoom = .fit
    }

    /// The file of stubs beside the files that were taken last; nil if nothing is made up.
    private var stubs: (file: ModuleText.File?, words: String?)
    /// A sentence about the stubs that the text which was taken last needed; nil if it needed no new ones.
    var stubWords: String? { stubs.words }

    /// The other files that what is shown depends on.
    package var companions: [String] { stubs.file.map { [$0.path] } ?? [] }

    /// Returns true if files have the text that the session has written or taken last, and the stubs are those.
    func knows(_ module: ModuleText) -> Bool {
        session.workspace.ownFiles?.module.sources == module.files && stubs.file == stubs(beside: module)
    }

    private func stubs(beside module: ModuleText) -> ModuleText.File? {
        guard session.settings.makesStubs else { return nil }
        let path = StubbedModule.path(beside: module.files.map(\.path))
        return ModuleText.File(path, (try? session.context.files.read(path)) ?? "")
    }

    /// Runs a line of settings, such as `viewport 375x667`, before the file is shown.
    package func run(_ line: String) -> [Output] { session.run(line: line) }

    /// Takes the current text of the file and returns its effects, or its error.
    package func take(_ text: String, isOutdated: @escaping () -> Bool = { false }) -> Output {
        take(ModuleText(text, path: name), isOutdated: isOutdated)
    }

    /// Takes the current text of the files and returns its effects, or its error.
    ///
    /// - Parameter isOutdated: called repeatedly during the evaluation; if it returns true, the evaluation is stopped,
    ///   because a file has changed again.
    package func take(_ module: ModuleText, isOutdated: @escaping () -> Bool = { false }) -> Output {
        let (isInterrupted, preview) = (session.options.isInterrupted, shownPreview)
        session.language.evaluator.limits.isCancelled = { isOutdated() || isInterrupted() }
        defer { session.language.evaluator.limits.isCancelled = isInterrupted }
        var output: Output?
        do {
            _ = try Rollback(session).ifInterrupted {
                output = taken(module)
                return []
            }
            return output ?? refuse("the file is empty")
        } catch {
            shownPreview = preview
            return refuse("interrupted; it is read again when it changes")
        }
    }

    private func taken(_ module: ModuleText) -> Output {
        guard module.text.contains(where: { !$0.isWhitespace }) else { return refuse("the file is empty") }
        let stubbed = session.context.editor.stubbed(module)
        stubs = (stubs(beside: module), stubbed.summary)
        let module = stubbed.module
        do {
            try SourceParser.checkSize(of: module)
            return try repeatingEdits { (isRepeated: Bool) throws -> Output in
                let (shown, read) = try edit(module, isRepeated: isRepeated)
                return try show(shown.document, of: OwnFiles(module: module, document: read), stubbed)
            }
        } catch let stopped as LayoutStopped {
            // The previous state is still on the screen.
            return refuse(stopped.inputError.message)
        } catch var error as InputError {
            guard error.offset == nil else {
                error = error.located(in: module)
                let place = SourcePlace(file: name, firstLine: 1, input: module.text)
                return fail(place.output(of: error, style: session.settings.style))
            }
            return fail(output(of: error, in: module.text))
        } catch {
            return refuse("\(error)")
        }
    }

    /// Shows a document, and returns what it changes.
    ///
    /// - Parameter own: the files that it was read from, to which it is written back.
    private func show(_ document: Document, of own: OwnFiles, _ stubbed: StubbedModule? = nil) throws -> Output {
        let isFirst = !session.workspace.hasTree
        let words = name.shownPath + (isFirst ? ": \(document.contents)" : "")
        var edit = ProposedEdit(document, selecting: .nothing, EditSentence(words))
        edit.kind = .note
        edit.showsPreview = true
        let (workspace, outputs) = try session.presenter.present(edit, in: session.workspace)
        session.workspace = workspace
        // An earlier state is that of another text, which the file no longer has.
        session.workspace.forgetSteps()
        if takesLines { session.workspace.noteRead(own) }
        takenSource = document.sourceBesidesPreview
        forgetFault()
        news = StyledText()
        for output in (stubbed?.notes(in: session.context) ?? []) + outputs { news.append(said(output.text)) }
        if isFirst, let previewWords { news.append(said(session.context.wrapped([previewWords]))) }
        if !isFirst { news.append(said(session.context.answers.difference().text)) }
        return Output(.result, news)
    }

    /// Does work in which lines are typed, and brings back what was on the screen.
    ///
    /// What the lines have saved is a change of the files then, as any other.
    package func keepingScreen<Result>(_ work: () -> Result) -> Result {
        let (workspace, screen) = (session.workspace, session.screen.contents)
        let (source, preview, said) = (takenSource, shownPreview, (fault, news))
        let result = work()
        session.workspace = workspace
        session.screen.restore(screen)
        session.end = nil
        (takenSource, shownPreview, (fault, news)) = (source, preview, said)
        return result
    }

    /// Notes that there is no text, for a reason such as “no such file”.
    package func refuse(_ reason: String) -> Output {
        fail(output(of: InputError(reason), in: ""))
    }

    private func output(of error: InputError, in text: String) -> Output {
        let place = { [name] (_: InputError) in name.shownPath + ": " }
        let shown = isInWords ? error.sentences(in: text, place: place) : error.text(in: text, place: place)
        return Output(.error, shown, error: error)
    }

    /// Notes that the text of the files is what is shown.
    func forgetFault() {
        fault = nil
        session.workspace.unread = nil
    }

    private func fail(_ output: Output) -> Output {
        fault = said(output.text)
        session.workspace.unread = name
        return output
    }

    /// True if sentences take the place of drawings.
    package var isInWords: Bool { session.settings.style == .text }

    /// Returns a text in the style of the session, if that is one in words.
    private func said(_ text: StyledText) -> StyledText {
        isInWords ? text.inWords(columns: session.options.columns) : text
    }

    /// The drawing of the last good state; empty if there is none yet.
    package var drawing: StyledText {
        session.workspace.hasTree ? said(session.context.framesText()) : StyledText()
    }

    /// Returns the screen for a terminal of some size in cells: the drawing, and below it the effects of the last
    /// change or the error.
    package func screen(columns: Int, rows: Int) -> StyledText {
        session.options.columns = columns
        let room = max(2, rows - 1)
        // These rows always stay free, so that a growing text does not change the scale of the drawing.
        let least = max(1, min(Self.rowsBelow, room / 2))
        // One more is for the scale of the drawing.
        session.options.rows = room - least - 1 + CommandContext.rowsBesides
        let glyphs = session.context.glyphs
        let whole = drawing.cut(to: columns, ellipsis: glyphs.ellipsis)
        let drawn = AlikeRows(whole, style: session.settings.style).fitted(to: room - least)
        let above = Self.beginning(of: drawn.lines, atMost: room - least, glyphs)
        let way = " \(glyphs.dot) a higher window, or blueprint watch FILE | cat, shows all"
        let below = Self.beginning(of: (fault ?? news).lines, atMost: room - above.count, glyphs, way)
        return StyledText(lines: above + StyledText(lines: below).cut(to: columns, ellipsis: glyphs.ellipsis).lines)
    }

    /// Returns at most some lines; in the place of those that are left out, their number and words about the rest.
    private static func beginning(
        of lines: [StyledText.Line],
        atMost count: Int,
        _ glyphs: Glyphs,
        _ way: String = ""
    ) -> [StyledText.Line] {
        guard lines.count > count, count > 0 else { return lines }
        let words = "\(glyphs.ellipsis) \(Phrasing.count(lines.count - count + 1, "more line"))\(way)"
        return lines.prefix(count - 1) + [StyledText.Line(words, style: .dim)]
    }

    // MARK: - What is shown

    /// Returns the edit that shows files, and the document of the files alone.
    ///
    /// - Parameter isRepeated: true if typed edits are made again afterwards, which may show an element.
    private func edit(_ module: ModuleText, isRepeated: Bool) throws -> (Document.Edit, read: Document?) {
        let before = session.document
        let edit = try session.context.editor.reading {
            try session.document.reloading(module, runsOpenExpressions: $0)
        }
        try goOn()
        return (try shown(edit, module, isRepeated: isRepeated), edit.document.asRead(after: before))
    }

    private func shown(_ edit: Document.Edit, _ module: ModuleText, isRepeated: Bool) throws -> Document.Edit {
        isShowingTyped = false
        let hasRoot = edit.document.outline.root != nil
        if !hasRoot, expression == nil, let shown = try showingPreviewAgain(of: edit.document, in: module) {
            return shown
        }
        if let preview { return try showing(preview, of: edit.document, in: module) }
        if hasRoot { return edit }
        if expression == nil, (try? session.language.evaluate(edit.document))?.root != nil { return edit }
        isShowingTyped = typedRoot != nil
        if let expression = typedRoot ?? expression {
            return try session.document.reloading(module, showing: expression)
        }
        if let shown = try showingPreview(of: edit.document, in: module) { return shown }
        for declaration in candidates(in: edit.document) {
            try goOn()
            let shown = try session.document.reloading(module, showing: "\(declaration)()")
            if (try? session.language.evaluate(shown.document)) != nil { return shown }
        }
        // An error in a declaration is more useful than the fact that no element can be shown.
        _ = try session.language.evaluate(edit.document)
        if isRepeated { return edit }
        // A typed line finds the declarations.
        if takesLines, !session.workspace.hasTree {
            _ = try show(edit.document, of: OwnFiles(module: module))
        }
        let names = candidates(in: edit.document)
        throw InputError(
            names.isEmpty ? "the file has no element" : "the file only declares elements that take arguments",
            fix: names.first.map { .advice(fix(naming: $0)) } ?? "end the file with an element, or declare one"
        )
    }

    private func fix(naming element: String) -> String {
        let option = "--show '\(element)(…)'"
        return takesLines
            ? "type :\(element)(…), or name the element to show: \(option)" : "name the element to show: \(option)"
    }

    /// Ends work that nobody waits for any more, before it tries something else.
    ///
    /// - Throws: an ``InputError`` if the work is interrupted, or a file has changed again.
    func goOn() throws {
        if session.language.evaluator.limits.isCancelled() { throw InputError.interrupted }
    }

    /// The root that was typed since a text was taken; nil if there is none.
    private var typedRoot: String? {
        guard isEdited, let root = session.document.outline.root else { return nil }
        return session.document.text(root)
    }

    /// Returns the declared elements, last one first; elements that the file itself uses come after the others.
    private func candidates(in document: Document) -> [String] {
        let elements = document.outline.declarations.filter { $0.makesElement && $0.keyword == "struct" }
        let isUsed = { (declaration: Outline.Declaration) in
            document.outline.declarations.contains { other in
                other.range != declaration.range && document.text(other.range).mentions(declaration.name)
            }
        }
        let names = elements.reversed().map { ($0.name, isUsed($0)) }
        return names.filter { !$0.1 }.map(\.0) + names.filter(\.1).map(\.0)
    }
}

extension String {
    /// Returns true if a name occurs in it as a whole word.
    fileprivate func mentions(_ name: String) -> Bool {
        split { !$0.isPartOfName }.contains { $0 == name }
    }
}
