import ArgumentParser
import Foundation
import LineEditor

/// The subcommand of a session at the terminal.
struct ReplCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repl",
        abstract: "Start a session at the terminal.",
        discussion: """
            The history is kept in ~/.local/state/blueprint/history (under XDG_STATE_HOME if that is set). \
            BLUEPRINT_HISTORY names another file; if it is empty, no history is kept. The keys are those of Emacs, \
            unless ~/.editrc sets others: "bind -v" for vi.

            A session that a crash or a closed terminal interrupts is kept in the folder journal beside the history \
            until it is resumed and ended, or dropped. It is resumed in the folder in which it began. If a file has \
            changed since the session read it, that is said, and the session is kept until it is dropped.

            \(ExitStatus.help)
            """
    )

    @OptionGroup var options: OutputOptions

    @Flag(help: "Resume the latest session that a crash or a closed terminal interrupted.")
    var resume = false

    @Flag(help: "Drop the latest interrupted session instead of resuming it, and exit.")
    var drop = false

    func validate() throws {
        if drop, resume { throw ValidationError("--resume and --drop exclude each other.") }
    }

    func run() throws {
        if drop { Foundation.exit(DroppedSession.perform(printer: options.colour.printer).rawValue) }
        guard Terminal.isInteractive else {
            let run = ScriptRun(sources: [.file("-")], options: options)
            SessionThread.run(showing: run.progress) { run.perform() }
        }
        let options = options
        let resume = resume
        let progress = ProgressLine()
        SessionThread.run(showing: progress) {
            TerminalSession(options: options, resumes: resume, progress: progress).run()
        }
    }
}
