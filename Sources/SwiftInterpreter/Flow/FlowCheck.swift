/// The walks over typed statements that find what types alone do not show.
struct FlowCheck {
    let interfaces: Interfaces
    let findings: Findings

    /// Walks over the statements of a source.
    func check(_ statements: [Statement]) -> FlowFindings {
        let all = FlowBodies(statements, findings, interfaces: interfaces)
        let bodies = all.bodies
        var found = FlowFindings()
        for body in bodies { found.add(meanings(body, all.getOnly)) }
        // Paths are looked at once all else is right, as a compiler does.
        guard findings.mistakes.isEmpty, found.mistakes.isEmpty else { return found }
        for body in bodies {
            if let escapes = EscapeWalk(body, findings) { found.add(paths: escapes.captures) }
            if let captures = LateCaptures(body, findings) { found.add(paths: captures.found) }
            found.add(paths: PathWalk(body, findings, making: Making(body)).walk())
        }
        return found
    }

    /// Returns true if the walks find nothing in a statement whose value is used.
    func isClean(_ value: Statement) -> Bool {
        let all = FlowBodies(value: value, findings, interfaces: interfaces)
        return all.bodies.allSatisfy { body in
            meanings(body, all.getOnly).isEmpty && PathWalk(body, findings, making: Making(body)).walk().isEmpty
        }
    }

    private func meanings(_ body: FlowBody, _ getOnly: Set<String>) -> FlowFindings {
        let walk = BodyWalk(body, findings, interfaces, getOnly: getOnly)
        walk.walk()
        var found = walk.found
        found.add(effects(of: body, besides: walk.found))
        if let escapes = EscapeWalk(body, findings) { found.add(escapes.found) }
        if let uses = SelfWalk(body, findings) { found.add(uses.found) }
        return found
    }

    /// Returns the errors that nothing handles and what nothing waits for, of the statements without other mistakes.
    private func effects(of body: FlowBody, besides others: FlowFindings) -> FlowFindings {
        var found = EffectWalk(body, findings).walk()
        found.add(AsyncWalk(body, findings).walk())
        guard !others.mistakes.isEmpty, !found.isEmpty else { return found }
        let starts = body.statements.allOffsets
        func start(_ place: FlowFindings.Place) -> Int? { starts.filter { $0 <= place.written }.max() }
        let wrong = Set(others.mistakes.map { start($0.place) })
        return found.filtered { !wrong.contains(start($0)) }
    }
}

extension [Statement] {
    /// The offsets of the statements and of those in them.
    fileprivate var allOffsets: [Int] {
        flatMap { statement in
            [statement.offset] + statement.bodies.flatMap(\.allOffsets) + statement.expressions.flatMap(\.allOffsets)
        }
    }
}

extension Expression {
    /// The offsets of the statements in it.
    fileprivate var allOffsets: [Int] {
        bodies.flatMap(\.allOffsets) + (parts + branchExpressions).flatMap(\.allOffsets)
    }
}
