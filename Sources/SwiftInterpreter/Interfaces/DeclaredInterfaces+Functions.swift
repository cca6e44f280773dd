/// Functions, initializers, subscripts and enum cases.
extension DeclaredInterfaces {
    /// Adds the members of a type or extension, except those with property wrappers.
    func addMembers(of entry: Entry) {
        let code = entry.code
        for binding in code.variables {
            for variable in declare(binding, in: entry, beside: code.variables) { add(variable, to: entry) }
        }
        for function in code.functions {
            let declaration = declare(function, in: entry)
            if declaration.isOperator {
                checkOperator(declaration, in: entry)
                interfaces.add(operator: declaration)
            }
            add(declaration, to: entry)
        }
        for initializer in code.initializers { add(declare(initializer, in: entry), to: entry) }
        // No name can refer to it.
        if let code = code.traits.deinitializer { add(declare(code, in: entry), to: entry) }
        for item in code.subscripts {
            let declaration = declare(item.heading, in: entry, at: item.getter.offset)
            declaration.implementation = .accessors(item)
            add(declaration, to: entry)
        }
        for item in code.cases {
            let declaration = declare(item.heading, in: entry, at: item.offset)
            declaration.implementation = .enumCase(item)
            add(declaration, to: entry)
        }
    }

    /// Notes an operator that is an instance method, and takes it as a static one.
    private func checkOperator(_ declaration: Declaration, in entry: Entry) {
        guard !declaration.isStatic else { return }
        let (name, type) = (declaration.name, entry.nominal.lastName)
        note(
            "operator '\(name)' declared in \(entry.isExtension ? "extension of" : "type") '\(type)' must be 'static'",
            at: declaration.offset
        )
        declaration.modifiers.insert(.static)
    }

    func add(_ declaration: Declaration, to entry: Entry) {
        if entry.isExtension {
            interfaces.extend(entry.nominal) { $0.members.add(declaration) }
        } else {
            entry.nominal.members.add(declaration)
        }
    }

    func declare(_ code: FunctionCode, in entry: Entry?) -> Declaration {
        let result = declare(code.heading, in: entry, at: code.offset)
        result.implementation = .code(code)
        return result
    }

    /// Makes the declaration of a heading.
    func declare(_ heading: WrittenDeclaration, in entry: Entry?, at offset: Int) -> Declaration {
        let result = Declaration(heading.kind.declaration, name: heading.name, owner: entry?.nominal, result: .error)
        result.modifiers = heading.modifiers
        result.offset = offset
        mark(result, in: entry)
        var scope = entry.map { self.scope(of: $0) } ?? self.scope(of: nil as Nominal?)
        let own = heading.generics.parameters.map { GenericParameter($0.name) }
        scope.generics += own
        result.generics.parameters = own
        let requirements = requirements(heading.generics, on: own, in: scope, at: offset)
        result.generics.requirements += requirements
        scope.requirements += requirements
        result.parameters = heading.parameters.map { parameter($0, of: result, in: &scope) }
        if heading.kind != .enumCase { checkNames(of: heading.parameters, at: offset) }
        if result.modifiers.contains(.rethrows), !result.parameters.contains(where: \.type.takesErrors) {
            note("'rethrows' function must take a throwing function argument", at: offset)
        }
        result.result = self.result(of: heading, result, entry, in: scope)
        let implied = impliedRequirements(of: result)
        result.generics.requirements += implied
        scope.requirements += implied
        result.place.thrown = heading.thrown.map { resolve($0, in: scope, at: offset) }
        if result.place.thrown?.nominal?.name == "Never" { result.modifiers.remove(.throws) }
        result.builder = heading.builder.flatMap { builder($0, in: scope, at: offset) }
        result.source = DeclarationSource(scope: scope)
        return result
    }

    /// Notes parameters of the same name.
    private func checkNames(of parameters: [WrittenParameter], at offset: Int) {
        var seen: Set<String> = []
        for name in parameters.map(\.name) where name != "_" && !name.isEmpty && !seen.insert(name).inserted {
            note("invalid redeclaration of '\(name)'", at: offset)
        }
    }

    /// Returns the requirements on generic parameters that follow from the types in a heading: `T` of `Set<T>` is hashable.
    private func impliedRequirements(of declaration: Declaration) -> [Requirement] {
        let own = Set(declaration.generics.parameters.map(ObjectIdentifier.init))
        guard !own.isEmpty else { return [] }
        var known = Set(declaration.generics.requirements)
        var result: [Requirement] = []
        func add(_ type: Type) {
            if case .nominal(let nominal, let arguments) = type.form, type.hasParameters {
                for requirement in nominal.generics.requirements {
                    let implied = requirement.substituting(nominal.generics.parameters, arguments)
                    guard case .parameter(let parameter) = implied.subject.form,
                        own.contains(ObjectIdentifier(parameter)), known.insert(implied).inserted
                    else { continue }
                    result.append(implied)
                }
            }
            Type.forEachPart(of: type.form, add)
        }
        for parameter in declaration.parameters { add(parameter.type) }
        add(declaration.result)
        return result
    }

    /// Notes on a declaration what its place says about it.
    func mark(_ declaration: Declaration, in entry: Entry?) {
        guard let entry else { return }
        declaration.isRequirement = entry.isProtocol
        declaration.isFromProtocolExtension = entry.nominal.isProtocol && entry.isExtension
        declaration.isConstrained = entry.isConstrained
        declaration.generics.requirements = entry.requirements
        if entry.hasPrivateMembers {
            declaration.modifiers.insert(.filePrivate)
        } else if entry.hasPublicMembers, declaration.modifiers.isDisjoint(with: [.private, .filePrivate]) {
            declaration.modifiers.insert(.public)
        }
    }

    private func parameter(
        _ written: WrittenParameter,
        of declaration: Declaration,
        in scope: inout TypeScope
    ) -> Declaration.Parameter {
        let opened = SomeTypes(written.type)
        for bound in opened.bounds {
            let parameter = GenericParameter("some \(bound)")
            declaration.generics.parameters.append(parameter)
            let added = requirements(on: Type(.parameter(parameter)), bound, in: scope, at: declaration.offset)
            declaration.generics.requirements += added
            scope.requirements += added
            scope.generics.append(parameter)
        }
        return Declaration.Parameter(
            label: written.label,
            name: written.name,
            type: resolve(opened.type, in: scope, at: declaration.offset),
            hasDefault: written.hasDefault,
            isVariadic: written.isVariadic,
            isInout: written.isInout,
            isAutoclosure: written.isAutoclosure,
            isImplicitlyUnwrapped: written.type.isImplicitlyUnwrapped,
            isEscaping: written.isEscaping,
            builder: written.builder.flatMap { builder($0, in: scope, at: declaration.offset) }
        )
    }

    func builder(_ written: WrittenType, in scope: TypeScope, at offset: Int) -> Type? {
        let type = resolve(written, in: scope, at: offset)
        return type.nominal == nil ? nil : type
    }

    private func result(
        of heading: WrittenDeclaration,
        _ declaration: Declaration,
        _ entry: Entry?,
        in scope: TypeScope
    ) -> Type {
        switch heading.kind {
        case .initializer:
            let type = entry?.nominal.selfType ?? .error
            guard heading.modifiers.contains(.failable) else { return type }
            declaration.isImplicitlyUnwrapped = heading.modifiers.contains(.implicitlyUnwrapped)
            return optional(of: type)
        case .enumCase: return entry?.nominal.selfType ?? .error
        case .function, .subscript, .variable:
            return type(heading.type ?? .void, of: declaration, in: scope)
        }
    }

    /// Returns the type of a result or variable; `some P` is the opaque type of the declaration.
    func type(_ written: WrittenType, of declaration: Declaration, in scope: TypeScope) -> Type {
        if written.isImplicitlyUnwrapped { declaration.isImplicitlyUnwrapped = true }
        if declaration.owner?.isClass == true, written.firstNames.contains("Self") {
            declaration.modifiers.insert(.dynamicSelf)
        }
        let opened = SomeTypes(written)
        guard !opened.bounds.isEmpty else { return resolve(written, in: scope, at: declaration.offset) }
        let names = opened.bounds.map { GenericParameter("some \($0)") }
        let owner = declaration.owner?.generics.parameters ?? []
        let arguments = (owner + declaration.generics.parameters).map { Type(.parameter($0)) }
        let opaque = opened.bounds.enumerated().map { index, bound in
            Type(
                .opaque(
                    Type.Opaque(
                        declaration: ObjectIdentifier(declaration),
                        index: index,
                        bounds: bounds(bound, in: scope, at: declaration.offset),
                        arguments: arguments
                    )
                )
            )
        }
        var inner = scope
        inner.generics += names
        return resolve(opened.type, in: inner, at: declaration.offset).substituting(names, opaque)
    }

    func optional(of type: Type) -> Type {
        interfaces.nominal("Optional").map { .nominal($0, [type]) } ?? .error
    }
}

/// A written type whose parts `some P` are replaced by names.
struct SomeTypes {
    let type: WrittenType
    /// The bounds, in the order in which they are written.
    let bounds: [WrittenType]

    init(_ written: WrittenType) {
        var bounds: [WrittenType] = []
        type = written.replacingSome { bound in
            bounds.append(bound)
            return .named([.init(name: "some \(bound)")])
        }
        self.bounds = bounds
    }
}

extension WrittenDeclaration.Kind {
    /// The kind of the declaration.
    var declaration: Declaration.Kind {
        switch self {
        case .function: .function
        case .initializer: .initializer
        case .subscript: .subscript
        case .variable: .variable
        case .enumCase: .enumCase
        }
    }
}

extension Type {
    /// True for a function that throws, and for an optional of one.
    fileprivate var takesErrors: Bool { isError || (wrapped ?? self).function?.isThrowing == true }
}

/// The check that generic arguments satisfy the requirements of their type: the elements of a set are hashable.
extension DeclaredInterfaces {
    /// Notes the types of declarations and extensions whose arguments do not.
    func checkArguments() {
        for declaration in members + globals where declaration.offset >= 0 && declaration.isWritten {
            var lookup = Lookup(interfaces: interfaces)
            lookup.requirements = declaration.source?.scope.requirements ?? []
            for type in declaration.parameters.map(\.type) + [declaration.result] {
                guard let problem = lookup.problem(in: type) else { continue }
                note(problem, at: declaration.offset)
                break
            }
        }
    }
}

extension Declaration {
    /// True if its types are written.
    fileprivate var isWritten: Bool {
        if case .synthesized? = implementation { return false }
        return source?.isInferred != true
    }
}

extension Lookup {
    /// Returns what is wrong with the first generic argument in a type that does not satisfy a requirement.
    func problem(in type: Type) -> DiagnosticMessage? {
        var found: DiagnosticMessage?
        Type.forEachPart(of: type.form) { part in found = found ?? problem(in: part) }
        return found
            ?? unmetRequirement(of: type).map { .nonconformance(of: $0.type.description, to: $0.kind.name) }
    }

    /// Returns the first generic argument of a type that does not satisfy a requirement, with the protocol; nil if all do.
    func unmetRequirement(of type: Type) -> (type: Type, kind: Nominal)? {
        guard case .nominal(let nominal, let arguments) = type.form, !arguments.isEmpty, !type.hasVariables else {
            return nil
        }
        nominal.load()
        for requirement in nominal.generics.requirements {
            guard case .conforms(let bound) = requirement.kind, case .parameter = requirement.subject.form else {
                continue
            }
            let subject = reduced(requirement.subject.substituting(nominal.generics.parameters, arguments))
            if subject.isError || subject.hasVariables { continue }
            if case .parameter(let own) = subject.form, nominal.generics.parameters.contains(where: { $0 === own }) {
                continue
            }
            for kind in bound.protocols where !conforms(subject, to: kind) { return (subject, kind) }
        }
        return nil
    }
}

/// The result builders that members have without naming them: those of the requirements that they satisfy.
extension DeclaredInterfaces {
    func inheritBuilders() {
        let built = types.filter { $0.nominal.isProtocol && hasBuilders($0.nominal) }.map(\.nominal)
        let known = Set(built)
        for entry in types + extensions where !entry.nominal.isProtocol && !entry.code.traits.isListing {
            let direct = interfaces.conformances(of: entry.nominal).map(\.type)
            let kinds = Set(direct.flatMap { [$0] + $0.allRefined(interfaces) })
            for kind in kinds where known.contains(kind) || isOfEarlierSource(kind) && hasBuilders(kind) {
                inheritBuilders(of: kind, to: entry)
            }
        }
    }

    private func isOfEarlierSource(_ kind: Nominal) -> Bool {
        kind.code != nil && !types.contains { $0.nominal === kind }
    }

    private func hasBuilders(_ kind: Nominal) -> Bool {
        kind.members.order.contains { kind.members[$0].contains { $0.isRequirement && $0.builder != nil } }
    }

    private func inheritBuilders(of kind: Nominal, to entry: Entry) {
        let nominal = entry.nominal
        let members =
            entry.isExtension ? interfaces.extensions[ObjectIdentifier(nominal)]?.members : nominal.members
        guard let members else { return }
        for name in kind.members.order {
            for requirement in kind.members[name] where requirement.isRequirement {
                guard let builder = requirement.builder else { continue }
                for member in members[name] where member.builder == nil && member.hasForm(of: requirement) {
                    let type = builder.substituting(kind.generics.parameters, [nominal.selfType])
                    member.builder = Lookup(interfaces: interfaces).reduced(type)
                }
            }
        }
    }
}

extension Declaration {
    /// Returns true if it has the kind and the labels of a requirement.
    fileprivate func hasForm(of requirement: Declaration) -> Bool {
        kind == requirement.kind && isStatic == requirement.isStatic
            && parameters.map(\.label) == requirement.parameters.map(\.label)
    }
}
