import BlueprintInspector

/// The stepping commands.
extension Session {
    /// The render that the stepping commands step through.
    package var lastRender: Trace { screen.trace }

    /// Returns the number after a stepping command; 1 if there is none.
    func count(_ arguments: CommandArguments, usage: String) throws -> Int {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else { return 1 }
        guard let count = Int(word.text, radix: 10), count > 0 else {
            throw InputError("'\(word.text)' is not a number of steps", fix: "type \(usage)", at: word.offset)
        }
        return count
    }

    /// Moves the cursor and returns the text of the step that it reaches.
    ///
    /// Without a cursor, stepping starts at the end of the trace (`fromEnd`) or before its first step.
    func step(fromEnd: Bool = false, remark: String? = nil, _ move: (inout TraceCursor) -> Bool) throws -> [Output] {
        try needTree()
        var moved = cursor ?? TraceCursor(lastRender)
        if cursor == nil, fromEnd { moved.goto(moved.count) }
        let hasMoved = move(&moved)
        cursor = moved
        var text = stepText(moved)
        if !hasMoved {
            let place = moved.position == 0 ? "this is before the first step" : "this is the last step"
            let isAtEnd = moved.position == 0 || moved.position == moved.count
            text.append("  " + (isAtEnd ? place : "no proposal is open here"), style: .dim)
        }
        if let remark { text.append("  " + remark, style: .dim) }
        return [Output(.result, text, json: stepJSON(moved))]
    }

    /// The maximum numbers of open proposals that a step and `where` show.
    private static let mostOpenProposals = (step: 6, whereabouts: 60)

    /// Returns the current step with its open proposals, without moving the cursor.
    func whereabouts() throws -> [Output] {
        try needTree()
        guard let cursor else {
            let count = Phrasing.count(lastRender.events.count, "step")
            let text = StyledText("the last render has \(count); step goes to the first, reverse to the last")
            return [look("where", text, [.init("position", .null), .init("count", .integer(lastRender.events.count))])]
        }
        let members = [JSONValue.Member("open", events(cursor.openProposals))]
        let text = stepText(cursor, proposals: Self.mostOpenProposals.whereabouts)
        return [look("where", text, stepMembers(cursor) + members)]
    }

    /// Lists the elements with the most measurements.
    func listMeasures() throws -> [Output] {
        try needTree()
        let labels = traceLabels
        let report = MeasuresReport(lastRender, labels: labels, options: drawingOptions)
        let members = JSONExporter(labels: labels).measures(lastRender)
        return [look("trace", report.text, [.init("measures", members)])]
    }

    func goto(_ number: Int, _ word: Word) throws -> [Output] {
        try needTree()
        let count = lastRender.events.count
        guard number <= count else {
            throw InputError("there is no step \(number)", fix: "the last render has \(count) steps", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(number)
            return true
        }
    }

    func goto(_ phase: TracePhase, _ word: Word) throws -> [Output] {
        try needTree()
        guard lastRender.range(of: phase) != nil else {
            throw InputError("the phase \(phase.rawValue) has no steps in this render", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(phase)
            return true
        }
    }

    func listTrace(_ words: [Word], usage: String) throws -> [Output] {
        try needTree()
        let trace = lastRender
        let labels = traceLabels
        let pattern = pattern(try eventCondition(words, usage: usage))
        let listing = TraceListing(
            trace,
            labels: labels,
            options: drawingOptions,
            position: cursor?.position,
            where: pattern.fits
        )
        return [look("trace", listing.pieces, whole(unless: !words.isEmpty) + [.init("steps", steps(pattern))])]
    }

    /// Returns the steps of the last render that match a pattern.
    private func steps(_ pattern: EventPattern) -> JSONValue {
        let trace = lastRender
        guard pattern != EventPattern() else { return events(trace.events) }
        return events(trace.numbers(of: pattern).compactMap { trace.event($0) })
    }

    /// The members that make the steps of a trace complete: the views before the render and its result.
    ///
    /// A filtered trace has none of them.
    private func whole(unless isFiltered: Bool) -> [JSONValue.Member] {
        if isFiltered { return [] }
        let exporter = JSONExporter(labels: traceLabels)
        let result = lastRender.snapshot
        return [
            .init("viewport", .size(result.viewport)), .init("scale", .number(result.scale)),
            .init("elements", exporter.elements(result)), .init("views", exporter.views(result)),
            .init("viewsBefore", exporter.viewsBefore(lastRender)),
        ]
    }

    // MARK: - Words

    /// Returns the line of a step, its source line, the frame that changed, and the open proposals.
    private func stepText(_ cursor: TraceCursor, proposals limit: Int = Session.mostOpenProposals.step) -> StyledText {
        let labels = traceLabels
        let phrases = EventPhrases(cursor.trace, labels: labels, style: settings.style)
        var text = StyledText(
            lines: TextLines.wrap(phrases.line(at: cursor.position), columns: options.columns).map {
                StyledText.Line($0, style: .selected)
            }
        )
        for stop in stopLines(at: cursor.position) {
            for line in TextLines.wrap("  " + stop, columns: options.columns) { text.append(line, style: .changed) }
        }
        let marks = marks.filter { $0.value == cursor.position }.keys.sorted()
        if !marks.isEmpty {
            text.append(TextLines.cut("  marked \(marks.joined(separator: ", "))", to: options.columns), style: .dim)
        }
        guard let event = cursor.event else { return text }
        if let node = event.node, cursor.trace.nodes.indices.contains(node),
            let offset = offset(ofTag: cursor.trace.nodes[node].sourceTag)
        {
            let line = document.line(at: offset)
            let source = line.text.trimmingPrefix { $0 == " " }
            text.append(
                StyledText.Line(TextLines.cut("  \(line.number): \(source)", to: options.columns), style: .source)
            )
        }
        if let frame = frameText(event, labels: labels) { text.append("  " + frame, style: .changed) }
        text.append(
            OpenProposals(cursor.trace, labels: labels, options: drawingOptions)
                .text(at: cursor.position, limit: limit)
        )
        return text
    }

    private func frameText(_ event: TraceEvent, labels: NodeLabels) -> String? {
        switch event.kind {
        case .placed(let frame, _, _):
            return event.node.map { "frame of \(labels[$0].full): \(phrasing.rect(frame))" }
        // Frames that differ only in the sign of a length are equal.
        case .rounded(let rounding)
        where rounding.from.origin != rounding.to.origin || rounding.from.size != rounding.to.size:
            let change = "\(phrasing.rect(rounding.from)) \(glyphs.arrow) \(phrasing.rect(rounding.to))"
            return event.node.map { "frame of \(labels[$0].full): \(change)" }
        case .framed(let from, let to):
            return event.view.map { "frame of v\($0): \(phrasing.rect(from)) \(glyphs.arrow) \(phrasing.rect(to))" }
        default: return nil
        }
    }

    private func stepJSON(_ cursor: TraceCursor) -> JSONValue {
        let open = cursor.openProposals.map { JSONValue.integer($0.number) }
        return json("step", stepMembers(cursor) + [.init("open", .array(open))])
    }

    private func stepMembers(_ cursor: TraceCursor) -> [JSONValue.Member] {
        let marks = marks.filter { $0.value == cursor.position }.keys.sorted()
        return [
            .init("position", .integer(cursor.position)), .init("count", .integer(cursor.count)),
            .init("steps", cursor.event.map { events([$0]) } ?? .array([])),
            .init("breakpoints", .array(stops(at: cursor.position).map(JSONValue.integer))),
            .init("marks", .array(marks.map(JSONValue.string))),
        ]
    }
}
