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
