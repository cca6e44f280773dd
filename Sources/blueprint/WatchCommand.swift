import ArgumentParser
import LineEditor

/// The subcommand that draws a file whenever it changes.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Draw a Swift file and redraw it whenever it changes, until Ctrl-C.",
        discussion: """
            Views are reused from one version of the file to the next, as in an app that gives its view the new \
            element; the changes are listed below the drawing. While the file is incomplete, missing or wrong, the \
            last good drawing stays, with the error below it. A file that only declares elements shows the last one \
            that needs no arguments. If the output is not a terminal, each change prints a list and a drawing.

            \(ExitStatus.help)
            """
    )

    @Argument(help: "The Swift file.", completion: .file(extensions: ["swift"]))
    var file: String

    @Option(help: "The element to show if the file only declares elements, such as 'Card(title: \"A\")'.")
    var show: String?

    @Option(
        name: [.customShort("c"), .customLong("command")],
        help: "A setting to begin with, such as 'viewport 375x667'; may be repeated."
    )
    var lines: [String] = []

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if file == "-" { throw ValidationError("Standard input cannot be watched; to run it: blueprint run -") }
        if options.safe { throw ValidationError("A watched file must be read, which --safe refuses.") }
    }

    func run() throws {
        let (file, show, lines, options) = (file, show, lines, options)
        let progress = ProgressLine()
        SessionThread.run(showing: progress) {
            WatchRun(file: file, showing: show, options: options, progress: progress).perform(lines)
        }
    }
}
