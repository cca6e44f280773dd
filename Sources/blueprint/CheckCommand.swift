import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import LineEditor

/// Transcripts that are replayed and compared.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Replay the transcripts in Markdown files and compare what is printed.",
        discussion: """
            A transcript stands in a fence whose first line is an input: inputs behind "> ", lines that go on behind \
            ". ", output below. A lone … in the place of output stands for any lines. A file is one session.

            \(ExitStatus.help)
            """
    )

    @Argument(help: "Markdown files with transcripts; - is standard input.", completion: .file())
    var files: [String]

    @Flag(help: "Rewrite the files with what is really printed.")
    var update = false

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if update, options.safe { throw ValidationError("--update writes files, which --safe refuses.") }
        if update, files.contains("-") { throw ValidationError("--update cannot rewrite standard input.") }
    }

    func run() throws {
        let check = TranscriptRun(files: files, updates: update, options: options)
        SessionThread.run(showing: check.progress) { check.perform() }
    }
}
