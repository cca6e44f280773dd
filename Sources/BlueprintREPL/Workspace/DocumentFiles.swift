/// The files that documents were loaded from or saved to.
///
/// A document keeps its file through all edits; `load` and `reset all` begin another document, and `undo` of them brings
/// the earlier one back with its file.
struct DocumentFiles {
    /// The file of a document, with the state that it contains.
    private struct File {
        var path: String
        var edition: Int
    }

    private var files: [Int: File] = [:]

    /// Returns the path of the file of a state's document; nil if there is none.
    func path(of state: DocumentState) -> String? { files[state.origin]?.path }

    /// Returns true if the file of a state's document has the contents of the state.
    func contains(_ state: DocumentState) -> Bool { files[state.origin]?.edition == state.edition }

    /// Notes that a file has the contents of a state.
    mutating func note(_ path: String, contains state: DocumentState) {
        files[state.origin] = File(path: path, edition: state.edition)
    }
}
