import ArgumentParser
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand of a session at the terminal.
struct ReplCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repl",
        _superCommandName: "blueprint",
        abstract: "Start a session at the terminal.",
        discussion: """
            The history is kept in ~/.local/state/blueprint/history (under XDG_STATE_HOME if that is set). \
            BLUEPRINT_HISTORY names another file; if it is empty, no history is kept. The keys are those of Emacs, \
            unless ~/.editrc sets others: "bind -v" for vi. The up key recalls lines that begin with the text before the \
            cursor, and Ctrl-R those with a text anywhere; in an input of several lines, the up and down keys move by \
            line, also back from a line that continues the input. Alt-Return begins a new line, and Ctrl-C keeps the \
            input in the history.

            BLUEPRINT_STYLE (unicode, ascii or text) sets the style that a session begins with; text is for a screen \
            reader. Without it, a session begins with style ascii in a locale without UTF-8 (LC_ALL, LC_CTYPE, LANG). \
            Colours are those for the background that the terminal answers, or that COLORFGBG names; \
            BLUEPRINT_BACKGROUND (light or dark) decides it without asking. The texts around a line are given up if they \
            take more than 100 milliseconds after a key; on a slow machine, BLUEPRINT_HINT_TIME sets more, and 0 sets none.

            When a session begins, the lines of ~/.config/blueprint/config (under XDG_CONFIG_HOME if that is set) are run \
            as typed: settings such as "zoom 2", and words of your own such as "alias b back". The command settings lists \
            what they set. A session with --safe does not read that file.

            A session that is interrupted, as by a crash or a closed terminal, or that ends with an unsaved document, is \
            kept in the folder journal beside the history until it is resumed and ended, or dropped. The command sessions \
            lists these sessions. A session is resumed in the folder in which it began. If a file has changed since the \
            session read it, that is said, and the session is kept until it is dropped.

            \(ExitStatus.help)
            """
    )

    @OptionGroup var options: OutputOptions

    @Option(
        defaultAsFlag: .last,
        help: ArgumentHelp("Resume a kept session: the one used last, or the one with a number.", valueName: "number")
    )
    var resume: SessionChoice?

    @Option(
        defaultAsFlag: .last,
        help: ArgumentHelp("Drop a kept session instead of resuming it, and exit.", valueName: "number")
    )
    var drop: SessionChoice?

    // Without it, the parser would propose --drop.
    @Flag(help: .hidden)
    var json = false

    func validate() throws {
        if json { throw ValidationError("--json is an option of run: blueprint run --json FILE") }
        if options.safe, resume != nil || drop != nil {
            throw ValidationError(SafeMode.refusal(of: "--resume and --drop read and write kept sessions") + ".")
        }
        if drop != nil, resume != nil { throw ValidationError("--resume and --drop exclude each other.") }
    }

    func run() throws {
        if let drop { Foundation.exit(DroppedSession.perform(drop, printer: options.colour.printer).rawValue) }
        guard Terminal.isInteractive else {
            let run = ScriptRun(sources: [.file("-")], options: options)
            SessionThread.run(showing: run.output.progress, keeping: { Session() }) { run.perform(sharingNamesOf: $0) }
        }
        let options = options
        let resume = resume
        let progress = ProgressLine()
        SessionThread.run(showing: progress) {
            TerminalSession(options: options, resumes: resume, progress: progress).run()
        }
    }
}
