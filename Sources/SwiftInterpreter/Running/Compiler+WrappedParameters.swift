extension Compiler {
    /// Returns the code that makes the property wrappers of a function's parameters; nil if it has none.
    func wrapParameters(_ declaration: Declaration) throws -> ((Activation) throws -> Void)? {
        guard let all = findings.details.wrappedParameters[ObjectIdentifier(declaration)] else { return nil }
        let runs = try all.map { parameter -> (Activation) throws -> Void in
            let make = try code(parameter.call).run
            let storage = LocalVariable(place: .box(variables.newBox()))
            variables.set("_" + parameter.name, storage)
            let begin = begin(storage.place)
            let declare = wrapperMembers(of: parameter, in: storage.place)
            return { here in
                begin(here, try make(here))
                declare(here)
            }
        }
        return { here in for run in runs { try run(here) } }
    }

    /// Declares the parameters of a function in its first slots.
    func declareParameters(_ names: [String]) {
        for name in names { variables.set(name, LocalVariable(place: .slot(variables.newSlot()))) }
    }
}
