/// The code of names and members that are read.
extension Compiler {
    func name(_ node: Expression) throws -> Code {
        guard let choice = choice(of: node) else {
            if case .name("Self") = node.kind, let own = ownType() { return own }
            if case .metatype = type(of: node).form { return metatype(type(of: node)) }
            if case .name("super") = node.kind, let own = local("self") { return read(own) }
            throw notFound(node)
        }
        if let variable = choice.variable { return try self.variable(variable, node) }
        guard let declaration = choice.declaration else { return metatype(type(of: node)) }
        return try named(declaration, choice, node)
    }

    /// Returns the code of `Self` in a class: the type of the object.
    private func ownType() -> Code? {
        guard context.selfType?.nominal?.isClass == true, let own = local("self") else { return nil }
        let (code, types) = (read(own), types)
        if context.isStatic { return code }
        let run = code.run
        return Code { here in types.metatype(types.dynamicType(of: try run(here), .any)) }
    }

    /// Returns the error of a name without a declaration, which only code that was accepted before its declaration has.
    private func notFound(_ node: Expression) -> Diagnostic {
        guard case .name(let name) = node.kind else { return unsupported("this name", at: node.offset) }
        return unit.source.diagnostic(.unknownName(name), at: node.offset, kind: .meaning)
    }

    private func variable(_ variable: LexicalScope.Variable, _ node: Expression) throws -> Code {
        if variable.name == Details.builderName { return metatype(type(of: node)) }
        if let local = local(variable.name) {
            return unwrapped(read(local), from: variable.type, to: type(of: node), at: node.offset)
        }
        let code = try global(variable.name, at: node.offset)
        return unwrapped(code, from: variable.type, to: type(of: node), at: node.offset)
    }

    /// Returns the code that reads a variable outside of functions.
    private func global(_ name: String, at offset: Int) throws -> Code {
        guard let declaration = runner.interfaces.variable(name) else {
            throw unsupported("the variable '\(name)'", at: offset)
        }
        return globalVariable(declaration, at: offset)
    }

    private func globalVariable(_ declaration: Declaration, at offset: Int) -> Code {
        let (runner, place) = (runner, location(offset))
        if declaration.source == nil, let constant = runner.table.constants[declaration.name] {
            return Code(constant: runner.table.value(from: constant.value(), declared: constant.type))
        }
        guard case .variable(let binding)? = declaration.implementation, binding.accessors == nil,
            binding.attributes.isEmpty
        else {
            return Code { _ in try runner.readExactly(declaration, of: .void, .void, at: place) }
        }
        let global = runner.global(declaration)
        let holding = declaration.holding
        if !holding.isStrong { return Code { _ in try holding.read(global.value) } }
        let (source, recorder) = (unit.source, runner.recorder)
        var code = Code { _ in
            if recorder.isActive { recorder.noteRead(global) }
            if global.isInitialized { return global.value }
            do { return try global.read() } catch let error as BindingError {
                throw runner.located(error, at: offset, source)
            }
        }
        let run = code.run
        code.int = { here in
            if !recorder.isActive, case .int(let value) = global.value { return value }
            if case .int(let value) = try run(here) { return value }
            return 0
        }
        return code
    }

    /// Returns the code of a name that a declaration gives a meaning.
    private func named(_ declaration: Declaration, _ choice: Choice, _ node: Expression) throws -> Code {
        switch declaration.kind {
        case .type: return metatype(type(of: node))
        case .variable:
            guard declaration.owner != nil else {
                return unwrapped(
                    globalVariable(declaration, at: node.offset),
                    from: declaration.result,
                    to: type(of: node),
                    at: node.offset
                )
            }
            if let changing = try changingProperty(declaration, choice, of: nil, node) { return changing }
            return try property(declaration, choice, implicitBase(declaration, choice), node)
        case .enumCase where declaration.parameters.isEmpty:
            return try enumCase(declaration, choice)
        case .function, .initializer, .enumCase, .subscript: return try functionValue(node)
        }
    }

    /// Returns the code of `self`, or of the type, before a member that is named alone.
    private func implicitBase(_ declaration: Declaration, _ choice: Choice) -> Code {
        if declaration.isStaticLike, let type = choice.selfType, !context.isStatic || type.nominal?.isClass != true {
            return metatype(.metatype(type))
        }
        if let own = local("self") { return read(own) }
        return Code(constant: .void)
    }

    func enumCase(_ declaration: Declaration, _ choice: Choice) throws -> Code {
        let (runner, find) = (runner, concrete(choice.selfType ?? declaration.result))
        guard let type = choice.selfType, !type.isMember else {
            return Code { try runner.library.enumCase(declaration, find($0)) }
        }
        return Code(constant: try runner.library.enumCase(declaration, type))
    }

    // MARK: - Members

    func member(_ node: Expression) throws -> Code {
        switch node.kind {
        case .implicitMember: return try implicitMember(node)
        case .member(let base, let name): return try member(name, of: base, node)
        default: return Code(constant: .void)
        }
    }

    private func implicitMember(_ node: Expression) throws -> Code {
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            if case .metatype = type(of: node).form { return metatype(type(of: node)) }
            throw unsupported("this member", at: node.offset)
        }
        switch declaration.kind {
        case .enumCase where declaration.parameters.isEmpty: return try enumCase(declaration, choice)
        case .variable:
            let base = metatype(.metatype(choice.selfType ?? .error))
            return try property(declaration, choice, base, node)
        case .type: return metatype(type(of: node))
        default: return try functionValue(node)
        }
    }

    private func member(_ name: String, of base: Expression, _ node: Expression) throws -> Code {
        if name == "self", choice(of: node) == nil {
            if case .name("Self") = base.kind { return try code(base) }
            return isType(base) ? metatype(type(of: node)) : try code(base)
        }
        if case .tuple(let fields) = type(of: base).form {
            let index = fields.firstIndex { $0.label == name } ?? Int(name, radix: 10) ?? 0
            let run = try code(base).run
            return Code { here in
                guard case .tuple(let fields) = try run(here), index < fields.count else { return .void }
                return fields[index].value
            }
        }
        guard let choice = choice(of: node), let declaration = choice.declaration else {
            if case .metatype = type(of: node).form { return metatype(type(of: node)) }
            throw unsupported("the member '\(name)'", at: node.offset)
        }
        if choice.isDynamic { return try dynamicMember(name, base, choice, declaration, node) }
        switch declaration.kind {
        case .variable:
            if let changing = try changingProperty(declaration, choice, of: base, node) { return changing }
            return try property(declaration, choice, self.base(base, declaration), node, isSuper(base))
        case .enumCase where declaration.parameters.isEmpty: return try enumCase(declaration, choice)
        case .type: return metatype(type(of: node))
        default: return try functionValue(node)
        }
    }

    /// True for an expression that is written like a value and names a type: `[Int]`, `(Int, String)`, `Int?`.
    private func isType(_ node: Expression) -> Bool {
        guard case .metatype = type(of: node).form else {
            if case .type = node.kind { return true }
            if case .tuple(let parts) = node.kind { return parts.count > 1 && parts.allSatisfy { isType($0.value) } }
            if case .name = node.kind { return choice(of: node) == nil }
            return false
        }
        switch node.kind {
        case .tuple, .array, .dictionary, .optionalLink, .chain, .type: return true
        default: return choice(of: node) == nil
        }
    }

    func isSuper(_ node: Expression) -> Bool {
        if case .name("super") = node.kind { return true }
        return false
    }

    /// Returns the code of the expression before a member.
    func base(_ node: Expression, _ declaration: Declaration) throws -> Code { try code(node) }

    /// Returns the code that reads a property whose getter changes the value that it belongs to; nil for others.
    private func changingProperty(
        _ declaration: Declaration,
        _ choice: Choice,
        of base: Expression?,
        _ node: Expression
    ) throws -> Code? {
        guard !declaration.isStatic, runner.hasChangingGetter(declaration) else { return nil }
        guard let outer = try base.map({ try self.place($0) }) ?? local("self").map({ self.place(of: $0) }) else {
            return nil
        }
        let (runner, place, types) = (runner, location(node.offset), types)
        let find = concrete(choice.selfType ?? .error)
        let code = Code { here in
            let type = find(here)
            var result = Value.void
            try outer.access(here).modify { value in
                try types.opening(&value) { result = try runner.readChanging(declaration, of: &$0, type, at: place) }
            }
            return result
        }
        return unwrapped(code, from: choice.type, to: self.type(of: node), at: node.offset)
    }

    /// Returns the code that reads a property.
    func property(
        _ declaration: Declaration,
        _ choice: Choice,
        _ base: Code,
        _ node: Expression,
        _ isSuper: Bool = false
    ) throws -> Code {
        let code = rawProperty(declaration, choice, base, node, isSuper)
        return unwrapped(code, from: choice.type, to: type(of: node), at: node.offset)
    }

    private func rawProperty(
        _ declaration: Declaration,
        _ choice: Choice,
        _ base: Code,
        _ node: Expression,
        _ isSuper: Bool
    ) -> Code {
        let (runner, place, run) = (runner, location(node.offset), base.run)
        let selfType = choice.selfType ?? .error
        if declaration.isStatic {
            let find = concrete(selfType)
            let isClass = declaration.owner?.isClass == true || declaration.isRequirement
            let isComputed = base.constant == nil
            return Code { here in
                var type = find(here)
                if isComputed || isClass, case .type(let value) = try run(here), isClass {
                    type = runner.types.type(of: value)
                }
                return try runner.readStatic(declaration, type, at: place)
            }
        }
        if let owner = declaration.owner, owner.code != nil, Layout.isStored(declaration),
            declaration !== context.observed, declaration.modifiers.isDisjoint(with: [.weak, .unowned, .lazy])
        {
            let index = runner.types.layout(of: owner).place(of: declaration) ?? 0
            if !owner.isClass || isSuper { return field(index, run) }
            let isChecked = declaration.hasNoValueInChanges
            return Code { here in
                guard case .instance(let instance) = try run(here) else { return .void }
                if instance.type.nominal === owner {
                    let value = instance.fields[index]
                    guard isChecked, case .void = value else { return value }
                    throw runner.located(BindingError.overlap, at: place.offset, place.source)
                }
                return try runner.read(declaration, of: .instance(instance), selfType, at: place)
            }
        }
        let find = concrete(selfType)
        if isSuper || declaration === context.observed {
            return Code { here in
                try runner.readExactly(declaration, of: try run(here), find(here), at: place)
            }
        }
        return Code { here in try runner.read(declaration, of: try run(here), find(here), at: place) }
    }

    private func field(_ index: Int, _ run: @escaping (Activation) throws -> Value) -> Code {
        var code = Code { here in
            guard case .instance(let instance) = try run(here) else { return .void }
            return instance.fields[index]
        }
        code.int = { here in
            guard case .instance(let instance) = try run(here), case .int(let value) = instance.fields[index] else {
                return 0
            }
            return value
        }
        code.double = { here in
            guard case .instance(let instance) = try run(here), case .double(let value) = instance.fields[index]
            else { return 0 }
            return value
        }
        return code
    }

    /// Returns the code of a member that `@dynamicMemberLookup` allows.
    private func dynamicMember(
        _ name: String,
        _ base: Expression,
        _ choice: Choice,
        _ declaration: Declaration,
        _ node: Expression
    ) throws -> Code {
        let (runner, place, run) = (runner, location(node.offset), try code(base).run)
        let find = concrete(choice.selfType ?? .error)
        let argument = try dynamicArgument(name, choice, node)
        let own = choice.arguments.map { concrete($0) }
        let isSuper = isSuper(base)
        return Code { here in
            var receiver = try run(here)
            return try runner.callSubscript(
                declaration,
                on: &receiver,
                find(here),
                [try argument(here)],
                own.map { $0(here) },
                isExact: isSuper,
                at: place
            )
        }
    }

    func dynamicArgument(_ name: String, _ choice: Choice, _ node: Expression) throws -> (Activation) throws -> Value {
        if let components = findings.details.components[ObjectIdentifier(node)], let component = components.first {
            let path = try keyPathValue([component], node, of: choice.parameters.first)
            return path.run
        }
        return { _ in .string(name) }
    }
}
