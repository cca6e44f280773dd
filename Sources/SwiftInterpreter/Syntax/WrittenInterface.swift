/// The interface of a type or of an extension as written: everything but the bodies.
struct WrittenInterface: Hashable, Sendable {
    /// The kinds of interfaces.
    enum Kind: Hashable, Sendable {
        case structure
        case enumeration
        case classType
        case protocolType
        case extended
    }

    /// An associated type of a protocol: `associatedtype Element: Hashable = Int`.
    struct Associated: Hashable, Sendable {
        var name: String
        var bound: WrittenType?
        var preset: WrittenType?
        /// True for a primary one, which `any Sequence<Int>` sets.
        var isPrimary = false
    }

    /// A type alias: `typealias Pair<T> = (T, T)`.
    struct Alias: Hashable, Sendable {
        var name: String
        var generics = WrittenGenerics()
        var type: WrittenType
        var modifiers: WrittenModifiers = []
        var place = WrittenType.Place()
    }

    var kind: Kind
    /// The name; that of an extended type may be dotted.
    var name: String
    /// The generic arguments of the extended type: `extension Box<Int>`.
    var arguments: [WrittenType] = []
    /// The generic parameters, and the requirements of a `where` clause.
    var generics = WrittenGenerics()
    /// The superclass, raw type and protocols.
    var inherited: [WrittenType] = []
    var associated: [Associated] = []
    /// The associated types that `any Sequence<Int>` sets, in their order; a protocol may inherit them.
    var primary: [String] = []
    /// The `where` clauses of the associated types.
    var associatedConditions: [WrittenRequirement] = []
    var aliases: [Alias] = []
    var members: [WrittenDeclaration] = []
    var nested: [WrittenInterface] = []
    var modifiers: WrittenModifiers = []
}
