import BlueprintInspector
import BlueprintUI
import FullScreen

/// The inspector of a session: takes keys and the mouse, and makes screens.
///
/// Whatever it changes, it changes by a line of the session, so that nothing can be done here alone.
package final class Inspection {
    /// The way in which it ended.
    package enum End: Equatable {
        /// Back to the prompt.
        case left
        /// The session ended, too.
        case quit
    }

    /// Runs a line in the session, and keeps it for later sessions as the program does.
    package typealias Performer = (_ session: Session, _ line: TypedText) -> [Output]

    /// The session that is inspected.
    package internal(set) var session: Session
    /// The way in which it ended; nil until then.
    package internal(set) var end: End?
    /// The lines that were typed, oldest first.
    package internal(set) var history: [String]

    var state = InspectState()
    /// The size of the screen in cells.
    var size = (columns: 80, rows: 24)
    /// The files that are followed; none for a session of its own.
    var files = InspectedFiles()
    private let performer: Performer
    private let cache = InspectCache()
    /// The lesson that goes on in the inspector; nil outside lessons.
    var lesson: InspectedLesson?
    /// The kind of the layout of a render.
    var lastKind: (render: Render, kind: LayoutKind)?
    /// The last search.
    var lastSearch = ""
    /// True if the next size of the viewport belongs to the same step for undo as the last one.
    var continuesResizing = false

    /// An inspector of a session.
    ///
    /// - Parameters:
    ///   - history: the lines that `:` recalls, oldest first.
    ///   - perform: Runs a line.
    package init(
        _ session: Session,
        history: [String] = [],
        perform: @escaping Performer = { $0.run($1) }
    ) {
        self.session = session
        self.history = history
        performer = perform
    }

    /// Returns the screen of a size in cells.
    package func grid(columns: Int, rows: Int) -> CellGrid {
        size = (max(1, columns), max(1, rows))
        var scene = scene
        let main = main(of: &scene)
        settle(scene, main)
        scene.state = state
        return scene.grid(main, columns: size.columns, rows: size.rows)
    }

    /// Returns the contents of the main pane; if that is interrupted, what takes long in it is closed.
    private func main(of scene: inout InspectScene) -> InspectMain {
        guard state.page == .why || state.comparison != nil else { return scene.main }
        let isInterrupted = session.options.isInterrupted
        let main = Interruption.checking(isInterrupted) { scene.main }
        guard isInterrupted() else { return main }
        state.closePage()
        state.comparison = nil
        state.say("interrupted", style: .dim)
        state.wasInterrupted = true
        scene.state = state
        return scene.main
    }

    /// Returns true if the last screen was interrupted, which it says; asked once for each screen.
    package func takeInterrupted() -> Bool {
        defer { state.wasInterrupted = false }
        return state.wasInterrupted
    }

    /// The seconds until ``tick()`` is to be called; nil if nothing moves by itself.
    package var wait: Double? {
        if let speed = state.play { return speed.seconds }
        return isBlinking ? Self.blinkSeconds : nil
    }

    private static let blinkSeconds = 0.8

    /// Takes the time that has passed: the next step of play, or the other state of a comparison.
    package func tick() {
        if state.play != nil {
            playOn()
        } else if isBlinking {
            state.comparison?.showsBefore.toggle()
        }
    }

    /// True if a comparison has no room for two drawings, and shows one after the other.
    private var isBlinking: Bool {
        state.comparison != nil && state.page == nil && panes.main.columns < InspectScene.columnsForTwo
    }

    // MARK: - Parts

    var panes: InspectPanes {
        if state.isCovered {
            return .covered(columns: size.columns, rows: size.rows, feedbackRows: state.said.feedback.lines.count)
        }
        let taskRows = task.map { InspectScene.taskRows(of: $0, rows: size.rows) }
        return InspectPanes(columns: size.columns, rows: size.rows, taskRows: taskRows ?? 0)
    }

    /// The contents of the screen now.
    var scene: InspectScene {
        var drawn = session.workspace
        if drawn.settings.style == .text { drawn.settings.style = .unicode }
        var context = session.context(of: drawn)
        // Where a drawing is not in the terminal's own scrollback, its pane is what counts.
        context.options.rows = nil
        cache.begin(with: context)
        let snapshot = cache.snapshot
        return InspectScene(
            context: context,
            state: state,
            panes: panes,
            cache: cache,
            rows: cache.rows(of: snapshot, in: context, state),
            snapshot: snapshot,
            selected: context.selection.item.flatMap { context.index(of: $0) },
            remarks: remarks,
            task: task,
            fault: files.fault
        )
    }

    private var remarks: [String] {
        [files.title, session.transcript.recording == nil ? "" : "recording"].filter { !$0.isEmpty }
    }

    /// Runs a line in the session; an error becomes news.
    @discardableResult
    func run(_ line: String) -> [Output] { run(session.typed(line)) }

    /// Runs a line that was read up to its kind.
    func run(_ line: TypedText) -> [Output] {
        let (wasInteractive, columns) = (session.options.isInteractive, session.options.columns)
        // Lines draw nothing here, since the whole screen is a drawing.
        session.options.isInteractive = false
        session.options.columns = panes.main.columns
        defer { (session.options.isInteractive, session.options.columns) = (wasInteractive, columns) }
        let outputs = performer(session, line)
        let isAsked = state.asksToLeave
        state.asksToLeave = false
        if session.isFinished { endUnlessUnsaved(isAsked: isAsked) }
        if let failure = outputs.first(where: \.isFailure) { state.say(failure.text, isFault: true) }
        return outputs
    }

    /// Brings the scrolled parts of the panes within their bounds, and the selection into view if it has moved.
    private func settle(_ scene: InspectScene, _ main: InspectMain) {
        state.list.scroll = max(0, min(state.list.scroll, scene.rows.rows.count - panes.list.rows))
        let count = main.count
        if state.page != nil {
            state.pageScroll = max(0, min(state.pageScroll, count - panes.main.rows))
            return
        }
        let rows = max(0, count - panes.main.rows)
        state.drawing.scroll.row = max(0, min(state.drawing.scroll.row, rows))
        guard state.seeksSelection else { return }
        state.seeksSelection = false
        if let row = scene.selectedRow {
            state.list.scroll = Self.scroll(state.list.scroll, toShow: row..<row + 1, in: panes.list.rows)
        }
        guard case .drawing(let drawing) = main, let selected = scene.selected,
            let cells = drawing.places.cells(of: selected)
        else { return }
        let top = max(0, cells.top)
        state.drawing.scroll.row = min(
            rows,
            Self.scroll(state.drawing.scroll.row, toShow: top..<max(top, cells.bottom) + 1, in: panes.main.rows)
        )
    }

    /// Returns the first row of a pane in which a range of rows is seen, or at least its beginning.
    private static func scroll(_ first: Int, toShow range: Range<Int>, in rows: Int) -> Int {
        if range.lowerBound < first { return range.lowerBound }
        if range.upperBound > first + rows { return min(range.lowerBound, range.upperBound - rows) }
        return first
    }
}
