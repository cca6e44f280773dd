/// The knowledge of the types in an expression, at one point of the search.
struct State {
    /// The types that were found, by the number of what is looked for.
    private(set) var found: [Type?] = []
    /// The literals that types are of.
    private(set) var literals: [LiteralKind?] = []
    /// The types that names with a leading dot are looked up in.
    private(set) var bases: Set<Int> = []
    /// The types of the values of optional chains.
    private(set) var chains: Set<Int> = []
    /// The types that other values are converted to: of branches, of the results of closures, of values in optionals.
    private(set) var joins: [Int: Join] = [:]
    /// The generic arguments of declarations that were chosen among several.
    private(set) var decided: [Range<Int>] = []
    /// The types that were chosen among several, because nothing else decided them.
    private(set) var tried: Set<Int> = []
    /// The types among them that only literals decide.
    private(set) var defaulted: Set<Int> = []
    /// The names of the generic parameters that types were opened for, for messages.
    private(set) var opened: [Int: (parameter: String, declaration: String)] = [:]
    var constraints: [Constraint] = []
    var disjunctions: [Disjunction] = []
    /// The number of names with several declarations that were found to depend on one another; nil before that.
    var dependent: Int?
    var choices: [ObjectIdentifier: Choice] = [:]
    /// The expressions of the names with several declarations.
    var places: [ObjectIdentifier: Expression] = [:]
    /// The expressions that may name a declaration of Swift that does not exist here.
    var absences: [Expression] = []
    /// The types of expressions.
    var types: [ObjectIdentifier: Type] = [:]
    /// The types that initializers are looked up in, by the expression of the initializer.
    var made: [ObjectIdentifier: Type] = [:]
    /// The expressions of the initializers that calls of types are.
    var constructors: [ObjectIdentifier: Expression] = [:]
    /// The bases of the names with a leading dot around the place.
    var implicitBases: [Type] = []
    /// The expressions that are bases of chains with a leading dot.
    var inChain: Set<ObjectIdentifier> = []
    /// The names and members that are assigned to as a whole or end key paths: one of type `T!` is a `T?` there.
    var assigned: Set<ObjectIdentifier> = []
    /// The class around `super`, which `Self` is in the members of its superclass.
    var selfOfSuper: Type?
    /// The findings that only execution needs.
    var details = Details()
    /// The types of the parameters that closures declare.
    var parameters: [ObjectIdentifier: [Type]] = [:]
    /// The result builders of closures.
    var builders: [ObjectIdentifier: Type] = [:]
    /// The types of the values that closures of one expression do not return, because nothing is expected of them.
    var discarded: [Type] = []
    /// The literals that do not have the type that they have by themselves; the score contains that already.
    var unusual: Set<Int> = []
    /// The key paths, whose classes must allow what is expected of them.
    var keyPaths: [KeyPathSite] = []
    /// The types behind which the cursor is.
    var basesAtCursor: [CursorFindings.Base] = []
    /// The literals with interpolations that are checked later.
    var interpolations: [BodyChecker.Interpolation] = []
    var score = Score()
    var mistakes: [Mistake] = []
    /// True if a name or the context has a type that an earlier mistake leaves unknown.
    var dependsOnUnknown = false

    /// A name with several declarations.
    struct Disjunction {
        var type: Type
        var members: [Candidate] {
            didSet { openSelfTypes = Self.openSelfTypes(members) }
        }
        /// The types with parts that are looked for in which the members are looked up.
        private(set) var openSelfTypes: [Type]
        var node: Expression
        var call: CallSite?
        var site: MemberSite?
        /// The types instead of declarations: an implicitly unwrapped optional, and its value.
        var alternatives: [Type]
        /// The knowledge of the arguments' types when declarations that do not fit were last removed.
        var knowledge: Int?

        init(
            type: Type,
            members: [Candidate],
            node: Expression,
            call: CallSite? = nil,
            site: MemberSite? = nil,
            alternatives: [Type] = []
        ) {
            (self.type, self.members, self.node, self.call, self.site) = (type, members, node, call, site)
            self.alternatives = alternatives
            openSelfTypes = Self.openSelfTypes(members)
        }

        private static func openSelfTypes(_ members: [Candidate]) -> [Type] {
            members.compactMap { $0.selfType?.hasVariables == true ? $0.selfType : nil }
        }
    }

    /// A declaration that a name may refer to.
    struct Candidate {
        var declaration: Declaration
        var selfType: Type?
        /// True if it is called on a value, so that `self` is no parameter.
        var isBound: Bool
        var isOfWrapped = false
        /// The class of the value that a member whose result is `Self` is called on.
        var receiver: Type?
        /// True for the subscript behind a member that `@dynamicMemberLookup` allows.
        var isDynamic = false
    }

    mutating func variable(_ literal: LiteralKind? = nil) -> Type {
        found.append(nil)
        literals.append(literal)
        return .variable(found.count - 1)
    }

    mutating func noteBase(_ type: Type) {
        if case .variable(let number) = type.form { bases.insert(number) }
    }

    mutating func noteChain(_ type: Type) {
        if case .variable(let number) = type.form { chains.insert(number) }
    }

    mutating func noteJoin(_ type: Type, _ kind: Join) {
        if case .variable(let number) = type.form { joins[number] = kind }
    }

    mutating func noteDecided(from start: Int) { if start < found.count { decided.append(start..<found.count) } }

    mutating func noteDefaulted(_ number: Int) { defaulted.insert(number) }

    mutating func noteTried(_ number: Int) { tried.insert(number) }

    mutating func noteOpened(_ type: Type, _ parameter: String, _ declaration: String) {
        if case .variable(let number) = type.form { opened[number] = (parameter, declaration) }
    }

    mutating func set(_ number: Int, _ type: Type) { found[number] = type }

    mutating func set(_ number: Int, literal: LiteralKind?) { literals[number] = literal }

    /// Returns what a type is known to be: the last of a chain of types that were found to be equal.
    func known(_ type: Type) -> Type {
        var type = type
        while case .variable(let number) = type.form, number < found.count, let next = found[number] { type = next }
        return type
    }

    /// Returns the type with everything replaced that was found.
    func simplified(_ type: Type) -> Type {
        guard type.hasVariables else { return type }
        if case .variable = type.form {
            let known = known(type)
            return known == type ? type : simplified(known)
        }
        return type.mappingParts(simplified)
    }
}

/// A mistake that is assumed so that the rest can be checked.
struct Mistake {
    var message: DiagnosticMessage
    var node: Expression
    var weight: Int
    /// The place, if it is not that of the node.
    var offset: Int?
    /// The facts that its remedy depends on.
    var hint: Hint?
    /// The ways to call the function, where the labels are wrong.
    var forms: [String] = []
    /// True if it is about a type that another mistake leaves unknown.
    var follows = false
}

extension Mistake {
    /// True for a name that nothing declares.
    var isOfName: Bool { if case .name? = hint { true } else { false } }
}

extension [Mistake] {
    /// Returns the mistakes of one expression without those that follow from others.
    ///
    /// - Parameter isFollowing: true if they can follow from a mistake that was noted before.
    func causes(isFollowing: Bool) -> [Mistake] {
        let causes = filter { !$0.follows }
        guard causes.isEmpty, !isFollowing, var first else { return causes }
        first.follows = false
        return [first]
    }

    /// The mistakes in the order of their places.
    var inOrder: [Mistake] {
        enumerated().sorted {
            ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }.map(\.element)
    }
}

extension Mistake {
    fileprivate var place: Int { offset ?? node.offset }
}
