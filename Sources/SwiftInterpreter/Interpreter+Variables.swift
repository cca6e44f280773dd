extension Interpreter {
    /// The variables and constants that sources have declared, in order, with what they hold now.
    ///
    /// Computed ones hold nothing and are left out.
    public var variables: [(name: String, value: Value)] {
        evaluator.globals.variables.filter { $0.cell.getter == nil && $0.cell.isInitialized }
            .map { ($0.name, $0.cell.value) }
    }

    /// What all variables and static properties hold, as text: where it is the same before and after an evaluation, that
    /// has changed nothing that source can see.
    ///
    /// What closures have captured, and what native objects hold, is not in it. Static properties get their values, if
    /// nobody has asked for them yet.
    public func state() -> String {
        var writer = ValueWriter(isInterpolation: false)
        for (_, value) in variables { writer.write(value) }
        let tables =
            evaluator.types.keys.sorted().compactMap { evaluator.types[$0]?.members }
            + evaluator.extensions.keys.sorted().compactMap { evaluator.extensions[$0] }
        for members in tables {
            for property in members.staticOrder {
                guard let stored = members.statics[property],
                    let cell = try? evaluator.staticCell(stored, at: 0, evaluator.globals)
                else { continue }
                writer.write(cell.value)
            }
        }
        return writer.text
    }
}
