import Foundation

/// The location of this package and of the products built with the running tests.
package enum BuiltPackage {
    /// The reason that a file cannot be found.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) {
            self.description = description
        }
    }

    /// The folder that contains Package.swift.
    package static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The name of this package for the compiler, which SwiftPM makes from the name of the folder.
    package static let name: String = {
        let folder = root.lastPathComponent.lowercased()
        let letters = folder.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return letters.first?.isNumber == true ? "_" + String(letters.dropFirst()) : String(letters)
    }()

    /// Returns the folder of the built programs; its subfolder `Modules` contains the compiled modules.
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
