import BlueprintInspector
import BlueprintREPL
import Foundation
import LineEditor

/// A file that is looked at again and again, and shown when it has changed.
final class WatchRun {
    private let path: String
    private let watched: WatchedFile
    private let printer: Printer
    /// Whether the output is a terminal that can be drawn over.
    private let redraws: Bool
    private let progress: ProgressLine

    private var lastStamp: FileStamp?
    /// What the file held when it was last read.
    private var lastText: Result<String, SourceFile.Fault>?
    /// How often in a row the file was found missing, empty or unreadable.
    private var absences = 0
    private var lastSize: Terminal.Size?

    /// How long nobody looks, in microseconds: a small part of what a person takes for at once.
    private static let pause: UInt32 = 20_000
    /// So often a file may be found missing or empty before that counts: an editor may be about to write it.
    private static let mostAbsences = 4
    /// A longer pause is one that the process was stopped in, in seconds.
    private static let longestPause = 0.3
    /// How often an evaluation asks before the file is looked at.
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

    /// Watches until it is interrupted, after lines of settings.
    func perform(_ lines: [String]) -> ExitStatus {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        for line in lines {
            for output in watched.run(line) where output.isFailure {
                printer.printError(output.text)
                return .usage
            }
        }
        while true {
            let before = (now: DispatchTime.now(), work: clock())
            look()
            usleep(Self.pause)
            // Whoever stopped the process, at work or not, saw something else meanwhile.
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - before.now.uptimeNanoseconds) / 1e9
            let working = Double(clock() - before.work) / Double(CLOCKS_PER_SEC)
            if seconds - working > Self.longestPause, redraws, lastText != nil {
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

    /// Shows what the file holds now; false if that is what it held before.
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
            // What the file holds by now is shown at once.
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
