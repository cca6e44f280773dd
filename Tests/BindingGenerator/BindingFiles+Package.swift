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

    /// Returns the names of the files in a folder that are not what was generated, in alphabetical order.
    package func outdated(in folder: URL) -> [String] {
        let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(present).union(texts.keys).sorted().filter { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) != texts[name]
        }
    }

    /// Writes a file into a folder, or removes it there if it is not generated any more.
    package func write(_ name: String, to folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        guard let text = texts[name] else { return try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
