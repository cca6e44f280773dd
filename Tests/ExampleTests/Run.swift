import Foundation
import Testing

/// Where this package is, and where its programs are built.
enum Package {
    /// The folder with Package.swift.
    static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder
    }()

    /// The folder with the built programs: that of the tests which now run.
    static let products: URL = {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: path)
        while folder.pathExtension != "xctest", folder.path != "/" { folder.deleteLastPathComponent() }
        return folder.deletingLastPathComponent()
    }()
}

/// A program of this package that has run to its end.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    init(_ program: String, _ arguments: [String] = [], input: String = "") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files hold any amount of text; a pipe would fill up while the other one is read.
        func file(_ name: String, _ text: String = "") throws -> URL {
            let url = folder.appendingPathComponent(name)
            try text.write(to: url, atomically: false, encoding: .utf8)
            return url
        }
        let (inputFile, outputFile, errorFile) = (try file("in", input), try file("out"), try file("err"))
        let process = Process()
        process.executableURL = Package.products.appendingPathComponent(program)
        process.arguments = arguments
        process.currentDirectoryURL = Package.root
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
