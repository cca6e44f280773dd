import BlueprintInspector

/// Walking to breakpoints, forwards and backwards.
extension Session {
    /// Continues to the next step with a breakpoint, or to the last step.
    func walkOn() throws -> [Output] {
        try walk(fromEnd: false) { here, stops in
            stops.compactMap { $0.next(after: here ?? 0) }.min() ?? lastRender.events.count
        }
    }

    /// Goes back to the previous step with a breakpoint, or before the first step.
    func walkBack() throws -> [Output] {
        try walk(fromEnd: true) { here, stops in stops.compactMap { $0.last(before: here ?? .max) }.max() ?? 0 }
    }

    private func walk(fromEnd: Bool, _ goal: (_ here: Int?, [WalkIndex.Stops]) -> Int) throws -> [Output] {
        try needTree()
        let stops = breakpoints.all.map { self.stops(of: $0.condition) }
        let position = goal(cursor?.position, stops)
        var remark: String?
        if position != cursor?.position, !stops.contains(where: { $0.contains(position) }) {
            remark =
                breakpoints.all.isEmpty
                ? "there are no breakpoints; break and watch set some" : "no breakpoint on the way"
        }
        return try step(fromEnd: fromEnd, remark: remark) { $0.goto(position) }
    }

    /// Returns a line for each breakpoint at a step; for a watchpoint, with the values before and after.
    func stopLines(at position: Int) -> [String] {
        breakpoints.all.compactMap { breakpoint in
            let stops = stops(of: breakpoint.condition)
            guard stops.contains(position) else { return nil }
            let line = "stop \(breakpoint.number): \(breakpoint.line)"
            guard case .value(_, let measure) = breakpoint.condition, let decision = stops.decision(in: position)
            else { return line }
            let before = decision.from.map { Phrasing.number($0) } ?? "not placed yet"
            let words = "\(measure.rawValue) \(before) \(glyphs.arrow) \(Phrasing.number(decision.to))"
            return "\(line) \(glyphs.dot) \(words)"
        }
    }

    /// Returns the numbers of the breakpoints at a step.
    func stops(at position: Int) -> [Int] {
        breakpoints.all.filter { stops(of: $0.condition).contains(position) }.map(\.number)
    }

    /// Returns a note for each breakpoint whose node an edit deleted.
    func noteGoneBreakpoints() -> [String] {
        let gone = breakpoints.all.filter(isGone)
        defer { goneBreakpoints = Set(gone.map(\.number)) }
        let news = gone.filter { !goneBreakpoints.contains($0.number) }
        let shown = news.prefix(3).map {
            "\($0.line) (\($0.number)) waits: \($0.subject?.words ?? "its element") is deleted"
        }
        return shown
            + (news.count > 3 ? ["\(news.count - 3) more breakpoints wait"] : [])
    }

    // MARK: - Marks

    /// Gives the current step a name.
    func mark(_ word: Word) throws -> [Output] {
        try needTree()
        let name = word.text
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else {
            throw InputError(
                "'\(name)' is not a valid name for a mark",
                fix: "type a letter first, then letters, digits, _ or -",
                at: word.offset
            )
        }
        guard let cursor else {
            throw InputError("there is no step to mark yet", fix: "type step to go to the first one", at: word.offset)
        }
        let before = marks.updateValue(cursor.position, forKey: name)
        let isMoved = before.map { $0 != cursor.position } ?? false
        let moved = isMoved ? ", no longer \(before ?? 0)" : ""
        let back = "goto \(name) returns here"
        return [Output(.note, wrapped(["\(name) marks step \(cursor.position)\(moved)", back]))]
    }

    func listMarks() -> [Output] {
        let sorted = marks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        let members = sorted.map { JSONValue.members(["name": .string($0.key), "step": .integer($0.value)]) }
        var text = StyledText()
        if sorted.isEmpty { text.append("there are no marks; mark NAME marks a step", style: .dim) }
        let phrases = EventPhrases(lastRender, labels: traceLabels, style: settings.style)
        for (name, position) in sorted {
            text.append(TextLines.cut("\(name): \(phrases.line(at: position))", to: options.columns))
        }
        return [look("mark", text, [.init("marks", .array(members))])]
    }

    /// Returns the position that a word names: the number of a step, or a mark.
    func position(_ word: Word) throws -> Int {
        if let number = Int(word.text, radix: 10), number >= 0 { return number }
        if let position = marks[word.text] { return position }
        let known = marks.keys.sorted()
        let near = language.nearest(to: word.text, among: known)
        throw InputError(
            "'\(word.text)' is not the number of a step\(known.isEmpty ? "" : " or a mark")",
            fix: near.map { "did you mean \($0)?" } ?? "type trace to list the steps, or mark NAME to name this one",
            at: word.offset
        )
    }

    /// The names of the marks.
    func markCompletions() -> [Completion] {
        marks.sorted { $0.key < $1.key }.map { Completion($0.key, summary: "step \($0.value)") }
    }
}
