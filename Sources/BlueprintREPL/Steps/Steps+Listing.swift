import BlueprintInspector

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
