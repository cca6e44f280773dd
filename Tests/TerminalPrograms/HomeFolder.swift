import Foundation

/// A temporary home folder for the files that the program keeps between sessions.
final class HomeFolder {
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The path of the history file.
    var history: String { folder + "/state/blueprint/history" }

    /// The environment variables that make the program use this home folder, without a pager.
    var environment: [String: String] {
        ["HOME": folder, "XDG_STATE_HOME": folder + "/state", "NO_COLOR": "1", "PAGER": ""]
    }

    /// Starts the program at its prompt.
    func start(
        _ arguments: [String] = [],
        environment more: [String: String] = [:],
        folder: String = FileManager.default.temporaryDirectory.path,
        columns: Int = 80,
        rows: Int = 24
    ) throws -> TerminalProgram {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: arguments,
            environment: environment.merging(more) { $1 },
            folder: folder,
            columns: columns,
            rows: rows
        )
        if (more["TERM"] ?? "") == "dumb" { try program.waitForLine(">") } else { try program.waitForPrompt() }
        return program
    }
}
