import BlueprintInspector
import BlueprintREPL
import Foundation

/// One of two things that are compared: a script, Swift files, or an exported render.
struct DiffSide {
    /// The error of something that cannot be read.
    struct Fault: Error {
        /// The name of the file.
        let path: String
        /// The error of the file.
        let fault: SourceFile.Fault

        init(path: String, _ fault: SourceFile.Fault) { (self.path, self.fault) = (path, fault) }

        init(path: String, reason: String) { self.init(path: path, SourceFile.Fault(reason: reason)) }

        /// The printed error.
        var output: Output { fault.output(for: path) }
    }

    /// The content of a file or folder.
    enum Content {
        /// A script of lines, or one Swift file.
        case script(String)
        /// The Swift files of a folder.
        case module(ModuleText)
        /// An exported render.
        case render(ImportedRender)
    }

    /// The name, as it was typed.
    let name: String
    /// The content.
    let content: Content
    /// The files that a script reads and writes.
    let files: any SessionFiles

    private init(name: String, content: Content, files: any SessionFiles) {
        (self.name, self.content, self.files) = (name, content, files)
    }

    /// Reads what a path names, or what `REV:PATH` names in a git repository if there is no such path.
    init(_ name: String) throws(Fault) {
        do {
            if name != "-", !FileManager.default.fileExists(atPath: name), let colon = name.firstIndex(of: ":") {
                let revision = try GitRevision(String(name[..<colon]))
                let path = String(name[name.index(after: colon)...])
                self.init(
                    name: name,
                    content: try Self.content(of: path, in: revision, name),
                    files: RevisionFiles(revision)
                )
            } else if SwiftFolder.files(in: name) != nil {
                self.init(name: name, content: .module(try ModuleFiles.module(of: [name])), files: CheckedFiles())
            } else {
                self.init(name: name, content: try Self.content(SourceBytes(path: name), name), files: CheckedFiles())
            }
        } catch {
            throw Self.fault(error, name)
        }
    }

    private static func fault(_ error: any Error, _ name: String) -> Fault {
        switch error {
        case let fault as Fault: fault
        case let fault as ModuleFiles.Fault: Fault(path: fault.path, fault.fault)
        case let fault as SourceFile.Fault: Fault(path: name, fault)
        case let fault as GitProgram.Fault: Fault(path: name, reason: fault.reason)
        case let fault as ImportedRender.Fault: Fault(path: name, reason: fault.reason)
        default: Fault(path: name, reason: "cannot be read")
        }
    }

    private static func content(of path: String, in revision: GitRevision, _ name: String) throws -> Content {
        switch try revision.object(at: path) {
        case .file(let data): try content(SourceBytes(data), name)
        case .folder(let folder): .module(try module(of: folder, in: revision, name))
        }
    }

    private static func content(_ bytes: SourceBytes, _ name: String) throws -> Content {
        bytes.isJSON || name.hasSuffix(".json")
            ? .render(try ImportedRender(bytes.data)) : .script(try bytes.text())
    }

    /// Returns the Swift files of a folder of a revision, as those of a folder on the disk.
    private static func module(of folder: String, in revision: GitRevision, _ name: String) throws -> ModuleText {
        let files = try revision.files(in: folder).filter { SwiftFolder.isPart($0.path) }.sorted { $0.path < $1.path }
        guard !files.isEmpty else { throw Fault(path: name, reason: "the folder contains no Swift file") }
        let start = name.hasSuffix("/") || name.hasSuffix(":") ? name : name + "/"
        return ModuleText(
            try files.map { .init(start + $0.path, try SourceBytes(revision.bytes(of: $0.object)).text()) }
        )
    }

    /// Runs it, and returns its tree in viewports of some sizes; nil after an error, which is emitted.
    ///
    /// An exported render has one size, and is not laid out again.
    func renders(at sizes: [String], with runner: ScriptRunner, emit: (Output) -> Void) -> [ScriptRender]? {
        if case .render(let render) = content { return [ScriptRender(render.snapshot, labels: render.labels)] }
        var runner = runner
        runner.files = runner.isSafe ? NoFiles() : files
        var session: Session?
        runner.keepSession = { session = $0 }
        var hasFailed = false
        // What is compared is what is shown: its expectations are for run.
        func take(_ output: Output) {
            guard output.kind == .error else { return }
            hasFailed = true
            emit(output)
        }
        switch content {
        case .script(let text): _ = runner.run(text, name: name, emit: take)
        case .module(let module): _ = runner.run(module, emit: take)
        case .render: break
        }
        guard !hasFailed, let session else { return nil }
        return ScriptRender.renders(of: session, at: sizes, name: name, emit: emit)
    }

    /// True if the size of its viewport cannot be chosen.
    var isFixed: Bool {
        if case .render = content { return true }
        return false
    }
}
