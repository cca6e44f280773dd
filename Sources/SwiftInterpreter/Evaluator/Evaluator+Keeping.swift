/// Values of lines that are kept from evaluation to evaluation.
extension Evaluator {
    /// Returns the values of a line: the kept ones if they cannot have changed, or else those that are computed.
    ///
    /// Only lines of the source and of builders are kept, since ``withLines(in:_:)`` notes what they read.
    func values(
        of line: KnownLine?,
        as expected: TypeRef?,
        _ scope: Scope,
        _ compute: () throws -> [Value]
    ) throws -> [Value] {
        guard let line, let keeper, keeper.types != nil, line.unsteady != keeper.evaluation,
            scope.frame.selfCell == nil, scope.isAround
        else { return try compute() }
        if let kept = keptValue(of: line, as: expected, keeper, scope) { return kept.values }
        let outer = deepest
        let start = steps
        deepest = depth
        let mark = keeper.begin()
        defer {
            keeper.end(mark)
            deepest = max(outer, deepest)
        }
        let result = try compute()
        let footprint = keeper.footprint(since: mark, of: scope)
        guard let footprint, steps >= start, result.allSatisfy(\.isKept) else {
            line.outcome = nil
            return result
        }
        // A line in a loop has another value in each run; it is not tried again in this evaluation.
        if line.outcome?.evaluation == keeper.evaluation { line.unsteady = keeper.evaluation }
        line.outcome = KeptValue(
            values: result,
            expected: expected,
            steps: steps - start,
            height: deepest - depth,
            types: keeper.types ?? 0,
            evaluation: keeper.evaluation,
            footprint: footprint
        )
        return result
    }

    /// Returns the value of a line that cannot have changed, and counts its steps; nil if it must be evaluated.
    private func keptValue(
        of line: KnownLine,
        as expected: TypeRef?,
        _ keeper: ValueKeeper,
        _ scope: Scope
    ) -> KeptValue? {
        guard let kept = line.outcome, kept.types == keeper.types, kept.expected == expected,
            depth + kept.height <= limits.maximumDepth, steps + kept.steps <= limits.maximumSteps,
            keeper.holds(kept.footprint, in: scope)
        else { return nil }
        add(steps: kept.steps)
        deepest = max(deepest, depth + kept.height)
        keeper.noteKept(kept.footprint)
        return kept
    }

    /// Runs code that evaluates the lines of a scope, whose variables and those around it are outside of the lines.
    func withLines(in scope: Scope, _ body: () throws -> Void) rethrows {
        guard keeper != nil else { return try body() }
        var marked: [Scope] = []
        var current: Scope? = scope
        while let here = current, !here.isAround {
            here.isAround = true
            marked.append(here)
            current = here.parent
        }
        defer { for scope in marked { scope.isAround = false } }
        try body()
    }

    /// Notes an effect that the value of a line does not show.
    func noteEffect() { keeper?.noteEffect() }

    func noteInstance() { keeper?.noteEffect() }

    /// Notes a value of the table: an object that can change is not the same when it is made again.
    func noteNative(_ value: Value) {
        guard let keeper, keeper.isActive, case .native(let native) = value, native.isChangeable else { return }
        keeper.noteEffect()
    }

    /// Notes the use of a declared type; one without instances has only static members, which are noted themselves.
    func noteType(_ type: TypeValue) {
        guard let keeper, keeper.isActive, case .declared(let declared) = type else { return }
        if declared.kind != .enumeration || !declared.caseOrder.isEmpty { keeper.noteEffect() }
    }
}
