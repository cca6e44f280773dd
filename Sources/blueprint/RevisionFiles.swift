import BlueprintREPL

/// The files that a script of a revision reads: those of the revision, by paths from the working directory.
///
/// What it writes is kept in memory: an older script must not replace what is there today.
final class RevisionFiles: SessionFiles {
    private let revision: GitRevision
    private var written = WrittenTexts()

    init(_ revision: GitRevision) { self.revision = revision }

    func read(_ path: String) throws -> String {
        if let text = written[path] { return text }
        guard path.first != "/", path != "-" else {
            throw SessionFileError(path: path, reason: "is no file of the revision")
        }
        do {
            guard case .file(let data) = try revision.object(at: "./" + path) else {
                throw SessionFileError(path: path, reason: "is a folder")
            }
            return try SourceBytes(data).text()
        } catch let fault as GitProgram.Fault {
            throw SessionFileError(path: path, reason: fault.reason)
        } catch let fault as SourceFile.Fault {
            throw SessionFileError(path: path, reason: fault.reasonInLine)
        }
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        try written.write(to: path, body)
    }

    /// Draws nothing: what is written is not kept.
    func writePNG(of svg: String, scale: Double, to path: String) throws { written.writePicture(to: path) }

    /// Always false: nothing is replaced.
    func keeps(_ path: String) -> Bool { false }

    func swiftFiles(in folder: String) -> [String]? {
        guard folder.first != "/", case .folder(let object)? = try? revision.object(at: "./" + folder),
            let files = try? revision.files(in: object)
        else { return nil }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return written.swiftFiles(in: folder, and: files.map(\.path).filter(SwiftFolder.isPart).map { start + $0 })
    }

    /// Always empty: nothing is completed in a script.
    func paths(startingWith prefix: String) -> [String] { [] }
}
