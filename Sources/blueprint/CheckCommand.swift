import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import LineEditor

/// The subcommand that replays transcripts.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Replay the transcripts in Markdown files and compare the output.",
        discussion: """
            A transcript is a code fence whose first line is an input; the fence may be indented. Inputs begin with \
            "> ", their continuation lines with ". "; the output follows. A lone … in the output matches any lines. Each file is one session.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "Markdown files with transcripts, and folders of them; - reads standard input.",
        completion: .file(extensions: ["md"])
    )
    var files: [String]

    @Flag(help: "Rewrite the files with the actual output.")
    var update = false

    @Flag(help: "Print the result of each file as one line of JSON.")
    var json = false

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if update, options.safe { throw ValidationError(SafeMode.refusal(of: "--update writes files") + ".") }
        if update, json { throw ValidationError("--update and --json exclude each other.") }
        if update, files.contains("-") { throw ValidationError("--update cannot rewrite standard input.") }
    }

    func run() throws {
        let check = TranscriptRun(files: files, updates: update, printsJSON: json, options: options)
        SessionThread.run(showing: check.progress) { check.perform() }
    }
}
