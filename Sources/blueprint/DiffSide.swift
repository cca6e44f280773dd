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

/// A revision of the git repository around the working directory.
struct GitRevision {
    private let git: GitProgram
    /// The name of the revision, such as `main` or `HEAD~1`; empty for what is staged.
    private let name: String

    /// The revision of a name.
    ///
    /// - Throws: ``GitProgram/Fault`` if there is no `git`, or if the name looks like an option.
    init(_ name: String) throws(GitProgram.Fault) {
        guard name.first != "-" else { throw GitProgram.Fault(reason: "a revision does not begin with -") }
        git = try GitProgram()
        self.name = name
    }

    /// An object of the repository.
    enum Object {
        /// The bytes of a file.
        case file(Data)
        /// A folder, by the name of the object.
        case folder(String)
    }

    /// Returns the file or folder at a path: from the top of the repository, or after `./` from the working directory.
    ///
    /// - Throws: ``GitProgram/Fault`` if the revision has none.
    func object(at path: String) throws(GitProgram.Fault) -> Object {
        let object = "\(name):\(path)"
        let kind = Self.words(try git.output(of: ["cat-file", "-t", object])).last
        let identifier = Self.words(try git.output(of: ["rev-parse", "--verify", object])).last ?? ""
        return kind == "tree" ? .folder(identifier) : .file(try bytes(of: identifier))
    }

    /// Returns the paths in a folder of the regular files in it and its folders, with the names of the objects.
    func files(in folder: String) throws(GitProgram.Fault) -> [(path: String, object: String)] {
        let list = String(decoding: try git.output(of: ["ls-tree", "-r", "-z", folder]), as: UTF8.self)
        return list.split(separator: "\0").compactMap { entry in
            // The mode, the kind and the name of the object, a tab, and the path; a link is no file.
            guard let tab = entry.firstIndex(of: "\t") else { return nil }
            let facts = entry[..<tab].split(separator: " ")
            guard facts.count == 3, facts[1] == "blob", facts[0].hasPrefix("100") else { return nil }
            return (String(entry[entry.index(after: tab)...]), String(facts[2]))
        }
    }

    /// Returns the bytes of an object.
    func bytes(of object: String) throws(GitProgram.Fault) -> Data { try git.output(of: ["cat-file", "blob", object]) }

    private static func words(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

/// The program `git`, which is asked for what a repository holds, and changes nothing.
struct GitProgram {
    /// The reason why `git` has no answer, in a sentence without a full stop.
    struct Fault: Error {
        let reason: String
    }

    private let path: String

    /// The program that the environment finds.
    ///
    /// - Throws: ``Fault`` if there is none.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Fault) {
        guard let path = InstalledProgram.path(of: "git", in: environment) else {
            throw Fault(reason: "git is not installed, which reads revisions; the package is called git")
        }
        self.path = path
    }

    /// Returns what the program prints for some arguments, which no shell reads.
    ///
    /// - Throws: ``Fault`` with the first line of its error.
    func output(of arguments: [String]) throws(Fault) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--no-pager"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // It asks nothing, locks nothing, and its errors are in one language.
        environment.merge(["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        do {
            try process.run()
        } catch {
            throw Fault(reason: "git cannot be started")
        }
        // Its errors are a few lines, which a pipe holds until they are read.
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Fault(reason: Self.sentence(complaint)) }
        return answer
    }

    /// Returns the first line of what git prints on standard error, without what begins it.
    private static func sentence(_ complaint: String) -> String {
        let lines = complaint.split(whereSeparator: \.isNewline).map(String.init)
        guard var line = lines.first(where: { $0.hasPrefix("fatal: ") }) ?? lines.first else { return "git failed" }
        for start in ["fatal: ", "error: "] where line.hasPrefix(start) { line.removeFirst(start.count) }
        while line.last == "." { line.removeLast() }
        return "git says: \(line)"
    }
}
