import Foundation

/// The compiler of the toolchain that runs the tests, for sources that use the libraries of this package.
package struct Compiler {
    private let path: String
    private let modules: String
    /// The include path of the C headers of a dependency, which the compiler needs.
    private let shims: String

    package init() throws {
        path = try Toolchain.path(of: "swiftc")
        let products = try BuiltPackage.products()
        modules = products.appendingPathComponent("Modules").path
        shims =
            products.appendingPathComponent("../../checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include")
            .standardized.path
    }

    /// Returns the target triple, such as `x86_64-unknown-linux-gnu`.
    package func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var triple: String }
            var target: Target
        }
        let run = try Run(path: path, ["-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(run.output.utf8)).target.triple
    }

    /// Returns the errors in a source compiled in Swift 6 mode; empty if there are none.
    ///
    /// - Parameter isPartOfPackage: Whether the source may use what is visible within this package only.
    package func check(_ source: String, name: String, isPartOfPackage: Bool = false) throws -> String {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.write(source, to: "main.swift")
        var arguments = ["-typecheck", "-swift-version", "6", "-I", modules, "-I", shims, file.path]
        if isPartOfPackage { arguments += ["-package-name", BuiltPackage.name] }
        let run = try Run(path: path, arguments)
        guard run.status != 0 else { return "" }
        return run.errors.isEmpty
            ? "swiftc ended with \(run.status)" : run.errors.replacingOccurrences(of: file.path, with: name)
    }
}
