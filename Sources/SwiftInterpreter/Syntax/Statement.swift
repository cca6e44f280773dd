/// A statement or declaration, lowered from the parser's tree.
struct Statement {
    var kind: Kind
    /// The UTF-8 offset that an error about it points at.
    var offset: Int

    indirect enum Kind {
        case expression(Expression)
        case variables([VariableBinding])
        case function(FunctionCode)
        case type(TypeDeclaration)
        case extended(TypeDeclaration)
        case alias(String, TypeRef)
        case returned(Expression?)
        case broken(String?)
        case continued(String?)
        case fellThrough
        case guarded([Condition], [Statement])
        case whileLoop([Condition], [Statement], label: String?)
        case repeatLoop([Statement], Expression, label: String?)
        case forLoop(ForLoop, label: String?)
        case block([Statement])
        case attempted(Attempt)
        case deferred([Statement])
        case thrown(Expression)
        case imported(String)
        /// A declaration that only the reading of later source needs to know, such as that of an operator.
        case noted
    }
}

/// A `for` loop.
final class ForLoop {
    let pattern: Pattern
    /// The type that is written for the elements.
    let type: TypeRef?
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]

    init(pattern: Pattern, type: TypeRef?, sequence: Expression, condition: Expression?, body: [Statement]) {
        self.pattern = pattern
        self.type = type
        self.sequence = sequence
        self.condition = condition
        self.body = body
    }
}

/// A `do` with its `catch` clauses.
final class Attempt {
    struct Clause {
        /// Any of these may match; none at all match everything.
        var patterns: [(pattern: Pattern?, condition: Expression?)]
        var body: [Statement]
    }

    let body: [Statement]
    let clauses: [Clause]

    init(body: [Statement], clauses: [Clause]) {
        self.body = body
        self.clauses = clauses
    }
}

/// One binding of a `let` or `var`, with its accessors if it is computed.
struct VariableBinding {
    var pattern: Pattern
    var type: TypeRef?
    var value: Expression?
    var isLet: Bool
    var isStatic: Bool
    var accessors: Accessors?
    var observers: Observers?
    /// The result builder whose attribute stands before it.
    var builder: String?
    /// Whether the value is made when it is first read.
    var isLazy = false
    /// The type as it is written, where it has generic parameters in it.
    var written: TypeRef?
    /// Whether it takes the place of a property of the superclass.
    var isOverride = false
    /// Whether only its type may read it.
    var isPrivate = false
    /// Whether only its type may change it.
    var isPrivateToSet = false
    /// How it is made of the value that it wraps, if it is a property wrapper.
    var wrapping: Wrapping?
    /// The variable that holds the property wrapper which it goes through.
    var wrapper: String?

    struct Accessors {
        var getter: [Statement]
        var setter: (parameter: String, body: [Statement])?
        /// Whether setting it leaves the value that it belongs to as it is.
        var isNonmutating = false
    }

    /// What runs before and after a stored variable changes.
    struct Observers {
        var before: (parameter: String, body: [Statement])?
        var after: (parameter: String, body: [Statement])?
    }
}

/// A pattern of a `switch` case, an `if case`, a `for` or a binding.
indirect enum Pattern {
    case wildcard
    case name(String, isLet: Bool, offset: Int)
    case tuple([(label: String?, pattern: Pattern)], offset: Int)
    case expression(Expression)
    case enumCase(String, type: Expression?, [(label: String?, pattern: Pattern)]?, offset: Int)
    case optional(Pattern)
    case type(TypeRef, offset: Int)
    case cast(Pattern, TypeRef, offset: Int)
}
