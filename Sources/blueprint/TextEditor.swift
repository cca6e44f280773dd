import Foundation
import TextFiles

/// The program in which text is edited: the one in `VISUAL`, else in `EDITOR`, else `vi`.
struct TextEditor {
    /// The command, which may have arguments.
    let command: String

    /// The editor of an environment.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        command = ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    }

    /// Returns a text as it was saved in the editor.
    ///
    /// - Throws: ``Fault`` if the editor fails or its file cannot be read.
    func edited(_ text: String) throws(Fault) -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("blueprint-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("element.swift")
        do {
            let isPrivate = [FileAttributeKey.posixPermissions: 0o700]
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: false,
                attributes: isPrivate
            )
            try Data((text + "\n").utf8).write(to: file)
        } catch {
            throw Fault(message: "cannot write \(file.path) for the editor")
        }
        // The shell splits the command; the path is quoted for it.
        let status = system("\(command) '\(file.path.replacing("'", with: "'\\''"))'")
        guard status == 0 else {
            throw Fault(message: "the editor failed", fix: "VISUAL or EDITOR names it; it was '\(command)'")
        }
        do {
            return try SourceFile.read(file.path)
        } catch {
            throw Fault(message: "cannot read what the editor saved: \(error.reason)")
        }
    }

    /// The reason for which nothing was edited.
    struct Fault: Error {
        let message: String
        var fix: String?
    }
}
