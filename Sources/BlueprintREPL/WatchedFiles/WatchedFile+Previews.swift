import BlueprintBindings
import Foundation

/// The previews of a watched file.
extension WatchedFile {
    /// A preview on the screen.
    struct ShownPreview {
        let preview: Preview
        /// The viewport that it got, in points.
        let viewport: CGSize
        /// True if it was chosen by its name.
        let isNamed: Bool
    }

    /// Returns the document of files with one of its previews as the expression.
    ///
    /// - Parameter name: the name or the number of the preview.
    func showing(_ name: String, of document: Document, in module: ModuleText) throws -> Document.Edit {
        try showing(document.preview(named: name), isNamed: true, of: document, in: module)
    }

    /// Returns the document of files with the preview that was shown of their last text; nil if none was.
    func showingPreviewAgain(of document: Document, in module: ModuleText) throws -> Document.Edit? {
        guard let old = session.document.rootPreview, let same = document.preview(like: old) else { return nil }
        return try showing(same, isNamed: true, of: document, in: module)
    }

    /// Returns the document of files with the first of its previews that can be drawn; nil if it has no preview.
    func showingPreview(of document: Document, in module: ModuleText) throws -> Document.Edit? {
        var first: (any Error)?
        for preview in document.previews {
            do {
                return try showing(preview, isNamed: false, of: document, in: module)
            } catch {
                try goOn()
                first = first ?? error
            }
        }
        if let first { throw first }
        return nil
    }

    private func showing(
        _ preview: Preview,
        isNamed: Bool,
        of document: Document,
        in module: ModuleText
    ) throws -> Document.Edit {
        let editor = session.context.editor
        guard case .expression(let typed) = preview.body else { throw editor.refusal(of: preview, in: document) }
        var edit = try session.document.reloading(module, showing: typed, of: document)
        edit.document.shownPreview = preview.number
        let value: EvaluatedDocument
        do {
            value = try session.language.evaluate(edit.document)
        } catch let error as InputError {
            throw error.outside(typed)
        }
        let (viewport, isFitted): (CGSize, Bool)
        do {
            (viewport, isFitted) = try editor.viewport(for: preview.size, showing: edit.document, value)
        } catch var error as InputError {
            error.offset = error.offset.flatMap { document.typedOffset(of: $0) }
            throw error
        }
        value.dropOutput()
        // A viewport that was typed meanwhile stays.
        let isTyped = shownPreview.map { $0.preview.size == preview.size && $0.viewport != session.settings.viewport }
        guard isTyped != true || session.workspace.fittedSize != nil else { return edit }
        session.workspace.show(preview.size, at: viewport, isFitted: isFitted)
        shownPreview = ShownPreview(preview: preview, viewport: viewport, isNamed: isNamed)
        return edit
    }

    /// Returns the words about the preview that is shown, and about the others if it was not chosen; nil for none.
    var previewWords: String? {
        guard let shown = shownPreview else { return nil }
        let words = "preview \(shown.preview.quotedTitle)"
        let count = session.document.previews.count
        guard count > 1, !shown.isNamed else { return words }
        return words + ", the first of \(count): \(takesLines ? ":preview NAME" : "--preview NAME") shows another"
    }
}
