/// Makes declarations from written ones: looks up the names in them.
struct DeclarationMaker {
    let interfaces: Interfaces
    /// The type that has the declarations; nil for free ones.
    let owner: Nominal?
    /// The place around them.
    var scope: TypeScope
    /// The requirements of the extension around them.
    var requirements: [Requirement] = []
    /// True for what a protocol requires.
    var isRequirement = false
    /// True in an extension of a type.
    var isExtension = false

    /// Returns the declaration; throws a ``TypeError`` for a name that is not found.
    func make(_ written: WrittenDeclaration) throws -> Declaration {
        let result = Declaration(written.kind.made, name: written.name, owner: owner, result: .void)
        result.modifiers = written.modifiers
        var inner = self
        var generics = GenericSignature()
        var parameters = written.parameters
        var parts = written.generics
        for index in parameters.indices { parameters[index].type = parameters[index].type.naming(&parts) }
        try inner.open(parts, into: &generics)
        let resolver = TypeResolver(interfaces: interfaces, scope: inner.scope)
        let isOperator = written.isOperator
        result.parameters = try parameters.map { try resolver.parameter($0, isOperator: isOperator) }
        generics.requirements += requirements
        result.generics = generics
        result.place.thrown = try written.thrown.map { try resolver.resolve($0) }
        result.isRequirement = isRequirement
        result.isConstrained = !requirements.isEmpty
        result.isFromProtocolExtension = isExtension && owner?.isProtocol == true
        if let builder = written.builder, case .nominal = try resolver.resolve(builder).form {
            result.builder = try resolver.resolve(builder)
        }
        try inner.setResult(of: result, written)
        return result
    }

    /// Adds generic parameters to the scope, and requirements to the signature.
    mutating func open(_ written: WrittenGenerics, into generics: inout GenericSignature) throws {
        guard !written.parameters.isEmpty || !written.requirements.isEmpty else { return }
        let made = written.parameters.map { GenericParameter($0.name) }
        scope.generics += made
        generics.parameters += made
        let resolver = TypeResolver(interfaces: interfaces, scope: scope)
        for (parameter, written) in zip(made, written.parameters) {
            guard let bound = written.bound else { continue }
            let kind = Requirement.Kind.conforms(try resolver.existential(bound, of: parameter.name))
            generics.requirements.append(Requirement(subject: Type(.parameter(parameter)), kind: kind))
        }
        generics.requirements += try written.requirements.map(resolver.requirement)
    }

    private func setResult(of declaration: Declaration, _ written: WrittenDeclaration) throws {
        switch declaration.kind {
        case .initializer:
            let type = owner?.selfType ?? .error
            let isOptional = !written.modifiers.isDisjoint(with: [.failable, .implicitlyUnwrapped])
            declaration.isImplicitlyUnwrapped = written.modifiers.contains(.implicitlyUnwrapped)
            declaration.result = isOptional ? interfaces.optional(type) : type
        case .enumCase: declaration.result = owner?.selfType ?? .error
        case .function, .subscript, .variable, .type:
            guard var type = written.type else { return }
            if case .implicitlyUnwrapped = type { declaration.isImplicitlyUnwrapped = true }
            let bounds = type.nameOpaque()
            var scope = scope
            for (index, bound) in bounds.enumerated() {
                let resolver = TypeResolver(interfaces: interfaces, scope: scope)
                let arguments = (owner?.generics.parameters ?? []) + declaration.generics.parameters
                let opaque = Type.Opaque(
                    declaration: ObjectIdentifier(declaration),
                    index: index,
                    bounds: try resolver.existential(bound),
                    arguments: arguments.map { Type(.parameter($0)) }
                )
                scope.locals.append([WrittenType.opaqueName(index): .alias(GenericSignature(), Type(.opaque(opaque)))])
            }
            declaration.result = try TypeResolver(interfaces: interfaces, scope: scope).resolve(type)
        }
    }
}

extension WrittenDeclaration {
    /// True for an operator function.
    var isOperator: Bool { kind == .function && (name.utf8.first.map(InterfaceReader.isOperator) ?? false) }
}

extension WrittenDeclaration.Kind {
    fileprivate var made: Declaration.Kind {
        switch self {
        case .function: .function
        case .initializer: .initializer
        case .subscript: .subscript
        case .variable: .variable
        case .enumCase: .enumCase
        }
    }
}

extension Interfaces {
    func optional(_ type: Type) -> Type { nominal("Optional").map { .nominal($0, [type]) } ?? .error }
}

extension TypeResolver {
    /// Returns a written requirement with its names looked up.
    func requirement(_ written: WrittenRequirement) throws -> Requirement {
        let subject = try resolve(written.subject)
        if written.isSame { return Requirement(subject: subject, kind: .same(try resolve(written.type))) }
        return Requirement(subject: subject, kind: .conforms(try existential(written.type, of: "\(subject)")))
    }

    /// Returns a written parameter with its names looked up.
    func parameter(_ written: WrittenParameter, isOperator: Bool) throws -> Declaration.Parameter {
        var result = Declaration.Parameter(
            label: isOperator ? nil : written.label,
            name: written.name,
            type: try resolve(written.type),
            hasDefault: written.hasDefault,
            isVariadic: written.isVariadic,
            isInout: written.isInout,
            isAutoclosure: written.isAutoclosure,
            isEscaping: written.isEscaping
        )
        if let builder = written.builder {
            let type = try resolve(builder)
            if type.nominal != nil { result.builder = type }
        }
        return result
    }
}

// MARK: - Types without names

extension WrittenType {
    static func opaqueName(_ index: Int) -> String { "some #\(index)" }

    /// Returns the type of a parameter, in which each `some P` becomes a generic parameter.
    func naming(_ generics: inout WrittenGenerics) -> WrittenType {
        guard hasSome else { return self }
        return replacingSome { bound in
            let name = "some \(bound) #\(generics.parameters.count)"
            generics.parameters.append(WrittenGeneric(name: name, bound: bound))
            return .named([Part(name: name)])
        }
    }

    /// Replaces each `some P` of a result by a name; returns the bounds.
    fileprivate mutating func nameOpaque() -> [WrittenType] {
        guard hasSome else { return [] }
        var bounds: [WrittenType] = []
        self = replacingSome { bound in
            bounds.append(bound)
            return .named([Part(name: Self.opaqueName(bounds.count - 1))])
        }
        return bounds
    }

    private var hasSome: Bool {
        if case .some = self { return true }
        return parts.contains(where: \.hasSome)
    }

    /// Returns the type with other types in place of each `some P`.
    func replacingSome(_ replace: (WrittenType) -> WrittenType) -> WrittenType {
        switch self {
        case .some(let bound): replace(bound)
        case .any: self
        default: mapParts { $0.replacingSome(replace) }
        }
    }
}
