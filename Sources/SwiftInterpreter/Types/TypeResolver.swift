/// The place in which type names are looked up.
struct TypeScope {
    /// The generic parameters of functions around the place, innermost last.
    var generics: [GenericParameter] = []
    /// The types around the place, innermost last; of a protocol, `Self` and its associated types can be named.
    var nominals: [Nominal] = []
    /// The types that blocks around the place declare, innermost last.
    var locals: [[String: NestedType]] = []
    /// The requirements on the generic parameters.
    var requirements: [Requirement] = []
    /// The names that superclasses and protocols of the types provide, if they are known; finding them takes long.
    var inheritedNames: Set<String>?
}

/// An error in a written type.
struct TypeError: Error {
    var message: DiagnosticMessage
    /// The name that was not found.
    var name: String?
    /// The place in the source; -1 if it is not known.
    var offset = -1
    /// The requirement of a protocol that a type has no member for.
    var missing: String?
    /// The remedy.
    var fix: String?
    /// The name that is probably meant.
    var didYouMean: String?
    /// True for a part of Swift that does not exist here.
    var isUnsupported = false
}

/// Looks up the names in written types.
struct TypeResolver {
    let interfaces: Interfaces
    let scope: TypeScope

    /// Returns the type; throws a ``TypeError`` for a name that is not found or has other generic arguments.
    func resolve(_ written: WrittenType) throws -> Type {
        switch written {
        case .named(let parts): return try resolve(parts)
        case .optional(let inner), .implicitlyUnwrapped(let inner): return try known("Optional", [inner])
        case .array(let element): return try known("Array", [element])
        case .dictionary(let key, let value): return try known("Dictionary", [key, value])
        case .tuple(let elements):
            if elements.count == 1 { return try resolve(elements[0].type) }
            return .tuple(try elements.map { .init(label: $0.label, type: try resolve($0.type)) })
        case .function(let parameters, let result, let effects):
            return .function(
                try parameters.map {
                    let type = try resolve($0.type)
                    return .init(
                        type: $0.isVariadic ? array(of: type) : type,
                        isInout: $0.isInout,
                        isVariadic: $0.isVariadic,
                        isAutoclosure: $0.isAutoclosure
                    )
                },
                try resolve(result),
                effects
            )
        case .metatype(let inner): return .metatype(try resolve(inner))
        case .any(.optional(let inner)):
            throw TypeError(
                message: "optional 'any' type must be written '(any \(inner))?'",
                offset: inner.offset ?? -1
            )
        case .any(let inner): return try resolve(inner)
        case .some(let inner):
            // A parameter or result of such a type is replaced before; elsewhere it is as the existential.
            return try resolve(inner)
        case .composition(let parts): return Type(.existential(try existential(.composition(parts))))
        }
    }

    /// Returns the protocols and the class that a type after a colon consists of.
    ///
    /// - Parameter subject: what the type is required of; nil for the type of a value.
    func existential(_ written: WrittenType, of subject: @autoclosure () -> String? = nil) throws -> Type.Existential {
        var result = Type.Existential()
        let parts: [WrittenType] = if case .composition(let parts) = written { parts } else { [written] }
        for part in parts {
            let type = try resolve(part)
            switch type.form {
            case .existential(let more):
                result.protocols += more.protocols.filter { !result.protocols.contains($0) }
                result.superclass = result.superclass ?? more.superclass
                result.known += more.known
                result.isClass = result.isClass || more.isClass
            case .nominal(let nominal, _) where nominal.isClass: result.superclass = type
            default:
                throw TypeError(
                    message: subject().map { "type '\($0)' constrained to non-protocol, non-class type '\(part)'" }
                        ?? "non-protocol, non-class type '\(part)' cannot be used within a protocol-constrained type",
                    offset: part.offset ?? -1
                )
            }
        }
        return result
    }

    private func known(_ name: String, _ arguments: [WrittenType]) throws -> Type {
        guard let nominal = interfaces.nominal(name) else { throw unknown(.init(name: name)) }
        return .nominal(nominal, try arguments.map(resolve))
    }

    private func array(of type: Type) -> Type {
        interfaces.nominal("Array").map { .nominal($0, [type]) } ?? .error
    }

    private func unknown(_ part: WrittenType.Part) -> TypeError {
        TypeError(message: .unknownType(part.name), name: part.name, offset: part.place.offset)
    }

    /// Returns the error that source names a type of Swift that does not exist here; what the library declares may.
    private func unsupported(_ nominal: Nominal, _ part: WrittenType.Part) -> TypeError {
        TypeError(
            message: .absentType(nominal.name),
            offset: part.place.offset,
            isUnsupported: true
        )
    }

    // MARK: - Names

    private func resolve(_ parts: [WrittenType.Part]) throws -> Type {
        guard var type = try first(parts[0], isOnly: parts.count == 1) else {
            // A name that is qualified by its module.
            guard parts.count > 1 else { throw unknown(parts[0]) }
            let (module, name) = (parts[0].name, parts[1].name)
            guard let found = interfaces.type(name, ofModule: module) else {
                guard interfaces.isOfLibrary(module) else { throw unknown(parts[0]) }
                throw TypeError(
                    message: "no type named '\(name)' in module '\(module)'",
                    name: name,
                    offset: parts[1].place.offset
                )
            }
            var type = try self.type(found, parts[1])
            for part in parts.dropFirst(2) { type = try member(part, of: type) }
            return type
        }
        for part in parts.dropFirst() { type = try member(part, of: type) }
        return type
    }

    private func first(_ part: WrittenType.Part, isOnly: Bool) throws -> Type? {
        switch part.name {
        case "Any": return .any
        case "AnyObject": return .anyObject
        case "AnyClass": return .metatype(.anyObject)
        case "Void": return .void
        case "Self":
            guard let nominal = scope.nominals.last else { return nil }
            return nominal.selfType
        default: break
        }
        if let parameter = scope.generics.last(where: { $0.name == part.name }) { return Type(.parameter(parameter)) }
        for block in scope.locals.reversed() {
            if let found = block[part.name] { return try type(found, part) }
        }
        for nominal in scope.nominals.reversed() {
            if let found = try lookUp(part, in: nominal) { return found }
        }
        return try interfaces.type(part.name).map { try type($0, part) }
    }

    /// Returns a type that a type's declaration can name without a qualifier.
    private func lookUp(_ part: WrittenType.Part, in nominal: Nominal) throws -> Type? {
        if let parameter = nominal.parameters.last(where: { $0.name == part.name }), part.name != "Self" {
            return Type(.parameter(parameter))
        }
        if nominal.lastName == part.name, part.arguments.isEmpty, !nominal.isProtocol { return nominal.selfType }
        if let found = interfaces.type(part.name, in: nominal) {
            return try type(found, part, in: nominal.selfType)
        }
        if let names = scope.inheritedNames, !names.contains(part.name) { return nil }
        if nominal.isProtocol {
            return nominal.allAssociated(interfaces).contains(part.name)
                ? Type(.member(nominal.selfType, part.name)) : try lookUp(part, inBoundsOf: nominal.selfType)
        }
        // Superclasses and protocols provide nested types, as `Layout` provides `Subelements`.
        if case .nominal(let above, _)? = nominal.superclass?.form, let found = try lookUp(part, in: above) {
            return found
        }
        for conformance in interfaces.conformances(of: nominal) {
            for kind in [conformance.type] + conformance.type.allRefined(interfaces) {
                if let found = interfaces.type(part.name, in: kind) { return try type(found, part) }
                if kind.associatedTypes.contains(where: { $0.name == part.name }) {
                    return Type(.member(nominal.selfType, part.name))
                }
            }
        }
        return nil
    }

    /// Returns a type that the requirements on `Self` provide, as `Self: RawRepresentable` provides `RawValue`.
    private func lookUp(_ part: WrittenType.Part, inBoundsOf selfType: Type) throws -> Type? {
        for requirement in scope.requirements where requirement.subject == selfType {
            guard case .conforms(let bound) = requirement.kind else { continue }
            for kind in bound.protocols {
                if kind.allAssociated(interfaces).contains(part.name) { return Type(.member(selfType, part.name)) }
                if let found = interfaces.type(part.name, in: kind) { return try type(found, part) }
            }
            if case .nominal(let above, _)? = bound.superclass?.form, let found = try lookUp(part, in: above) {
                return found
            }
        }
        return nil
    }

    private func member(_ part: WrittenType.Part, of type: Type) throws -> Type {
        switch type.form {
        case .nominal(let nominal, let arguments):
            if let found = interfaces.type(part.name, in: nominal) {
                let inner = try self.type(found, part, in: type)
                return inner.substituting(nominal.parameters, arguments)
            }
            return Type(.member(type, part.name))
        case .parameter, .member: return Type(.member(type, part.name))
        case .existential(let existential):
            for kind in existential.protocols {
                if let found = interfaces.type(part.name, in: kind) { return try self.type(found, part) }
            }
            throw unknown(part)
        default: throw unknown(part)
        }
    }

    private func type(_ found: NestedType, _ part: WrittenType.Part, in outer: Type? = nil) throws -> Type {
        let written = part.arguments
        switch found {
        case .nominal(let nominal):
            if outer != nil, !isAccessible(nominal) {
                throw TypeError(
                    message: .inaccessible(nominal.lastName),
                    offset: part.place.offset
                )
            }
            if nominal.modifiers.contains(.absent), interfaces.library != nil { throw unsupported(nominal, part) }
            if nominal.isProtocol { return try protocolType(nominal, written) }
            let arguments = try written.map(resolve)
            var before: [Type] = []
            if case .nominal(_, let outerArguments)? = outer?.form { before = outerArguments }
            let count = nominal.parameters.count
            if before.count > count { before = Array(before.prefix(count)) }
            if before.count + arguments.count == count { return .nominal(nominal, before + arguments) }
            guard arguments.isEmpty else {
                guard count > 0 else {
                    throw TypeError(
                        message: "cannot specialize non-generic type '\(nominal.name)'",
                        offset: part.place.offset
                    )
                }
                throw TypeError(
                    message:
                        "generic type '\(nominal.name)' specialized with \(arguments.count < count ? "too few" : "too many") "
                        + "type parameters (got \(arguments.count), but expected \(count))",
                    offset: part.place.offset
                )
            }
            // The arguments are inferred, or are those of the type around the place.
            return .nominal(nominal, nominal.parameters.map { Type(.parameter($0)) })
        case .alias(let generics, let type):
            let arguments = try written.map(resolve)
            return arguments.isEmpty ? type : type.substituting(generics.parameters, arguments)
        }
    }

    /// Returns false for a private type in another one that is not around the place.
    private func isAccessible(_ nominal: Nominal) -> Bool {
        guard nominal.modifiers.contains(.private), nominal.code != nil, let outer = nominal.outer else { return true }
        // The surroundings of local types are not known here.
        return !scope.locals.isEmpty
            || scope.nominals.contains { nominal in sequence(first: nominal, next: \.outer).contains { $0 === outer } }
    }

    private func protocolType(_ nominal: Nominal, _ written: [WrittenType]) throws -> Type {
        var existential = Type.Existential(protocols: [nominal])
        guard !written.isEmpty else { return Type(.existential(existential)) }
        let names = nominal.primary.isEmpty ? nominal.associatedTypes.map(\.name) : nominal.primary
        for (name, argument) in zip(names, written) {
            existential.known.append(.init(name: name, type: try resolve(argument)))
        }
        return Type(.existential(existential))
    }
}

extension Nominal {
    /// The type of `self` in its declaration.
    var selfType: Type {
        if isProtocol { return parameters.first.map { Type(.parameter($0)) } ?? .error }
        return .nominal(self, parameters.map { Type(.parameter($0)) })
    }

    /// Returns the protocols that a protocol refines, directly or not.
    func allRefined(_ interfaces: Interfaces) -> [Nominal] {
        var result: [Nominal] = []
        var open = interfaces.conformances(of: self).map(\.type)
        while !open.isEmpty {
            let next = open.removeFirst()
            guard next !== self, !result.contains(next) else { continue }
            result.append(next)
            open += interfaces.conformances(of: next).map(\.type)
        }
        return result
    }

    /// Returns the names of a protocol's associated types, those that it inherits as well.
    func allAssociated(_ interfaces: Interfaces) -> [String] {
        (associatedTypes + allRefined(interfaces).flatMap(\.associatedTypes)).map(\.name)
    }
}

extension Type {
    /// Returns the type with generic parameters replaced.
    func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Type {
        guard hasParameters, !parameters.isEmpty else { return self }
        if case .parameter(let parameter) = form {
            return parameters.firstIndex { $0 === parameter }.map { $0 < arguments.count ? arguments[$0] : self }
                ?? self
        }
        return mappingParts { $0.substituting(parameters, arguments) }
    }
}
