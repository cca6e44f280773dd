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
    /// The default value as it is written.
    var defaultValue: String?
    var isVariadic = false
    var isInout = false
    var isAutoclosure = false
    /// True for a function that may be called after the call.
    var isEscaping = false
    /// The name of the result builder in its attributes.
    var builder: WrittenType?
    /// The property wrapper in its attributes.
    var wrapper: WrittenType?

    var hasDefault: Bool { defaultValue != nil }
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

extension WrittenDeclaration: CustomStringConvertible {
    /// The heading as Swift source, without attributes and accessors.
    var description: String {
        let words = WrittenModifiers.words.filter { modifiers.contains($0.modifier) }.map { $0.word + " " }.joined()
        return words + core + generics.whereClause
    }

    private var core: String {
        let list = "(\(parameters.map(\.description).joined(separator: ", ")))"
        let effect = modifiers.effects.words + (modifiers.contains(.rethrows) ? " rethrows" : "")
        let result = type.map { $0 == .void ? "" : " -> \($0)" } ?? ""
        switch kind {
        case .function: return "func \(name)\(generics.list)\(list)\(effect)\(result)"
        case .initializer:
            let mark = modifiers.contains(.implicitlyUnwrapped) ? "!" : modifiers.contains(.failable) ? "?" : ""
            return "init\(mark)\(generics.list)\(list)\(effect)"
        case .subscript: return "subscript\(generics.list)\(list)\(result)"
        case .variable:
            return "\(modifiers.contains(.constant) ? "let" : "var") \(name)" + (type.map { ": \($0)" } ?? "")
        case .enumCase: return "case \(name)\(parameters.isEmpty ? "" : list)"
        }
    }
}

extension WrittenParameter: CustomStringConvertible {
    /// The parameter as Swift source, `…` for a default value.
    var description: String {
        let names = name.isEmpty ? "" : label == name ? "\(name): " : "\(label ?? "_") \(name): "
        let attributes = [builder, wrapper].compactMap { $0 }.map { "@\($0) " }.joined()
        let specifiers =
            (isInout ? "inout " : "") + (isAutoclosure ? "@autoclosure " : "")
            + (isEscaping ? "@escaping " : "")
        return "\(attributes)\(names)\(specifiers)\(type)\(isVariadic ? "..." : "")\(hasDefault ? " = …" : "")"
    }
}

extension WrittenGenerics {
    /// The generic parameters in angle brackets; empty if there are none.
    var list: String {
        if parameters.isEmpty { return "" }
        let list = parameters.map { parameter in
            parameter.bound.map { "\(parameter.name): \($0)" } ?? parameter.name
        }
        return "<\(list.joined(separator: ", "))>"
    }

    /// The `where` clause with the space before it; empty if there is none.
    var whereClause: String {
        if requirements.isEmpty { return "" }
        return " where "
            + requirements.map { "\($0.subject)\($0.isSame ? " ==" : ":") \($0.type)" }.joined(separator: ", ")
    }
}

extension WrittenModifiers {
    /// The modifiers that are written as words before a declaration.
    static let words: [(modifier: WrittenModifiers, word: String)] = [
        (.private, "private"), (.filePrivate, "fileprivate"), (.privateSet, "private(set)"), (.static, "static"),
        (.override, "override"), (.final, "final"), (.required, "required"), (.convenience, "convenience"),
        (.mutating, "mutating"), (.nonmutating, "nonmutating"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"),
        (.prefix, "prefix"),
        (.postfix, "postfix"), (.indirect, "indirect"),
    ]
}

extension WrittenInterface: CustomStringConvertible {
    /// The heading as Swift source.
    var description: String {
        let word =
            switch kind {
            case .structure: "struct"
            case .enumeration: "enum"
            case .classType: "class"
            case .protocolType: "protocol"
            case .extended: "extension"
            }
        let words = WrittenModifiers.words.filter { modifiers.contains($0.modifier) }.map { $0.word + " " }.joined()
        let given = arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
        let colon = inherited.isEmpty ? "" : ": " + inherited.map(\.description).joined(separator: ", ")
        return "\(words)\(word) \(name)\(given)\(generics.list)\(colon)\(generics.whereClause)"
    }
}

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

extension WrittenDeclaration {
    /// The name with argument labels: `frame(width:height:)`.
    var labelledName: String { Self.labelled(name, parameters.map(\.label)) }

    /// Returns the name of a function with the labels of its parameters: `move(toSuperview:)`.
    static func labelled(_ name: String, _ labels: [String?]) -> String {
        "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }
}
