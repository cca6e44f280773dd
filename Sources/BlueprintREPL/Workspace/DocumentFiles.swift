/// The files that documents were loaded from or saved to.
///
/// A document keeps its file through all edits; `load` and `reset all` begin another document, and `undo` of them brings
/// the earlier one back with its file.
struct DocumentFiles {
    /// The file of a document, with the state that it contains.
    private struct File {
        var path: String?
        var edition: Int
    }

    private var files: [Int: File] = [:]
    /// The files of a document as they are on the disk, by its origin; none for a document that is saved as a whole.
    private var modules: [Int: ModuleText] = [:]

    /// Returns the path of the file of a state's document; nil if there is none.
    func path(of state: DocumentState) -> String? { files[state.origin]?.path }

    /// Returns true if the file of a state's document has the contents of the state.
    func contains(_ state: DocumentState) -> Bool { files[state.origin]?.edition == state.edition }

    /// Returns the files that a state's document is written back to; nil if it is saved as a whole.
    func module(of state: DocumentState) -> ModuleText? { modules[state.origin] }

    /// Notes that files have the contents of a state, which is written back to them.
    mutating func note(_ module: ModuleText, contains state: DocumentState) {
        modules[state.origin] = module
        files[state.origin] = File(path: module.files.count == 1 ? module.files[0].path : nil, edition: state.edition)
    }

    /// Notes that a file has the contents of a state.
    mutating func note(_ path: String, contains state: DocumentState) {
        files[state.origin] = File(path: path, edition: state.edition)
    }
}
