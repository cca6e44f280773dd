/// The uses of declarations that Swift has and that do not exist here.
extension State {
    /// The mistakes of naming such declarations.
    var absentUses: [Mistake] {
        absences.compactMap { node in
            guard let choice = choices[ObjectIdentifier(node)], let declaration = choice.declaration,
                declaration.isAbsent, !isOpen(choice, declaration)
            else { return nil }
            if let words = UnavailableMembers.words(about: declaration) {
                return Mistake(message: .sentence(words.message), node: node, weight: 1, hint: .fix(words.fix))
            }
            let message = message(declaration, choice)
            return Mistake(message: message, node: node, weight: 1, hint: .absentMember(message, declaration.name))
        }
    }

    /// Returns true for a requirement on a value whose type may implement it in source.
    private func isOpen(_ choice: Choice, _ declaration: Declaration) -> Bool {
        guard declaration.isRequirement, let type = choice.selfType else { return false }
        return simplified(type).nominal == nil
    }

    private func message(_ declaration: Declaration, _ choice: Choice) -> DiagnosticMessage {
        guard let owner = declaration.owner else { return .absent(declaration.labelledName) }
        return .absent(
            declaration.labelledName,
            of: choice.selfType.map { simplified($0) }?.nominal?.name ?? owner.name
        )
    }
}

extension Declaration {
    /// True if the library declares it only for the choice of overloads, or it makes a value of a type that is absent.
    var isAbsent: Bool {
        if modifiers.contains(.absent) { return true }
        guard owner?.modifiers.contains(.absent) == true, !isOperator else { return false }
        return kind == .initializer || kind == .enumCase || isStatic
    }
}
