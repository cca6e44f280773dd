import BlueprintInspector

/// Setting, listing and deleting breakpoints and watchpoints.
extension Session {
    // MARK: - Setting

    func breakAt(_ words: [Word], usage: String) throws -> [Output] {
        add(.event(try eventCondition(words, usage: usage)))
    }

    func watch(_ arguments: CommandArguments, usage: String) throws -> [Output] {
        try arguments.atMost(2, usage: usage)
        guard var word = arguments.words.first else {
            throw InputError("the element to watch is missing", fix: "type \(usage)", at: arguments.end)
        }
        // `#1 width` has the same meaning as `#1.width`.
        if arguments.words.count == 2 { word.text += "." + arguments.words[1].text }
        guard !word.isQuoted, let dot = word.text.lastIndex(of: "."), dot > word.text.startIndex else {
            throw InputError("the number to watch is missing", fix: "type \(usage)", at: word.offset)
        }
        let name = String(word.text[word.text.index(after: dot)...])
        guard let measure = FrameMeasure(rawValue: name) else {
            throw InputError("'\(name)' is not a number of a frame", fix: FrameMeasure.advice, at: word.offset)
        }
        let target = try target(Word(String(word.text[..<dot]), at: word.offset))
        guard let subject = subject(of: target) else {
            throw InputError(
                "the size of the viewport cannot be watched: only the command viewport sets it",
                at: word.offset
            )
        }
        return add(.value(subject, measure))
    }

    private func add(_ condition: Breakpoint.Condition) -> [Output] {
        let (breakpoint, isNew) = breakpoints.add(condition)
        var parts = ["\(breakpoint.number) is \(breakpoint.line)\(isNew ? "" : " already")"]
        if hasTree { parts.append(occurrence(of: breakpoint)) }
        return [Output(.note, wrapped(parts))]
    }

    /// Returns the number of its steps in the last render, or why there are none.
    private func occurrence(of breakpoint: Breakpoint) -> String {
        if isGone(breakpoint) { return "\(breakpoint.subject?.words ?? "its element") is not in the tree" }
        let count = stops(of: breakpoint.condition).events.count
        if count > 0 { return "\(Phrasing.count(count, "step")) of this render" }
        return misunderstanding(breakpoint) ?? "not in this render"
    }

    /// Returns an explanation if an element is named with a kind of step that only views have.
    private func misunderstanding(_ breakpoint: Breakpoint) -> String? {
        guard case .event(let condition) = breakpoint.condition, condition.verb == .remove,
            let subject = condition.subject
        else { return nil }
        if case .view = subject { return nil }
        let flattening = Breakpoint.EventCondition(subject: subject, verb: .flattened)
        if !stops(of: .event(flattening)).events.isEmpty {
            return "not in this render: views are removed, elements are flattened: break \(flattening.words)"
        }
        return "not in this render: its view is removed once it is deleted; break remove stops at any view"
    }

    // MARK: - Conditions

    /// Returns the condition that some words name: a phase, a kind of step, and a subject, in any order.
    func eventCondition(_ words: [Word], usage: String) throws -> Breakpoint.EventCondition {
        var condition = Breakpoint.EventCondition()
        for word in words {
            if let phase = TracePhase(rawValue: word.text) {
                guard condition.phase == nil else { throw surplus(word, "has one phase", usage: usage) }
                condition.phase = phase
            } else if let verb = TraceEvent.Verb(rawValue: word.text) {
                guard condition.verb == nil else { throw surplus(word, "has one kind", usage: usage) }
                condition.verb = verb
            } else {
                guard condition.subject == nil else { throw surplus(word, "has one subject", usage: usage) }
                condition.subject = try subject(word)
            }
            if let phase = condition.phase, let verb = condition.verb, verb.phase != phase {
                throw InputError(
                    "no step of the phase \(phase.rawValue) has the kind \(verb.rawValue)",
                    fix: "\(verb.rawValue) belongs to the phase \(verb.phase.rawValue)",
                    at: word.offset
                )
            }
        }
        return condition
    }

    private func surplus(_ word: Word, _ what: String, usage: String) -> InputError {
        InputError("unexpected '\(word.text)': a step \(what)", fix: "type \(usage)", at: word.offset)
    }

    private func subject(_ word: Word) throws -> Breakpoint.Subject {
        if !word.isQuoted, isType(word.text) { return .type(word.text) }
        if case .view(let number) = try Reference(word), lastRender.classNames[number] != nil { return .view(number) }
        do {
            return subject(of: try target(word)) ?? .view(1)
        } catch var error as InputError where !word.isQuoted && word.text.first?.isLowercase == true {
            let words = TracePhase.allCases.map(\.rawValue) + TraceEvent.Verb.allCases.map(\.rawValue)
            if let near = language.nearest(to: word.text, among: words) { error.fix = "did you mean \(near)?" }
            throw error
        }
    }

    private func isType(_ name: String) -> Bool {
        language.catalog.elementTypes.contains(name) || lastRender.nodes.contains { $0.typeName == name }
    }

    private func subject(of target: Target) -> Breakpoint.Subject? {
        if let number = target.number { return .node(number) }
        guard let element = target.element else { return nil }
        return labels.number(of: element).map { .node($0) } ?? .path(labels[element].reference)
    }

    // MARK: - Matching

    /// Returns the positions of a subject's elements in the last render's list of nodes; nil for a view or no subject.
    func nodes(of subject: Breakpoint.Subject?) -> Set<Int>? {
        let trace = lastRender
        switch subject {
        case nil, .view: return nil
        case .node(let number):
            guard let node = document.outline.node(number) else { return [] }
            let places = document.outline.madeAt(node)
            let offsets = offsetsOfTags
            return Set(
                trace.nodes.indices.filter { offsets(trace.nodes[$0].sourceTag).map(places.contains) ?? false }
            )
        case .path(let path): return Set([labels.index(of: path)].compactMap { $0 })
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
        case .node(let number): document.outline.node(number) == nil
        case .path(let path): labels.index(of: path) == nil
        case .view(let number): lastRender.classNames[number] == nil
        case nil, .type: false
        }
    }

    // MARK: - Listing and deleting

    func listBreakpoints() -> [Output] {
        guard !breakpoints.all.isEmpty else {
            let text = StyledText("there are no breakpoints; break and watch set some", style: .dim)
            return [look("break", text, [.init("breakpoints", .array([]))])]
        }
        let digits = breakpoints.all.map { String($0.number).count }.max() ?? 1
        let width = breakpoints.all.map(\.line.count).max() ?? 0
        var text = StyledText()
        var members: [JSONValue] = []
        for breakpoint in breakpoints.all {
            let number =
                String(repeating: " ", count: digits - String(breakpoint.number).count)
                + "\(breakpoint.number)"
            let line = "\(number)  \(breakpoint.line)"
            let isGone = isGone(breakpoint)
            var row = StyledText.Line(TextLines.cut(line, to: options.columns))
            if hasTree {
                let gap = String(repeating: " ", count: width - breakpoint.line.count + 2)
                row.append(
                    TextLines.cut(gap + occurrence(of: breakpoint), to: options.columns - line.count),
                    style: .dim
                )
            }
            text.append(row)
            members.append(
                .members([
                    "number": .integer(breakpoint.number), "line": .string(breakpoint.line),
                    "steps": .array(isGone ? [] : stops(of: breakpoint.condition).events.map(JSONValue.integer)),
                    "gone": isGone ? .bool(true) : nil,
                ])
            )
        }
        return [look("break", text, [.init("breakpoints", .array(members))])]
    }

    func deleteBreakpoint(_ arguments: CommandArguments, usage: String) throws -> [Output] {
        guard let word = arguments.words.first else {
            throw InputError(
                "the number of the breakpoint is missing",
                fix: "type \(usage); break list shows the numbers",
                at: arguments.end
            )
        }
        try arguments.atMost(1, usage: usage)
        if word.text == "all" {
            let count = breakpoints.all.count
            breakpoints.removeAll()
            return [Output(.note, StyledText("\(Phrasing.count(count, "breakpoint")) deleted"))]
        }
        guard let number = Int(word.text, radix: 10) else {
            let isNode = word.text.hasPrefix("#")
            throw InputError(
                "'\(word.text)' is not the number of a breakpoint",
                fix: isNode ? "to delete the element, type remove \(word.text)" : "type break list for the numbers",
                at: word.offset
            )
        }
        guard let removed = breakpoints.remove(number) else {
            let known = breakpoints.all.map { "\($0.number)" }.joined(separator: ", ")
            let fix = known.isEmpty ? "no breakpoints are set" : "breakpoints: \(known)"
            throw InputError("there is no breakpoint \(number)", fix: fix, at: word.offset)
        }
        return [Output(.note, StyledText("\(removed.line) deleted (\(number))"))]
    }

    /// The numbers of the breakpoints.
    func breakpointCompletions() -> [Completion] {
        breakpoints.all.map { Completion("\($0.number)", summary: $0.line) }
    }

    /// The words that a condition may contain.
    func conditionCompletions(_ words: [String]) -> [Completion] {
        let types = Set(screen.snapshot.elements.map(\.typeName)).sorted()
        return TracePhase.allCases.map { Completion($0.rawValue) }
            + TraceEvent.Verb.allCases.map { Completion($0.rawValue, summary: "in \($0.phase.rawValue)") }
            + types.map { Completion($0) } + referenceCompletions(words)
    }
}
