extension Evaluator {
    /// Adds a note that a `Float` has the precision of a `Double`.
    func noteFloat(at offset: Int, _ scope: Scope) {
        note("a 'Float' has the digits of a 'Double' here", at: offset, scope)
    }
}
