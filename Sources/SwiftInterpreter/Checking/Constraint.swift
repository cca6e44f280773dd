/// A condition between types that holds in an expression without mistakes.
struct Constraint {
    enum Kind {
        case equal(Type, Type)
        case converts(Type, Type, Conversion)
        case conforms(Type, Type.Existential)
        /// The third type is the associated type of that name of the first.
        case associated(Type, String, Type)
        case member(MemberSite)
        /// The first type is the result of a chain that begins with `.name`; the second one is the type that the name is
        /// looked up in.
        case chain(Type, Type)
        case call(CallSite)
        /// The second type is the first one without its optional.
        case unwrapped(Type, Type)
        /// A closure whose parameters are found when its context is known.
        case closure(ClosureSite)
        /// The statements of a closure, which are checked when its parameters are known.
        case body(ClosureSite)
        case keyPath(KeyPathSite)
        /// A closure of one expression that is right by itself, whatever is expected of its value.
        case sound(ClosureSite)
    }

    /// The places in which values are converted.
    enum Conversion {
        /// An initial value, an assigned or returned value.
        case value
        /// The initial value of a variable.
        case initial
        /// The default value of a parameter.
        case preset
        case assigned
        case returned
        case condition
        case argument
        /// A variable that a function changes, whose type is that of the parameter.
        case reference(CallSite)
        /// An operand of the operator.
        case operand(CallSite?)
        /// `as`.
        case explicit
        /// An element, key or value of a collection.
        case element(Slot)
        /// A branch of an expression.
        case branch(Expression)

        /// A place in a collection, as a message names it.
        enum Slot: String {
            case element
            case key = "dictionary key"
            case value = "dictionary value"
        }
    }

    var kind: Kind
    /// The expression that an error is about.
    var node: Expression

    /// True if it only makes sure that a closure is right.
    var isOfSound: Bool { if case .sound = kind { true } else { false } }
}

/// A name after a dot whose declaration is looked for.
struct MemberSite {
    var base: Type
    var name: String
    /// The type of the member.
    var type: Type
    /// The expression that names it; its choice is recorded under it.
    var node: Expression
    /// True for `.name`, where the base follows from the context.
    var isImplicit = false
    /// The argument labels, where the name is called.
    var call: CallSite?
}

/// A call.
final class CallSite {
    /// The type of what is called.
    let function: Type
    let arguments: [Argument]
    let result: Type
    /// The expression of what is called.
    let callee: Expression
    let node: Expression
    let isOperator: Bool
    /// True for a subscript.
    let isSubscript: Bool

    struct Argument {
        var label: String?
        var type: Type
        var node: Expression
        var isTrailing = false
        var isReference = false
        var cursor = CursorInArgument.none
    }

    init(
        function: Type,
        arguments: [Argument],
        result: Type,
        callee: Expression,
        node: Expression,
        isOperator: Bool = false,
        isSubscript: Bool = false
    ) {
        self.function = function
        self.arguments = arguments
        self.result = result
        self.callee = callee
        self.node = node
        self.isOperator = isOperator
        self.isSubscript = isSubscript
    }

    /// True if more arguments may follow, because the cursor is in one.
    var isUnfinished: Bool { arguments.contains { $0.cursor != .none } }
}

/// A closure in an expression.
final class ClosureSite {
    let closure: ClosureExpression
    let type: Type
    let node: Expression
    /// The names around it.
    let scope: LexicalScope

    init(closure: ClosureExpression, type: Type, node: Expression, scope: LexicalScope) {
        self.closure = closure
        self.type = type
        self.node = node
        self.scope = scope
    }
}

/// A key path in an expression.
struct KeyPathSite {
    var type: Type
    var root: Type
    var value: Type
    var node: Expression
}

/// The kind of a literal, which decides what types it can have.
enum LiteralKind {
    case integer
    case float
    case boolean
    case string
    /// A string literal of one character.
    case character
    /// A string literal of one Unicode scalar.
    case scalar
    case interpolated
    case nothing
    case array(Type)
    case dictionary(Type, Type)

    /// The name of the protocol of the types that it can have.
    var protocolName: String {
        switch self {
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .boolean: "ExpressibleByBooleanLiteral"
        case .string: "ExpressibleByStringLiteral"
        case .character: "ExpressibleByExtendedGraphemeClusterLiteral"
        case .scalar: "ExpressibleByUnicodeScalarLiteral"
        case .interpolated: "ExpressibleByStringInterpolation"
        case .nothing: "ExpressibleByNilLiteral"
        case .array: "ExpressibleByArrayLiteral"
        case .dictionary: "ExpressibleByDictionaryLiteral"
        }
    }
}

/// A declaration that was chosen for a name, opened for this use.
struct Choice {
    var declaration: Declaration?
    /// The variable of a block that it is.
    var variable: LexicalScope.Variable?
    /// The type of `self` in the declaration, opened.
    var selfType: Type?
    /// The type of the name.
    var type: Type
    /// The parameters' types, for a function.
    var parameters: [Type] = []
    /// The type of a call's result.
    var result: Type?
    /// The types for the declaration's own generic parameters.
    var arguments: [Type] = []
    /// The arguments for each parameter, once a call is matched.
    var matched: [[Int]] = []
    /// True for an instance method named by its type.
    var isUnapplied = false
    /// True for the subscript behind a member that `@dynamicMemberLookup` allows.
    var isDynamic = false
}
