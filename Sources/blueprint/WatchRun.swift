import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

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
