import Foundation

/// Where this package is, and what was built together with the tests that now run.
package enum BuiltPackage {
    /// Why something cannot be found.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) {
            self.description = description
        }
    }

    /// The folder with Package.swift.
    package static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The folder with the built programs and, in `Modules`, what the compiler reads of the libraries.
    package static func products() throws -> URL {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: program)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let module = folder.appendingPathComponent("Modules/BlueprintUI.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) { return folder }
        }
        throw Fault(
            description: "no Modules/BlueprintUI.swiftmodule above \(program): build with `swift build --build-tests`"
        )
    }
}
