import BlueprintInspector
import BlueprintREPL
import Foundation
import FullScreen
import LineEditor

/// A loop that shows an inspector in full screen: it draws, waits for keys, and follows files.
final class InspectRun {
    /// The colours of a screen.
    enum Colours {
        /// No colours.
        case none
        /// The colours for a background that is known.
        case known(AnsiText.Palette)
        /// The colours for the background that the terminal answers.
        case asked
    }

    private let inspection: Inspection
    private let terminal = FullScreenTerminal()
    private let progress: ProgressLine
    private let colours: Colours
    private var update: GridUpdate
    private var decoder = InputDecoder()
    /// The bytes that were typed ahead, and that the inspector has not taken.
    private var typedAhead: [UInt8]
    private var files: [FollowedModule]
    /// Returns the paths of the files that scripts have read since it was last called.
    private let takeReadings: () -> [String]
    private var nextTick: ContinuousClock.Instant?
    /// True if something may look different from what was drawn last.
    private var isOutdated = true

    /// The time after which bytes that nothing has completed are keys, and that between two looks at files.
    private static let (patience, lookPause) = (40, 100)

    /// A loop for an inspector.
    ///
    /// - Parameters:
    ///   - colours: the colours of the screen.
    ///   - progress: the line that says how long something takes.
    ///   - files: the paths of the files behind each name of the inspector, in its order: several for a module.
    ///   - takeReadings: returns the paths of the files that scripts have read since it was last called.
    ///   - typedAhead: the bytes that were typed before.
    init(
        _ inspection: Inspection,
        colours: Colours,
        progress: ProgressLine,
        files: [[String]] = [],
        takeReadings: @escaping () -> [String] = { [] },
        typedAhead: [UInt8] = []
    ) {
        self.inspection = inspection
        self.progress = progress
        self.files = files.map { FollowedModule($0) }
        self.takeReadings = takeReadings
        self.typedAhead = typedAhead
        self.colours = colours
        update = Self.update(with: nil)
    }

    private static func update(with palette: AnsiText.Palette?) -> GridUpdate {
        let characters = CharacterSet.ofOutput
        return GridUpdate(
            look: { style in palette.flatMap { AnsiText.parameters(of: style, palette: $0) } },
            shownAs: { characters.shown($0) }
        )
    }

    /// The colours for the terminal's background, which is asked for if that is needed.
    private var palette: AnsiText.Palette? {
        switch colours {
        case .none: return nil
        case .known(let palette): return palette
        case .asked:
            let environment = ProcessInfo.processInfo.environment
            let background = TerminalBackground.found(environment: environment) { [terminal] in
                terminal.askBackground(milliseconds: $0)
            }
            return background == .light ? .light : .dark
        }
    }

    /// Shows the inspector until it ends; returns the bytes that were typed for what follows, nil if the terminal is gone.
    func perform() -> [UInt8]? {
        terminal.enter()
        terminal.typedAhead = typedAhead
        progress.fillScreen(true)
        update = Self.update(with: palette)
        defer {
            progress.fillScreen(false)
            terminal.leave()
        }
        working { look() }
        typedAhead = []
        while inspection.end == nil {
            guard !isOutdated || draw() else { return nil }
            switch terminal.read(milliseconds: pause) {
            case .bytes(let bytes): working { take(bytes) }
            case .interrupt: take(.key(.control("c")))
            case .timeout: working { decoder.flush().forEach(take) }
            case .changed: isOutdated = true
            case .closed: return nil
            }
            working {
                look()
                tick()
            }
        }
        return typedAhead
    }

    /// Does work that may take long.
    private func working(_ work: () -> Void) {
        progress.begin()
        work()
        progress.end()
        guard progress.takeShown() else { return }
        update.forget()
        isOutdated = true
    }

    private func draw() -> Bool {
        if terminal.takeSpoiled() { update.forget() }
        let size = terminal.size
        var grid: CellGrid?
        working { grid = inspection.grid(columns: size.columns, rows: size.rows) }
        // The screen says it; otherwise an interrupt is a key, which comes next.
        if inspection.takeInterrupted() { _ = InterruptFlag.take() }
        isOutdated = false
        return grid.map { terminal.write(update.text(for: $0)) } ?? true
    }

    /// Takes bytes until the inspector ends; of successive drags, only the last place counts.
    private func take(_ bytes: [UInt8]) {
        var isInterrupted = false
        let rest = decoder.take(bytes) { input, next in
            if Self.isDrag(input), Self.isDrag(next) { return true }
            take(input)
            isInterrupted = InterruptFlag.take()
            return inspection.end == nil && !isInterrupted
        }
        // What was typed ahead of an interrupt is not done.
        if !isInterrupted { typedAhead = rest }
    }

    private func take(_ input: TerminalInput) {
        guard inspection.end == nil else { return }
        inspection.take(input)
        isOutdated = true
    }

    private static func isDrag(_ input: TerminalInput?) -> Bool {
        if case .mouse(let event)? = input { event.kind == .drag } else { false }
    }

    // MARK: - Time

    /// The milliseconds to wait for input at most; nil without a limit.
    private var pause: Int? {
        let tick = nextTick.map { max(0, Int(ContinuousClock.now.duration(to: $0) / .milliseconds(1)) + 1) }
        let look = files.isEmpty ? nil : Self.lookPause
        let key = decoder.isPending ? Self.patience : nil
        return [tick, look, key].compactMap { $0 }.min()
    }

    private func tick() {
        guard let wait = inspection.wait else {
            nextTick = nil
            return
        }
        let now = ContinuousClock.now
        if let due = nextTick, due <= now {
            inspection.tick()
            isOutdated = true
            nextTick = nil
        }
        if nextTick == nil { nextTick = now + .seconds(wait) }
    }

    // MARK: - Files

    private func look() {
        for index in files.indices {
            guard let news = files[index].look() else { continue }
            isOutdated = true
            switch news.text {
            case .success(let text):
                let isOutdated = files[index].outdates(news)
                var wasOutdated = false
                inspection.take(text, ofFileAt: index) {
                    wasOutdated = isOutdated()
                    return wasOutdated
                }
                files[index].follow(takeReadings())
                // The inspector says that the text was not taken.
                _ = InterruptFlag.take()
                // The newer text is shown at once.
                if wasOutdated { continue }
            case .failure(let fault): inspection.refuse(fault.reason, ofFileAt: index)
            }
            files[index].take(news)
        }
    }
}
