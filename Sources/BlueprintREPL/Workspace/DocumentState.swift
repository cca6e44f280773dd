import BlueprintBindings
import BlueprintInspector

/// A document with its value and its selection: the state that an edit replaces and `undo` restores.
struct DocumentState {
    var document: Document
    var selection: Selection
    /// The value of the document; nil before anything was evaluated.
    var value: EvaluatedDocument?
    /// The complete lines that the evaluation printed.
    var printed: [String] = []
    /// A short description of the edit that led to this state.
    var edit: String
    /// The number that tells this document from those of other edits.
    var edition = 0
    /// The edition with which the document began: the first one, or the one after `load` or `reset all`.
    var origin = 0

    /// Returns the same state with a document that takes little memory.
    func stored() -> DocumentState {
        var result = self
        result.document = document.stored()
        return result
    }

    /// Returns a stored state with its whole document.
    ///
    /// - Parameter other: a document whose text differs little.
    func restored(near other: Document) -> DocumentState {
        var result = self
        result.document = document.restored(near: other)
        return result
    }
}

extension EvaluatedDocument {
    /// Drops what code of the document printed and did wrong in a render that is not shown.
    func dropOutput() {
        _ = takePrintedLines()
        _ = takeFaults()
    }
}

/// The places in the document that the tags of elements refer to.
extension DocumentState {
    /// Returns the offset in the document of the call that made an element with a tag; of an element that functions have
    /// returned, of the innermost of the calls with a number, if one has.
    func offset(ofTag tag: Int?) -> Int? {
        guard let tag, let value else { return tag }
        guard tag < 0 else { return value.offset(ofTag: tag) }
        let offsets = value.tags.offsets(ofTag: tag)
        return offsets.first { document.outline.number(atName: $0) != nil } ?? offsets.first
    }

    /// Returns the offsets in the document of the calls that returned an element with a tag, outermost first, and last
    /// that of the call that made it.
    func offsets(ofTag tag: Int?) -> [Int] {
        guard let tag else { return [] }
        return value?.tags.offsets(ofTag: tag).reversed() ?? [tag]
    }

    /// A function that returns the offset of a tag, for many of them.
    var offsetsOfTags: (Int?) -> Int? {
        guard let tags = value?.tags.tabulated else { return { $0 } }
        return { tag in tag.flatMap { $0 < 0 ? offset(ofTag: $0) : tags.offset(ofTag: $0) } }
    }

    /// The numbers of the document's nodes, by the tags of the elements that they make.
    var names: NodeNames {
        let numbers = document.outline.numbersAtNames
        guard let tags = value?.tags.tabulated else { return NodeNames(number: numbers) }
        return NodeNames { tag in
            guard tag < 0 else { return tags.offset(ofTag: tag).flatMap(numbers) }
            return tags.offsets(ofTag: tag).lazy.compactMap(document.outline.number).first
        }
    }
}

/// The files that documents were loaded from or saved to.
///
/// A document keeps its file through all edits; `load` and `reset all` begin another document, and `undo` of them brings
/// the earlier one back with its file.
struct DocumentFiles {
    /// The file of a document, with the state that it contains.
    private struct File {
        var path: String?
        var edition: Int
        /// The source of the state, in which another preview may be shown.
        var source: String
        /// The lines of this source in the file, if it was written; nil if it was read, as earlier states were.
        var lines: FileLines?

        init(_ path: String?, containing state: DocumentState, isWritten: Bool) {
            (self.path, edition, source) = (path, state.edition, state.document.sourceBesidesPreview)
            lines = isWritten ? state.document.fileLines : nil
        }
    }

    private var files: [Int: File] = [:]
    /// The files of a document as they are on the disk, by its origin; none for a document that is saved as a whole.
    private var modules: [Int: OwnFiles] = [:]

    /// Returns the path of the file of a state's document; nil if there is none.
    func path(of state: DocumentState) -> String? { files[state.origin]?.path }

    /// Returns true if the file of a state's document has the contents of the state.
    func contains(_ state: DocumentState) -> Bool {
        guard let file = files[state.origin] else { return false }
        return file.edition == state.edition || file.source == state.document.sourceBesidesPreview
    }

    /// Returns the number of the state that the file of a state's document contains; nil if there is no file.
    func edition(of state: DocumentState) -> Int? { files[state.origin]?.edition }

    /// Returns the files that a state's document is written back to; nil if it is saved as a whole.
    func module(of state: DocumentState) -> OwnFiles? { modules[state.origin] }

    /// Returns the lines of an earlier state in the files that were written since; nil if none were.
    func lines(of state: DocumentState) -> FileLines? {
        guard let file = files[state.origin] else { return nil }
        return file.lines?.moved(from: file.source, to: state.document.source)
    }

    /// Notes that files have the contents of a state, which is written back to them.
    ///
    /// - Parameter isWritten: true if they were written, and not read.
    mutating func note(_ own: OwnFiles, contains state: DocumentState, isWritten: Bool) {
        modules[state.origin] = own
        let path = own.module.files.count == 1 ? own.module.files[0].path : nil
        files[state.origin] = File(path, containing: state, isWritten: isWritten)
    }

    /// Notes that a file has the contents of a state.
    mutating func note(_ path: String, contains state: DocumentState, isWritten: Bool) {
        files[state.origin] = File(path, containing: state, isWritten: isWritten)
    }
}

/// The incomplete line at the end of what the statements of the document printed.
struct PrintedLines {
    /// The last line while it is incomplete and not shown yet.
    private var unfinished: String?
    /// True if an incomplete line is kept until it is complete, as in scripts.
    var keepsUnfinished = false

    /// Returns the complete lines of an evaluation.
    ///
    /// - Parameter isUnfinished: true if the last line may continue.
    mutating func complete(_ lines: [String], isUnfinished: Bool) -> [String] {
        unfinished = nil
        guard isUnfinished, keepsUnfinished else { return lines }
        unfinished = lines.last
        return lines.dropLast()
    }

    /// Takes the unfinished line when no further output can complete it; nil if there is none.
    mutating func takeUnfinished() -> String? {
        defer { unfinished = nil }
        return unfinished
    }
}

extension [String] {
    /// Returns the lines after those that an earlier evaluation printed too; all statements run again with each edit.
    func news(after earlier: [String]) -> [String] {
        Array(dropFirst(zip(self, earlier).prefix { $0 == $1 }.count))
    }
}
