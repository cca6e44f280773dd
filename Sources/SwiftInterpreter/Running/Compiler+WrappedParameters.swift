extension Compiler {
    /// Returns the code that makes the property wrappers of a function's parameters; nil if it has none.
    func wrapParameters(_ declaration: Declaration) throws -> ((Activation) throws -> Void)? {
        guard let all = findings.details.wrappedParameters[ObjectIdentifier(declaration)] else { return nil }
        let runner = runner
        let place = location(declaration.offset)
        let runs = try all.map { parameter -> (Activation) throws -> Void in
            let make = try code(parameter.call).run
            let storage = write(declare("_" + parameter.name).place)
            let value = local(parameter.name).map { write($0.place) }
            let projection = write(declare("$" + parameter.name).place)
            let members = parameter.type.nominal.map { nominal in
                ["wrappedValue", "projectedValue"].map { name in
                    runner.interfaces.members(name, of: nominal).first { !$0.isStatic }
                }
            }
            return { here in
                let wrapper = try make(here)
                storage(here, wrapper)
                if let member = members?[0] {
                    value?(here, try runner.read(member, of: wrapper, parameter.type, at: place))
                }
                if let member = members?[1] {
                    projection(here, try runner.read(member, of: wrapper, parameter.type, at: place))
                }
            }
        }
        return { here in for run in runs { try run(here) } }
    }

    /// Declares the parameters of a function in its first slots.
    func declareParameters(_ names: [String]) {
        for name in names { variables.set(name, LocalVariable(place: .slot(variables.newSlot()))) }
    }
}
