/// An expression, lowered from the parser's syntax tree.
final class Expression {
    let kind: Kind
    /// The UTF-8 offset that errors in the expression point at.
    let offset: Int
    /// True for a chain that begins with `.name`, so that its context decides its meaning.
    let isImplicit: Bool
    /// The parts as written that its type depends on, if there are any.
    let notation: Notation?

    init(_ kind: Kind, at offset: Int, notation: Notation? = nil) {
        self.kind = kind
        self.offset = offset
        self.notation = notation
        isImplicit =
            switch kind {
            case .implicitMember: true
            case .member(let base, _), .optionalLink(let base), .chain(let base), .forced(let base): base.isImplicit
            case .call(let call): call.callee.isImplicit
            default: false
            }
    }

    enum Kind {
        case integer(Int)
        case largeInteger(LargeInteger)
        case float(Double)
        case boolean(Bool)
        case nilLiteral
        case string([StringPart])
        case special(SpecialLiteral)
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([LabelledExpression])
        case name(String)
        /// A name qualified by a module: `Swift.min`.
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
        case cast(Expression, Cast)
        /// `base?`: ends the enclosing chain with nil if the base is nil.
        case optionalLink(Expression)
        /// A whole optional chain.
        case chain(Expression)
        case forced(Expression)
        case keyPath([String])
        case conditional(Conditional)
        case choice(Switch)
        case reference(Expression)
        /// A type; see ``Notation/type``.
        case type
        case operatorFunction(String)
        /// `try?` and `try!`; a plain `try` is stored in the calls that it covers.
        case attempt(Expression, isForced: Bool)
    }

    /// The last part of a name: `b` of `a.b`.
    var lastName: String? {
        switch kind {
        case .name(let name), .globalName(let name), .implicitMember(let name), .member(_, let name): name
        default: nil
        }
    }

    /// The expression inside of parentheses.
    var withoutParentheses: Expression {
        if case .tuple(let parts) = kind, parts.count == 1 { return parts[0].value.withoutParentheses }
        return self
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

/// An expression with its label, as in tuples and argument lists.
struct LabelledExpression {
    var label: String?
    /// The offset of the label, or of the expression if there is no label.
    var offset: Int
    var value: Expression
    var isTrailing = false
}

/// A call with all its arguments; trailing closures are last.
final class Call {
    let callee: Expression
    var arguments: [LabelledExpression]
    /// The offset of the callee's name, which a value created by the call records.
    let nameOffset: Int
    /// The effects that `try` and `await` around the call cover.
    let covered: FunctionEffects

    /// True if the call is covered by a `try`.
    var isTried: Bool { covered.contains(.throws) }

    init(
        callee: Expression,
        arguments: [LabelledExpression],
        nameOffset: Int,
        covered: FunctionEffects = .all
    ) {
        self.callee = callee
        self.arguments = arguments
        self.nameOffset = nameOffset
        self.covered = covered
    }
}

/// A closure literal.
final class ClosureExpression {
    struct Parameter {
        var name: String
        var type: WrittenType?
        var isInout = false
        var isVariadic = false
    }

    /// The parts as written that affect only types.
    struct Heading {
        var result: WrittenType?
        var isThrowing = false
        var isAsync = false
        /// The captured names that are optional in the body: `[weak self]`.
        var weak: [String] = []
        /// The captured names that must still exist when the body uses them: `[unowned self]`.
        var unowned: [String] = []
        /// True if the capture list names `self`, not weakly.
        var capturesSelf = false
        /// True if there is a capture list or a parameter list before `in`.
        var hasSignature = false
    }

    let parameters: [Parameter]?
    /// The capture list: values evaluated when the closure is created.
    let captures: [(name: String, value: Expression)]
    let heading: Heading
    /// The statements of the body, in sections if there are many; an edit then costs what it changes.
    let parts: [Statement]
    /// The statements of the body one by one.
    private(set) lazy var body = parts.flatMap { statement in
        if case .section(let statements) = statement.kind { statements } else { [statement] }
    }
    /// The number of shorthand arguments `$0`, `$1`, … that the body uses.
    let shorthandCount: Int
    /// The names that it mentions; nil until somebody asks.
    var names: Set<String>?

    /// The statement of a body with one.
    var onlyStatement: Statement? { parts.count == 1 && body.count == 1 ? parts[0] : nil }

    init(
        parameters: [Parameter]?,
        captures: [(name: String, value: Expression)],
        heading: Heading,
        parts: [Statement],
        shorthandCount: Int
    ) {
        self.parameters = parameters
        self.captures = captures
        self.heading = heading
        self.parts = parts
        self.shorthandCount = shorthandCount
    }
}

/// An `if` statement or expression.
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

/// A condition of an `if`, `guard` or `while`.
enum Condition {
    case expression(Expression)
    /// `let name = value`; the pattern binds the unwrapped value.
    case binding(Pattern, WrittenType?, Expression)
    /// `case pattern = value`.
    case matching(Pattern, Expression)
}

/// A `switch` statement or expression.
final class Switch {
    struct Case {
        var patterns: [(pattern: Pattern, condition: Expression?)]
        var isDefault: Bool
        var body: [Statement]
    }

    let subject: Expression
    let cases: [Case]

    init(subject: Expression, cases: [Case]) {
        self.subject = subject
        self.cases = cases
    }
}

/// The closures that collect the parts of a string literal in a value that a type has for interpolations.
extension Expression {
    /// A part of a literal.
    enum CollectedPart {
        case text(String)
        case value([LabelledExpression])
    }

    private static let collectorName = "$text"

    /// Returns the call of a closure that makes a value of a type, appends parts to it and returns it.
    static func collecting(_ parts: [CollectedPart], in type: String, at place: Int) -> Expression {
        func name(_ name: String) -> Expression { Expression(.name(name), at: place) }
        func call(_ callee: Expression, _ arguments: [LabelledExpression]) -> Expression {
            Expression(.call(Call(callee: callee, arguments: arguments, nameOffset: place)), at: place)
        }
        func argument(_ label: String?, _ kind: Expression.Kind) -> LabelledExpression {
            LabelledExpression(label: label, offset: place, value: Expression(kind, at: place))
        }
        func append(_ method: String, _ arguments: [LabelledExpression]) -> Statement.Kind {
            .expression(call(Expression(.member(name(collectorName), method), at: place), arguments))
        }
        var (length, count) = (0, 0)
        let appends = parts.map { part -> Statement.Kind in
            switch part {
            case .text(let text):
                length += text.utf8.count
                return append("appendLiteral", [argument(nil, .string([.text(text)]))])
            case .value(let arguments):
                count += 1
                return append("appendInterpolation", arguments)
            }
        }
        let sizes = [
            argument("literalCapacity", .integer(length)), argument("interpolationCount", .integer(count)),
        ]
        let variable = VariableBinding(
            pattern: .name(collectorName, isLet: false, offset: place),
            value: call(name(type), sizes),
            isLet: false,
            isStatic: false
        )
        let statements = [.variables([variable])] + appends + [.returned(name(collectorName))]
        let closure = ClosureExpression(
            parameters: [],
            captures: [],
            heading: ClosureExpression.Heading(result: WrittenType(type), hasSignature: true),
            parts: statements.map { Statement(kind: $0, offset: place) },
            shorthandCount: 0
        )
        return call(Expression(.closure(closure), at: place), [])
    }

    /// The arguments that a closure made of a single value appends; nil for other expressions.
    var collectedArguments: [LabelledExpression]? {
        guard case .call(let call) = kind, case .closure(let closure) = call.callee.kind, closure.parts.count == 3,
            case .expression(let append) = closure.parts[1].kind, case .call(let inner) = append.kind,
            case .member(let base, "appendInterpolation") = inner.callee.kind,
            case .name(Self.collectorName) = base.kind
        else { return nil }
        return inner.arguments
    }
}

/// An integer literal that is not an `Int`.
struct LargeInteger {
    /// The decimal digits.
    let digits: String

    /// The largest number of digits that a compiler reads.
    private static let mostDigits = 617

    /// Reads the digits of a literal without underscores; nil if there are none, or too many.
    init?(_ text: some StringProtocol, radix: Int) {
        guard !text.isEmpty, text.utf8.count <= Self.mostDigits else { return nil }
        var parts: [Int] = [0]
        for character in text {
            guard var carry = character.hexDigitValue, carry < radix else { return nil }
            for index in parts.indices {
                (carry, parts[index]) = (parts[index] * radix + carry).quotientAndRemainder(dividingBy: 10)
            }
            while carry > 0 {
                parts.append(carry % 10)
                carry /= 10
            }
        }
        digits = parts.reversed().map(String.init).joined()
    }

    /// The integer, if it fits in the largest type of integers.
    var integer: UInt64? { UInt64(digits, radix: 10) }

    /// The nearest floating-point number.
    var double: Double { Double(digits) ?? .infinity }
}

/// A `#name(…)` expression that is a call.
package struct LiteralMacro: Hashable, Sendable {
    /// The type or function that is called.
    package var callee: String
    /// The labels of the call, by those of the macro; `_` for an argument without a label.
    package var labels: [String: String]

    /// A macro that calls something with labels of its own; the other labels stay as they are.
    package init(calling callee: String, labels: [String: String] = [:]) {
        self.callee = callee
        self.labels = labels
    }
}

/// A literal whose value is where it stands: `#line`; as a default value of a parameter, where the call is.
enum SpecialLiteral: String {
    case column, file, fileID, filePath, function, line

    /// True for a number; the others are text.
    var isNumber: Bool { self == .column || self == .line }
}

/// A part that source omits explicitly, as `// …` does in listings of documentation.
struct Hole {
    /// The comment, as written.
    var text: String
    /// The UTF-8 offset of the comment.
    var offset: Int
    /// The names that the remaining source uses and does not declare.
    var names: [(name: String, offset: Int)]
}
