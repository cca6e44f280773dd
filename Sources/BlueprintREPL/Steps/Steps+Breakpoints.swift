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
