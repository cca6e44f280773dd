/// Generic parameters, the requirements on them, and associated types.
extension DeclaredInterfaces {
    /// Adds the requirements of a type's generic parameters, or of a protocol's associated types.
    func addRequirements(to entry: Entry) {
        let (nominal, written) = (entry.nominal, entry.code.interface)
        let offset = entry.code.offset
        nominal.generics.requirements += nominal.outer?.generics.requirements ?? []
        let scope = scope(of: nominal)
        var result: [Requirement] = []
        if nominal.isProtocol {
            for associated in written.associated {
                let subject = Type(.member(nominal.selfType, associated.name))
                if let bound = associated.bound { result += requirements(on: subject, bound, in: scope, at: offset) }
                guard let index = nominal.associatedTypes.firstIndex(where: { $0.name == associated.name }) else {
                    continue
                }
                nominal.associatedTypes[index].preset = associated.preset.map { resolve($0, in: scope, at: offset) }
            }
            result += requirements(written.associatedConditions, in: scope, at: offset)
            result += requirements(written.generics.requirements, in: scope, at: offset)
        } else {
            let parameters = nominal.generics.parameters.suffix(written.generics.parameters.count)
            result += requirements(written.generics, on: Array(parameters), in: scope, at: offset)
        }
        nominal.generics.requirements += result
    }

    /// Returns the requirements of an extension's arguments and its `where` clause.
    func requirements(of entry: Entry) -> [Requirement] {
        let (nominal, written) = (entry.nominal, entry.code.interface)
        let scope = scope(of: entry)
        let own = nominal.generics.parameters.suffix(written.arguments.count)
        var result = zip(own, written.arguments).map { parameter, argument in
            Requirement(
                subject: Type(.parameter(parameter)),
                kind: .same(resolve(argument, in: scope, at: entry.code.offset))
            )
        }
        result += requirements(written.generics.requirements, in: scope, at: entry.code.offset)
        return result
    }

    /// Returns the requirements on generic parameters that are declared with bounds and a `where` clause.
    func requirements(
        _ written: WrittenGenerics,
        on parameters: [GenericParameter],
        in scope: TypeScope,
        at offset: Int
    ) -> [Requirement] {
        let bounds = zip(parameters, written.parameters).flatMap { parameter, written in
            written.bound.map { requirements(on: Type(.parameter(parameter)), $0, in: scope, at: offset) } ?? []
        }
        return bounds + requirements(written.requirements, in: scope, at: offset)
    }

    private func requirements(_ written: [WrittenRequirement], in scope: TypeScope, at offset: Int) -> [Requirement] {
        var (scope, result) = (scope, [Requirement]())
        for item in written {
            let subject = resolve(item.subject, in: scope, at: offset)
            let found =
                item.isSame
                ? [Requirement(subject: subject, kind: .same(resolve(item.type, in: scope, at: offset)))]
                : requirements(on: subject, item.type, in: scope, at: offset)
            // What follows can name the types that a requirement on `Self` provides.
            scope.requirements += found
            result += found
        }
        return result
    }

    /// Returns the requirements of a bound: `Collection<Int>` also says what the elements are.
    func requirements(
        on subject: Type,
        _ bound: WrittenType,
        in scope: TypeScope,
        at offset: Int
    ) -> [Requirement] {
        requirements(on: subject, bounds(bound, of: subject, in: scope, at: offset))
    }

    func requirements(on subject: Type, _ bound: Type.Existential) -> [Requirement] {
        var bound = bound
        let known = bound.known
        bound.known = []
        return [Requirement(subject: subject, kind: .conforms(bound))]
            + known.map { Requirement(subject: Type(.member(subject, $0.name)), kind: .same($0.type)) }
    }
}
