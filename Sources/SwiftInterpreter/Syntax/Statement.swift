/// A statement or declaration, lowered from the parser's syntax tree.
struct Statement {
    var kind: Kind
    /// The UTF-8 offset that errors in the statement point at.
    var offset: Int
    /// The line that it was lowered from, if it is kept for later evaluations.
    var line: KnownLine?

    indirect enum Kind {
        case expression(Expression)
        case variables([VariableBinding])
        case function(FunctionCode)
        case type(TypeDeclaration)
        case extended(TypeDeclaration)
        case alias(WrittenInterface.Alias)
        case returned(Expression?)
        case broken(String?)
        case continued(String?)
        case fellThrough
        case guarded([Condition], [Statement])
        case whileLoop([Condition], [Statement], label: String?)
        case repeatLoop([Statement], Expression, label: String?)
        case forLoop(ForLoop, label: String?)
        /// A `do`; with a label, the `do`, `if` or `switch` that has it.
        case block([Statement], label: String?)
        case attempted(Attempt)
        case deferred([Statement])
        case thrown(Expression)
        case imported(String)
        /// A declaration that only affects the parsing of later source, such as an operator declaration.
        case noted
        /// Consecutive expressions of a closure, which are kept together; see ``ClosureExpression/parts``.
        case section([Statement])
    }
}

/// A `for` loop.
final class ForLoop {
    let pattern: Pattern
    /// The type annotation of the pattern.
    let type: WrittenType?
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]

    init(
        pattern: Pattern,
        type: WrittenType?,
        sequence: Expression,
        condition: Expression?,
        body: [Statement]
    ) {
        self.pattern = pattern
        self.type = type
        self.sequence = sequence
        self.condition = condition
        self.body = body
    }
}

/// A `do` statement with its `catch` clauses.
final class Attempt {
    struct Clause {
        /// The alternative patterns; an empty list matches every error.
        var patterns: [(pattern: Pattern?, condition: Expression?)]
        var body: [Statement]
    }

    let body: [Statement]
    /// The type in `do throws(E)`.
    let thrown: WrittenType?
    let clauses: [Clause]
    let offset: Int

    /// True if a clause matches every error.
    var catchesAll: Bool {
        clauses.contains { clause in
            clause.patterns.isEmpty
                || clause.patterns.contains { item in
                    guard item.condition == nil else { return false }
                    switch item.pattern {
                    case nil, .wildcard?, .name?: return true
                    case .cast(.name, let written, _)?, .type(let written, _)?:
                        return Self.everyError.contains(written.description)
                    default: return false
                    }
                }
        }
    }

    /// The types that every error is of.
    private static let everyError: Set<String> = ["Error", "any Error", "NSError"]

    init(body: [Statement], thrown: WrittenType?, clauses: [Clause], offset: Int) {
        self.body = body
        self.thrown = thrown
        self.clauses = clauses
        self.offset = offset
    }
}

/// A binding of a `let` or `var`, with its accessors if it is computed.
struct VariableBinding {
    /// The number of bytes up to which a written value is shown.
    static let longestValueText = 40

    var pattern: Pattern
    /// The type annotation.
    var type: WrittenType?
    var value: Expression?
    /// The initial value of a member as it is written; nil if there is none, or a long one.
    var valueText: String?
    var isLet: Bool
    var isStatic: Bool
    var accessors: Accessors?
    var observers: Observers?
    /// True if the initial value is computed when the variable is first read.
    var isLazy = false
    /// True for a variable outside of functions that gets its value when it is first used.
    var isLate = false
    /// True if it overrides a property of the superclass.
    var isOverride = false
    /// The name of the variable that stores the property wrapper behind this property.
    var wrapper: String?
    /// All modifiers, and the harmless attributes that its uses depend on.
    var modifiers: WrittenModifiers = []
    /// The result builder attribute as written.
    var writtenBuilder: WrittenType?
    /// The property wrappers of the declaration, the outer one first; the value is then ``wrappedValue``.
    var attributes: [WrittenAttribute] = []
    /// The initial value as written of a variable with property wrappers.
    var wrappedValue: Expression?

    struct Accessors {
        var getter: [Statement]
        var setter: (parameter: String, body: [Statement])?
        /// True if the setter does not change the value that the property belongs to.
        var isNonmutating = false
    }

    /// The `willSet` and `didSet` observers of a stored variable.
    struct Observers {
        var before: (parameter: String, body: [Statement])?
        var after: (parameter: String, body: [Statement])?
        /// True if `didSet` names or declares the old value: only then is the value read before a change.
        var readsOld = false

        /// True if the value is changed where it is stored, and only told afterwards.
        var isSimple: Bool { before == nil && !readsOld }
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
    case type(WrittenType, offset: Int)
    case cast(Pattern, WrittenType, offset: Int)
}
