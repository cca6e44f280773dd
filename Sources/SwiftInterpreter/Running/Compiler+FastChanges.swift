/// The code of changes that loops are full of, which need no way to a place: arithmetic on a variable, and elements added
/// to an array.
extension Compiler {
    /// Returns the code of arithmetic on a variable; nil for other changes.
    func fastChange(
        _ declaration: Declaration,
        _ type: Type,
        _ target: Expression,
        _ value: Expression,
        _ choice: Choice,
        _ place: Location
    ) throws -> Code? {
        guard case .name = target.kind, let variable = self.choice(of: target)?.variable, choice.parameters.count == 2,
            variable.type.wrapped == nil
        else { return nil }
        let name = String(declaration.name.dropLast())
        guard let local = local(variable.name) else {
            return try globalChange(name, type, variable, target, value, choice, place)
        }
        guard case .stored = local.kind else { return nil }
        let own = read(local)
        let operand = try code(value, as: choice.parameters[1])
        guard let code = runner.library.arithmetic(name, type, [own, operand], place) else { return nil }
        if let int = code.int, case .slot(let index) = local.place {
            return Code { here in
                here.slots[index] = .int(try int(here))
                return .void
            }
        }
        let (run, write) = (code.run, write(local.place))
        return Code { here in
            write(here, try run(here))
            return .void
        }
    }

    /// Arithmetic on a variable of the source, with an operand that cannot change it.
    private func globalChange(
        _ name: String,
        _ type: Type,
        _ variable: LexicalScope.Variable,
        _ target: Expression,
        _ value: Expression,
        _ choice: Choice,
        _ place: Location
    ) throws -> Code? {
        guard let declaration = runner.interfaces.variable(variable.name), isQuiet(value),
            case .variable(let binding)? = declaration.implementation, binding.accessors == nil,
            binding.attributes.isEmpty, binding.observers == nil, binding.modifiers.isDisjoint(with: [.weak, .unowned])
        else { return nil }
        let operand = try code(value, as: choice.parameters[1])
        guard let code = runner.library.arithmetic(name, type, [try self.code(target), operand], place) else {
            return nil
        }
        let (global, recorder) = (runner.global(declaration), runner.recorder)
        if let int = code.int {
            return Code { here in
                let value = Value.int(try int(here))
                recorder.noteEffect()
                global.value = value
                return .void
            }
        }
        let run = code.run
        return Code { here in
            let value = try run(here)
            recorder.noteEffect()
            global.value = value
            return .void
        }
    }

    /// True for literals and variables of the function, and arithmetic of them: they call no code of the source.
    private func isQuiet(_ node: Expression) -> Bool {
        switch node.kind {
        case .integer, .largeInteger, .float: return true
        case .name:
            guard let variable = choice(of: node)?.variable, let local = local(variable.name) else { return false }
            if case .stored = local.kind { return true }
            return false
        case .tuple(let parts): return parts.count == 1 && isQuiet(parts[0].value)
        case .binary(_, let left, let right):
            guard case .native? = choice(of: node)?.declaration?.implementation else { return false }
            return isQuiet(left) && isQuiet(right)
        default: return false
        }
    }

    /// Returns the code that adds an element to an array in a variable of the function; nil for other calls.
    func append(_ call: Call, _ choice: Choice, _ declaration: Declaration, _ base: Expression?) throws -> Code? {
        guard declaration.name == "append", declaration.source == nil, call.arguments.count == 1,
            call.arguments[0].label == nil, choice.parameters.count == 1, let base, case .name = base.kind,
            type(of: base).nominal?.name == "Array", let variable = self.choice(of: base)?.variable,
            let local = local(variable.name), case .stored = local.kind
        else { return nil }
        let element = try code(call.arguments[0].value, as: choice.parameters[0]).run
        let (runner, place, find) = (runner, location(call.nameOffset), concrete(choice.selfType ?? .error))
        let own = choice.arguments.map { concrete($0) }
        func append(_ value: Value, _ here: Activation, to list: inout Value) throws {
            guard case .array(var elements) = list, !value.needsPassing else {
                var (receiver, arguments): (Value, [Value?]) = (list, [value])
                list = .void
                defer { list = receiver }
                _ = try runner.call(declaration, on: &receiver, find(here), &arguments, own.map { $0(here) }, at: place)
                return
            }
            list = .void
            elements.append(value)
            list = .array(elements)
            try runner.budget.check(count: elements.count)
        }
        switch local.place {
        case .slot(let index):
            return Code { here in
                let value = try element(here)
                try append(value, here, to: &here.slots[index])
                return .void
            }
        case .box(let index):
            return Code { here in
                let value = try element(here)
                try append(value, here, to: &here.box(index).value)
                return .void
            }
        }
    }
}

extension Value {
    /// True for a value that registered code gets in another form.
    fileprivate var needsPassing: Bool {
        switch self {
        case .function, .erased, .keyPath, .present, .tuple: true
        case .native: path != nil
        case .array(let values): values.contains(where: \.needsPassing)
        default: false
        }
    }
}
