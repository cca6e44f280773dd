import Foundation

/// The compiler of the toolchain that runs the tests, for sources that use the libraries of this package.
package struct Compiler {
    private let path: String
    private let modules: String

    package init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { "\($0)/swiftc" }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw BuiltPackage.Fault(
                description: "swiftc is not on the PATH: put the toolchain that runs `swift test` there"
            )
        }
        self.path = path
        modules = try BuiltPackage.products().appendingPathComponent("Modules").path
    }

    /// What the compiler has against a source, in Swift 6 mode; empty if nothing.
    package func check(_ source: String, name: String) throws -> String {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.write(source, to: "main.swift")
        let run = try Run(path: path, ["-typecheck", "-swift-version", "6", "-I", modules, file.path])
        guard run.status != 0 else { return "" }
        return run.errors.isEmpty
            ? "swiftc ended with \(run.status)" : run.errors.replacingOccurrences(of: file.path, with: name)
    }
}
