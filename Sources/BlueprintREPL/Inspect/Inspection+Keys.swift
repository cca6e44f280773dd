import BlueprintInspector
import Foundation
import FullScreen
import HeadlessUIKit

/// Keys, and what they do.
extension Inspection {
    /// Takes a piece of input.
    package func take(_ input: TerminalInput) {
        defer { noteLook() }
        switch input {
        case .key(let key): take(key)
        case .mouse(let event): take(event)
        case .paste(let text):
            if state.line == nil { state.line = LineInput(.input) }
            state.line?.insert(String(text.reversed().drop(while: \.isNewline).reversed()))
        }
    }

    private func take(_ key: Key) {
        if state.line != nil { return type(key) }
        state.clearNews()
        state.marksChanges = false
        if key != .character(":") { state.said.feedback = StyledText() }
        // Ctrl-C interrupts; when there is nothing to interrupt, it stops what moves.
        if key == .control("c") {
            if state.play == nil { state.say("q leaves the inspector", style: .dim) }
            state.play = nil
            return
        }
        if case .report? = state.page, key == .escape { return state.closePage() }
        guard let action = InspectKeys.action(of: key) else {
            return state.say("this key does nothing here; ? shows the keys", style: .dim)
        }
        perform(action)
    }

    /// Does the work of a key.
    func perform(_ action: InspectAction) {
        // A line may be quit, again.
        if action != .leave, action != .line { state.asksToLeave = false }
        let continues = continuesResizing
        continuesResizing = false
        guard !state.isCovered || Self.covered.contains(action) else {
            return state.say("e shows the tree, to which this key belongs", style: .dim)
        }
        if state.play != nil, action != .faster, action != .slower {
            state.play = nil
            if action == .play { return }
        }
        if case .report? = state.page, ![.pageUp, .pageDown, .line].contains(action) { state.closePage() }
        switch action {
        case .forwards, .backwards, .over, .backOver, .nextPhase, .previousPhase, .firstStep, .lastStep, .live, .play,
            .faster, .slower, .mark, .breakpoint:
            step(action)
        case .wider, .narrower, .muchWider, .muchNarrower, .taller, .shorter:
            continuesResizing = continues
            resize(action)
        case .up, .down, .fold, .pageUp, .pageDown, .search, .nextWarning, .focus: move(action)
        case .why, .comparison, .picture, .zoom, .list, .inside, .keys, .nextLink, .previousLink, .returnFromLink:
            look(action)
        case .copy: saying(run(lineThatCopies))
        case .undo: edit("undo")
        case .redo: edit("redo")
        case .line: state.line = LineInput(.input)
        case .lesson: togglePage()
        case .nextFile: show(fileAt: files.current + 1)
        case .previousFile: show(fileAt: files.current - 1)
        case .leave: leave()
        }
    }

    /// The keys that have an effect on a page of a lesson.
    private static let covered: Set<InspectAction> = [
        .up, .down, .fold, .pageUp, .pageDown, .line, .lesson, .keys, .leave,
    ]

    /// Closes what is open, or else ends.
    private func leave() {
        if state.page != nil {
            state.closePage()
        } else if state.comparison != nil {
            state.comparison = nil
        } else if state.asksToLeave || !askToLeave() {
            end = .left
        }
    }

    /// Says which edits leaving loses; returns false if there are none.
    private func askToLeave() -> Bool {
        guard let words = unsavedEdits else { return false }
        state.asksToLeave = true
        state.say(words, style: .warning)
        return true
    }

    /// Ends after a line that ends the session, unless that loses edits and was not said before.
    func endUnlessUnsaved(isAsked: Bool) {
        if !isAsked, askToLeave() { session.end = nil } else { end = .quit }
    }

    // MARK: - Looking

    private func look(_ action: InspectAction) {
        switch action {
        case .why: toggle(.why)
        case .keys: toggle(.keys)
        case .comparison:
            state.closePage()
            state.comparison = state.comparison == nil ? InspectState.Comparison() : nil
        case .picture:
            if state.page == nil, state.comparison == nil {
                let all = InspectState.Picture.allCases
                let next = (all.firstIndex(of: state.drawing.picture) ?? 0) + 1
                state.drawing.picture = all[next % all.count]
            }
            state.closePage()
            state.comparison = nil
            state.seeksSelection = true
            state.say(state.drawing.picture.rawValue, style: .dim)
        case .zoom: zoom()
        case .list:
            state.list.showsViews.toggle()
            state.seeksSelection = true
            state.say(state.list.showsViews ? "the views" : "the tree", style: .dim)
        case .inside:
            state.list.showsInside.toggle()
            state.list.folding.unfolded = []
            state.seeksSelection = true
            state.say("components are \(state.list.showsInside ? "unfolded" : "folded")", style: .dim)
        case .nextLink: select(linkAfter: 1)
        case .previousLink: select(linkAfter: -1)
        case .returnFromLink: returnFromLink()
        default: break
        }
    }

    /// The line that puts on the clipboard what the main pane shows.
    private var lineThatCopies: String {
        switch state.page {
        case .why: return "copy why"
        case .output(_, let line):
            guard case .command(let name, _) = session.typed(line).kind,
                session.context.commands.named(name)?.answers == true
            else { return "copy" }
            return "copy \(line)"
        case .keys, .report, .lesson, nil:
            return state.comparison == nil ? "copy \(state.drawing.picture.rawValue)" : "copy frames before after"
        }
    }

    private func toggle(_ page: InspectState.Page) {
        if state.page == page { state.closePage() } else { state.open(page) }
    }

    private func zoom() {
        switch state.drawing.zoom {
        case .readable: state.drawing.zoom = .fit
        case .fit: state.drawing.zoom = .times(2)
        case .times: state.drawing.zoom = .readable
        }
        state.seeksSelection = true
        let words =
            switch state.drawing.zoom {
            case .readable: "zoom readable: a row for each line of text"
            case .fit: "zoom fit: all of it"
            case .times: "zoom 2: a part, twice the size"
            }
        state.say(words, style: .dim)
    }

    // MARK: - Links

    private func select(linkAfter offset: Int) {
        guard state.page == .why else {
            return state.say("Tab goes from step to step of the reason that w shows", style: .dim)
        }
        let links = StepLinks(scene.whyText).links
        guard !links.isEmpty else { return state.say("this reason names no step", style: .dim) }
        let next = state.link.map { ($0 + offset + links.count) % links.count } ?? (offset > 0 ? 0 : links.count - 1)
        state.link = next
        let line = links[next].line
        if line < state.pageScroll || line >= state.pageScroll + panes.main.rows {
            state.pageScroll = max(0, line - panes.main.rows / 2)
        }
    }

    /// Goes to the step of the selected link; returns false if none is selected.
    func followLink() -> Bool {
        guard state.page == .why, let index = state.link else { return false }
        let links = StepLinks(scene.whyText).links
        guard links.indices.contains(index) else { return false }
        state.returns.append(session.workspace.stepper.cursor?.position)
        state.closePage()
        run("goto \(links[index].step)")
        return true
    }

    private func returnFromLink() {
        guard let place = state.returns.popLast() else {
            return state.say("no link was followed", style: .dim)
        }
        run(place.map { "goto \($0)" } ?? "live")
        state.open(.why)
    }
}

/// The mouse.
extension Inspection {
    /// The number of rows that one notch of the wheel scrolls.
    private static let wheelRows = 3

    func take(_ event: MouseEvent) {
        switch event.kind {
        case .press:
            state.clearNews()
            state.marksChanges = false
            state.play = nil
            press(at: event.place)
        case .drag: drag(to: event.place)
        case .release:
            state.drag = nil
            continuesResizing = false
        case .wheelUp: wheel(-Self.wheelRows, at: event.place)
        case .wheelDown: wheel(Self.wheelRows, at: event.place)
        }
    }

    private func press(at place: CellPlace) {
        let scene = scene
        if panes.list.contains(place) {
            click(row: state.list.scroll + place.row - panes.list.row, in: scene)
        } else if panes.timeLine.contains(place), place.row == panes.timeLine.row {
            state.drag = .timeLine
            scrub(to: place, in: scene)
        } else if panes.main.contains(place) {
            if state.page == .why { return click(lineAt: place) }
            guard scene.showsFrames else { return }
            let cell = drawingCell(of: place)
            let places = scene.framesDrawing.places
            let border = places.border
            let (right, lower) = (cell.column == border.right, cell.row == border.bottom)
            if session.workspace.focus == nil, right || lower {
                let viewport = session.settings.viewport
                state.drag = .edges(
                    .init(right: right, lower: lower, start: place, viewport: viewport, cell: places.cell)
                )
            } else {
                click(cell, in: scene)
            }
        }
    }

    private func click(row: Int, in scene: InspectScene) {
        guard scene.rows.rows.indices.contains(row) else { return }
        if case .more = scene.rows.rows[row] { return fold(row: row, of: scene) }
        let isSelected = row == scene.selectedRow
        if isSelected { fold(row: row, of: scene) } else { select(row: row, of: scene) }
    }

    /// Goes to the step that a line of the reason names.
    private func click(lineAt place: CellPlace) {
        let line = state.pageScroll + place.row - panes.main.row
        let column = place.column - panes.main.column
        let links = StepLinks(scene.whyText).links
        guard let index = links.firstIndex(where: { $0.line == line && $0.characters.contains(column) }) else { return }
        state.link = index
        _ = followLink()
    }

    /// Selects the innermost frame at a cell; the one around it if that is selected already.
    private func click(_ cell: CellPlace, in scene: InspectScene) {
        let found = scene.framesDrawing.places.elements(column: cell.column, row: cell.row)
        guard let innermost = found.first else { return }
        let next = scene.selected.flatMap { found.firstIndex(of: $0) }.map { $0 + 1 }
        select(element: next.map { $0 < found.count ? found[$0] : innermost } ?? innermost)
    }

    private func drawingCell(of place: CellPlace) -> CellPlace {
        CellPlace(
            column: place.column - panes.main.column + state.drawing.scroll.column,
            row: place.row - panes.main.row + state.drawing.scroll.row
        )
    }

    // MARK: - Dragging

    private func drag(to place: CellPlace) {
        switch state.drag {
        case .timeLine: scrub(to: place, in: scene)
        case .edges(let edges): resize(to: edges.size(at: place))
        case nil: break
        }
    }

    /// Goes to the step at a column of the time line.
    private func scrub(to place: CellPlace, in scene: InspectScene) {
        guard scene.context.hasTree else { return }
        let step = scene.bar.step(at: place.column - scene.barColumn, of: scene.context.lastRender)
        if step != scene.context.cursor?.position { run("goto \(step)") }
    }

    private func wheel(_ rows: Int, at place: CellPlace) {
        if panes.list.contains(place) {
            state.list.scroll += rows
        } else if state.page != nil {
            state.pageScroll += rows
        } else {
            state.drawing.scroll.row += rows
        }
    }
}

/// The effect of a key of the inspector.
enum InspectAction: String, CaseIterable {
    case forwards, backwards, over, backOver, nextPhase, previousPhase, firstStep, lastStep, live
    case play, faster, slower, mark, breakpoint
    case up, down, fold, pageUp, pageDown, inside, search, nextWarning
    case wider, narrower, muchWider, muchNarrower, taller, shorter
    case why, comparison, picture, zoom, focus, list, copy
    case undo, redo, line
    case nextLink, previousLink, returnFromLink, nextFile, previousFile
    case lesson
    case keys, leave
}
