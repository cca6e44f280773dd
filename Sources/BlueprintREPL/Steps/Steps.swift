import BlueprintInspector

/// The steps of the last render, and the breakpoints that stop at them.
struct Steps {
    let context: CommandContext

    /// The render that the stepping commands step through.
    var trace: Trace { context.lastRender }
    /// The breakpoints and watchpoints.
    var breakpoints: [Breakpoint] { context.workspace.breakpoints.all }

    // MARK: - Stops

    /// Returns the stops of a condition in the last render.
    func stops(of condition: Breakpoint.Condition) -> Stops {
        context.workspace.stepper.index.stops(of: condition) {
            switch condition {
            case .event(let event): return Stops(events: trace.numbers(of: pattern(event)))
            case .value(let subject, let measure):
                let decisions = trace.decisions(on: measure, ofNodes: nodes(of: subject) ?? [])
                return Stops(events: decisions.map(\.event), decisions: decisions)
            }
        }
    }

    /// Returns the numbers of the breakpoints at a step.
    func stops(at position: Int) -> [Int] {
        breakpoints.filter { stops(of: $0.condition).contains(position) }.map(\.number)
    }

    // MARK: - Matching

    /// Returns the positions of a subject's elements in the last render's list of nodes; nil for a view or no subject.
    private func nodes(of subject: Breakpoint.Subject?) -> Set<Int>? {
        switch subject {
        case nil, .view: return nil
        case .node(let number):
            guard let node = context.document.outline.node(number) else { return [] }
            let places = context.document.outline.madeAt(node)
            let offsets = context.workspace.current.offsetsOfTags
            return Set(trace.nodes.indices.filter { offsets(trace.nodes[$0].sourceTag).map(places.contains) ?? false })
        case .path(let path): return Set([context.labels.index(of: path)].compactMap { $0 })
        case .type(let name): return Set(trace.nodes.indices.filter { trace.nodes[$0].typeName == name })
        }
    }

    /// Returns the pattern of a condition in the last render.
    func pattern(_ condition: Breakpoint.EventCondition) -> EventPattern {
        var view: Int?
        if case .view(let number) = condition.subject { view = number }
        let nodes = nodes(of: condition.subject)
        return EventPattern(nodes: nodes, view: view, phase: condition.phase, verb: condition.verb)
    }

    /// Returns true if the subject is no longer in the document; never for a type, which may come back.
    func isGone(_ breakpoint: Breakpoint) -> Bool {
        switch breakpoint.subject {
        case .node(let number): context.document.outline.node(number) == nil
        case .path(let path): context.labels.index(of: path) == nil
        case .view(let number): trace.classNames[number] == nil
        case nil, .type: false
        }
    }
}

extension CommandContext {
    /// The steps of the last render.
    var steps: Steps { Steps(context: self) }
}

/// The words of one step.
extension Steps {
    /// The maximum numbers of open proposals that a step and `where` show.
    static let mostOpenProposals = (step: 6, whereabouts: 60)

    /// Returns the line of a step, its source line, the frame that changed, and the open proposals.
    func text(_ cursor: TraceCursor, proposals limit: Int = Steps.mostOpenProposals.step) -> StyledText {
        let labels = context.traceLabels
        let phrases = EventPhrases(cursor.trace, labels: labels, style: context.settings.style)
        var text = StyledText(
            lines: TextFitting.wrap(phrases.line(at: cursor.position), columns: context.options.columns, hanging: 2).map
            {
                StyledText.Line($0, style: .selected)
            }
        )
        for stop in stopLines(at: cursor.position) {
            for line in TextFitting.wrap("  " + stop, columns: context.options.columns, hanging: 2) {
                text.append(line, style: .changed)
            }
        }
        let marks = context.workspace.stepper.marks.filter { $0.value == cursor.position }.keys.sorted()
        if !marks.isEmpty {
            text.append(
                TextFitting.cut("  marked \(marks.joined(separator: ", "))", to: context.options.columns),
                style: .dim
            )
        }
        guard let event = cursor.event else { return text }
        if let node = event.node, cursor.trace.nodes.indices.contains(node),
            let offset = context.workspace.current.offset(ofTag: cursor.trace.nodes[node].sourceTag)
        {
            let line = context.document.line(at: offset)
            let source = line.text.trimmingPrefix { $0 == " " }
            let number = context.settings.style == .text ? "line \(line.number)" : "\(line.number)"
            let head = context.document.place(ofLine: line.number) ?? number
            text.append(
                StyledText.Line(
                    TextFitting.cut("  \(head): \(source)", to: context.options.columns),
                    style: .source
                )
            )
        }
        if let frame = frameText(event, labels: labels) { text.append("  " + frame, style: .changed) }
        text.append(
            OpenProposals(cursor.trace, labels: labels, options: context.drawingOptions)
                .text(at: cursor.position, limit: limit)
        )
        return text
    }

    private func frameText(_ event: TraceEvent, labels: NodeLabels) -> String? {
        switch event.kind {
        case .placed(let frame, _, _):
            return event.node.map { "frame of \(labels[$0].full): \(context.phrasing.rect(frame))" }
        // Frames that differ only in the sign of a length are equal.
        case .rounded(let rounding)
        where rounding.from.origin != rounding.to.origin || rounding.from.size != rounding.to.size:
            let change = context.phrasing.change(
                from: context.phrasing.rect(rounding.from),
                to: context.phrasing.rect(rounding.to)
            )
            return event.node.map { "frame of \(labels[$0].full): \(change)" }
        case .framed(let from, let to):
            return event.view.map {
                let (old, new) = (context.phrasing.rect(from), context.phrasing.rect(to))
                return "frame of v\($0): \(context.phrasing.change(from: old, to: new))"
            }
        default: return nil
        }
    }

    func json(_ cursor: TraceCursor) -> JSONValue {
        let open = cursor.openProposals.map { JSONValue.integer($0.number) }
        return context.json("step", members(cursor) + [.init("open", .array(open))])
    }

    func members(_ cursor: TraceCursor) -> [JSONValue.Member] {
        let marks = context.workspace.stepper.marks.filter { $0.value == cursor.position }.keys.sorted()
        return [
            .init("position", .integer(cursor.position)), .init("count", .integer(cursor.count)),
            .init("steps", cursor.event.map { context.events([$0]) } ?? .array([])),
            .init("breakpoints", .array(stops(at: cursor.position).map(JSONValue.integer))),
            .init("marks", .array(marks.map(JSONValue.string))),
        ]
    }

    /// Returns a line for each breakpoint at a step; for a watchpoint, with the values before and after.
    private func stopLines(at position: Int) -> [String] {
        breakpoints.compactMap { breakpoint in
            let stops = stops(of: breakpoint.condition)
            guard stops.contains(position) else { return nil }
            let line = "stop \(breakpoint.number): \(breakpoint.line)"
            guard case .value(_, let measure) = breakpoint.condition, let decision = stops.decision(in: position)
            else { return line }
            let before = decision.from.map { Phrasing.number($0) } ?? "not placed yet"
            let change = context.phrasing.change(from: before, to: Phrasing.number(decision.to))
            let words = "\(measure.rawValue) \(change)"
            return "\(line) \(context.glyphs.dot) \(words)"
        }
    }
}

/// Lists of steps and marks.
extension Steps {
    /// Returns the current step with its open proposals.
    func whereabouts() throws -> Output {
        try context.needTree()
        guard let cursor = context.cursor else {
            let count = trace.events.count
            let words = Phrasing.count(count, "step")
            let text = context.wrapped(["the last render has \(words); step goes to the first, reverse to the last"])
            return context.look("where", text, [.init("position", .null), .init("count", .integer(count))])
        }
        let members = [JSONValue.Member("open", context.events(cursor.openProposals))]
        let text = text(cursor, proposals: Self.mostOpenProposals.whereabouts)
        return context.look("where", text, self.members(cursor) + members)
    }

    /// Lists the elements with the most measurements.
    func measures() throws -> Output {
        try context.needTree()
        let labels = context.traceLabels
        let report = MeasuresReport(trace, labels: labels, options: context.drawingOptions)
        let members = JSONExporter(labels: labels).measures(trace)
        return context.look("trace", report.text, [.init("measures", members)])
    }

    /// Lists the steps that match a condition in words.
    func list(_ words: [Word], usage: String) throws -> Output {
        try context.needTree()
        let pattern = pattern(try condition(words, usage: usage))
        let listing = TraceListing(
            trace,
            labels: context.traceLabels,
            options: context.drawingOptions,
            position: context.cursor?.position,
            where: pattern.fits
        )
        // Only all steps together are a whole render.
        let members = words.isEmpty ? JSONExporter(labels: context.traceLabels).surroundings(of: trace) : []
        return context.look("trace", listing.pieces, members + [.init("steps", steps(pattern))])
    }

    /// Returns the steps of the last render that match a pattern.
    private func steps(_ pattern: EventPattern) -> JSONValue {
        let trace = trace
        guard pattern != EventPattern() else { return context.events(trace.events) }
        return context.events(trace.numbers(of: pattern).compactMap { trace.event($0) })
    }

    // MARK: - Marks

    /// Lists the marks, each with its step.
    var markList: Output {
        let sorted = context.workspace.stepper.marks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        let members = sorted.map { JSONValue.members(["name": .string($0.key), "step": .integer($0.value)]) }
        var text = StyledText()
        if sorted.isEmpty { text.append(context.wrapped(["there are no marks; mark NAME marks a step"], style: .dim)) }
        let phrases = EventPhrases(trace, labels: context.traceLabels, style: context.settings.style)
        for (name, position) in sorted {
            text.append(TextFitting.cut("\(name): \(phrases.line(at: position))", to: context.options.columns))
        }
        return context.look("mark", text, [.init("marks", .array(members))])
    }

    /// The names of the marks.
    var markNames: [Completion] {
        context.workspace.stepper.marks.sorted { $0.key < $1.key }.map {
            Completion($0.key, summary: "step \($0.value)")
        }
    }
}
