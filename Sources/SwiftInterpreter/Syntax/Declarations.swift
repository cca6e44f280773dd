/// A function, method or initializer declared in source.
final class FunctionCode {
    /// The modifiers and attributes of a function.
    struct Traits {
        var isStatic = false
        var isMutating = false
        var isFailable = false
        var isThrowing = false
        /// True if it throws only errors that its arguments throw.
        var isRethrowing = false
        /// True for a setter that does not change the value it is called on.
        var isNonmutating = false
        /// True for a class initializer that delegates to another initializer of the same class.
        var isConvenience = false
        /// The result builder attribute of the declaration.
        var builder: String?
    }

    /// The default values, in the order of the parameters.
    let defaults: [Expression?]
    /// The arguments of the property wrappers of parameters, by the name of the parameter.
    let wrapperArguments: [String: [LabelledExpression]]
    let body: [Statement]
    let traits: Traits
    /// The declaration as written; that of a subscript is the same for getter and setter.
    let heading: WrittenDeclaration
    let offset: Int

    init(
        heading: WrittenDeclaration,
        defaults: [Expression?],
        wrapperArguments: [String: [LabelledExpression]] = [:],
        body: [Statement],
        traits: Traits = Traits(),
        offset: Int
    ) {
        self.heading = heading
        self.defaults = defaults
        self.wrapperArguments = wrapperArguments
        self.body = body
        self.traits = traits
        self.offset = offset
    }

    var isStatic: Bool { traits.isStatic }
    var isMutating: Bool { traits.isMutating }
    /// True if the function has a result builder attribute.
    var isBuilder: Bool { traits.builder != nil }
}

/// A subscript declared in source: functions of the indices.
struct SubscriptCode {
    var isStatic = false
    var getter: FunctionCode
    var setter: FunctionCode?
    /// The name of the new value in the setter.
    var newValue: String

    /// The declaration as written.
    var heading: WrittenDeclaration { getter.heading }
}

/// A class, struct, enum, protocol or extension declaration.
final class TypeDeclaration {
    enum Kind: String {
        case classType = "class"
        case structure = "struct"
        case enumeration = "enum"
        case protocolType = "protocol"
        case extended = "extension"
    }

    struct EnumCase {
        var name: String
        var defaults: [Expression?]
        var rawValue: Expression?
        var heading: WrittenDeclaration
        var offset: Int

        var parameters: [WrittenParameter] { heading.parameters }
    }

    let kind: Kind
    let name: String
    let variables: [VariableBinding]
    let functions: [FunctionCode]
    let initializers: [FunctionCode]
    let cases: [EnumCase]
    let subscripts: [SubscriptCode]
    let nested: [TypeDeclaration]
    let traits: Traits
    let offset: Int

    /// The parts of a type declaration that few have.
    struct Traits {
        /// True if functions have no bodies, as in a listing of an interface.
        var isListing = false
        /// The part that the declaration omits, if it says so.
        var hole: Hole?
        /// The code that runs when an object is no longer used.
        var deinitializer: FunctionCode?
        /// The declaration as written, without its members.
        var interface: WrittenInterface
        /// The place of the closing brace.
        var end = 0
    }

    /// The declaration as written, without its members, whose headings are in their code.
    var interface: WrittenInterface { traits.interface }

    init(
        kind: Kind,
        name: String,
        variables: [VariableBinding],
        functions: [FunctionCode],
        initializers: [FunctionCode],
        cases: [EnumCase],
        subscripts: [SubscriptCode],
        nested: [TypeDeclaration],
        traits: Traits,
        offset: Int
    ) {
        self.kind = kind
        self.name = name
        self.variables = variables
        self.functions = functions
        self.initializers = initializers
        self.cases = cases
        self.subscripts = subscripts
        self.nested = nested
        self.traits = traits
        self.offset = offset
    }
}

/// The properties of a declared property wrapper that its uses depend on.
struct DeclaredWrapper: Equatable {
    /// True if its wrapped value has a setter.
    var isSettable = true
    /// True if assigning the wrapped value does not change the wrapper itself.
    var isShared = false
}

/// A custom attribute of a variable as written, such as a property wrapper: `@Clamped(0...10)`.
struct WrittenAttribute {
    var type: WrittenType
    /// The arguments; nil if there are no parentheses.
    var arguments: [LabelledExpression]?
    var offset: Int
}
