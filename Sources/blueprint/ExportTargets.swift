import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation

/// The sources of an export, and the file that each is written to.
struct ExportTargets: Sendable {
    /// A source, and the path of its file; nil for standard output.
    struct Target: Sendable {
        let source: ScriptRun.Source
        let path: String?
    }

    /// The targets, in the order of the sources.
    let all: [Target]
    /// The folder of the files, which is made if it does not exist; nil for one named file and for standard output.
    let folder: String?

    /// The targets of some sources.
    ///
    /// - Parameter output: the path of a file for one source, or of a folder; nil for standard output.
    /// - Throws: a `ValidationError` if two sources would be written to one place.
    init(of sources: [ScriptRun.Source], to output: String?, as format: ExportFormat) throws {
        guard let output else {
            guard sources.count <= 1 else {
                throw ValidationError("\(sources.count) files need a folder for their exports: -o FOLDER.")
            }
            (all, folder) = (sources.map { Target(source: $0, path: nil) }, nil)
            return
        }
        if output.isEmpty { throw ValidationError("-o needs the path of a file or folder, and its path is empty.") }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        guard sources.count > 1 || exists && isFolder.boolValue || output.hasSuffix("/") else {
            (all, folder) = (sources.map { Target(source: $0, path: output) }, nil)
            return
        }
        if exists, !isFolder.boolValue {
            throw ValidationError("\(output.shownPath) is a file; \(sources.count) files need a folder.")
        }
        let start = output.hasSuffix("/") ? output : output + "/"
        let targets = sources.map { Target(source: $0, path: start + Self.name(of: $0, format)) }
        for (index, target) in targets.enumerated() {
            guard let other = targets[..<index].first(where: { $0.path == target.path }) else { continue }
            let names = "\(other.source.name.shownPath) and \(target.source.name.shownPath)"
            throw ValidationError(
                "\(names) would both be written to \((target.path ?? "").shownPath); export them to two folders."
            )
        }
        (all, folder) = (targets, output)
    }

    /// Returns the name of the file for a source in a folder.
    private static func name(of source: ScriptRun.Source, _ format: ExportFormat) -> String {
        let path = source.paths.first.flatMap { $0 == "-" ? nil : $0 } ?? "input"
        // The folder of the working directory has a name of its own.
        let whole = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
        let name = (whole as NSString).deletingPathExtension
        return ([name, format.kind].compactMap(\.self).joined(separator: "-")) + ".\(format.name)"
    }
}
