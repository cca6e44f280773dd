/// The search for the types behind aliases and the names of extended types, which may depend on each other.
final class AliasResolution {
    private struct Pending {
        var alias: WrittenInterface.Alias
        var entry: DeclaredInterfaces.Entry?
        var offset: Int { alias.place.offset }
    }

    private let declared: DeclaredInterfaces
    private var pending: [Pending] = []
    /// The types behind the aliases without generic parameters of their own.
    private var found: [(type: Type, requirements: [Requirement], offset: Int)] = []
    private var extended: [(code: TypeDeclaration, start: Int)] = []

    init(_ declared: DeclaredInterfaces) {
        self.declared = declared
    }

    func add(_ alias: WrittenInterface.Alias, in entry: DeclaredInterfaces.Entry?) {
        pending.append(Pending(alias: alias, entry: entry))
    }

    /// Resolves the aliases and extensions that do not depend on inherited members.
    func resolve(_ extensions: [(code: TypeDeclaration, start: Int)]) {
        extended = extensions
        while resolveSome() {}
        for (code, start) in extended { open(code, at: start, isLast: true) }
        extended = []
        while resolveSome() {}
    }

    /// Resolves the rest, and notes the errors.
    func resolveLast() {
        while resolveSome() {}
        let rest = pending
        pending = []
        var noted: Set<String> = []
        for item in rest {
            let name = item.alias.name
            let names = names(from: item, in: rest)
            if names.contains(name) {
                if names.isDisjoint(with: noted) {
                    declared.note("type alias '\(name)' references itself", at: item.offset)
                }
                noted.insert(name)
                register(item, GenericSignature(), .error)
                continue
            }
            let (generics, scope) = scope(of: item)
            register(item, generics, declared.resolve(item.alias.type, in: scope, at: item.offset))
        }
    }

    /// Notes the types whose generic arguments do not satisfy the requirements; needs the conformances of all types.
    func check() {
        for (type, requirements, offset) in found {
            let lookup = Lookup(interfaces: declared.interfaces, requirements: requirements)
            if let problem = lookup.problem(in: type) { declared.note(problem, at: offset) }
        }
    }

    /// Returns the names that an alias depends on, directly or not.
    private func names(from item: Pending, in all: [Pending]) -> Set<String> {
        var (found, open): (Set<String>, [String]) = ([], Array(item.alias.type.firstNames))
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += all.filter { $0.alias.name == name }.flatMap(\.alias.type.firstNames)
        }
        return found
    }

    /// Resolves what can be resolved now; returns false if nothing can.
    private func resolveSome() -> Bool {
        var isChanged = false
        let names = Set(pending.map(\.alias.name))
        let items = pending
        pending = []
        for item in items {
            // Another alias of that name is probably meant, which is not known yet.
            let waits = !item.alias.type.firstNames.isDisjoint(with: names)
            if !waits, resolve(item) { isChanged = true } else { pending.append(item) }
        }
        let extensions = extended
        extended = []
        for (code, start) in extensions {
            if open(code, at: start, isLast: false) { isChanged = true } else { extended.append((code, start)) }
        }
        return isChanged
    }

    private func resolve(_ item: Pending) -> Bool {
        let (generics, scope) = scope(of: item)
        let resolver = TypeResolver(interfaces: declared.interfaces, scope: scope)
        guard let type = try? resolver.resolve(item.alias.type) else { return false }
        register(item, generics, type)
        return true
    }

    private func scope(of item: Pending) -> (GenericSignature, TypeScope) {
        var scope = item.entry.map { declared.scope(of: $0) } ?? declared.scope(of: nil as Nominal?)
        let generics = GenericSignature(parameters: item.alias.generics.parameters.map { GenericParameter($0.name) })
        scope.generics += generics.parameters
        return (generics, scope)
    }

    private func register(_ item: Pending, _ generics: GenericSignature, _ type: Type) {
        let alias = NestedType.alias(generics, type)
        if !item.alias.modifiers.isDisjoint(with: [.private, .filePrivate]), !declared.isLocal {
            let owner = item.entry.map { $0.nominal.name + "." } ?? ""
            declared.interfaces.aliasModifiers[owner + item.alias.name] = item.alias.modifiers
        }
        if generics.parameters.isEmpty {
            let requirements = item.entry.map { declared.scope(of: $0).requirements } ?? []
            found.append((type, requirements, item.offset))
        }
        if let entry = item.entry {
            declared.add(alias, item.alias.name, to: entry)
        } else if declared.isLocal {
            declared.localTypes[item.alias.name] = alias
        } else {
            declared.interfaces.addAlias(item.alias.name, alias)
        }
    }

    // MARK: - Extensions

    /// Finds the type that an extension extends, and names the types in it.
    @discardableResult
    private func open(_ code: TypeDeclaration, at start: Int, isLast: Bool) -> Bool {
        let parts = code.interface.name.split(separator: ".")
            .map { WrittenType.Part(name: String($0), place: .init(offset: code.offset)) }
        let scope = declared.scope(of: nil as Nominal?)
        let resolver = TypeResolver(interfaces: declared.interfaces, scope: scope)
        let found = try? resolver.resolve(.named(parts))
        guard let type = found, let (nominal, arguments) = type.extended else {
            guard isLast else { return false }
            if let type = found {
                declared.note("non-nominal type '\(type)' cannot be extended", at: code.offset)
            } else {
                _ = declared.resolve(.named(parts), in: scope, at: code.offset)
            }
            return true
        }
        var entry = DeclaredInterfaces.Entry(nominal: nominal, code: code, isExtension: true, start: start)
        // An alias may name a type with arguments: `extension Integers` of `[Int]`.
        for (parameter, argument) in zip(nominal.generics.parameters, arguments)
        where !nominal.isProtocol && argument != Type(.parameter(parameter)) {
            entry.requirements.append(Requirement(subject: Type(.parameter(parameter)), kind: .same(argument)))
        }
        declared.extensions.append(entry)
        for nested in code.nested { declared.add(nested, to: entry, self) }
        for alias in code.interface.aliases where declared.take(alias.name, in: nominal, at: alias.place.offset) {
            add(alias, in: entry)
        }
        return true
    }
}

extension Type {
    /// The type that an extension of this type extends, with its generic arguments.
    fileprivate var extended: (Nominal, [Type])? {
        switch form {
        case .nominal(let nominal, let arguments): (nominal, arguments)
        case .existential(let existential) where existential.protocols.count == 1: (existential.protocols[0], [])
        default: nil
        }
    }
}

extension WrittenType {
    /// The names that are looked up where the type is written, without those of their members.
    var firstNames: Set<String> {
        switch self {
        case .named(let parts):
            Set(parts.first.map { [$0.name] } ?? [])
                .union(parts.flatMap(\.arguments).flatMap(\.firstNames))
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type), .any(let type),
            .some(let type):
            type.firstNames
        case .dictionary(let key, let value): key.firstNames.union(value.firstNames)
        case .tuple(let elements): Set(elements.flatMap(\.type.firstNames))
        case .function(let parameters, let result, _):
            Set(parameters.flatMap(\.type.firstNames)).union(result.firstNames)
        case .composition(let types): Set(types.flatMap(\.firstNames))
        }
    }
}
