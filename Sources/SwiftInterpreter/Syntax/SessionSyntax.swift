/// The declarations of earlier sources that affect how later sources are parsed.
struct SessionSyntax: Equatable {
    /// The property wrappers, used as `@Name`.
    var wrappers: Set<String> = []
    /// The result builders declared in source.
    var builders: Set<String> = []
    /// The property wrappers declared in source.
    var declaredWrappers: [String: DeclaredWrapper] = [:]
    /// True if source declares a function that interpolations of strings call.
    var hasInterpolations = false
    /// The modules that `#if canImport` finds.
    var modules: Set<String> = []
    /// The macros that are calls, by name.
    var macros: [String: LiteralMacro] = [:]
    /// The methods after whose names a question mark may follow in a call.
    var optionalMethods: Set<String> = []
    /// The infix operators declared in source, with their precedence.
    var operators: [String: Precedence] = [:]
    /// The precedence groups declared in source.
    var groups: [String: Precedence] = [:]
    /// The variables outside of functions that get their values when they are first used.
    var lateVariables: Set<String> = []
}

/// The types of the language itself.
enum LanguageTypes {
    /// The names; a name with generic arguments is a type if it is one of them or declared.
    static let names = [
        "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "CGFloat", "Character", "ClosedRange",
        "ComparisonResult", "Dictionary",
        "Double",
        "Float", "FloatingPointRoundingRule", "FormatGrouping", "FormatPrecision", "FormatStyle", "Int", "Optional",
        "Range", "Set", "String", "String.Index", "Substring", "TimeInterval", "Void", "CharacterSet",
        "UnsafeMutablePointer",
    ]
}

/// The precedence of an operator.
struct Precedence: Equatable {
    /// The level; operators of a higher level bind tighter.
    ///
    /// The standard levels leave gaps for declared groups.
    var level: Int
    var isRightAssociative = false
    var isAssociative = true
    var isAssignment = false

    static let assignment = Precedence(level: 10, isRightAssociative: true, isAssignment: true)
    static let ternary = Precedence(level: 20, isRightAssociative: true)
    static let cast = Precedence(level: 70)
    /// The precedence of an operator declared without a group.
    static let standard = Precedence(level: 25, isAssociative: false)

    init(level: Int, isRightAssociative: Bool = false, isAssociative: Bool = true, isAssignment: Bool = false) {
        self.level = level
        self.isRightAssociative = isRightAssociative
        self.isAssociative = isAssociative
        self.isAssignment = isAssignment
    }

    /// The precedence of a standard library operator.
    init?(_ name: String) {
        switch name {
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=",
            "&>>=":
            self = .assignment
        case "||": self.init(level: 30)
        case "&&": self.init(level: 40)
        case "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=": self.init(level: 50, isAssociative: false)
        case "??": self.init(level: 60, isRightAssociative: true)
        case "...", "..<": self.init(level: 80, isAssociative: false)
        case "+", "-", "|", "^", "&+", "&-": self.init(level: 90)
        case "*", "/", "%", "&", "&*": self.init(level: 100)
        case "<<", ">>", "&<<", "&>>": self.init(level: 110, isAssociative: false)
        default: return nil
        }
    }

    /// The precedence of a standard library precedence group.
    init?(group: String) {
        switch group {
        case "AssignmentPrecedence": self = .assignment
        case "TernaryPrecedence": self = .ternary
        case "DefaultPrecedence": self = .standard
        case "LogicalDisjunctionPrecedence": self.init(level: 30)
        case "LogicalConjunctionPrecedence": self.init(level: 40)
        case "ComparisonPrecedence": self.init(level: 50, isAssociative: false)
        case "NilCoalescingPrecedence": self.init(level: 60, isRightAssociative: true)
        case "CastingPrecedence": self = .cast
        case "RangeFormationPrecedence": self.init(level: 80, isAssociative: false)
        case "AdditionPrecedence": self.init(level: 90)
        case "MultiplicationPrecedence": self.init(level: 100)
        case "BitwiseShiftPrecedence": self.init(level: 110, isAssociative: false)
        default: return nil
        }
    }
}
