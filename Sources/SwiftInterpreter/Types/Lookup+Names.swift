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

/// The part of a source in which a type can be named.
enum AccessScope {
    case everywhere
    case file
    /// A type with what is nested in it, and its extensions.
    case type(Nominal)

    /// Returns the scope of a declaration with some modifiers in a type, or outside of types.
    init(_ modifiers: WrittenModifiers, in owner: Nominal?) {
        let around = owner.map { AccessScope($0) } ?? .everywhere
        var own = AccessScope.everywhere
        if modifiers.contains(.private) {
            own = owner.map { .type($0) } ?? .file
        } else if modifiers.contains(.filePrivate) {
            own = .file
        }
        self = own.isInside(around) ? own : around
    }

    /// Returns the scope of a type.
    init(_ nominal: Nominal) {
        self = nominal.code == nil ? .everywhere : AccessScope(nominal.modifiers, in: nominal.outer)
    }

    /// Returns true if another scope contains this one.
    func isInside(_ other: AccessScope) -> Bool {
        switch (self, other) {
        case (_, .everywhere): return true
        case (.everywhere, _): return false
        case (_, .file): return true
        case (.file, .type): return false
        case (.type(let own), .type(let around)):
            var next: Nominal? = own
            while let here = next {
                if here === around { return true }
                next = here.outer
            }
            return false
        }
    }
}

extension Nominal {
    /// True if other modules can name the type.
    var isPublic: Bool {
        var next: Nominal? = self
        while let here = next, here.code == nil || here.modifiers.contains(.public) { next = here.outer }
        return next == nil
    }
}

extension String {
    /// The word for an access with its article.
    var withArticle: String { (self == "internal" ? "an " : "a ") + self }
}

/// The access of a type, with the word for it.
struct TypeAccess {
    let scope: AccessScope
    /// True if other modules can name it.
    private(set) var isPublic = false
    let word: String

    static var open: TypeAccess { TypeAccess(scope: .everywhere, isPublic: true, word: "public") }

    init(scope: AccessScope, isPublic: Bool = false, word: String) {
        (self.scope, self.isPublic, self.word) = (scope, isPublic, word)
    }

    init(_ nominal: Nominal) {
        scope = AccessScope(nominal)
        var next: Nominal? = nominal
        while let here = next, here.modifiers.isDisjoint(with: [.private, .filePrivate]) { next = here.outer }
        word = next.map { $0.modifiers.contains(.private) ? "private" : "fileprivate" } ?? "internal"
        isPublic = nominal.isPublic
    }

    /// Returns the access of a type with all its parts.
    init(_ type: Type) {
        var result = Self.open
        func add(_ type: Type) {
            switch type.form {
            case .nominal(let nominal, _): result.narrow(to: TypeAccess(nominal))
            case .existential(let bounds): result.narrow(to: TypeAccess(bounds))
            case .opaque(let opaque): result.narrow(to: TypeAccess(opaque.bounds))
            default: break
            }
            Type.forEachPart(of: type.form, add)
        }
        add(type)
        self = result
    }

    /// Returns the access of the protocols and the class of a bound.
    init(_ bounds: Type.Existential) {
        var result = Self.open
        for kind in bounds.protocols { result.narrow(to: TypeAccess(kind)) }
        if let superclass = bounds.superclass { result.narrow(to: TypeAccess(superclass)) }
        for known in bounds.known { result.narrow(to: TypeAccess(known.type)) }
        self = result
    }

    /// Takes the access of another type in it, if that can be named in fewer places.
    mutating func narrow(to other: TypeAccess) {
        let arePublic = isPublic && other.isPublic
        if !scope.isInside(other.scope) || isPublic { self = other }
        isPublic = arePublic
    }
}
