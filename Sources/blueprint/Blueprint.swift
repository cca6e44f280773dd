import ArgumentParser
import Foundation

/// The program: its commands, and what becomes of their outcome.
@main
struct Blueprint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blueprint",
        abstract: "Type Blueprint element trees, see every frame, step through the passes.",
        discussion: """
            Without a command it talks on the terminal; when standard input is not a terminal, it runs what comes in.

            \(ExitStatus.help)
            """,
        version: "0.1.0",
        subcommands: [CheckCommand.self, ReplCommand.self, RunCommand.self, WatchCommand.self],
        defaultSubcommand: ReplCommand.self
    )

    static func main() {
        // A closed pipe is noticed where it is written to.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Foundation.exit(status(reporting: error).rawValue)
        }
    }

    /// Says what is to be said about a command line that was not run.
    private static func status(reporting error: any Error) -> ExitStatus {
        let printer = ColourChoice.auto.printer
        let message = fullMessage(for: error)
        if exitCode(for: error) == .success {
            printer.print(message)
            return .success
        }
        printer.printError(message)
        if let first = CommandLine.arguments.dropFirst().first, FileManager.default.fileExists(atPath: first) {
            printer.printError("  To run a file: blueprint run \(first)")
        }
        return .usage
    }
}
