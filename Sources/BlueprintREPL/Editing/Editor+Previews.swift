import BlueprintBindings
import BlueprintInspector
import BlueprintUI
import HeadlessUIKit

/// Previews, which become the root when they are shown.
extension Editor {
    /// An edit that shows a preview, and the viewport for it.
    typealias ShownPreview = (edit: ProposedEdit, viewport: CGSize, isFitted: Bool)

    /// Returns the edit that makes a preview the root.
    ///
    /// - Parameter base: the document that the edit changes; nil for the current one.
    /// - Throws: an ``InputError`` with the place of the preview; with the code ``ErrorCode/noElement`` for one that shows
    ///   no element.
    func showing(_ preview: Preview, behind base: Document? = nil) throws -> ShownPreview {
        guard case .expression(let typed) = preview.body else { throw refusal(of: preview, in: document) }
        do {
            let edit = try (base ?? document).settingRoot(typed)
            let value = try value(of: edit.document, typed)
            let (viewport, isFitted) = try viewport(for: preview.size, showing: edit.document, value)
            let words = "preview \(preview.quotedTitle)"
            let size = context.phrasing.size(viewport)
            let root: EditSentence? = edit.document.outline.rootNode.map {
                "\(edit.document.label($0.number)) is the root: \(words)"
            }
            let sentence: EditSentence = "\(root ?? "\(words) is the root"), \(size)"
            var proposed = ProposedEdit(edit, sentence)
            proposed.showsPreview = true
            proposed.document.shownPreview = preview.number
            return (proposed, viewport, isFitted)
        } catch {
            throw Self.located(InputError(from: error).outside(typed), in: preview, of: document)
        }
    }

    /// Evaluates a document whose root is a preview's expression.
    private func value(of edited: Document, _ typed: SwiftInput) throws -> EvaluatedDocument {
        do {
            return try language.evaluate(edited)
        } catch let error as InputError {
            guard language.showsNoElement(typed, behind: document, because: error) else { throw error }
            var refusal = InputError(error.message, code: .noElement, fix: error.fix, at: error.offset)
            refusal.sourceLine = error.sourceLine
            throw refusal
        }
    }

    /// Returns the error about a preview of a document whose code is not evaluated.
    func refusal(of preview: Preview, in document: Document) -> InputError {
        if case .wrong(let error) = preview.body { return Self.located(error, in: preview, of: document) }
        let reason = preview.refusal ?? "it shows no element"
        let error = InputError("preview \(preview.quotedTitle) cannot be drawn: \(reason)", code: .noElement)
        return Self.located(error, in: preview, of: document)
    }

    /// Returns an error with the line of the preview, instead of a place in the line that asked for it.
    private static func located(_ error: InputError, in preview: Preview, of document: Document) -> InputError {
        var result = error
        result.others = error.others.map { located($0, in: preview, of: document) }
        guard result.sourceLine == nil else { return result }
        result.sourceLine = document.sourceLine(at: error.offset ?? preview.offset)
        result.offset = nil
        return result
    }

    // MARK: - Sizes

    /// The screen in points that a preview without a size is drawn for, unless a viewport was typed.
    private static let usualScreen = CGSize(width: 375, height: 667)

    /// Returns the viewport for a preview of a size, and whether its height is that of the element.
    func viewport(
        for size: Preview.Size,
        showing edited: Document,
        _ value: EvaluatedDocument
    ) throws -> (CGSize, isFitted: Bool) {
        var workspace = context.workspace
        workspace.adopt(DocumentState(document: edited, selection: .nothing, value: value, edit: ""))
        let environment = workspace.layoutEnvironment
        let endless = Double.greatestFiniteMagnitude
        func measured(_ width: Double, _ height: Double) throws -> CGSize? {
            guard let root = value.root else { return nil }
            let proposal = CGSize(width: width, height: height)
            let size = try context.screen.size(of: root, in: environment, proposing: proposal)
            return [size.width, size.height].allSatisfy { $0 > 0 && $0 <= SizeText.largest } ? size : nil
        }
        func fitted(width: Double) throws -> (CGSize, isFitted: Bool) {
            let height = try measured(width, endless)?.height
            return (CGSize(width: width, height: height ?? Self.usualScreen.height), height != nil)
        }
        switch size {
        case .viewport:
            if let size = value.shownSize, size.width > 0, size.height > 0 { return (size, false) }
            return try context.settings.chosenViewport.map { ($0, false) } ?? fitted(width: Self.usualScreen.width)
        case .landscape: return (CGSize(width: Self.usualScreen.height, height: Self.usualScreen.width), false)
        case .device(let name): return (try PreviewDevice.size(of: name), false)
        case .fixed(let width?, let height?):
            return (CGSize(width: try number(width, edited), height: try number(height, edited)), false)
        case .fixed(let width?, nil): return try fitted(width: number(width, edited))
        case .fixed(nil, let height?):
            let height = try number(height, edited)
            let width = try measured(endless, height)?.width
            return (CGSize(width: width ?? Self.usualScreen.width, height: height), false)
        case .fixed(nil, nil), .fitting:
            guard let size = try measured(endless, endless) else { return try fitted(width: Self.usualScreen.width) }
            return (size, true)
        }
    }

    /// Returns the value of a length of a preview; an error has its offset in the document that declares the preview.
    private func number(_ length: Preview.Length, _ edited: Document) throws -> Double {
        var number = Double(length.text)
        if number == nil {
            let call = "CGFloat("
            // The call is where the length is.
            let start = length.offset - call.utf8.count
            let typed = try SwiftInput("\(call)\(length.text))", catalog: edited.vocabulary, at: start)
            if case .value(let text, _, _) = try language.answer(to: typed, behind: edited) { number = Double(text) }
        }
        guard let number, number > 0, number <= SizeText.largest else {
            throw InputError("'\(length.text)' is not a length in points", at: length.offset)
        }
        return number
    }

    // MARK: - Sentences

    /// Returns the sentence about a typed preview.
    func declared(_ typed: SwiftInput, in edited: Document) -> String {
        let known = edited.previews
        let same = typed.previewName.flatMap { name in known.last { $0.name == name } }
        let number = same?.number ?? known.count
        let isNew = known.count > document.previews.count
        return "preview \(number) \(isNew ? "declared" : "redeclared"): type preview \(number) to show it"
    }
}

extension CommandContext {
    /// Returns the request that makes a preview the root, and gives the viewport its size.
    ///
    /// - Parameter base: the document that it changes; nil for the current one.
    mutating func show(_ preview: Preview, behind base: Document? = nil) throws -> LineResult {
        let shown = try editor.showing(preview, behind: base)
        workspace.show(preview.size, at: shown.viewport, isFitted: shown.isFitted)
        return .edit(shown.edit)
    }
}

extension InputError {
    /// Returns an error in a preview's expression without the call of the closure around its statements.
    func outside(_ preview: SwiftInput) -> InputError {
        guard preview.isCalledClosure, calls.last?.contains("a closure") == true else { return self }
        var result = self
        result.calls.removeLast()
        return result
    }
}

/// Documents from files.
extension Editor {
    /// Makes the files of a module the document.
    ///
    /// - Parameter paths: files, and folders with files.
    func loading(_ paths: [String]) throws -> ProposedEdit {
        let files = try context.files.module(of: paths)
        let stubbed = stubbed(files)
        let module = stubbed.module
        do {
            let edit = try reading { try document.loading(module, runsOpenExpressions: $0) }
            var proposed = ProposedEdit(
                edit,
                "\(module.name.shownPath) loaded: \(edit.document.contents)\(Self.next(edit.document))"
            )
            proposed.module = module
            proposed.isNewDocument = true
            let renamed = ModuleSource.renamed(in: module)
            proposed.notesBefore = { context in
                stubbed.notes(in: context)
                    + (renamed + Self.notes(on: context.document, in: context) + Self.madeTree(in: context)).map {
                        Output(.note, context.wrapped(["note: " + $0]))
                    }
            }
            return proposed
        } catch var error as InputError {
            error.moveToLine(in: module)
            throw error
        }
    }

    /// Returns files with what is made up for them; the same files if nothing is, or if the setting is off.
    func stubbed(_ module: ModuleText) -> StubbedModule {
        guard context.settings.makesStubs else { return StubbedModule(module: module) }
        return StubbedModule(module, language: language, files: context.files, isSafe: context.options.isSafe)
    }

    /// Makes the files of a module the document of a script, which says only what they print and make.
    func running(_ stubbed: StubbedModule) throws -> ProposedEdit {
        let module = stubbed.module
        let edit = try reading { try document.loading(module, runsOpenExpressions: $0) }
        var proposed = ProposedEdit(edit, "")
        proposed.kind = .note
        proposed.isNewDocument = true
        proposed.largestViewport = SizeText.largest
        proposed.notesBefore = { context in
            stubbed.notes(in: context)
                + Self.notes(on: context.document, in: context).map { Output(.note, context.wrapped(["note: " + $0])) }
        }
        return proposed
    }

    /// Returns the line to type after a file without a tree; empty if it has one.
    private static func next(_ document: Document) -> String {
        guard document.outline.root == nil else { return "" }
        if let preview = document.previews.first {
            return "; next: type preview \(preview.number) to show \(preview.quotedTitle)"
        }
        guard document.outline.statements.isEmpty else { return "" }
        guard let element = document.outline.declarations.first(where: \.makesElement) else {
            return "; next: type an element, such as Label(text: \"Hello\")"
        }
        return "; next: type \(element.name)(…) to show it"
    }

    private static func notes(on document: Document, in context: CommandContext) -> [String] {
        let previews = document.previews
        let foreign = document.imports.map { ($0, Imports.module(of: $0)) }.filter { _, module in
            // Previews are why a file imports it.
            !context.language.knows(module: module) && !context.settings.makesStubs
                && (previews.isEmpty || module != "SwiftUI")
        }
        .map(\.0)
        let unshown = document.outline.unshown.map { document.line(at: $0.lowerBound).text }
        var notes = foreign.map {
            "\($0) is kept for save; its types are unknown here: define them with stub or stubs on"
        }
        notes += unshown.map { "the file shows its last element, not this one: \($0)" }
        if context.hasTree, !previews.isEmpty {
            let count = Phrasing.count(previews.count, "preview")
            notes.append("\(count): \(previews.titles); preview NAME shows one, in a shell --preview NAME")
        }
        return notes
    }

    /// The note about a tree that no line of the document is; empty for another one.
    private static func madeTree(in context: CommandContext) -> [String] {
        guard context.hasTree, context.document.outline.root == nil else { return [] }
        return ["code in the file makes the tree: to change it, edit the file and load it again"]
    }

    /// Reads files as a document whose last expression may be an element, such as a name; if it is not an element,
    /// reads them as a program.
    ///
    /// - Parameter read: reads the files in one of the two ways.
    func reading(_ read: (_ runsOpenExpressions: Bool) throws -> Document.Edit) throws -> Document.Edit {
        let edit = try read(false)
        let outline = edit.document.outline
        guard outline.root != nil, outline.rootNode == nil || outline.rootMayBeStatement else { return edit }
        // A call of a method may have no value, while the program shows an element in a view.
        if let value = try? language.evaluate(edit.document), let root = value.root,
            !(outline.rootMayBeStatement && value.isShownByProgram)
        {
            let offset = (root as? TaggedElement).flatMap { value.offset(ofTag: $0.tag) }
            let isMadeBefore = edit.document.outline.unshown.contains { range in offset.map(range.contains) ?? false }
            if !isMadeBefore { return edit }
        }
        let program = try read(true)
        // An error in the expression is more useful than the fact that it is not an element.
        return (try? language.evaluate(program.document)) == nil ? edit : program
    }
}
