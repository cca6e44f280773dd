/// Values of lines that are kept from evaluation to evaluation.
extension Evaluator {
    /// Returns the values of a line: the kept ones if they cannot have changed, or else those that are computed.
    ///
    /// Only lines of the source and of builders are kept, since ``withLines(in:_:)`` notes what they read.
    func values(
        of line: KnownLine?,
        _ role: KeptConditions.Role = .value,
        as expected: TypeRef?,
        _ scope: Scope,
        _ compute: () throws -> [Value]
    ) throws -> [Value] {
        guard let line, let keeper = keeper(of: scope), line.unsteady != keeper.evaluation else {
            return try compute()
        }
        if let kept = keptValue(of: line, role, as: expected, keeper, scope) { return kept.values }
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
            steps: steps - start,
            height: deepest - depth,
            evaluation: keeper.evaluation,
            conditions: keeper.known.conditions(role, as: expected, types: keeper.types ?? 0, footprint)
        )
        return result
    }

    /// Returns the record of the evaluation if it keeps the values of lines in a scope.
    private func keeper(of scope: Scope) -> ValueKeeper? {
        guard let keeper, keeper.types != nil, scope.frame.selfCell == nil, scope.isAround else { return nil }
        return keeper
    }

    /// Returns the value of a line that cannot have changed, and counts its steps; nil if it must be evaluated.
    private func keptValue(
        of line: KnownLine,
        _ role: KeptConditions.Role,
        as expected: TypeRef?,
        _ keeper: ValueKeeper,
        _ scope: Scope
    ) -> KeptValue? {
        guard let kept = line.outcome, mayUse(kept, steps), keeper.use(kept.conditions, role, as: expected, in: scope)
        else { return nil }
        add(steps: kept.steps)
        deepest = max(deepest, depth + kept.height)
        return kept
    }

    /// Returns true if a value is within the limits after a number of steps.
    private func mayUse(_ kept: KeptValue, _ steps: Int) -> Bool {
        depth + kept.height <= limits.maximumDepth && steps + kept.steps <= limits.maximumSteps
    }

    /// Adds the children of consecutive lines that cannot have changed, and counts their steps.
    ///
    /// Does the same as ``values(of:_:as:_:_:)`` for each of them, with one look at what they depend on.
    ///
    /// - Parameter first: the index of the first line in `body`.
    /// - Returns: the index of the first line that must be evaluated, or the end.
    func addKeptChildren(
        of body: [Statement],
        from first: Int,
        as element: TypeRef,
        _ scope: Scope,
        to result: inout [Value]
    ) -> Int {
        guard let keeper = keeper(of: scope) else { return first }
        var (index, steps, height) = (first, self.steps, 0)
        var conditions: KeptConditions?
        while index < body.count, let line = body[index].line, let kept = line.outcome {
            guard line.unsteady != keeper.evaluation, mayUse(kept, steps),
                result.count + kept.values.count <= limits.maximumCount
            else { break }
            if kept.conditions !== conditions {
                guard keeper.use(kept.conditions, .children, as: element, in: scope) else { break }
                conditions = kept.conditions.isShared ? kept.conditions : nil
            }
            result += kept.values
            steps += kept.steps
            height = max(height, kept.height)
            index += 1
        }
        add(steps: steps - self.steps)
        if index > first { deepest = max(deepest, depth + height) }
        return index
    }

    /// Keeps the children of a section together, if those of its lines are kept under the same conditions.
    func keepChildren(_ children: ArraySlice<Value>, of statements: [Statement], in section: KnownLine?) {
        section?.outcome = nil
        guard let section, let keeper, let conditions = statements.first?.line?.outcome?.conditions, conditions.isShared
        else { return }
        var (count, steps, height) = (0, 0, 0)
        for statement in statements {
            guard let line = statement.line, line.unsteady != keeper.evaluation, let kept = line.outcome,
                kept.conditions === conditions
            else { return }
            count += kept.values.count
            steps += kept.steps
            height = max(height, kept.height)
        }
        guard count == children.count else { return }
        section.outcome = KeptValue(
            values: Array(children),
            steps: steps,
            height: height,
            evaluation: keeper.evaluation,
            conditions: conditions
        )
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
