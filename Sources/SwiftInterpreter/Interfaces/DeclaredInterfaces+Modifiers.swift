/// The modifiers and attributes of declarations that cannot have them.
extension DeclaredInterfaces {
    func checkModifiers() {
        for entry in types {
            let (nominal, offset) = (entry.nominal, entry.code.offset)
            if nominal.modifiers.contains(.indirect), nominal.kind != .enumeration {
                note("'indirect' modifier cannot be applied to this declaration", at: offset)
            }
            if nominal.modifiers.contains(.propertyWrapper) { checkWrapper(entry) }
        }
        for entry in types + extensions {
            for function in entry.code.functions
            where function.heading.modifiers.isSuperset(of: [.static, .mutating]) {
                note("static functions must not be declared mutating", at: function.offset)
            }
            for binding in entry.code.variables { checkModifiers(of: binding) }
        }
    }

    /// Returns the errors in the heading of a function or variable outside of types, apart from those in its types.
    static func errors(in statement: Statement, _ interfaces: Interfaces) -> [TypeError] {
        let declared = DeclaredInterfaces(interfaces: interfaces)
        switch statement.kind {
        case .function(let code):
            declared.checkModifiers(ofGlobal: code.heading.modifiers, at: code.offset)
            guard interfaces.hasLimitedTypes || code.heading.modifiers.contains(.public) else { break }
            let function = interfaces.functions(code.signature.name).first { function in
                if case .code(let own)? = function.implementation { own === code } else { false }
            }
            if let function { declared.checkTypes(of: function) }
        case .alias(_, _, let alias) where interfaces.hasLimitedTypes || alias.modifiers.contains(.public):
            declared.checkAliases(in: [alias], of: nil)
        case .variables(let bindings):
            for binding in bindings { declared.checkModifiers(of: binding) }
            guard interfaces.hasLimitedTypes || bindings.contains(where: { $0.modifiers.contains(.public) }) else {
                break
            }
            let names = bindings.filter { !$0.isSynthesized }.flatMap { $0.pattern.paths.map(\.name) }
            for variable in names.compactMap(interfaces.variable) { declared.checkTypes(of: variable) }
        default: break
        }
        return declared.errors
    }

    private func checkModifiers(ofGlobal modifiers: WrittenModifiers, at offset: Int) {
        if modifiers.contains(.override) { note("'override' can only be specified on class members", at: offset) }
        if modifiers.contains(.mutating) { note("'mutating' is only valid on methods", at: offset) }
        if modifiers.contains(.static) { note("static methods may only be declared on a type", at: offset) }
    }

    private func checkModifiers(of binding: VariableBinding) {
        guard binding.modifiers.contains(.discardable), let name = binding.pattern.names.first else { return }
        note("'@discardableResult' attribute cannot be applied to this declaration", at: name.offset)
    }

    /// Notes a property wrapper without a value.
    private func checkWrapper(_ entry: Entry) {
        guard !entry.code.traits.isListing, entry.code.traits.hole == nil else { return }
        let values = interfaces.members("wrappedValue", of: entry.nominal)
        guard !values.contains(where: { $0.kind == .variable && !$0.isStatic }) else { return }
        note(
            "property wrapper type '\(entry.nominal.lastName)' does not contain a non-static property named "
                + "'wrappedValue'",
            at: entry.code.offset
        )
    }
}
