import ArgumentParser
import LineEditor

/// A session at the terminal.
struct ReplCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repl",
        abstract: "Talk on the terminal, line by line (the default).",
        discussion: """
            Lines are kept in ~/.local/state/blueprint/history (under XDG_STATE_HOME if that is set); BLUEPRINT_HISTORY \
            names another file, or none if it is empty. Keys are those of emacs, or what ~/.editrc says: "bind -v" \
            for vi.

            \(ExitStatus.help)
            """
    )

    @OptionGroup var options: OutputOptions

    @Flag(help: "Take up the newest session that was cut off by a crash or a closed terminal.")
    var resume = false

    func run() throws {
        guard Terminal.isInteractive else {
            let run = ScriptRun(sources: [.file("-")], options: options)
            SessionThread.run(showing: run.progress) { run.perform() }
        }
        let options = options
        let resume = resume
        let progress = ProgressLine(ctrlC: "stops")
        SessionThread.run(showing: progress) {
            TerminalSession(options: options, resumes: resume, progress: progress).run()
        }
    }
}
