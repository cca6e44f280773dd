import BlueprintInspector

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
