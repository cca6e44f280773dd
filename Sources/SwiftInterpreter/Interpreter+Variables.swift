extension Interpreter {
    /// The stored variables and constants that sources have declared, in order, with their current values.
    ///
    /// Computed variables are left out.
    package var variables: [(name: String, value: Value)] {
        evaluator.globals.variables.filter { $0.cell.getter == nil && $0.cell.isInitialized }
            .map { ($0.name, $0.cell.value) }
    }

    /// Returns the values of all variables and static properties as text; an evaluation that leaves this text the same
    /// has changed nothing that source can see.
    ///
    /// Values captured by closures and the contents of native objects are not included. Static properties that have not
    /// been read yet are initialized.
    package func state() -> String {
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
