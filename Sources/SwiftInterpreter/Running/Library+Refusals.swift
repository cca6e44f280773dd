/// The errors of calls that no registered code can make.
extension Library {
    /// Returns the error of a declaration that no code implements.
    func absent(_ declaration: Declaration) -> BindingError {
        let owner = declaration.owner.map { $0.name + "." } ?? ""
        return BindingError("'\(owner)\(declaration.labelledName)' is not available here")
    }

    /// Throws for an argument that no code takes; only the place that an error names is of no consequence.
    func checkIgnored(_ parameter: Declaration.Parameter, of declaration: Declaration) throws {
        guard parameter.hasDefault, let label = parameter.label, label != "file", label != "line" else { return }
        throw BindingError(
            "the argument '\(label):' of '\(declaration.labelledName)' is not supported here",
            fix: "leave it out"
        )
    }
}
