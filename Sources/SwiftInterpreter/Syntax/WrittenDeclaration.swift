/// A generic parameter as written: `T: P & Q`.
struct WrittenGeneric: Hashable, Sendable {
    var name: String
    /// The type after the colon.
    var bound: WrittenType?
}

/// A requirement of a `where` clause.
struct WrittenRequirement: Hashable, Sendable {
    var subject: WrittenType
    var type: WrittenType
    /// True for `==`, false for `:`.
    var isSame: Bool
}

/// The generic parameters and requirements of a declaration.
struct WrittenGenerics: Hashable, Sendable {
    var parameters: [WrittenGeneric] = []
    var requirements: [WrittenRequirement] = []
}

/// A parameter of a declaration as written.
struct WrittenParameter: Hashable, Sendable {
    var label: String?
    var name: String
    var type: WrittenType
    var hasDefault = false
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// True for a function that may be called after the call.
    var isEscaping = false
    /// The name of the result builder in its attributes.
    var builder: WrittenType?
    /// The property wrapper in its attributes.
    var wrapper: WrittenType?
}

/// The modifiers and attributes of a declaration that its uses depend on.
struct WrittenModifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    static let `static` = WrittenModifiers(rawValue: 1 << 0)
    static let mutating = WrittenModifiers(rawValue: 1 << 1)
    static let nonmutating = WrittenModifiers(rawValue: 1 << 2)
    static let override = WrittenModifiers(rawValue: 1 << 3)
    static let convenience = WrittenModifiers(rawValue: 1 << 4)
    static let required = WrittenModifiers(rawValue: 1 << 5)
    static let final = WrittenModifiers(rawValue: 1 << 6)
    static let `private` = WrittenModifiers(rawValue: 1 << 7)
    static let privateSet = WrittenModifiers(rawValue: 1 << 8)
    static let `throws` = WrittenModifiers(rawValue: 1 << 9)
    static let `rethrows` = WrittenModifiers(rawValue: 1 << 10)
    /// `init?`.
    static let failable = WrittenModifiers(rawValue: 1 << 11)
    /// `init!`.
    static let implicitlyUnwrapped = WrittenModifiers(rawValue: 1 << 12)
    static let disfavored = WrittenModifiers(rawValue: 1 << 13)
    static let discardable = WrittenModifiers(rawValue: 1 << 14)
    static let settable = WrittenModifiers(rawValue: 1 << 15)
    static let constant = WrittenModifiers(rawValue: 1 << 16)
    static let `lazy` = WrittenModifiers(rawValue: 1 << 17)
    static let weak = WrittenModifiers(rawValue: 1 << 18)
    static let unowned = WrittenModifiers(rawValue: 1 << 32)
    static let `prefix` = WrittenModifiers(rawValue: 1 << 19)
    static let `postfix` = WrittenModifiers(rawValue: 1 << 20)
    static let `indirect` = WrittenModifiers(rawValue: 1 << 21)
    static let dynamicMembers = WrittenModifiers(rawValue: 1 << 22)
    static let resultBuilder = WrittenModifiers(rawValue: 1 << 23)
    static let propertyWrapper = WrittenModifiers(rawValue: 1 << 24)
    /// True for a property with accessors.
    static let computed = WrittenModifiers(rawValue: 1 << 25)
    /// True for a member of a class whose result is `Self`: the class of the value it is called on.
    static let dynamicSelf = WrittenModifiers(rawValue: 1 << 27)
    /// True for `fileprivate`, which a session does not tell from internal.
    static let filePrivate = WrittenModifiers(rawValue: 1 << 26)
    /// True for a declaration that Swift has and the interpreter has not: it takes part in the choice of overloads.
    static let absent = WrittenModifiers(rawValue: 1 << 28)
    /// True for a declaration that Objective-C can call, and for a class whose members it can call.
    static let objectiveC = WrittenModifiers(rawValue: 1 << 30)
    /// True for `public` and `open`.
    static let `public` = WrittenModifiers(rawValue: 1 << 31)
    /// True for a stub of a session, whose calls accept any arguments.
    static let stub = WrittenModifiers(rawValue: 1 << 29)
    /// True for a declaration that `@available` marks as deprecated or unavailable, which completion does not offer.
    static let deprecated = WrittenModifiers(rawValue: 1 << 33)
    /// True for a function or getter that may be suspended, and for a variable of `async let`.
    static let async = WrittenModifiers(rawValue: 1 << 34)
    /// True for an actor.
    static let actor = WrittenModifiers(rawValue: 1 << 35)
    /// True for a member of an actor that code outside of it uses at once.
    static let nonisolated = WrittenModifiers(rawValue: 1 << 36)

    /// The effects of a function.
    var effects: FunctionEffects {
        var result: FunctionEffects = contains(.async) ? .async : []
        if contains(.throws) { result.insert(.throws) }
        return result
    }
}

/// The head of a function, initializer, subscript, variable or enum case, in Swift's notation: all that its uses need.
struct WrittenDeclaration: Hashable, Sendable {
    /// The kinds of declarations.
    enum Kind: Hashable, Sendable {
        case function
        case initializer
        case `subscript`
        case variable
        case enumCase
    }

    var kind: Kind
    var name: String
    var generics = WrittenGenerics()
    var parameters: [WrittenParameter] = []
    /// The result or the type of the variable; nil if it is not written.
    var type: WrittenType?
    var modifiers: WrittenModifiers = []
    /// The type of the errors in `throws(E)`.
    var thrown: WrittenType?
    /// The name of the result builder in its attributes.
    var builder: WrittenType?
}
