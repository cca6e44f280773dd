import BlueprintInspector

/// Breakpoints and watchpoints: their list, and the words that name them.
extension Steps {
    /// The breakpoints, each with the number of its steps.
    var breakpointList: Output {
        guard !breakpoints.isEmpty else {
            let text = context.wrapped(["there are no breakpoints; break and watch set some"], style: .dim)
            return context.look("break", text, [.init("breakpoints", .array([]))])
        }
        let digits = breakpoints.map { String($0.number).count }.max() ?? 1
        let width = breakpoints.map(\.line.count).max() ?? 0
        var text = StyledText()
        var members: [JSONValue] = []
        for breakpoint in breakpoints {
            let number =
                String(repeating: " ", count: digits - String(breakpoint.number).count)
                + "\(breakpoint.number)"
            let line = "\(number)  \(breakpoint.line)"
            let isGone = isGone(breakpoint)
            var row = StyledText.Line(TextFitting.cut(line, to: context.options.columns))
            if context.hasTree {
                let gap = String(repeating: " ", count: width - breakpoint.line.count + 2)
                row.append(
                    TextFitting.cut(gap + occurrence(of: breakpoint), to: context.options.columns - line.count),
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
        return context.look("break", text, [.init("breakpoints", .array(members))])
    }

    /// Returns the number of its steps in the last render, or why there are none.
    func occurrence(of breakpoint: Breakpoint) -> String {
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

    /// The numbers of the breakpoints.
    var breakpointNumbers: [Completion] {
        breakpoints.map { Completion("\($0.number)", summary: $0.line) }
    }

    /// The words that a condition may contain.
    var conditionWords: [Completion] {
        let types = Set(context.screen.snapshot.elements.map(\.typeName)).sorted()
        return TracePhase.allCases.map { Completion($0.rawValue, summary: $0.summary, group: "phases") }
            + TraceEvent.Verb.allCases.map {
                Completion($0.rawValue, summary: "in \($0.phase.rawValue)", group: "kinds")
            }
            + types.map { Completion($0, summary: "a type on the screen", group: "types") }
            + context.completer.references
    }
}

extension TracePhase {
    /// The line of help about the phase.
    var summary: String {
        switch self {
        case .layout: "Parents measure and place their children."
        case .flatten: "Elements that are not view-backed are flattened."
        case .round: "The frames of views are rounded to pixels."
        case .update: "Views are created, reused, moved and removed."
        }
    }
}

/// The conditions of breakpoints, in words.
extension Steps {
    /// Returns the condition of a watchpoint, such as `#1.width`.
    func watched(_ arguments: CommandArguments, usage: String) throws -> Breakpoint.Condition {
        try arguments.atMost(2, usage: usage)
        guard var word = arguments.words.first else {
            throw InputError("the element to watch is missing", fix: .usage(usage), at: arguments.end)
        }
        // `#1 width` has the same meaning as `#1.width`.
        if arguments.words.count == 2 { word.text += "." + arguments.words[1].text }
        guard let dot = word.lastDot else {
            throw InputError("the number to watch is missing", fix: .usage(usage), at: word.offset)
        }
        let name = String(word.text[word.text.index(after: dot)...])
        guard let measure = FrameMeasure(rawValue: name) else {
            throw InputError("'\(name)' is not a number of a frame", fix: FrameMeasure.advice, at: word.offset)
        }
        let target = try context.resolver.target(Word(String(word.text[..<dot]), at: word.offset))
        guard let subject = subject(of: target) else {
            throw InputError(
                "the size of the viewport cannot be watched: only the command viewport sets it",
                at: word.offset
            )
        }
        return .value(subject, measure)
    }

    /// Returns the condition that some words name: a phase, a kind of step, and a subject, in any order.
    func condition(_ words: [Word], usage: String) throws -> Breakpoint.EventCondition {
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
        InputError("unexpected '\(word.text)': a step \(what)", fix: .usage(usage), at: word.offset)
    }

    private func subject(_ word: Word) throws -> Breakpoint.Subject {
        if !word.isQuoted, isType(word.text) { return .type(word.text) }
        if case .view(let number) = try context.resolver.reference(word), trace.classNames[number] != nil {
            return .view(number)
        }
        do {
            return subject(of: try context.resolver.target(word)) ?? .view(1)
        } catch var error as InputError where !word.isQuoted && word.text.first?.isLowercase == true {
            let words = TracePhase.allCases.map(\.rawValue) + TraceEvent.Verb.allCases.map(\.rawValue)
            if let near = context.language.nearest(to: word.text, among: words) { error.fix = .didYouMean(near) }
            throw error
        }
    }

    private func isType(_ name: String) -> Bool {
        context.language.catalog.elementTypes.contains(name) || trace.nodes.contains { $0.typeName == name }
    }

    private func subject(of target: Target) -> Breakpoint.Subject? {
        if let number = target.number { return .node(number) }
        guard let element = target.element else { return nil }
        return context.labels.number(of: element).map { .node($0) } ?? .path(context.labels.reference(of: element))
    }
}

/// Setting and deleting breakpoints and watchpoints.
extension CommandContext {
    /// Sets a breakpoint or a watchpoint, unless it exists.
    mutating func stop(at condition: Breakpoint.Condition) -> LineResult {
        let (breakpoint, isNew) = workspace.breakpoints.add(condition)
        var parts = ["\(breakpoint.number) is \(breakpoint.line)\(isNew ? "" : " already")"]
        if hasTree { parts.append(steps.occurrence(of: breakpoint)) }
        return .say(Output(.note, wrapped(parts)))
    }

    /// Deletes the breakpoint with a number, or all of them.
    mutating func deleteBreakpoint(_ arguments: CommandArguments, usage: String) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError(
                "the number of the breakpoint is missing",
                fix: workspace.breakpoints.all.isEmpty && hasTree
                    ? "no breakpoint is set; to delete the selected element, type remove"
                    : "type \(usage); break list shows the numbers",
                at: arguments.end
            )
        }
        try arguments.atMost(1, usage: usage)
        if word.text == "all" {
            let count = workspace.breakpoints.all.count
            workspace.breakpoints.removeAll()
            return .say(Output(.note, StyledText("\(Phrasing.count(count, "breakpoint")) deleted")))
        }
        guard let number = Int(word.text, radix: 10) else {
            let isNode = Resolver.isReference(word)
            if isNode, let error = resolver.absence(of: word) { throw error }
            throw InputError(
                "'\(word.text)' is not the number of a breakpoint",
                fix: isNode ? "to delete the element, type remove \(word.text)" : "type break list for the numbers",
                at: word.offset
            )
        }
        guard let removed = workspace.breakpoints.remove(number) else {
            let known = workspace.breakpoints.all.map { "\($0.number)" }.joined(separator: ", ")
            let fix: Fix = known.isEmpty ? "no breakpoints are set" : "breakpoints: \(known)"
            throw InputError("there is no breakpoint \(number)", fix: fix, at: word.offset)
        }
        return .say(Output(.note, StyledText("\(removed.line) deleted (\(number))")))
    }
}
