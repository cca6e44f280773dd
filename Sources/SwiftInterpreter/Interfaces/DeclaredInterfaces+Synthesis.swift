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

/// The members that the compiler adds to types.
extension DeclaredInterfaces {
    func synthesize() {
        for entry in types {
            switch entry.nominal.kind {
            case .structure: addMemberwise(to: entry)
            case .enumeration:
                addRawValue(to: entry)
                addAllCases(to: entry)
            case .classType, .protocolType: break
            }
        }
        var done: Set<Nominal> = []
        for entry in types where entry.nominal.isClass { addInitializers(to: entry, &done) }
    }

    func synthesized(
        _ kind: Declaration.Kind,
        _ name: String,
        _ synthesis: Declaration.Synthesis,
        in nominal: Nominal,
        result: Type? = nil
    ) -> Declaration {
        let declaration = Declaration(kind, name: name, owner: nominal, result: result ?? nominal.selfType)
        declaration.implementation = .synthesized(synthesis)
        declaration.offset = nominal.code?.offset ?? -1
        declaration.source = DeclarationSource(scope: scope(of: nominal))
        nominal.members.add(declaration)
        return declaration
    }

    // MARK: - Structs

    /// Adds the initializers of a struct that declares none itself; those of extensions do not count.
    private func addMemberwise(to entry: Entry) {
        guard entry.code.initializers.isEmpty else { return }
        let stored = entry.code.variables.filter(\.isStoredInInstance)
        let nominal = entry.nominal
        if stored.isEmpty || stored.allSatisfy(hasPreset) {
            _ = synthesized(.initializer, "init", .empty, in: nominal)
        }
        var names: [(binding: VariableBinding, property: Declaration)] = []
        for binding in stored where !(binding.isLet && binding.value != nil) {
            for (name, _, _) in binding.pattern.paths {
                let name = takesWrapper(binding) ? "_" + name : name
                let found = nominal.members[name].first { $0.kind == .variable && !$0.isStatic }
                if let found { names.append((binding, found)) }
            }
        }
        guard !names.isEmpty else { return }
        let properties = names.map(\.property)
        let declaration = synthesized(.initializer, "init", .memberwise(properties), in: nominal)
        // A private property makes the initializer private.
        if names.contains(where: { $0.binding.modifiers.contains(.private) }) {
            declaration.modifiers.insert(.private)
        } else if names.contains(where: { $0.binding.modifiers.contains(.filePrivate) }) {
            declaration.modifiers.insert(.filePrivate)
        }
        let presets = names.map { hasPreset($0.binding) }
        declaration.finder = { [unowned declaration, weak self] in
            declaration.parameters = zip(properties, presets).map { property, hasPreset in
                self?.parameter(for: property, hasPreset) ?? Self.parameter(property, property.result, hasPreset)
            }
        }
    }

    private func parameter(for property: Declaration, _ hasPreset: Bool) -> Declaration.Parameter {
        let isOptional = property.modifiers.contains(.lazy)
        let type = isOptional ? optional(of: property.result) : property.result
        return Self.parameter(property, type, hasPreset)
    }

    private static func parameter(_ property: Declaration, _ type: Type, _ hasPreset: Bool) -> Declaration.Parameter {
        let name =
            property.name.hasPrefix("_") && property.isStorage ? String(property.name.dropFirst()) : property.name
        return Declaration.Parameter(
            label: name,
            name: name,
            type: type,
            hasDefault: hasPreset,
            builder: property.modifiers.contains(.computed) ? nil : property.builder
        )
    }

    // MARK: - Enums

    private func addRawValue(to entry: Entry) {
        let nominal = entry.nominal
        guard let raw = nominal.rawType else { return }
        nominal.members.types["RawValue"] = nominal.members.types["RawValue"] ?? .alias(GenericSignature(), raw)
        if interfaces.members("rawValue", of: nominal).isEmpty {
            let value = synthesized(.variable, "rawValue", .rawValue, in: nominal, result: raw)
            value.modifiers = .computed
        }
        let isThere = interfaces.members("init", of: nominal).contains { $0.parameters.map(\.label) == ["rawValue"] }
        guard !isThere else { return }
        let initializer = synthesized(
            .initializer,
            "init",
            .fromRawValue,
            in: nominal,
            result: optional(of: nominal.selfType)
        )
        initializer.modifiers = .failable
        initializer.parameters = [.init(label: "rawValue", name: "rawValue", type: raw)]
    }

    private func addAllCases(to entry: Entry) {
        let nominal = entry.nominal
        guard let kind = interfaces.nominal("CaseIterable"),
            interfaces.conformances(of: nominal).contains(where: {
                $0.type === kind || $0.type.allRefined(interfaces).contains(kind)
            }),
            entry.code.cases.allSatisfy(\.parameters.isEmpty), interfaces.members("allCases", of: nominal).isEmpty,
            let array = interfaces.nominal("Array")
        else { return }
        let type = Type.nominal(array, [nominal.selfType])
        let cases = synthesized(.variable, "allCases", .allCases, in: nominal, result: type)
        cases.modifiers = [.static, .computed]
        nominal.members.types["AllCases"] = nominal.members.types["AllCases"] ?? .alias(GenericSignature(), type)
    }
}

extension Declaration {
    /// True for the storage of a property wrapper.
    var isStorage: Bool {
        if case .synthesized(.storage)? = implementation { return true }
        return false
    }
}
