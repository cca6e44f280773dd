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
            if let escapes = EscapeWalk(body, findings) { found.add(escapes.captures) }
            found.add(PathWalk(body, findings, making: Making(body)).walk())
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
        if walk.found.mistakes.isEmpty { found.add(EffectWalk(body, findings).walk()) }
        if let escapes = EscapeWalk(body, findings) { found.add(escapes.found) }
        if let uses = SelfWalk(body, findings) { found.add(uses.found) }
        return found
    }
}
