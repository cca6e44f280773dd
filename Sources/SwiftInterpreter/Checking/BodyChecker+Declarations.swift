/// The declarations of blocks and of whole sources, and the bodies in them.
extension BodyChecker {
    /// Declares the local types and functions of a block, and checks the bodies in them.
    func declare(_ statements: [Statement], _ scope: LexicalScope) {
        guard statements.contains(where: \.isNamed) else { return }
        let declared = DeclaredInterfaces(interfaces: interfaces, in: scope.typeScope)
        declared.declare(statements)
        declared.checkRedeclarations()
        findings.mistakes += declared.errors.map(Mistake.init)
        if !scope.isOfSource { for statement in statements { checkPlace(of: statement, scope) } }
        scope.types.merge(declared.localTypes) { $1 }
        scope.typeScope.locals.append(declared.localTypes)
        for function in declared.localFunctions { scope.add(function) }
        // Bodies see the variables that the block has declared when they are called: those around are enough here.
        pending.append((declared, scope))
    }

    /// Notes a declaration that no block can contain.
    private func checkPlace(of statement: Statement, _ scope: LexicalScope) {
        switch statement.kind {
        case .extended(let code): note("declaration is only valid at file scope", at: code.offset)
        case .type(let code):
            let around = scope.typeScope
            guard !around.generics.isEmpty || around.nominals.contains(where: { !$0.generics.parameters.isEmpty })
            else {
                return
            }
            let place = context.function.map { "generic function \($0)" } ?? "closure in generic context"
            note("type '\(code.interface.name)' cannot be nested in \(place)", at: code.offset)
        default: break
        }
    }

    /// Checks the bodies of local types and functions, once the variables around them are known.
    func checkPending() {
        while !pending.isEmpty {
            let (declared, scope) = pending.removeFirst()
            check(declared, scope)
        }
    }

    /// Checks the bodies of all types and functions that a source or block declares.
    func check(_ declared: DeclaredInterfaces, _ scope: LexicalScope) {
        for function in declared.globals { check(function, scope) }
        for declaration in declared.members { check(declaration, scope) }
    }

    func check(_ declaration: Declaration, _ scope: LexicalScope) {
        let outer = self.scope(of: declaration, scope)
        findings.details.declarations.append(declaration)
        switch declaration.implementation {
        case .code(let code)?:
            guard !declaration.isRequirement || !code.body.isEmpty else { return }
            checkDefaults(code, declaration, scope)
            checkFunction(declaration, code.body, declaration.parameters, outer)
        case .accessors(let code)?:
            guard !declaration.isRequirement else { return }
            checkFunction(declaration, code.getter.body, declaration.parameters, outer)
            if let setter = code.setter { checkSetter(setter, code.newValue, declaration, outer) }
        case .variable(let binding)?: check(binding, declaration, outer)
        case .enumCase(let item)?:
            for (parameter, value) in zip(declaration.parameters, item.defaults) {
                guard let value else { continue }
                check(value, expecting: parameter.type, .preset, outer)
            }
        case .synthesized(.storage(let name))?: checkStorage(declaration, of: name, outer)
        case .native?, .synthesized?, nil: break
        }
    }

    /// Returns the scope around the body of a declaration, in which `self` is known.
    func scope(of declaration: Declaration, _ outer: LexicalScope) -> LexicalScope {
        let result = LexicalScope(parent: outer, typeScope: declaration.source?.scope)
        guard let owner = declaration.owner else { return result }
        let isStatic = declaration.isStatic
        let selfType = lookup(of: declaration).reduced(owner.selfType)
        result.selfType = selfType
        result.isStatic = isStatic
        let type = isStatic ? Type.metatype(selfType) : selfType
        result.add(.init(name: "self", type: type, isLet: owner.isClass || !declaration.isMutating, offset: 0))
        return result
    }

    private func checkFunction(
        _ declaration: Declaration,
        _ body: [Statement],
        _ parameters: [Declaration.Parameter],
        _ outer: LexicalScope
    ) {
        let inner = LexicalScope(parent: outer)
        checkThrownType(of: declaration)
        for parameter in parameters {
            inner.add(variable(of: parameter, declaration, at: declaration.offset))
        }
        if case .code(let code)? = declaration.implementation {
            for parameter in code.heading.parameters {
                addWrapper(of: parameter, code.wrapperArguments[parameter.name] ?? [], declaration, inner)
            }
        }
        var result: Type? = declaration.kind == .initializer ? .void : returned(declaration.result, declaration)
        if declaration.kind == .initializer, declaration.result.wrapped != nil { result = standard.optional(.void) }
        let checker = nested(of: declaration, result: result, builder: declaration.builder)
        checker.context.builderOwner = ObjectIdentifier(declaration)
        checker.context.isInitializer = declaration.kind == .initializer
        checker.context.thrownType = declaration.place.thrown
        checker.checkBody(body, inner)
        checker.checkPending()
        add(checker)
        checkOpaque(declaration, checker.context.returned)
    }

    /// Notes the type in `throws(E)` that is no error.
    private func checkThrownType(of declaration: Declaration) {
        guard let thrown = declaration.place.thrown, case .nominal = thrown.form,
            let kind = interfaces.nominal("Error"), case .fails = lookup(of: declaration).answer(thrown, kind)
        else { return }
        note("thrown type '\(thrown)' does not conform to the 'Error' protocol", at: declaration.offset)
    }

    /// Notes a function with an opaque result that returns values of several types.
    private func checkOpaque(_ declaration: Declaration, _ returned: [Type]) {
        guard case .opaque(let opaque) = declaration.result.form, opaque.declaration == ObjectIdentifier(declaration),
            let first = returned.first, !returned.contains(where: \.isError), returned.contains(where: { $0 != first })
        else { return }
        note(
            "function declares an opaque return type 'some \(opaque.bounds.names)', but the return statements in its body "
                + "do not have matching underlying types",
            at: declaration.offset
        )
    }

    /// Returns a parameter as a variable of the body.
    private func variable(of parameter: Declaration.Parameter, _ declaration: Declaration, at offset: Int)
        -> LexicalScope.Variable
    {
        let type = parameter.isVariadic ? standard.array(parameter.type) : parameter.type
        let result = LexicalScope.Variable(
            name: parameter.name,
            type: lookup(of: declaration).reduced(type),
            isLet: !parameter.isInout,
            offset: offset
        )
        result.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
        return result
    }

    /// Adds the storage `_name` and the projected value `$name` of a parameter with a property wrapper.
    private func addWrapper(
        of parameter: WrittenParameter,
        _ arguments: [LabelledExpression],
        _ declaration: Declaration,
        _ scope: LexicalScope
    ) {
        guard let written = parameter.wrapper, let value = scope.variables[parameter.name] else { return }
        let place = Expression(.nilLiteral, at: declaration.offset)
        let named = resolve(written, scope, at: place)
        if let nominal = named.nominal, nominal.code != nil, !nominal.modifiers.contains(.propertyWrapper) {
            findings.mistakes.append(
                Mistake(
                    message: "\(nominal.kind.rawValue) '\(nominal.lastName)' cannot be used as an attribute",
                    node: place,
                    weight: 1
                )
            )
        }
        let type = addCall(of: written, named, parameter, arguments, declaration, scope)
        guard case .nominal(let nominal, let types) = type.form else { return }
        func member(_ name: String) -> Declaration? {
            interfaces.members(name, of: nominal).first { !$0.isStatic }
        }
        func add(_ name: String, _ type: Type, isLet: Bool) {
            let variable = LexicalScope.Variable(name: name, type: type, isLet: isLet, offset: declaration.offset)
            variable.isWrapped = true
            scope.add(variable)
        }
        add(parameter.name, value.type, isLet: member("wrappedValue")?.isSetInCopies != true)
        add("_" + parameter.name, type, isLet: true)
        guard let projection = member("projectedValue")?.result else { return }
        add("$" + parameter.name, projection.substituting(nominal.generics.parameters, types), isLet: true)
    }

    private func lookup(of declaration: Declaration) -> Lookup {
        Lookup(interfaces: interfaces, requirements: requirements + (declaration.source?.scope.requirements ?? []))
    }

    /// Returns the type that a body must return: of an opaque type all that fits its bounds.
    private func returned(_ type: Type, _ declaration: Declaration) -> Type {
        lookup(of: declaration).reduced(type).erasingOpaque(of: declaration)
    }

    func nested(of declaration: Declaration, result: Type?, builder: Type? = nil) -> BodyChecker {
        let checker = nested(
            result: result,
            builder: builder,
            requirements: declaration.source?.scope.requirements ?? []
        )
        checker.context.function = declaration.wordsAsFunction
        return checker
    }

    private func checkDefaults(_ code: FunctionCode, _ declaration: Declaration, _ scope: LexicalScope) {
        let outer = LexicalScope(parent: scope, typeScope: declaration.source?.scope)
        outer.selfType = declaration.owner?.selfType
        outer.isStatic = true
        let checker = nested(of: declaration, result: nil)
        for (parameter, value) in zip(declaration.parameters, code.defaults) {
            guard let value else { continue }
            let type = parameter.typeOfArgument
            if type.hasParameters, case .parameter = type.form { continue }
            checker.check(value, expecting: type, .preset, outer)
        }
        add(checker)
    }

    private func checkSetter(
        _ code: FunctionCode,
        _ newValue: String,
        _ declaration: Declaration,
        _ outer: LexicalScope
    ) {
        let inner = LexicalScope(parent: outer)
        for parameter in declaration.parameters {
            inner.add(variable(of: parameter, declaration, at: code.offset))
        }
        inner.add(.init(name: newValue, type: declaration.result, isLet: true, offset: code.offset))
        let checker = nested(of: declaration, result: .void)
        checker.checkBody(code.body, inner)
        checker.checkPending()
        add(checker)
    }

    private func check(_ binding: VariableBinding, _ declaration: Declaration, _ outer: LexicalScope) {
        let type = declaration.result
        if let value = binding.value, binding.attributes.isEmpty, declaration.source?.path.isEmpty ?? true,
            declaration.source?.isInferred != true, !(type.isError && value.isImplicit)
        {
            // An initial value of a property sees the type's static members, not `self`.
            let scope = binding.isLazy || declaration.owner == nil ? outer : initialScope(declaration, outer)
            let checker = nested(of: declaration, result: nil)
            checker.check(value, expecting: returned(type, declaration), .initial, scope)
            checker.checkPending()
            add(checker)
        }
        checkHolding(type, in: binding, lookup(of: declaration))
        if let accessors = binding.accessors, binding.attributes.isEmpty {
            let written = binding.writtenBuilder.flatMap { written in
                resolve(written, outer, at: Expression(.nilLiteral, at: declaration.offset))
            }
            let builder = written ?? declaration.builder
            let getter = nested(of: declaration, result: returned(type, declaration), builder: builder)
            getter.context.builderOwner = ObjectIdentifier(declaration)
            getter.checkBody(accessors.getter, LexicalScope(parent: outer))
            getter.checkPending()
            add(getter)
            if let setter = accessors.setter {
                let inner = LexicalScope(parent: outer)
                inner.add(.init(name: setter.parameter, type: type, isLet: true, offset: declaration.offset))
                let checker = nested(of: declaration, result: .void)
                checker.checkBody(setter.body, inner)
                checker.checkPending()
                add(checker)
            }
        }
        if let observers = binding.observers {
            let checker = nested(of: declaration, result: .void)
            checker.check(observers, type, outer)
            checker.checkPending()
            add(checker)
        }
    }

    func initialScope(_ declaration: Declaration, _ outer: LexicalScope) -> LexicalScope {
        let scope = LexicalScope(parent: outer.parent, typeScope: outer.typeScope)
        scope.selfType = declaration.owner?.selfType
        scope.isStatic = true
        scope.isInitialValue = declaration.owner != nil && !declaration.isStatic
        return scope
    }

    /// Returns the type of a variable without annotation, from its initial value.
    func inferred(_ declaration: Declaration, _ scope: LexicalScope) -> Type {
        guard let value = declaration.source?.initialValue else { return .error }
        let outer = self.scope(of: declaration, scope)
        let checker = nested(of: declaration, result: nil)
        var place = initialScope(declaration, outer)
        if case .variable(let binding)? = declaration.implementation, binding.isLazy { place = outer }
        var type = checker.check(value, declaration.owner == nil ? scope : place)
        checker.checkPending()
        add(checker)
        for index in declaration.source?.path ?? [] {
            guard case .tuple(let fields) = type.form, index < fields.count else { return .error }
            type = fields[index].type
        }
        return type
    }
}

extension DeclaredInterfaces {
    /// The members of the types and extensions of the source.
    var members: [Declaration] {
        var result: [Declaration] = []
        var seen: Set<ObjectIdentifier> = []
        for entry in types + extensions {
            let lists = [entry.nominal.members, interfaces.extensionMembers(of: entry.nominal)]
            for list in lists {
                for name in list.order {
                    for declaration in list[name] where seen.insert(ObjectIdentifier(declaration)).inserted {
                        if declaration.source != nil { result.append(declaration) }
                    }
                }
            }
        }
        return result
    }
}

extension Mistake {
    /// Makes the mistake in a declaration.
    init(_ error: TypeError) {
        self.init(error, at: Expression(.nilLiteral, at: max(0, error.offset)))
    }

    /// Makes the mistake in a type that an expression names.
    init(_ error: TypeError, at node: Expression) {
        self.init(
            message: error.message,
            node: node,
            weight: 1,
            offset: error.offset < 0 ? nil : error.offset,
            hint: error.isUnsupported
                ? .absence(error)
                : error.name.map { .type($0) } ?? error.missing.map { .fix("declare '\($0)'") }
                    ?? error.fix.map { .fix($0) } ?? error.didYouMean.map { .near($0) }
        )
    }
}

extension Hint {
    fileprivate static func absence(_ error: TypeError) -> Hint {
        if case .absentType(let name) = error.message { .absentType(name) } else { .absent(error.message, error.fix) }
    }
}

extension Statement {
    fileprivate var isNamed: Bool {
        switch kind {
        case .function, .type, .extended, .alias: true
        default: false
        }
    }
}

extension Declaration {
    /// The words of the compiler for the function, or for the getter.
    fileprivate var wordsAsFunction: String {
        switch kind {
        case .variable, .subscript: return "getter for '\(labelledName)'"
        case .function where !parameters.isEmpty && parameters.allSatisfy({ $0.label == nil }): return "'\(name)'"
        default: return "'\(labelledName)'"
        }
    }

    /// True for a property that can be set in a value that cannot be changed.
    fileprivate var isSetInCopies: Bool {
        guard case .variable(let binding)? = implementation, !binding.isLet else { return false }
        guard let accessors = binding.accessors else { return owner?.isClass == true }
        return accessors.setter != nil && (owner?.isClass == true || accessors.isNonmutating)
    }
}

extension Type {
    /// Returns the type with the bounds of opaque types in place of those that a declaration's result contains.
    fileprivate func erasingOpaque(of declaration: Declaration) -> Type {
        if case .opaque(let opaque) = form, opaque.declaration == ObjectIdentifier(declaration) {
            return Type(.existential(opaque.bounds))
        }
        return mappingParts { $0.erasingOpaque(of: declaration) }
    }
}
