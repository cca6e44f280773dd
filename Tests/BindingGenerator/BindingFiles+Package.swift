import BuiltProducts
import Foundation
import SymbolGraphs

extension BindingFiles {
    /// The file of exceptions, from the root of the package.
    package static let exceptions = "Tests/BindingGenerator/Exceptions.txt"

    /// Generates the files of this package from the modules that were built last.
    package static func ofThisPackage() throws -> BindingFiles {
        let file = BuiltPackage.root.appendingPathComponent(exceptions)
        return try BindingFiles(
            modules.map { ($0, try SymbolFiles(modules: [$0])) },
            except: Exceptions(String(contentsOf: file, encoding: .utf8))
        )
    }

    /// Returns the paths of the files in folders `Generated` that are not what was generated, in alphabetical order.
    package func outdated(in folder: URL) -> [String] {
        let present = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let generated = present.filter { "/\($0)".contains("/Generated/") }
        return Set(generated).union(texts.keys).sorted().filter { path in
            (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) != texts[path]
        }
    }

    /// Writes a file into a folder, or removes it there if it is not generated any more.
    package func write(_ path: String, to folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        guard let text = texts[path] else { return try FileManager.default.removeItem(at: file) }
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
