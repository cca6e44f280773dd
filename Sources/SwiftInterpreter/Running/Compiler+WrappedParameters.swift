extension Compiler {
    /// Returns the code that makes the property wrappers of a function's parameters; nil if it has none.
    func wrapParameters(_ declaration: Declaration) throws -> ((Activation) throws -> Void)? {
        guard let all = findings.details.wrappedParameters[ObjectIdentifier(declaration)] else { return nil }
        let runs = try all.map { try wrap($0) }
        return { here in for run in runs { try run(here) } }
    }

    /// Returns the code of a body, before which the wrappers of the parameters are made.
    static func wrapped(_ body: @escaping Run, by wrap: ((Activation) throws -> Void)?) -> Run {
        guard let wrap else { return body }
        return { here in
            try wrap(here)
            return try body(here)
        }
    }

    /// Returns the code that makes and stores a property wrapper; its value and its projection are read and set through
    /// it.
    func wrap(_ wrapped: Details.WrappedParameter) throws -> (Activation) throws -> Void {
        let late = wrapped.isLate ? variables.newSlot() : nil
        if let late { variables.set(Details.wrappedName, LocalVariable(place: .slot(late))) }
        let make = try code(wrapped.call, as: wrapped.type).run
        let index = variables.newBox()
        let storage = LocalVariable(place: .box(index))
        variables.set("_" + wrapped.name, storage)
        let begin = begin(storage.place)
        let place = location(0)
        let (runner, find) = (runner, concrete(wrapped.type))
        let members = [(wrapped.name, "wrappedValue"), ("$" + wrapped.name, "projectedValue")].compactMap {
            name,
            member in
            wrapped.type.nominal.flatMap { nominal in
                runner.interfaces.members(member, of: nominal).first { !$0.isStatic }
            }.map { member -> (Declaration, (Activation, Value) -> Void) in
                let variable = LocalVariable(place: .box(variables.newBox()), kind: .computed)
                variables.set(name, variable)
                return (member, self.begin(variable.place))
            }
        }
        return { here in
            begin(here, late == nil ? try make(here) : .void)
            var isMade = late == nil
            let (box, type) = (here.box(index), find(here))
            for (member, write) in members {
                let getter = FunctionValue(name: member.name, parameterCount: 0, type: nil, runtime: runner) { _ in
                    try runner.read(member, of: box.value, type, at: place)
                }
                let setter = FunctionValue(name: member.name, parameterCount: 1, type: nil, runtime: runner) {
                    if !isMade, let late {
                        isMade = true
                        here.slots[late] = $0[0]
                        box.value = try make(here)
                    } else {
                        try runner.set(member, of: &box.value, type, to: $0[0], at: place)
                    }
                    return .void
                }
                write(here, .tuple([.init(.function(getter)), .init(.function(setter))]))
            }
        }
    }

    /// Declares the parameters of a function in its first slots.
    func declareParameters(_ names: [String]) {
        for name in names { variables.set(name, LocalVariable(place: .slot(variables.newSlot()))) }
    }
}
