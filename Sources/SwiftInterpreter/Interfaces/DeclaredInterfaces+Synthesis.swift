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
