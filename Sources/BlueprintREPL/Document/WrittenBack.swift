import SwiftInterpreter
import SwiftSyntax

/// The files that a document was read from, with its changes in the lines that they concern.
///
/// A document has a format of its own. Its tokens and comments are those of the files, so each change of a token is one of
/// the files; all else in them stays as it was written.
struct WrittenBack {
    /// The files with the changes.
    private(set) var module: ModuleText
    /// The lines of the document in the changed files.
    private(set) var fileLines = FileLines()
    /// True if the document shows an element that is in none of the files, and no preview of theirs.
    let showsOther: Bool

    /// Writes a document into the files that it was read from.
    ///
    /// - Throws: an ``InputError`` if the files would not be read as the document then.
    init(_ document: Document, into module: ModuleText) throws {
        let read = try Self.reading(module, like: document)
        let isBeside = read.outline.root == nil && document.outline.root != nil
        showsOther = isBeside && document.rootPreview == nil
        let root = document.outline.rootStatement
        let edited = isBeside ? try document.rewritten(root.map { [Splice($0, "")] } ?? []) : document
        self.module = module
        if module.files.count == 1, module.text == read.fileText {
            self.module = ModuleText(edited.fileText, path: module.files[0].path)
        } else {
            let changes = WrittenChanges(from: read, to: edited)
            try apply(changes.edits())
            self.module = Self.importing(edited.imports.filter { !read.imports.contains($0) }, in: self.module)
        }
        let again = try Self.reading(self.module, like: document)
        let units = [again, edited].map { SourceUnits(of: $0.tree, $0.source).all }
        guard units[0].count == units[1].count, zip(units[0], units[1]).allSatisfy({ $0.isSame(as: $1) }),
            again.imports == edited.imports
        else {
            throw InputError(
                "the changes cannot be written into \(module.name) line by line",
                fix: "type save and the name of another file, which gets the whole document"
            )
        }
        fileLines = FileLines(of: edited, readAs: again)
    }

    private static func reading(_ module: ModuleText, like document: Document) throws -> Document {
        try Document(catalog: document.catalog).loading(module, runsOpenExpressions: document.runsOpenExpressions)
            .document
    }

    /// The files whose text has changed.
    func changed(since old: ModuleText) -> [ModuleText.File] {
        module.files.filter { file in old.files.contains { $0.path == file.path && $0.text != file.text } }
    }

    private mutating func apply(_ edits: [WrittenChanges.Edit]) throws {
        var texts = module.files.map { Array($0.text.utf8) }
        // Of edits at one place, the later one is made first, and then stands behind.
        let order = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
        }
        for edit in order.map(\.element) {
            let index = module.starts.lastIndex { $0 <= edit.range.lowerBound } ?? 0
            let range = edit.range.moved(by: -module.starts[index]).clamped(to: texts[index].indices)
            texts[index].replaceSubrange(range, with: Array(edit.text.utf8))
        }
        let files = zip(module.files, texts).map { ModuleText.File($0.path, String(decoding: $1, as: UTF8.self)) }
        module = ModuleText(files)
    }

    /// Returns the files with further imports in the first of them.
    private static func importing(_ imports: [String], in module: ModuleText) -> ModuleText {
        guard !imports.isEmpty, let first = module.sources.first else { return module }
        let last = SourceParser.parse(first.text).statements.last { $0.item.is(ImportDeclSyntax.self) }
        let place = last?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        var bytes = Array(first.text.utf8)
        let lines = imports.joined(separator: "\n")
        bytes.insert(contentsOf: Array((last == nil ? lines + "\n" : "\n" + lines).utf8), at: place)
        let changed = ModuleText.File(first.path, String(decoding: bytes, as: UTF8.self))
        return ModuleText(module.files.map { $0.path == first.path ? changed : $0 })
    }
}
