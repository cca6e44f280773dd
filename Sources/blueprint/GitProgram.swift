import Foundation

/// The program `git`, which is asked for what a repository holds, and changes nothing.
struct GitProgram {
    /// The reason why `git` has no answer, in a sentence without a full stop.
    struct Fault: Error {
        let reason: String
    }

    private let path: String

    /// The program that the environment finds.
    ///
    /// - Throws: ``Fault`` if there is none.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Fault) {
        guard let path = InstalledProgram.path(of: "git", in: environment) else {
            throw Fault(reason: "git is not installed, which reads revisions; the package is called git")
        }
        self.path = path
    }

    /// Returns what the program prints for some arguments, which no shell reads.
    ///
    /// - Throws: ``Fault`` with the first line of its error.
    func output(of arguments: [String]) throws(Fault) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["--no-pager"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // It asks nothing, locks nothing, and its errors are in one language.
        environment.merge(["GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        do {
            try process.run()
        } catch {
            throw Fault(reason: "git cannot be started")
        }
        // Its errors are a few lines, which a pipe holds until they are read.
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Fault(reason: Self.sentence(complaint)) }
        return answer
    }

    /// Returns the first line of what git prints on standard error, without what begins it.
    private static func sentence(_ complaint: String) -> String {
        let lines = complaint.split(whereSeparator: \.isNewline).map(String.init)
        guard var line = lines.first(where: { $0.hasPrefix("fatal: ") }) ?? lines.first else { return "git failed" }
        for start in ["fatal: ", "error: "] where line.hasPrefix(start) { line.removeFirst(start.count) }
        while line.last == "." { line.removeLast() }
        return "git says: \(line)"
    }
}
