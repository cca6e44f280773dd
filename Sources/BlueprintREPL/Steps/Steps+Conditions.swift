import BlueprintInspector

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
