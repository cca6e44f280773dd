import Foundation
import TerminalPrograms

/// A run of the program without a terminal, with its input and output.
struct ProgramRun {
    let output: String
    let errors: String
    let exitCode: Int32

    init(
        _ arguments: [String],
        input: Data = Data(),
        folder: String,
        environment: [String: String] = [:],
        closesOutput: Bool = false
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: TerminalProgram.blueprint)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let files = try ["input", "output", "errors"].map { name in
            let path = folder + "/.\(name)-\(UUID().uuidString)"
            try (name == "input" ? input : Data()).write(to: URL(fileURLWithPath: path))
            return path
        }
        defer { files.forEach { try? FileManager.default.removeItem(atPath: $0) } }
        process.standardInput = FileHandle(forReadingAtPath: files[0])
        process.standardError = FileHandle(forWritingAtPath: files[2])
        if closesOutput {
            let pipe = Pipe()
            process.standardOutput = pipe.fileHandleForWriting
            try pipe.fileHandleForReading.close()
        } else {
            process.standardOutput = FileHandle(forWritingAtPath: files[1])
        }
        try process.run()
        process.waitUntilExit()
        output = try String(contentsOfFile: files[1], encoding: .utf8)
        errors = try String(contentsOfFile: files[2], encoding: .utf8)
        exitCode = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    init(_ arguments: String..., input: String = "", at home: HomeFolder, environment: [String: String] = [:]) throws {
        try self.init(arguments, input: Data(input.utf8), folder: home.folder, environment: environment)
    }
}
