import ArgumentParser
import LineEditor

/// A file that is drawn anew whenever it changes on disk.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Draw a Swift file, and again whenever it changes, until Ctrl-C.",
        discussion: """
            Views are kept from one state of the file to the next, as in an app that gives its view the new element; \
            below the drawing stands what that did. While the file is cut off, missing or wrong, the last good drawing \
            stays, with the error below it. A file that only declares elements shows the last one that takes no \
            arguments. Where the output is no terminal, each change prints what it did and a drawing.

            \(ExitStatus.help)
            """
    )

    @Argument(help: "The Swift file.", completion: .file(extensions: ["swift"]))
    var file: String

    @Option(help: "The element to show if the file only declares, such as 'Card(title: \"A\")'.")
    var show: String?

    @Option(name: [.customShort("c"), .customLong("command")], help: "A setting to begin with: 'viewport 375x667'.")
    var lines: [String] = []

    @OptionGroup var options: OutputOptions

    func validate() throws {
        if file == "-" { throw ValidationError("Standard input does not change: blueprint run - runs it.") }
        if options.safe { throw ValidationError("To watch a file is to read it, which --safe refuses.") }
    }

    func run() throws {
        let (file, show, lines, options) = (file, show, lines, options)
        let progress = ProgressLine(ctrlC: "ends")
        SessionThread.run(showing: progress) {
            WatchRun(file: file, showing: show, options: options, progress: progress).perform(lines)
        }
    }
}
