/// The initializers that need no look at those of the standard library.
extension Library {
    /// Returns true if an initializer is in the table of the library, and is none that depends on types.
    ///
    /// A loop that makes elements calls such ones only; see ``initializerIntrinsic(_:_:_:_:at:)`` for the others.
    func isRegisteredAlone(_ initializer: Declaration, _ type: Type) -> Bool {
        if let known = code.registeredAlone[initializer] { return known }
        let isTrue = findRegisteredAlone(initializer, type)
        code.registeredAlone[initializer] = isTrue
        return isTrue
    }

    private func findRegisteredAlone(_ initializer: Declaration, _ type: Type) -> Bool {
        guard let owner = initializer.owner, !owner.isProtocol, owner.code == nil, table.types[owner.name] != nil,
            table.builtIns[BuiltInTypes.canonical(owner.name)] == nil, owner.name != "Decimal",
            type.integers == nil, !type.isReal, !callables(initializer, for: nil).isEmpty
        else { return false }
        return !["OptionSet", "SetAlgebra", "RangeReplaceableCollection"].contains { name in
            runner.interfaces.nominal(name).map { runner.types.conforms(type, to: $0) } ?? false
        }
    }
}
