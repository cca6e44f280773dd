import ArgumentParser
import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// The subcommand that draws a file whenever it changes.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Draw Swift files and redraw them whenever they change, until Ctrl-C.",
        discussion: """
            Views are reused from one version of the file to the next, as in an app that gives its view the new \
            element; the changes are listed below the drawing. While the file is incomplete, missing, wrong, or \
            a pipe, the last good drawing stays, with the error below it. A file that only declares elements shows its \
            first preview, else the last element that needs no arguments; --preview and --show show another. Several files, or a folder, are one module, as for run. If the output is not a terminal, each change prints a list and a drawing.

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
        let (files, shown, lines, options) = (files, (show, preview), stubs.lines + lines, options)
        let progress = ProgressLine()
        SessionThread.run(showing: progress) {
            WatchRun(files: files, showing: shown, options: options, progress: progress).perform(lines)
        }
    }
}

/// A loop that checks files and shows them when one has changed.
final class WatchRun {
    private var module: FollowedModule
    private let watched: WatchedFile
    private let printer: Printer
    /// True if the output is a terminal that can be redrawn.
    private let redraws: Bool
    private let progress: ProgressLine

    private var lastSize: Terminal.Size?

    /// The time between two checks, in microseconds; too short to be noticed.
    private static let pause: UInt32 = 20_000
    private static let usualSize = Terminal.Size(columns: 80, rows: 24)
    private static let narrowest = 20

    init(
        files: [String],
        showing shown: (expression: String?, preview: String?),
        options: OutputOptions,
        progress: ProgressLine
    ) {
        self.progress = progress
        module = FollowedModule(files)
        printer = options.colour.printer
        redraws = Terminal.isTerminal(STDOUT_FILENO) && Terminal.understandsEscapes
        watched = WatchedFile(
            files.joined(separator: ", "),
            showing: shown.expression,
            preview: shown.preview,
            files: DiskFiles()
        )
    }

    /// Runs lines of settings, then watches until interrupted.
    func perform(_ lines: [String]) -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        if let fault = ModuleFiles.firstFault(in: module.paths) {
            printer.printError(fault)
            return .failure
        }
        for line in lines {
            for output in watched.run(line) where output.isFailure {
                printer.printError(output.text)
                return .usage
            }
        }
        ContinuationFlag.install()
        while true {
            look()
            usleep(Self.pause)
            // After a stop of the process, the terminal shows other output.
            if ContinuationFlag.take(), redraws, module.wasTaken {
                printer.clear()
                redraw()
            }
        }
    }

    private func look() {
        if let news = module.look(), take(news) { return }
        if redraws, module.wasTaken, size != lastSize { redraw() }
    }

    /// Shows the current text of the files; returns false if one has changed again meanwhile.
    private func take(_ news: FollowedModule.News) -> Bool {
        let output: Output
        switch news.text {
        case .success(let text):
            progress.begin()
            let isOutdated = module.outdates(news)
            var wasOutdated = false
            output = watched.take(text) {
                wasOutdated = isOutdated()
                return wasOutdated
            }
            progress.end()
            // The newer text is shown at once.
            if wasOutdated { return false }
        case .failure(let fault): output = watched.refuse(fault.reason)
        }
        let isFirst = !module.wasTaken
        module.take(news)
        module.follow(watched.companions)
        if redraws {
            if isFirst { printer.clear() }
            redraw()
        } else {
            printer.print(output.text)
            if !output.isFailure { printer.print(watched.drawing) }
            printer.print("")
        }
        return true
    }

    private var size: Terminal.Size { Terminal.size ?? Self.usualSize }

    private func redraw() {
        let size = size
        lastSize = size
        printer.redraw(watched.screen(columns: max(Self.narrowest, size.columns), rows: size.rows))
    }
}
