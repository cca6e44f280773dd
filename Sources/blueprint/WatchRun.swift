import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// A loop that checks a file and shows it when it has changed.
final class WatchRun {
    private let path: String
    private let watched: WatchedFile
    private let printer: Printer
    /// True if the output is a terminal that can be redrawn.
    private let redraws: Bool
    private let progress: ProgressLine

    private var lastStamp: FileStamp?
    /// The text of the file when it was last read.
    private var lastText: Result<String, SourceFile.Fault>?
    /// The number of consecutive checks that found the file missing, empty or unreadable.
    private var absences = 0
    private var lastSize: Terminal.Size?

    /// The time between two checks, in microseconds; too short to be noticed.
    private static let pause: UInt32 = 20_000
    /// The number of checks after which a missing or empty file is reported; an editor may be about to write it.
    private static let mostAbsences = 4
    /// The number of calls by an evaluation per check of the file.
    private static let questionsPerLook = 100
    private static let usualSize = Terminal.Size(columns: 80, rows: 24)
    private static let narrowest = 20

    init(file: String, showing expression: String?, options: OutputOptions, progress: ProgressLine) {
        self.progress = progress
        path = file
        printer = options.colour.printer
        redraws = Terminal.isTerminal(STDOUT_FILENO) && Terminal.understandsEscapes
        watched = WatchedFile(file, showing: expression)
    }

    /// Runs lines of settings, then watches until interrupted.
    func perform(_ lines: [String]) -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
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
            if ContinuationFlag.take(), redraws, lastText != nil {
                printer.clear()
                redraw()
            }
        }
    }

    private func look() {
        let stamp = FileStamp(path)
        if stamp != lastStamp || stamp?.isRecent != false {
            lastStamp = stamp
            if take(read(), stamp) { return }
        }
        if redraws, lastText != nil, size != lastSize { redraw() }
    }

    private func read() -> Result<String, SourceFile.Fault> {
        do {
            return .success(try SourceFile.read(path))
        } catch {
            return .failure(error)
        }
    }

    /// Shows the current text of the file; returns false if it has not changed.
    private func take(_ text: Result<String, SourceFile.Fault>, _ stamp: FileStamp?) -> Bool {
        let isAbsent = (try? text.get())?.isEmpty ?? true
        absences = isAbsent ? absences + 1 : 0
        if isAbsent, absences < Self.mostAbsences { return false }
        let output: Output
        var questions = 0
        switch (text, lastText) {
        case (.success(let new), .success(let old)?) where new == old: return false
        case (.failure(let new), .failure(let old)?) where new.reason == old.reason: return false
        case (.success(let new), _):
            progress.begin()
            var isOutdated = false
            output = watched.take(new) { [path] in
                questions += 1
                if questions % Self.questionsPerLook == 0 { isOutdated = FileStamp(path) != stamp }
                return isOutdated
            }
            progress.end()
            // The newer text is shown at once.
            if isOutdated { return false }
        case (.failure(let fault), _): output = watched.refuse(fault.reason)
        }
        let isFirst = lastText == nil
        lastText = text
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
