/// The code of calls of stubs, which take the place of types of an app: any arguments fit.
extension Compiler {
    /// Returns the stub that a call makes a value of; nil if it calls something else.
    func stub(_ call: Call, _ node: Expression) -> Nominal? {
        guard case .metatype(let made) = type(of: call.callee).form, let nominal = made.nominal,
            nominal.modifiers.contains(.stub), choice(of: call.callee) == nil, choice(of: node) == nil
        else { return nil }
        return nominal
    }

    /// The code that adds the children in an argument of a stub.
    private typealias Collect = (Activation, inout [Value]) throws -> Void

    /// Returns the code that makes a value of a stub.
    ///
    /// The arguments are evaluated, as the app would evaluate them. If the stub stores an array of children, it gets
    /// those that closures build, and arguments that are children. Other closures do not run, since only the app knows
    /// when to call them.
    func make(_ stub: Nominal, _ call: Call) throws -> Code {
        let layout = types.layout(of: stub)
        var element: Type?
        if layout.stored.count == 1, case .nominal(let list, let elements)? = layout.stored.first?.result.form,
            list.name == "Array"
        {
            element = elements.first
        }
        let parts = try call.arguments.compactMap { try children(in: $0.value, element) }
        let origin = SourceOrigin(fileName: unit.source.fileName, offset: call.nameOffset)
        let (declared, count, hasChildren) = (layout.declared, layout.stored.count, element != nil)
        let budget = runner.budget
        return Code { here in
            try budget.step()
            var children: [Value] = []
            for part in parts { try part(here, &children) }
            let fields = hasChildren ? [.array(children)] : Array(repeating: Value.nil, count: count)
            return .instance(Instance(type: declared, fields: fields, origin: origin))
        }
    }

    /// Returns the code that evaluates an argument and adds the children in it; nil for one whose type only the app
    /// knows.
    private func children(in node: Expression, _ element: Type?) throws -> Collect? {
        let own = type(of: node)
        guard !own.isError else { return nil }
        let run = try code(node).run
        if case .closure = node.kind {
            guard element != nil else { return nil }
            return { here, children in
                guard case .function(let build) = try run(here), case .array(let built) = try build.call() else {
                    return
                }
                children += built
            }
        }
        guard let element, let add = addition(of: own, to: element) else { return { here, _ in _ = try run(here) } }
        return { here, children in try add(here, try run(here), &children) }
    }

    /// Returns the code that adds a value, or the elements of a list, to the children; nil if it is none.
    private func addition(of type: Type, to element: Type) -> ((Activation, Value, inout [Value]) throws -> Void)? {
        if isConvertible(type, to: element) {
            let change = conversion(from: type, to: element)
            return { here, value, children in children.append(try change?(here, value) ?? value) }
        }
        guard case .nominal(let list, let arguments) = type.form, let inner = arguments.first,
            list.name == "Array" || list.name == "Optional", let add = addition(of: inner, to: element)
        else { return nil }
        return { here, value, children in
            switch value {
            case .array(let values): for value in values { try add(here, value, &children) }
            case .present(let value): try add(here, value, &children)
            default: break
            }
        }
    }

    private func isConvertible(_ type: Type, to element: Type) -> Bool {
        if type == element { return true }
        if case .existential(let bound) = element.form { return runner.lookup.satisfies(type, bound) }
        return runner.lookup.isSubclass(type, of: element)
    }
}
