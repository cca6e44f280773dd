import ArgumentParser
import BlueprintREPL

/// The subcommand that draws a file whenever it changes.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        _superCommandName: "blueprint",
        abstract: "Draw Swift files and redraw them whenever they change, until q or Ctrl-C.",
        discussion: """
            Views are reused from one version of the file to the next, as in an app that gives its view the new \
            element; the changes are listed below the drawing. While the file is incomplete, missing, wrong, or \
            a pipe, the last good drawing stays, with the error below it. A file that only declares elements shows its \
            first preview, else the last element that needs no arguments; --preview and --show show another. Several files, or a folder, are one module, as for run. At a terminal, the key : inspects the same files: any \
            line edits what is shown, :save writes the changed lines back to their files, and q goes back to watching. \
            If the output is not a terminal, each change prints a list and a drawing.

            \(ExitStatus.help)
            """
    )

    @Argument(
        help: "The Swift file; or the files of a module, or its folder.",
        completion: .file(extensions: ["swift"])
    )
    var files: [String]

    @Option(help: "The element to show if the file only declares elements, such as 'Card(title: \"A\")'.")
    var show: String?

    @Option(help: "The preview to show, by its name or number.")
    var preview: String?

    @Option(
        name: [.customShort("c"), .customLong("command")],
        help: "A setting to begin with, such as 'viewport 375x667'; may be repeated."
    )
    var lines: [String] = []

    @OptionGroup var stubs: StubOption

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if files.contains("-") { throw ValidationError("Standard input cannot be watched; to run it: blueprint run -") }
        if show != nil, preview != nil { throw ValidationError("--show and --preview exclude each other.") }
        if options.safe { throw ValidationError(SafeMode.refusal(of: "watch reads files") + ".") }
    }

    func run() throws {
        let progress = ProgressLine()
        let (files, shown, lines) = (files, (expression: show, preview: preview), stubs.lines + lines)
        let printer = options.colour.printer
        SessionThread.run(showing: progress) {
            let inspection = FileInspection(
                sources: [.module(files)],
                shown: shown,
                lines: lines,
                printer: printer,
                progress: progress
            )
            return WatchRun(files, inspection).perform()
        }
    }
}
