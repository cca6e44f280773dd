import BlueprintInspector
import BlueprintREPL
import Foundation
import FullScreen
import LineEditor

/// A loop that checks files and shows them when one has changed.
final class WatchRun {
    private var module: FollowedModule
    private let watched: WatchedFile
    /// The inspector of the same files, which a key opens.
    private var inspection: FileInspection
    private let keys = TerminalKeys()
    private var decoder = InputDecoder()
    /// True if the output is a terminal that can be redrawn.
    private let redraws: Bool
    private var lastSize: Terminal.Size?
    /// True if the drawing has the row of keys.
    private var hasKeyRow = false

    /// The time between two checks, in milliseconds; too short to be noticed.
    private static let pause = 20
    private static let usualSize = Terminal.Size(columns: 80, rows: 24)
    private static let narrowest = 20
    /// The rows of a terminal that have one for the keys.
    private static let rowsWithKeys = 8

    init(_ files: [String], _ inspection: FileInspection) {
        self.inspection = inspection
        module = FollowedModule(files)
        redraws = Terminal.isTerminal(STDOUT_FILENO) && Terminal.understandsEscapes
        watched = WatchedFile(
            files.joined(separator: ", "),
            showing: inspection.shown.expression,
            preview: inspection.shown.preview,
            takesLines: TerminalKeys.isAvailable,
            files: inspection.files,
            options: inspection.options
        )
    }

    private var printer: Printer { inspection.printer }

    /// Runs lines of settings, then watches until a key or an interrupt ends it.
    func perform() -> ExitStatus {
        begin()
        if let fault = ModuleFiles.firstFault(in: module.paths) {
            printer.printError(fault)
            return .failure
        }
        for line in inspection.lines {
            for output in watched.run(line) where output.isFailure {
                printer.printError(output.text)
                return .usage
            }
        }
        while true {
            look()
            if let end = takeKeys() { return end }
            // After a stop of the process, the terminal shows other output.
            let wasStopped = ContinuationFlag.take()
            if TerminalKeys.isAvailable { keys.take(again: wasStopped) }
            if wasStopped, redraws, module.wasTaken { redraw(clearing: true) }
        }
    }

    /// Makes signals and keys those of the drawing.
    private func begin() {
        InterruptFlag.endProcess(exitCode: ExitStatus.interrupted.rawValue)
        inspection.progress.endsOnInterrupt(true)
        guard TerminalKeys.isAvailable else { return ContinuationFlag.install() }
        keys.prepare()
        keys.take(again: true)
    }

    // MARK: - Keys

    /// Takes the keys that come in a pause; returns how the program ends if one ends it.
    private func takeKeys() -> ExitStatus? {
        var pause = Self.pause
        while let byte = nextByte(milliseconds: pause) {
            pause = 0
            if let end = take(decoder.take([byte])) { return end }
        }
        return pause == 0 ? nil : take(decoder.flush())
    }

    private func nextByte(milliseconds: Int) -> UInt8? {
        inspection.typedAhead.isEmpty ? keys.next(milliseconds: milliseconds) : inspection.typedAhead.removeFirst()
    }

    private func take(_ inputs: [TerminalInput]) -> ExitStatus? {
        for input in inputs {
            if let end = take(input) { return end }
        }
        return nil
    }

    private func take(_ input: TerminalInput) -> ExitStatus? {
        switch input {
        case .key(.character("q")): leave(.success)
        case .key(.character("i")): inspect(beginningWith: nil)
        case .key(.character(":")), .paste: inspect(beginningWith: input)
        default: nil
        }
    }

    /// Leaves the drawing on the terminal, without the row of keys.
    private func leave(_ status: ExitStatus) -> ExitStatus {
        if module.wasTaken { redraw(withKeys: false) }
        keys.giveBack()
        return status
    }

    /// Shows the inspector until it is left; returns how the program ends if that ends it, too.
    ///
    /// - Parameter input: the input that the inspector takes first.
    private func inspect(beginningWith input: TerminalInput?) -> ExitStatus? {
        guard !watched.isInWords else { return nil }
        let end = watched.keepingScreen { inspection.perform(watching: watched, beginningWith: input) }
        begin()
        // Ctrl-C came after the inspector was left.
        if InterruptFlag.take() { return leave(.interrupted) }
        switch end {
        case .left:
            if module.wasTaken { redraw(clearing: true) }
            // A key that was typed ahead finds what was saved.
            look()
            return nil
        case .quit: return leave(.success)
        case .closed: return .failure
        case .refused(let reason):
            printer.printError(reason)
            return .usage
        }
    }

    /// The row that names the keys.
    private var keyRow: StyledText {
        StyledText((watched.isInWords ? "" : ": inspect and edit  ") + "q leave", style: .dim)
    }

    // MARK: - Files

    private func look() {
        if let news = module.look(), take(news) { return }
        if redraws, module.wasTaken, size != lastSize || hasKeys != hasKeyRow { redraw() }
    }

    /// Shows the current text of the files; returns false if one has changed again meanwhile.
    private func take(_ news: FollowedModule.News) -> Bool {
        let output: Output
        switch news.text {
        case .success(let text):
            inspection.progress.begin()
            let isOutdated = module.outdates(news)
            var wasOutdated = false
            output = watched.take(text) {
                wasOutdated = isOutdated()
                return wasOutdated
            }
            inspection.progress.end()
            // The newer text is shown at once.
            if wasOutdated { return false }
        case .failure(let fault): output = watched.refuse(fault.reason)
        }
        let isFirst = !module.wasTaken
        module.take(news)
        module.follow(watched.companions)
        if redraws {
            redraw(clearing: isFirst)
        } else {
            printer.print(output.text)
            if !output.isFailure { printer.print(watched.drawing) }
            printer.print("")
        }
        return true
    }

    private var size: Terminal.Size { Terminal.size ?? Self.usualSize }

    /// True if keys can be pressed, and there is a row to name them.
    private var hasKeys: Bool { keys.isTaken && size.rows >= Self.rowsWithKeys }

    private func redraw(clearing: Bool = false, withKeys: Bool = true) {
        let (size, hasKeys) = (size, hasKeys)
        (lastSize, hasKeyRow) = (size, hasKeys)
        let columns = max(Self.narrowest, size.columns)
        var screen = watched.screen(columns: columns, rows: size.rows - (hasKeys ? 1 : 0))
        if hasKeys, withKeys { screen.append(keyRow.cut(to: columns, ellipsis: "")) }
        if clearing { printer.clear() }
        printer.redraw(screen)
    }
}
