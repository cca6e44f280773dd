import SwiftInterpreter
import SwiftSyntax

/// The files of a document as they are on the disk.
struct OwnFiles {
    let module: ModuleText
    /// The document that they contain, with the places of its tokens; nil if that is not known.
    var document: Document?

    /// Returns the document that the files contain, read in the way in which another one was.
    ///
    /// - Throws: an ``InputError`` if they cannot be read.
    fileprivate func document(readLike other: Document) throws -> Document {
        if let document, document.module == module, document.runsOpenExpressions == other.runsOpenExpressions {
            return document
        }
        return try Document(catalog: other.catalog).loading(module, runsOpenExpressions: other.runsOpenExpressions)
            .document
    }
}

/// The files that a document was read from, with its changes in the lines that they concern.
///
/// A document has a format of its own. Its tokens and comments are those of the files, so each change of a token is one of
/// the files; all else in them stays as it was written.
struct WrittenBack {
    /// The files with the changes, and the document that they contain.
    private(set) var files: OwnFiles
    /// The lines of the document in the changed files.
    private(set) var fileLines = FileLines()
    /// True if the document shows an element that is in none of the files, and no preview of theirs.
    let showsOther: Bool

    /// Writes a document into the files that it was read from.
    ///
    /// - Throws: an ``InputError`` if the files would not be read as the document then.
    init(_ document: Document, into files: OwnFiles) throws {
        let module = files.module
        let read = try files.document(readLike: document)
        let isBeside = read.outline.root == nil && document.outline.root != nil
        showsOther = isBeside && document.shownPreview == nil
        let root = document.outline.rootStatement
        var edited = isBeside ? try document.rewritten(root.map { [Splice($0, "")] } ?? []) : document
        let units = SourceUnits(of: edited.tree, edited.source)
        let written: ModuleText
        if module.files.count == 1, module.text == read.fileText {
            written = ModuleText(edited.fileText, path: module.files[0].path)
        } else {
            let changes = WrittenChanges(from: read, to: units)
            let imports = edited.imports.filter { !read.imports.contains($0) }
            written = Self.importing(imports, in: Self.applying(changes.edits(), to: module))
        }
        self.files = OwnFiles(module: written)
        let again = try self.files.document(readLike: document)
        let unitsAgain = SourceUnits(of: again.tree, again.source)
        guard unitsAgain.all.count == units.all.count,
            zip(unitsAgain.all, units.all).allSatisfy({ $0.isSame(as: $1) }),
            again.imports == edited.imports
        else {
            throw InputError(
                "the changes cannot be written into \(module.name) line by line",
                fix: "type save and the name of another file, which gets the whole document"
            )
        }
        // The next edits change the lines of this document, which the files have with other indentations.
        (edited.typedOffsets, edited.module) = ([:], written)
        for (unit, other) in zip(units.all, unitsAgain.all) {
            edited.typedOffsets[unit.range.lowerBound] = again.typedOffsets[other.range.lowerBound]
        }
        self.files.document = edited
        fileLines = FileLines(of: edited)
    }

    /// The files whose text has changed.
    func changed(since old: ModuleText) -> [ModuleText.File] {
        files.module.files.filter { file in old.files.contains { $0.path == file.path && $0.text != file.text } }
    }

    private static func applying(_ edits: [WrittenChanges.Edit], to module: ModuleText) -> ModuleText {
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
        return ModuleText(files)
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
