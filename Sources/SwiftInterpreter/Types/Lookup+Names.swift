/// The names that can be written at a place, for suggestions.
extension Lookup {
    /// Returns the names of the members of a type, the nearest first.
    ///
    /// - Parameter isStatic: true for members of the type itself.
    func memberNames(of type: Type, isStatic: Bool) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        func add(_ nominal: Nominal) {
            for name in interfaces.memberNames(of: nominal, isStatic: isStatic) where seen.insert(name).inserted {
                result.append(name)
            }
        }
        var protocols: [Nominal] = []
        var current: Type? = type
        while let here = current {
            switch here.form {
            case .nominal(let nominal, _):
                add(nominal)
                protocols += interfaces.conformances(of: nominal).map(\.type)
            case .existential(let existential): protocols += existential.protocols
            case .parameter, .member, .opaque: protocols += bounds(of: here).protocols
            default: break
            }
            current = superclass(of: here)
        }
        var known: Set<Nominal> = []
        while !protocols.isEmpty {
            let kind = protocols.removeFirst()
            guard known.insert(kind).inserted else { continue }
            add(kind)
            protocols += interfaces.conformances(of: kind).map(\.type)
        }
        return result
    }
}

extension Interfaces {
    /// Returns the names of the members that a type itself and extensions of it declare.
    func memberNames(of nominal: Nominal, isStatic: Bool) -> [String] {
        nominal.load()
        var lists = [nominal.members]
        var current: Interfaces? = self
        while let here = current {
            lists.append(here.extensionMembers(of: nominal))
            current = here.library
        }
        return lists.flatMap { list in
            list.order.filter { name in
                guard let first = name.unicodeScalars.first, first.properties.isXIDStart, name != "init" else {
                    return false
                }
                return list[name].contains { $0.isStaticLike == isStatic }
            } + (isStatic ? list.types.keys.sorted() : [])
        }
    }

    /// The full names of all types and aliases, those of a session first.
    var typeNames: [String] { nominals.keys.sorted() + aliases.keys.sorted() + (library?.typeNames ?? []) }

    /// The names of all variables and functions, those of a session first.
    var valueNames: [String] { variables.keys.sorted() + functions.keys.sorted() + (library?.valueNames ?? []) }
}
