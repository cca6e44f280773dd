import SwiftInterpreter

/// Places in the files that a document was read from.
extension Document {
    /// Returns the file and the line that a line of the document was read from, such as `Model.swift:4`; nil if it was
    /// typed.
    func place(ofLine number: Int) -> String? {
        filePlace(ofLine: number).map(Self.words(for:))
    }

    /// Returns the place of an offset in words: `Model.swift:4`, or `line 4 of the document`.
    func placeWords(at offset: Int) -> String {
        let number = line(at: offset).number
        return place(ofLine: number) ?? "line \(number) of the document"
    }

    /// Returns the text of a note; a warning about what was read from a file has its place before it.
    func words(of note: Diagnostic) -> String {
        guard note.kind == .warning, let place = filePlace(at: note.offset) else { return note.message }
        return "\(Self.words(for: place)): \(note.message)"
    }

    private static func words(for place: FilePlace) -> String { "\(place.path):\(place.line)" }

    /// Returns the line of a file that an offset of the document was read from; nil if it was typed.
    func filePlace(at offset: Int) -> FilePlace? {
        guard let typed = typedOffset(of: offset), let (file, inFile) = module?.place(of: typed), !file.path.isEmpty
        else { return filePlace(ofLine: line(at: offset).number) }
        return FilePlace(path: file.path, line: LineChange.breakCount(in: file.text, before: inFile) + 1)
    }

    /// Returns the line of a file that a line of the document was read from; nil if it was typed.
    func filePlace(ofLine number: Int) -> FilePlace? {
        (module == nil ? fileLines : FileLines(of: self))[number]
    }

    /// Returns the line at an offset for an error: that of the file which it was read from, or of the document.
    func sourceLine(at offset: Int) -> InputError.SourceLine {
        let line = line(at: offset)
        let place = filePlace(ofLine: line.number)
        return InputError.SourceLine(
            source: place?.path ?? "the document",
            number: place?.line ?? line.number,
            column: line.column,
            text: line.text
        )
    }
}
