/// The check that generic arguments satisfy the requirements of their type: the elements of a set are hashable.
extension DeclaredInterfaces {
    /// Notes the types of declarations and extensions whose arguments do not.
    func checkArguments() {
        for declaration in members + globals where declaration.offset >= 0 && declaration.isWritten {
            var lookup = Lookup(interfaces: interfaces)
            lookup.requirements = declaration.source?.scope.requirements ?? []
            for type in declaration.parameters.map(\.type) + [declaration.result] {
                guard let problem = lookup.problem(in: type) else { continue }
                note(problem, at: declaration.offset)
                break
            }
        }
    }
}

extension Declaration {
    /// True if its types are written.
    fileprivate var isWritten: Bool {
        if case .synthesized? = implementation { return false }
        return source?.isInferred != true
    }
}

extension Lookup {
    /// Returns what is wrong with the first generic argument in a type that does not satisfy a requirement.
    func problem(in type: Type) -> DiagnosticMessage? {
        var found: DiagnosticMessage?
        Type.forEachPart(of: type.form) { part in found = found ?? problem(in: part) }
        return found
            ?? unmetRequirement(of: type).map { .nonconformance(of: $0.type.description, to: $0.kind.name) }
    }

    /// Returns the first generic argument of a type that does not satisfy a requirement, with the protocol; nil if all do.
    func unmetRequirement(of type: Type) -> (type: Type, kind: Nominal)? {
        guard case .nominal(let nominal, let arguments) = type.form, !arguments.isEmpty, !type.hasVariables else {
            return nil
        }
        nominal.load()
        for requirement in nominal.generics.requirements {
            guard case .conforms(let bound) = requirement.kind, case .parameter = requirement.subject.form else {
                continue
            }
            let subject = reduced(requirement.subject.substituting(nominal.generics.parameters, arguments))
            if subject.isError || subject.hasVariables { continue }
            if case .parameter(let own) = subject.form, nominal.generics.parameters.contains(where: { $0 === own }) {
                continue
            }
            for kind in bound.protocols where !conforms(subject, to: kind) { return (subject, kind) }
        }
        return nil
    }
}
