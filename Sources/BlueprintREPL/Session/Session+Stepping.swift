import BlueprintInspector

/// What the stepping commands do.
extension Session {
    /// The render that is stepped through, or would be.
    var lastRender: Trace { stage.trace }

    /// The number behind a stepping command; 1 if there is none.
    func count(_ arguments: CommandArguments, usage: String) throws -> Int {
        try arguments.atMost(1, usage: usage)
        guard let word = arguments.words.first else { return 1 }
        guard let count = Int(word.text), count > 0 else {
            throw InputError("'\(word.text)' is no number of events", fix: "say \(usage)", at: word.offset)
        }
        return count
    }

    /// Moves the cursor and says where it stands then.
    ///
    /// Who steps back without having stepped begins at the end, everyone else at the beginning.
    func step(fromEnd: Bool = false, _ move: (inout TraceCursor) -> Bool) throws -> [Output] {
        try needTree()
        var moved = cursor ?? TraceCursor(lastRender)
        if cursor == nil, fromEnd { moved.goto(moved.count) }
        let hasMoved = move(&moved)
        cursor = moved
        var text = stepText(moved)
        if !hasMoved {
            let place = moved.position == 0 ? "this is before the first event" : "this is the last event"
            let isAtEnd = moved.position == 0 || moved.position == moved.count
            text.append("  " + (isAtEnd ? place : "no question is open around this"), style: .dim)
        }
        return [Output(.result, text, json: stepJSON(moved))]
    }

    func goto(_ number: Int, _ word: Word) throws -> [Output] {
        try needTree()
        let count = lastRender.events.count
        guard number <= count else {
            throw InputError("there is no event \(number)", fix: "the last render has \(count)", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(number)
            return true
        }
    }

    func goto(_ phase: TracePhase, _ word: Word) throws -> [Output] {
        try needTree()
        guard lastRender.range(of: phase) != nil else {
            throw InputError("nothing happened in the phase \(phase.rawValue)", at: word.offset)
        }
        return try step { cursor in
            cursor.goto(phase)
            return true
        }
    }

    func listTrace(_ word: Word?) throws -> [Output] {
        try needTree()
        let trace = lastRender
        let labels = trace.labels(names: names)
        var filter: ((TraceEvent) -> Bool)?
        if let word {
            filter = TraceListing.filter(word.text, trace: trace, labels: labels)
            guard filter != nil else {
                let words =
                    TracePhase.allCases.map(\.rawValue) + ["ask", "answer", "place", "keep", "vanish", "create"]
                let near = language.nearest(to: word.text, among: words)
                throw InputError(
                    "no event is about '\(word.text)'",
                    fix: near.map { "did you mean \($0)?" } ?? "help trace tells what can be listed",
                    at: word.offset
                )
            }
        }
        let listing = TraceListing(
            trace,
            labels: labels,
            options: drawingOptions,
            position: cursor?.position,
            where: filter ?? { _ in true }
        )
        let events = trace.events.filter { filter?($0) ?? true }
        return [look("trace", listing.text, [.init("events", self.events(events))])]
    }

    // MARK: - Words

    /// The line of an event, the source that it comes from, the frame that changed, and the questions still open.
    private func stepText(_ cursor: TraceCursor) -> StyledText {
        let labels = cursor.trace.labels(names: names)
        let phrases = EventPhrases(cursor.trace, labels: labels, style: settings.style)
        var text = StyledText(
            lines: TextLines.wrap(phrases.line(at: cursor.position), columns: options.columns).map {
                StyledText.Line($0, style: .selected)
            }
        )
        guard let event = cursor.event else { return text }
        if let node = event.node, cursor.trace.nodes.indices.contains(node),
            let offset = cursor.trace.nodes[node].sourceTag
        {
            let line = document.line(at: offset)
            let source = line.text.trimmingPrefix { $0 == " " }
            text.append(
                StyledText.Line(TextLines.cut("  \(line.number): \(source)", to: options.columns), style: .source)
            )
        }
        if let frame = frameText(event, labels: labels) { text.append("  " + frame, style: .changed) }
        for question in cursor.openQuestions where question.number != event.number {
            let words = "  open: \(question.number) \(glyphs.dot) \(phrases.words(question))"
            text.append(StyledText.Line(TextLines.cut(words, to: options.columns), style: .dim))
        }
        return text
    }

    private func frameText(_ event: TraceEvent, labels: NodeLabels) -> String? {
        switch event.kind {
        case .placed(let frame, _):
            return event.node.map { "frame of \(labels[$0].full): \(phrasing.rect(frame))" }
        case .rounded(let from, let to, _, _) where from != to:
            return event.node.map {
                "frame of \(labels[$0].full): \(phrasing.rect(from)) \(glyphs.arrow) \(phrasing.rect(to))"
            }
        case .framed(let from, let to):
            return event.view.map { "frame of v\($0): \(phrasing.rect(from)) \(glyphs.arrow) \(phrasing.rect(to))" }
        default: return nil
        }
    }

    private func stepJSON(_ cursor: TraceCursor) -> String {
        let event = cursor.event.map { events([$0]) }
        return json(
            "step",
            [
                .init("position", .integer(cursor.position)), .init("count", .integer(cursor.count)),
                .init("events", event ?? .array([])),
            ]
        )
    }
}
