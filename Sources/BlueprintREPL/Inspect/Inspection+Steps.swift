import BlueprintInspector

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
