/// The parts of properties' declarations, and the types in place of generic parameters.
extension Runner {
    /// Returns the property of a superclass that another one overrides.
    func overridden(_ property: Declaration) -> Declaration? {
        var current = property.owner?.superclassNominal
        while let here = current {
            if let found = interfaces.members(property.name, of: here).first(where: { $0.kind == .variable }) {
                return found
            }
            current = here.superclassNominal
        }
        return nil
    }

    func initialValue(of property: Declaration, self base: Value?, _ selfType: Type, at place: Location) throws -> Value
    {
        guard let function = member(property).initialValue else { return .nil }
        let body = try function.prepared()
        let here = Activation(body.size, types: bindings(property, selfType, []))
        if let base { here.slots[0] = base }
        return try run(body, function, here, at: place)
    }

    func rawValue(of base: Value) throws -> Value {
        guard case .instance(let instance) = base, let name = instance.caseName else {
            throw BindingError("the value has no raw value")
        }
        return try library.rawValue(of: name, in: instance.type.nominal)
    }

    // MARK: - Generic parameters

    /// Returns the types in place of the generic parameters of a declaration; nil if it has none.
    func bindings(_ declaration: Declaration, _ selfType: Type, _ own: [Type]) -> TypeBindings? {
        var parameters: [GenericParameter] = []
        var arguments: [Type] = []
        if let owner = declaration.owner {
            if owner.isProtocol {
                parameters = Array(owner.generics.parameters.prefix(1))
                arguments = [selfType]
            } else if !owner.generics.parameters.isEmpty,
                case .nominal(_, let given) = types.lifted(selfType, to: owner).form
            {
                parameters = owner.generics.parameters
                arguments = given
            }
        }
        if !declaration.generics.parameters.isEmpty {
            parameters += declaration.generics.parameters
            arguments += own
        }
        return parameters.isEmpty || parameters.count != arguments.count ? nil : TypeBindings(parameters, arguments)
    }
}
