import Foundation

/// A temporary home folder for the files that the program keeps between sessions.
package final class HomeFolder {
    package let folder: String

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The path of the history file.
    package var history: String { folder + "/state/blueprint/history" }

    /// The environment variables that make the program use this home folder, without a pager, and show texts around a
    /// line however long they take: other programs run beside a test.
    package var environment: [String: String] {
        [
            "HOME": folder, "XDG_STATE_HOME": folder + "/state", "NO_COLOR": "1", "PAGER": "",
            "BLUEPRINT_HINT_TIME": "60000",
        ]
    }

    /// Starts a shell with job control, at its prompt `$`.
    package func shell(
        _ words: [String] = ["/bin/bash", "--norc", "--noprofile", "-i"],
        environment more: [String: String] = [:],
        folder: String = FileManager.default.temporaryDirectory.path
    ) throws -> TerminalProgram {
        let shell = try TerminalProgram(
            words[0],
            arguments: Array(words.dropFirst()),
            environment: environment.merging(["PS1": "$ "]) { $1 }.merging(more) { $1 },
            folder: folder
        )
        try shell.waitForLine("$")
        return shell
    }

    /// Starts the program at its prompt.
    package func start(
        _ arguments: [String] = [],
        environment more: [String: String] = [:],
        folder: String = FileManager.default.temporaryDirectory.path,
        columns: Int = 80,
        rows: Int = 24,
        isAnswering: Bool = false
    ) throws -> TerminalProgram {
        let program = try TerminalProgram(
            TerminalProgram.blueprint,
            arguments: arguments,
            environment: environment.merging(more) { $1 },
            folder: folder,
            columns: columns,
            rows: rows,
            isAnswering: isAnswering
        )
        if (more["TERM"] ?? "") == "dumb" { try program.waitForLine(">") } else { try program.waitForPrompt() }
        return program
    }
}
