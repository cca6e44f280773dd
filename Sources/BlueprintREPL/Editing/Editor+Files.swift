import BlueprintInspector
import BlueprintUI

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
            let words = "\(module.name.shownPath) loaded: \(edit.document.contents)\(Self.next(edit.document))"
            var proposed = ProposedEdit(edit, words)
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
