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

/// The way in which an element of a value is changed, by a subscript.
struct ElementChange {
    let declaration: Declaration
    /// The code of the indices.
    let arguments: [(Activation) throws -> Value]
    /// True if no override is meant.
    let isExact: Bool
    let runner: Runner
    let place: Location

    /// Returns the way to the element of a value in another place.
    ///
    /// - Parameters:
    ///   - generics: the types in place of the subscript's own generic parameters.
    ///   - isLate: true for a chain, which may end before the indices.
    func access(
        in base: Access,
        _ here: Activation,
        _ type: Type,
        _ generics: [Type],
        isLate: Bool
    ) throws -> Access {
        let early = isLate ? nil : try arguments.map { try $0(here) }
        func open(_ change: (inout Value, [Value]) throws -> Void) throws {
            try base.modify { value in
                let indices = try early ?? arguments.map { try $0(here) }
                try runner.types.opening(&value) { try change(&$0, indices) }
            }
        }
        return Access(
            modify: { change in
                try open {
                    try runner.modifyElement(
                        declaration,
                        of: &$0,
                        type,
                        $1,
                        generics,
                        isExact: isExact,
                        at: place,
                        change
                    )
                }
            },
            set: { make in
                try Compiler.lateValue(isLate, make) { make in
                    try open {
                        let new = try make()
                        try runner.setElement(
                            declaration,
                            of: &$0,
                            type,
                            $1,
                            generics,
                            new,
                            isExact: isExact,
                            at: place
                        )
                    }
                }
            }
        )
    }
}

/// The way in which a property of a value is changed.
struct PropertyChange {
    let declaration: Declaration
    /// True if no override is meant.
    let isExact: Bool
    /// The property whose observer makes the change.
    let observed: Declaration?
    let runner: Runner
    let place: Location

    private func modify(_ base: inout Value, _ type: Type, _ change: (inout Value) throws -> Void) throws {
        if isExact {
            try runner.modifyExactly(declaration, of: &base, type, observed, at: place, change)
        } else {
            try runner.modify(declaration, of: &base, type, observed, at: place, change)
        }
    }

    private func set(_ base: inout Value, _ type: Type, to value: Value) throws {
        if isExact {
            try runner.setExactly(declaration, of: &base, type, to: value, observed, at: place)
        } else {
            try runner.set(declaration, of: &base, type, to: value, observed, at: place)
        }
    }

    /// Returns the way to the property of an object, which is not changed itself.
    func access(ofObject object: Value, _ type: Type) -> Access {
        Access(
            modify: { change in
                var object = object
                try modify(&object, type, change)
            },
            set: { make in
                var object = object
                try set(&object, type, to: try make())
            }
        )
    }

    /// Returns the way to the property of a value in another place.
    func access(in base: Access, _ type: Type, isLate: Bool) -> Access {
        let types = runner.types
        return Access(
            modify: { change in
                try base.modify { value in try types.opening(&value) { try modify(&$0, type, change) } }
            },
            set: { make in
                try Compiler.lateValue(isLate, make) { make in
                    try base.modify { value in
                        let new = try make()
                        try types.opening(&value) { try set(&$0, type, to: new) }
                    }
                }
            }
        )
    }
}
