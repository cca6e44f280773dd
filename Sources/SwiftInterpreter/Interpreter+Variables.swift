extension Interpreter {
    /// The stored variables and constants that sources have declared, in order, with their current values.
    ///
    /// Computed variables are left out.
    package var variables: [(name: String, value: Value)] {
        variableNames.compactMap { name in
            guard let declaration = check.interfaces.variable(name), Layout.isStoredGlobally(declaration) else {
                return nil
            }
            let global = runner.global(declaration)
            return global.isInitialized ? (name, runner.types.opened(global.value)) : nil
        }
    }

    /// Returns the values of all variables and static properties as text; an evaluation that leaves this text the same
    /// has changed nothing that source can see.
    ///
    /// Values captured by closures and the contents of native objects are not included. Static properties that have not
    /// been read yet are initialized.
    package func state() -> String {
        var writer = ValueWriter(isInterpolation: false)
        for (_, value) in variables { writer.write(value) }
        for nominal in check.interfaces.declaredNominals {
            for property in check.interfaces.declaredMembers(of: nominal) where property.isStatic {
                guard Layout.isStoredGlobally(property), nominal.generics.parameters.isEmpty,
                    let value = try? runner.readStatic(property, nominal.selfType, at: .nowhere)
                else { continue }
                writer.write(value)
            }
        }
        return writer.text
    }
}

extension Layout {
    /// True for a variable outside of functions, or a static property, that has storage.
    static func isStoredGlobally(_ variable: Declaration) -> Bool {
        guard variable.kind == .variable else { return false }
        switch variable.implementation {
        case .variable(let binding)?: return binding.accessors == nil && binding.attributes.isEmpty
        case .synthesized(.storage)?: return true
        default: return false
        }
    }
}
