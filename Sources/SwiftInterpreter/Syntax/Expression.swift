/// An expression, lowered from the parser's tree to what evaluation needs.
final class Expression {
    let kind: Kind
    /// The UTF-8 offset that an error about it points at.
    let offset: Int
    /// Whether it is made of whole-number literals only, so that its type follows from its use.
    let isFlexibleNumber: Bool
    /// Whether evaluating it once more does nothing: it calls nothing that source or a binding could have written.
    let isSettled: Bool
    /// Whether it is a chain that begins with `.name`, so that its use decides what it means.
    let isImplicit: Bool

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
        isFlexibleNumber =
            switch kind {
            case .integer: true
            case .unary(let name, let operand): name != "!" && operand.isFlexibleNumber
            case .binary(let name, let left, let right):
                ["+", "-", "*", "/"].contains(name) && left.isFlexibleNumber && right.isFlexibleNumber
            case .tuple(let elements): elements.count == 1 && elements[0].value.isFlexibleNumber
            case .ternary(_, let yes, let no): yes.isFlexibleNumber && no.isFlexibleNumber
            default: false
            }
        isImplicit =
            switch kind {
            case .implicitMember: true
            case .member(let base, _), .optionalLink(let base), .chain(let base), .forced(let base): base.isImplicit
            case .call(let call): call.callee.isImplicit
            default: false
            }
        isSettled = kind.isSettled
    }

    /// Whether it is an array literal with a `.name` in it, which means something only where its type is known.
    var hasImplicitElements: Bool {
        if case .array(let elements) = kind { return elements.contains(where: \.isImplicit) }
        return false
    }

    enum Kind {
        case integer(Int)
        case float(Double)
        case boolean(Bool)
        case nilLiteral
        case string([StringPart])
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([LabelledExpression])
        case name(String)
        /// A name behind that of a module: `Swift.min`.
        case globalName(String)
        case implicitMember(String)
        case member(Expression, String)
        case call(Call)
        case subscripted(Expression, [LabelledExpression])
        case closure(ClosureExpression)
        case unary(String, Expression)
        case binary(String, Expression, Expression)
        case and(Expression, Expression)
        case or(Expression, Expression)
        case coalesce(Expression, Expression)
        case ternary(Expression, Expression, Expression)
        case assign(Expression, Expression)
        case assignWith(String, Expression, Expression)
        case range(Expression?, Expression?, isClosed: Bool)
        case cast(Expression, TypeRef, Cast)
        /// `base?`: leaves the enclosing chain with nil if there is no value.
        case optionalLink(Expression)
        /// The whole of a chain that holds such links.
        case chain(Expression)
        case forced(Expression)
        case keyPath(root: TypeRef?, [String])
        case conditional(Conditional)
        case choice(Switch)
        case reference(Expression)
        case type(TypeRef)
        case operatorFunction(String)
        /// `try?` and `try!`; a plain `try` is only seen by the calls under it.
        case attempt(Expression, isForced: Bool)
        /// What was evaluated already, where it stood.
        case evaluated(Value)

        fileprivate var isSettled: Bool {
            switch self {
            case .integer, .float, .boolean, .nilLiteral, .name, .globalName, .implicitMember, .keyPath, .type,
                .evaluated:
                true
            case .member(let base, _), .optionalLink(let base), .forced(let base), .chain(let base),
                .unary(_, let base), .reference(let base):
                base.isSettled
            case .subscripted(let base, let indices): base.isSettled && indices.allSatisfy(\.value.isSettled)
            case .binary(_, let left, let right): left.isSettled && right.isSettled
            case .tuple(let parts): parts.allSatisfy(\.value.isSettled)
            default: false
            }
        }
    }

    enum StringPart {
        case text(String)
        case value(Expression)
    }

    enum Cast {
        case plain
        case optional
        case forced
        case test
    }
}

/// An expression with the label before it, as in tuples and argument lists.
struct LabelledExpression {
    var label: String?
    /// Where the label stands, or the expression if there is none.
    var offset: Int
    var value: Expression
    var isTrailing = false
}

/// A call with all of its arguments; trailing closures come last.
final class Call {
    let callee: Expression
    var arguments: [LabelledExpression]
    /// Where the callee's name stands: the place that a value made by the call remembers.
    let nameOffset: Int
    /// Whether a `try` stands before it.
    let isTried: Bool

    init(callee: Expression, arguments: [LabelledExpression], nameOffset: Int, isTried: Bool = true) {
        self.callee = callee
        self.arguments = arguments
        self.nameOffset = nameOffset
        self.isTried = isTried
    }
}

/// A closure literal.
final class ClosureExpression {
    struct Parameter {
        var name: String
        var type: TypeRef?
        var isInout = false
    }

    let parameters: [Parameter]?
    /// The values that are taken when the closure is made, by the capture list.
    let captures: [(name: String, value: Expression)]
    let result: TypeRef?
    let body: [Statement]
    /// How many of `$0`, `$1`, … the body mentions.
    let shorthandCount: Int

    init(
        parameters: [Parameter]?,
        captures: [(name: String, value: Expression)],
        result: TypeRef?,
        body: [Statement],
        shorthandCount: Int
    ) {
        self.parameters = parameters
        self.captures = captures
        self.result = result
        self.body = body
        self.shorthandCount = shorthandCount
    }
}

/// An `if`, as a statement or an expression.
final class Conditional {
    let conditions: [Condition]
    let body: [Statement]
    let otherwise: [Statement]?

    init(conditions: [Condition], body: [Statement], otherwise: [Statement]?) {
        self.conditions = conditions
        self.body = body
        self.otherwise = otherwise
    }
}

/// One condition of an `if`, `guard` or `while`.
enum Condition {
    case expression(Expression)
    /// `let name = value`; the pattern binds the value inside of the optional.
    case binding(Pattern, TypeRef?, Expression)
    /// `case pattern = value`.
    case matching(Pattern, Expression)
}

/// A `switch`, as a statement or an expression.
final class Switch {
    struct Case {
        var patterns: [(pattern: Pattern, condition: Expression?)]
        var isDefault: Bool
        var body: [Statement]
    }

    let subject: Expression
    let cases: [Case]
    /// Whether it was looked at whether the cases take every value.
    var isChecked = false

    init(subject: Expression, cases: [Case]) {
        self.subject = subject
        self.cases = cases
    }
}
