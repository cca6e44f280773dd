import BlueprintInspector
import BlueprintREPL
import TextFiles

/// The files of a module on the disk.
enum ModuleFiles {
    /// The error of a file of a module.
    struct Fault: Error {
        /// The path of the file.
        let path: String
        /// The error.
        let fault: SourceFile.Fault
    }

    /// Reads the files of a module.
    ///
    /// - Parameter paths: Swift files, and folders with Swift files.
    static func module(of paths: [String]) throws(Fault) -> ModuleText {
        var files: [ModuleText.File] = []
        for path in try self.paths(of: paths) {
            do {
                files.append(.init(path, try SourceFile.read(path)))
            } catch {
                throw Fault(path: path, fault: error)
            }
        }
        return ModuleText(files)
    }

    /// Returns the paths of the files of a module.
    static func paths(of paths: [String]) throws(Fault) -> [String] {
        do {
            return try ModulePaths.files(of: paths) { SwiftFolder.files(in: $0) }
        } catch {
            throw Fault(path: error.path, fault: .init(reason: error.reason))
        }
    }

    /// Returns the error of the first of some paths that names nothing that can be read; nil if all can be.
    static func firstFault(in paths: [String]) -> StyledText? {
        do throws(Fault) {
            for path in try self.paths(of: paths) {
                do throws(SourceFile.Fault) {
                    _ = try SourceFile(path)
                } catch {
                    throw Fault(path: path, fault: error)
                }
            }
            return nil
        } catch {
            return error.fault.output(for: error.path).text
        }
    }

    /// Returns what paths on the command line name: the Swift files and folders are one module, every other file is a
    /// script, in the order in which they are named.
    static func sources(of paths: [String]) -> [ScriptRun.Source] {
        var sources: [ScriptRun.Source] = []
        let parts = paths.filter(isPart)
        for path in paths {
            if !isPart(path) {
                sources.append(.file(path))
            } else if path == parts.first {
                sources.append(parts.count == 1 && path.hasSuffix(".swift") ? .file(path) : .module(parts))
            }
        }
        return sources
    }

    /// Returns true for a Swift file and for a folder.
    private static func isPart(_ path: String) -> Bool {
        path.hasSuffix(".swift") || SwiftFolder.files(in: path) != nil
    }
}

extension ScriptRun.Source {
    /// The paths that it names.
    var paths: [String] {
        switch self {
        case .file(let path): [path]
        case .module(let paths): paths
        case .lines, .unnamedInput: []
        }
    }

    /// True for lines of a session, false for Swift files.
    var isScript: Bool {
        switch self {
        case .file(let path): !path.hasSuffix(".swift")
        case .module: false
        case .lines, .unnamedInput: true
        }
    }
}

/// The files of a page that is checked: read from the disk, and written to memory alone.
///
/// A page replays what a session did; the files that the session wrote belong to the user now. What a page has
/// written, its later lines read.
final class CheckedFiles: SessionFiles {
    private let disk = DiskFiles()
    private var written = WrittenTexts()

    func read(_ path: String) throws -> String { try written[path] ?? disk.read(path) }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        do {
            guard try TextFile.isFile(at: path) else { return try disk.write(to: path, body) }
        } catch let fault as FileFault {
            throw SessionFileError(path: path, reason: fault.reason)
        }
        try written.write(to: path, body)
    }

    /// Draws nothing: nobody looks at the pixels of a page that is checked.
    func writePNG(of svg: String, scale: Double, to path: String) throws { written.writePicture(to: path) }

    /// Always false: nothing is replaced.
    func keeps(_ path: String) -> Bool { false }

    func swiftFiles(in folder: String) -> [String]? {
        disk.swiftFiles(in: folder).map { written.swiftFiles(in: folder, and: $0) }
    }

    func paths(startingWith prefix: String) -> [String] {
        written.paths(startingWith: prefix, and: disk.paths(startingWith: prefix))
    }
}
