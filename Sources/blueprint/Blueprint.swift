import ArgumentParser
import BlueprintREPL
import Foundation
import LineEditor

/// The program and its subcommands.
@main
struct Blueprint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blueprint",
        abstract: "Type Blueprint element trees, see every frame, step through layout.",
        discussion: """
            Examples:
              blueprint                        Starts a session at the terminal.
              blueprint learn                  Gives the lessons, with exercises.
              blueprint run card.swift         Runs a Swift file, and draws its element.
              blueprint inspect card.swift     Inspects it in full screen, live.
              blueprint check README.md        Replays the sessions in a page.

            Without a subcommand, blueprint starts a session at the terminal. If standard input is not a terminal, it runs the input as a script.

            \(ExitStatus.help)
            """,
        version: "0.1.0",
        subcommands: [
            CheckCommand.self, DiffCommand.self, DoctorCommand.self, ExportCommand.self, InspectCommand.self,
            InstallCommand.self, LearnCommand.self, ReplCommand.self, RunCommand.self, SchemaCommand.self,
            WatchCommand.self,
        ],
        defaultSubcommand: ReplCommand.self
    )

    static func main() {
        StandardStreams.openClosed()
        Terminal.giveBackOnSignals()
        if ColourChoice.auto.applies(to: STDOUT_FILENO) { Terminal.endStylesOnSignals() }
        // A closed pipe is detected by the failing write.
        signal(SIGPIPE, SIG_IGN)
        // So is a limit of the size of files.
        signal(SIGXFSZ, SIG_IGN)
        do {
            let words = Array(CommandLine.arguments.dropFirst())
            if try answerTopic(words) { return }
            var command = try parsed(words)
            try command.run()
        } catch {
            Foundation.exit(status(reporting: error).rawValue)
        }
    }

    /// Returns the command of a command line.
    ///
    /// A subcommand that stands first is parsed alone, which takes a third fewer instructions; what is wrong, and help, is
    /// said for the whole program.
    private static func parsed(_ words: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first { $0.configuration.commandName == words.first ?? "repl" }
        if let named, let command = try? named.parseAsRoot(Array(words.dropFirst())), type(of: command) == named {
            return command
        }
        return try parseAsRoot(words)
    }

    /// Prints the help of the prompt about something that is no subcommand, which the parser would ignore; returns false if
    /// the topic is a subcommand.
    ///
    /// - Throws: a `ValidationError` if the prompt does not know the topic either.
    private static func answerTopic(_ arguments: [String]) throws -> Bool {
        guard arguments.first == "help", let topic = arguments.dropFirst().first, !topic.hasPrefix("-") else {
            return false
        }
        let names = subcommandNames
        guard !names.contains(topic), topic != "help" else { return false }
        let outputs = Session().run(line: arguments.joined(separator: " "))
        guard !outputs.contains(where: { $0.kind == .error }) else {
            throw ValidationError(
                "There is no subcommand '\(topic)'; the subcommands are \(names.joined(separator: ", "))."
            )
        }
        let printer = ColourChoice.auto.printer
        for output in outputs { printer.print(output) }
        return true
    }

    /// The names of the subcommands.
    static var subcommandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// Returns the command line that gives the lessons or questions of a session's command; nil for other words.
    private static func learning(_ words: ArraySlice<String>) -> String? {
        let number = words.dropFirst().first.flatMap { Int($0, radix: 10) }
        switch words.first {
        case "lesson", "lessons": return "blueprint learn" + (number.map { " \($0)" } ?? "")
        case "quiz", "predict": return "blueprint learn --quiz \(number ?? 1)"
        default: return nil
        }
    }

    /// Returns a message about an unknown option without the one that it suggests, unless their names are similar.
    private static func withoutFarSuggestion(_ message: String) -> String {
        let pattern = /Unknown option '-*([\w\-]+)'\.( Did you mean '-*([\w\-]+)'\?)/
        guard let match = message.firstMatch(of: pattern), !NearWord.isNear(String(match.1), to: String(match.3)) else {
            return message
        }
        return message.replacing(match.2, with: "")
    }

    /// Prints the message about a command line that was not run, and returns its exit status.
    private static func status(reporting error: any Error) -> ExitStatus {
        let printer = ColourChoice.auto.printer
        let message = withoutFarSuggestion(fullMessage(for: error))
        if exitCode(for: error) == .success {
            printer.print(message)
            return .success
        }
        printer.printError(message)
        if let hint = hint(CommandLine.arguments.dropFirst()) { printer.printError("  \(hint)") }
        return .usage
    }

    /// Returns the sentence about what the words of a command line probably mean; nil if that is unknown.
    private static func hint(_ words: ArraySlice<String>) -> String? {
        guard let first = words.first else { return nil }
        if first == "help" {
            let near = words.dropFirst().first.flatMap { NearWord.nearest(to: $0, among: subcommandNames) }
            return near.map { "Did you mean blueprint help \($0)?" }
        }
        if FileManager.default.fileExists(atPath: first) || first.hasSuffix(".swift") || first.hasSuffix(".blueprint") {
            return "To run a file: blueprint run \(first)"
        }
        if let line = learning(words) { return "Lessons and questions at the terminal: \(line)" }
        if !subcommandNames.contains(first), Commands.usages.contains(where: { $0.name == first }) {
            return "\(first) is a command of a session. After a file: blueprint run FILE -c \(first)"
        }
        return NearWord.nearest(to: first, among: subcommandNames + ["help"]).map { "Did you mean blueprint \($0)?" }
    }
}
