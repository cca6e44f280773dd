/// The types, declarations and mistakes that were found in some statements.
struct Findings {
    var types: [ObjectIdentifier: Type] = [:]
    var choices: [ObjectIdentifier: Choice] = [:]
    var mistakes: [Mistake] = []
    var details = Details()
    /// The notes on incomplete declarations.
    var notes: [Mistake] = []
    /// The closures whose bodies a result builder transforms.
    var builderClosures: Set<ObjectIdentifier> = []
    /// The types behind which the cursor is, with which the rest fits best.
    var basesAtCursor: [CursorFindings.Base] = []

    /// Adds other findings.
    mutating func merge(_ other: Findings) {
        types.merge(other.types) { $1 }
        choices.merge(other.choices) { $1 }
        mistakes += other.mistakes
        notes += other.notes
        builderClosures.formUnion(other.builderClosures)
        basesAtCursor += other.basesAtCursor
        details.merge(other.details)
    }

    /// Adds what a solution says, with everything replaced that was found.
    mutating func add(_ solution: State) {
        builderClosures.formUnion(solution.builders.keys)
        for (node, type) in solution.types { types[node] = solution.simplified(type) }
        // Expressions that the solver made are gone after it: the choice of an initializer belongs to the call.
        let made = Set(solution.constructors.values.map { ObjectIdentifier($0) })
        for (node, choice) in solution.choices where !made.contains(node) {
            choices[node] = choice.simplified(in: solution)
        }
        for (node, callee) in solution.constructors {
            choices[node] = solution.choices[ObjectIdentifier(callee)]?.simplified(in: solution)
        }
        mistakes +=
            solution.mistakes.isEmpty
            ? solution.absentUses : solution.mistakes.causes(isFollowing: solution.dependsOnUnknown)
        details.merge(solution.details.simplified(in: solution))
    }
}

extension Choice {
    fileprivate func simplified(in state: State) -> Choice {
        var result = self
        result.type = state.simplified(type)
        result.selfType = selfType.map { state.simplified($0) }
        result.parameters = parameters.map { state.simplified($0) }
        result.result = self.result.map { state.simplified($0) }
        result.arguments = arguments.map { state.simplified($0) }
        return result
    }
}

extension Type {
    /// The type with errors in place of what was not found.
    var closed: Type {
        guard hasVariables else { return self }
        if case .variable = form { return .error }
        return mappingParts(\.closed)
    }
}

extension State {
    /// Adds what was found about statements inside.
    mutating func add(_ findings: Findings) {
        for closure in findings.builderClosures where builders[closure] == nil { builders[closure] = .error }
        types.merge(findings.types) { $1 }
        choices.merge(findings.choices) { $1 }
        details.merge(findings.details)
        basesAtCursor += findings.basesAtCursor
        if !findings.mistakes.isEmpty {
            mistakes += findings.mistakes
            // The statements in a closure count little: it is the right one, whatever is wrong in it.
            score.add(.mistake, min(3, findings.mistakes.count))
        }
    }
}
