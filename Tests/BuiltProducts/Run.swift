import Foundation

/// A program that has run to completion in the folder of this package.
package struct Run {
    package let status: Int32
    package let output: String
    package let errors: String

    /// Runs a program of this package.
    package init(_ program: String, _ arguments: [String] = [], input: String = "") throws {
        try self.init(
            path: BuiltPackage.products().appendingPathComponent(program).path,
            arguments,
            input: input
        )
    }

    /// Runs the program at a path.
    package init(path: String, _ arguments: [String], input: String = "") throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        // Files accept any amount of output; a pipe could fill up while the other one is read.
        let (inputFile, outputFile) = (try folder.write(input, to: "in"), try folder.write("", to: "out"))
        let errorFile = try folder.write("", to: "err")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = BuiltPackage.root
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: outputFile, encoding: .utf8)
        errors = try String(contentsOf: errorFile, encoding: .utf8)
    }
}
