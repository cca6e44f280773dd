import BlueprintInspector

/// The selection and the list.
extension Inspection {
    func move(_ action: InspectAction) {
        switch action {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .fold: state.isCovered ? turnPage() : followLink() ? () : fold()
        case .pageUp: scroll(by: -(panes.main.rows - 1))
        case .pageDown: scroll(by: panes.main.rows - 1)
        case .search: state.line = LineInput(.search)
        case .nextWarning: selectNextWarning()
        case .focus: focus()
        default: break
        }
    }

    /// Selects an element by its reference.
    func select(element: Int) {
        let context = session.context
        guard context.screen.snapshot.elements.indices.contains(element) else { return }
        run("select \(context.labels.reference(of: element))")
        seekSelection()
        unfold(around: element)
    }

    private func move(by rows: Int) {
        if state.page != nil, state.page != .why { return scroll(by: rows) }
        let scene = scene
        guard !scene.rows.rows.isEmpty else { return }
        let current = scene.selectedRow ?? (rows > 0 ? -1 : scene.rows.rows.count)
        let next = max(0, min(current + rows, scene.rows.rows.count - 1))
        select(row: next, of: scene)
    }

    /// Selects the element of a row of the list.
    func select(row: Int, of scene: InspectScene) {
        guard scene.rows.rows.indices.contains(row) else { return }
        let node = scene.rows.first(of: scene.rows.rows[row])
        if state.list.showsViews {
            guard let element = scene.snapshot.views[node].element else {
                return state.say("\(scene.snapshot.views[node].title) holds the tree", style: .dim)
            }
            run("select \(scene.labels.reference(of: element))")
        } else {
            run("select \(scene.labels.reference(of: node))")
        }
        seekSelection()
    }

    /// Brings the selection into view, and its reason to its beginning.
    private func seekSelection() {
        state.seeksSelection = true
        if state.page == .why { state.open(.why) }
    }

    private func scroll(by rows: Int) {
        if state.page != nil { state.pageScroll += rows } else { state.drawing.scroll.row += rows }
    }

    // MARK: - Folding

    private func fold() {
        let scene = scene
        guard let row = scene.selectedRow else { return }
        fold(row: row, of: scene)
    }

    /// Folds or unfolds a row of the list.
    func fold(row: Int, of scene: InspectScene) {
        guard scene.rows.rows.indices.contains(row) else { return }
        let node = scene.rows.first(of: scene.rows.rows[row])
        let reference = reference(of: node, in: scene)
        if case .more = scene.rows.rows[row] {
            state.list.folding.opened.insert(reference)
        } else if scene.rows.folded.contains(node), !state.list.showsViews {
            state.list.folding.unfolded.insert(reference)
        } else if !state.list.showsInside, state.list.folding.unfolded.remove(reference) != nil {
            state.seeksSelection = true
        } else if state.list.folding.closed.remove(reference) == nil {
            if scene.hasInside(node) {
                state.list.folding.closed.insert(reference)
            } else if let first = group(of: node, in: scene) {
                state.list.folding.opened.remove(first)
            } else {
                state.say("nothing inside to fold", style: .dim)
            }
        }
        state.seeksSelection = true
    }

    private func reference(of node: Int, in scene: InspectScene) -> String {
        state.list.showsViews ? scene.snapshot.views[node].reference : scene.labels.reference(of: node)
    }

    /// Returns the reference of an unfolded group that begins with a node; nil if there is none.
    private func group(of node: Int, in scene: InspectScene) -> String? {
        let reference = reference(of: node, in: scene)
        return state.list.folding.opened.contains(reference) ? reference : nil
    }

    /// Unfolds the rows in which an element is folded away.
    private func unfold(around element: Int) {
        var scene = scene
        for _ in 0..<Self.mostFolds {
            let node = state.list.showsViews ? scene.selectedView : element
            guard let node, let row = scene.rows.row(of: node), scene.rows.first(of: scene.rows.rows[row]) != node
            else {
                return
            }
            let outer = reference(of: scene.rows.first(of: scene.rows.rows[row]), in: scene)
            if case .more = scene.rows.rows[row] {
                state.list.folding.opened.insert(outer)
            } else if state.list.folding.closed.remove(outer) == nil {
                return
            }
            scene = self.scene
        }
    }

    /// The number of folds, one inside another, that are opened for a selection.
    private static let mostFolds = 16

    // MARK: - Finding

    /// Selects the next element whose text or name contains a text.
    func search(_ text: String) {
        if !text.isEmpty { lastSearch = text }
        guard !lastSearch.isEmpty else { return state.say("type a text or a name after /", style: .dim) }
        do {
            let context = session.context
            let found = try context.resolver.elements(containing: lastSearch)
            guard let first = found.first else { return }
            let selected = scene.selected ?? -1
            let next = found.first { $0 > selected } ?? first
            select(element: next)
            let place = (found.firstIndex(of: next) ?? 0) + 1
            state.say("\(place) of \(found.count) with \"\(lastSearch)\"", style: .dim)
        } catch {
            state.say(InputError(from: error).text(in: ""), isFault: true)
        }
    }

    private func selectNextWarning() {
        let findings = session.workspace.shown.findings.sorted { $0.element < $1.element }
        let selected = scene.selected ?? -1
        guard let next = findings.first(where: { $0.element > selected }) ?? findings.first else {
            return state.say("no warnings", style: .success)
        }
        select(element: next.element)
        state.say("! " + next.plainWarning(session.context.phrasing).shortSentence, style: .warning)
    }

    private func focus() {
        if session.workspace.focus == nil {
            guard let selected = scene.selected else { return state.say("nothing is selected", style: .dim) }
            run("focus \(scene.labels.reference(of: selected))")
        } else {
            run("focus")
        }
        state.seeksSelection = true
        if !state.said.isFault {
            state.say(session.workspace.focus == nil ? "the whole tree" : "only the selection", style: .dim)
        }
    }
}

/// Stepping and play.
extension Inspection {
    private var cursor: TraceCursor? { session.workspace.stepper.cursor }

    func step(_ action: InspectAction) {
        // The picture is that of the step.
        if ![.faster, .slower, .mark, .breakpoint].contains(action) { state.comparison = nil }
        switch action {
        case .forwards: run("step")
        case .backwards: run("back")
        case .over: run("over")
        case .backOver: backOver()
        case .nextPhase: goto(phaseAfter: 1)
        case .previousPhase: goto(phaseAfter: -1)
        case .firstStep: run("goto 0")
        case .lastStep: run("goto \(session.context.lastRender.events.count)")
        case .live: if cursor != nil { run("live") } else { state.say("this is the live tree", style: .dim) }
        case .play: startPlay()
        case .faster, .slower: changeSpeed(action == .faster)
        case .mark: mark()
        case .breakpoint: setBreakpoint()
        default: break
        }
    }

    /// Goes from a measurement to its proposal; from any other step, one step back.
    private func backOver() {
        guard let event = cursor?.event, case .measured = event.kind, let proposal = event.partner else {
            run("back")
            return
        }
        run("goto \(proposal)")
    }

    private func goto(phaseAfter offset: Int) {
        let trace = session.context.lastRender
        let starts = TracePhase.allCases.compactMap { trace.range(of: $0)?.lowerBound }
        let here = cursor?.position ?? (offset > 0 ? 0 : trace.events.count + 1)
        let next = offset > 0 ? starts.first { $0 > here } : starts.last { $0 < here }
        guard let next else {
            return state.say(offset > 0 ? "this is the last phase" : "this is the first phase", style: .dim)
        }
        run("goto \(next)")
    }

    // MARK: - Play

    private func startPlay() {
        guard session.workspace.hasTree else { return state.say("no tree yet", style: .dim) }
        if let cursor, cursor.position < cursor.count {
            state.play = .usual
        } else {
            run("goto 0")
            if !state.said.isFault { state.play = .usual }
        }
    }

    private func changeSpeed(_ isFaster: Bool) {
        guard let speed = state.play else { return state.say("space plays", style: .dim) }
        state.play = isFaster ? speed.next : speed.previous
    }

    /// Takes the next step of play, which ends at a breakpoint, a watchpoint and the last step.
    func playOn() {
        state.clearNews()
        run("step")
        guard let cursor, !state.said.isFault, cursor.position < cursor.count else {
            state.play = nil
            return
        }
        if !session.context.steps.stops(at: cursor.position).isEmpty { state.play = nil }
    }

    // MARK: - Marks and breakpoints

    private func mark() {
        guard cursor != nil else { return state.say("go to a step first; m marks it", style: .dim) }
        let marks = session.workspace.stepper.marks
        let name = (1...).lazy.map { "m\($0)" }.first { marks[$0] == nil } ?? "m"
        saying(run("mark \(name)"))
    }

    /// Sets a breakpoint at steps like the current one, or at the selection.
    private func setBreakpoint() {
        guard let event = cursor?.event else {
            guard let item = scene.selected else { return state.say("nothing is selected", style: .dim) }
            saying(run("break \(scene.labels.reference(of: item))"))
            return
        }
        let labels = session.context.traceLabels
        let subject = event.node.map { labels.reference(of: $0) } ?? event.view.map { "v\($0)" } ?? ""
        saying(run("break \(event.verb.rawValue) \(subject)"))
    }

    /// Shows the first line of what a line said.
    func saying(_ outputs: [Output]) {
        guard !state.said.isFault, let line = outputs.last?.text.lines.first else { return }
        state.say(StyledText(lines: [line]))
    }

    // MARK: - Keeping the place

    /// A place in a trace that can be found again in another one.
    private struct Place {
        var verb: TraceEvent.Verb
        var subject: String
        var occurrence: Int
    }

    /// Does work that may end stepping, and then goes to the step of the same kind and subject, if there is one.
    func keepingPlace(_ work: () -> Void) {
        let place = place
        work()
        guard let place, cursor == nil else { return }
        let context = session.context
        let labels = context.traceLabels
        let found = context.lastRender.events.lazy.filter { event in
            event.verb == place.verb && event.node.map { labels.reference(of: $0) } ?? "" == place.subject
        }.prefix(place.occurrence)
        if let event = Array(found).last { run("goto \(event.number)") }
    }

    private var place: Place? {
        guard let cursor, let event = cursor.event else { return nil }
        let labels = session.context.traceLabels
        let earlier = cursor.trace.events.prefix(cursor.position)
        let count = earlier.count { $0.verb == event.verb && $0.node == event.node }
        return Place(verb: event.verb, subject: event.node.map { labels.reference(of: $0) } ?? "", occurrence: count)
    }
}
