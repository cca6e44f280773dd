/// The initializers that classes have without declaring them.
extension DeclaredInterfaces {
    /// Adds the default initializer of a class, or those that it inherits; superclasses come first.
    func addInitializers(to entry: Entry, _ done: inout Set<Nominal>) {
        let nominal = entry.nominal
        guard done.insert(nominal).inserted else { return }
        if case .nominal(let above, _)? = nominal.superclass?.form,
            let superclass = types.first(where: { $0.nominal === above })
        {
            addInitializers(to: superclass, &done)
        }
        let missing = entry.code.variables.filter { $0.isStoredInInstance && !hasPreset($0) }
        let designated = nominal.members["init"].filter { !$0.modifiers.contains(.convenience) }
        guard case .nominal(let above, let arguments)? = nominal.superclass?.form else {
            guard designated.isEmpty else { return }
            if missing.isEmpty {
                _ = synthesized(.initializer, "init", .empty, in: nominal)
            } else {
                noteMissingInitializers(of: entry)
            }
            return
        }
        let inherited = initializers(of: above).map { of(above, $0, arguments, in: nominal) }
        let required = inherited.prefix(interfaces.members("init", of: above).count).filter {
            !$0.modifiers.contains(.convenience)
        }
        let own = interfaces.members("init", of: nominal)
        if designated.isEmpty, missing.isEmpty {
            for initializer in inherited where !own.contains(where: { $0.hasSameParameters(as: initializer) }) {
                nominal.members.add(initializer)
            }
            return
        }
        // A class without initializers inherits none, and the compiler says no more than that.
        if designated.isEmpty { return noteMissingInitializers(of: entry) }
        if required.allSatisfy({ other in own.contains { $0.hasSameParameters(as: other) } }) {
            for initializer in inherited
            where initializer.modifiers.contains(.convenience)
                && !own.contains(where: { $0.hasSameParameters(as: initializer) })
            {
                nominal.members.add(initializer)
            }
        }
        for initializer in inherited
        where initializer.modifiers.contains(.required)
            && !nominal.members["init"].contains(where: { $0.hasSameParameters(as: initializer) })
        {
            note(
                "'required' initializer '\(initializer.labelledName)' must be provided by subclass of '\(above.lastName)'",
                at: entry.code.traits.end
            )
        }
    }

    /// Returns the initializers that a superclass has, its own first; a native one may leave those that it inherits to
    /// its superclasses.
    private func initializers(of above: Nominal) -> [Declaration] {
        var result = interfaces.members("init", of: above)
        var current = above
        while current.code == nil, let next = current.superclassNominal {
            result += interfaces.members("init", of: next).filter { other in
                !result.contains { $0.hasSameParameters(as: other) }
            }
            current = next
        }
        return result
    }

    private func noteMissingInitializers(of entry: Entry) {
        let name = entry.nominal.lastName
        let message = "class '\(name)' has no initializers"
        // A listing or a type with an omitted part is not complete.
        let isIncomplete = entry.code.traits.isListing || entry.code.traits.hole != nil
        guard interfaces.session.acceptsUnfinished else {
            if !isIncomplete { note(.sentence(message), at: entry.code.offset) }
            return
        }
        let properties = addMemberwise(toClass: entry)
        guard !isIncomplete else { return }
        let form = "\(name)(\(properties.map { $0.name + ":" }.joined()))"
        notes.append(
            TypeError(
                message: "\(message): the compiler refuses it; here you can call \(form)",
                offset: entry.code.offset
            )
        )
    }

    /// Adds an initializer that sets the properties without a value, those of superclasses first; returns these.
    private func addMemberwise(toClass entry: Entry) -> [Declaration] {
        var chain = [entry]
        while let above = chain[0].nominal.superclass?.nominal, let next = types.first(where: { $0.nominal === above })
        {
            chain.insert(next, at: 0)
        }
        var properties: [Declaration] = []
        for entry in chain {
            for binding in entry.code.variables
            where binding.isStoredInInstance && !binding.isLazy && binding.value == nil {
                for (name, offset, _) in binding.pattern.paths {
                    properties += entry.nominal.members[name].filter { $0.offset == offset && $0.kind == .variable }
                }
            }
        }
        let declaration = synthesized(.initializer, "init", .memberwise(properties), in: entry.nominal)
        declaration.parameters = properties.map { property in
            Declaration.Parameter(
                label: property.name,
                name: property.name,
                type: property.result,
                hasDefault: property.result.wrapped != nil && !property.modifiers.contains(.constant)
            )
        }
        return properties
    }

    /// Returns an initializer of the superclass as one of the class.
    private func of(_ above: Nominal, _ initializer: Declaration, _ arguments: [Type], in nominal: Nominal)
        -> Declaration
    {
        let parameters = above.generics.parameters
        let result = Declaration(.initializer, name: "init", owner: nominal, result: nominal.selfType)
        result.modifiers = initializer.modifiers.subtracting([.override])
        if initializer.modifiers.contains(.failable) { result.result = optional(of: nominal.selfType) }
        result.generics.parameters = initializer.generics.parameters
        result.generics.requirements = initializer.generics.requirements.map { $0.substituting(parameters, arguments) }
        result.parameters = initializer.parameters.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.substituting(parameters, arguments)
            return parameter
        }
        result.isImplicitlyUnwrapped = initializer.isImplicitlyUnwrapped
        result.offset = initializer.offset
        result.implementation = .synthesized(.inherited(initializer))
        return result
    }
}

extension Declaration {
    /// Returns true if another declaration has the same labels and the same types of parameters.
    func hasSameParameters(as other: Declaration) -> Bool {
        let (own, others) = (parameters, other.parameters)
        let (parameters, open) = (generics.parameters, other.generics.parameters)
        guard own.count == others.count, parameters.count == open.count else { return false }
        let arguments = parameters.map { Type(.parameter($0)) }
        return zip(own, others).allSatisfy { one, other in
            one.label == other.label && one.isVariadic == other.isVariadic && one.isInout == other.isInout
                && one.isAutoclosure == other.isAutoclosure && one.type == other.type.substituting(open, arguments)
        }
    }
}
