/// What can be known about something callable: its labels, types, defaults and documentation.
///
/// The one description serves the evaluation of a Swift call, modifier commands, completion and help.
public struct Signature: Sendable {
    /// The name called, `init` for an initializer.
    public var name: String
    /// The parameters in order.
    public var parameters: [Parameter]
    /// What the call returns.
    public var result: TypeRef
    /// One line that says what it does.
    public var summary: String
    /// A line of Swift that shows it, or empty.
    public var example: String
    /// How a command line may say it.
    public var command: CommandForm
    /// The types as written, where generic parameters are among them: in the others those stand for any value.
    var generics: Generics?

    /// How the words of a command are matched to the parameters.
    public struct CommandForm: Hashable, Sendable {
        /// The command's name where it differs from the method's: `constrained` for `constrainedTo`.
        public var name: String?
        /// The parameters that bare words fill, in this order and all of them; nil lets each word go to
        /// the first free parameter whose type takes it.
        public var positions: [String]?
        /// False for signatures that no command should reach.
        public var isAvailable: Bool

        /// Each word goes to the first free parameter that takes it.
        public static let byType = CommandForm()
        /// Not reachable by a command.
        public static let none = CommandForm(isAvailable: false)

        /// Bare words fill exactly these parameters in this order.
        public static func words(_ positions: String...) -> CommandForm { CommandForm(positions: positions) }

        /// Makes a form.
        public init(name: String? = nil, positions: [String]? = nil, isAvailable: Bool = true) {
            self.name = name
            self.positions = positions
            self.isAvailable = isAvailable
        }

        /// The same form under another command name.
        public func named(_ name: String) -> CommandForm {
            var copy = self
            copy.name = name
            return copy
        }
    }

    /// One parameter.
    public struct Parameter: Sendable {
        /// The label in a call; nil where the call writes none.
        public var label: String?
        /// The name by which the implementation reads it.
        public var name: String
        /// The type, which gives literals and `.members` their meaning.
        public var type: TypeRef
        /// The default as Swift source, evaluated when the call leaves the argument out.
        public var defaultValue: String?
        /// Whether the argument is a result builder closure; its type is then a function to an array, and
        /// the implementation reads that array.
        public var isBuilder: Bool
        /// Whether the argument is evaluated when the function asks for it, as with `@autoclosure`.
        var isDelayed = false
        /// The result builder's name, where source declares the parameter.
        var builder: String?
        /// Whether any number of arguments is taken; the implementation reads an array.
        public var isVariadic: Bool
        /// Whether the caller's variable is changed.
        public var isInout: Bool
        /// One line about the parameter, or empty.
        public var summary: String

        /// Makes a parameter.
        public init(
            label: String?,
            name: String,
            type: TypeRef,
            defaultValue: String? = nil,
            isBuilder: Bool = false,
            isVariadic: Bool = false,
            isInout: Bool = false,
            summary: String = ""
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
            self.isBuilder = isBuilder
            self.isVariadic = isVariadic
            self.isInout = isInout
            self.summary = summary
        }

        /// Whether a call may leave it out.
        public var isOptional: Bool { defaultValue != nil || isVariadic }

        /// Whether it takes a closure.
        public var isClosure: Bool { type.function != nil }

        /// The parameter as it stands in a declaration.
        public var declaration: String {
            var text = isBuilder ? "@Builder " : ""
            if label == name {
                text += name
            } else {
                text += "\(label ?? "_") \(name)"
            }
            text += ": \(isInout ? "inout " : "")\(type)\(isVariadic ? "..." : "")"
            if let defaultValue { text += " = \(defaultValue)" }
            return text
        }
    }

    /// Makes a signature from its parts.
    public init(
        name: String,
        parameters: [Parameter] = [],
        result: TypeRef = .void,
        summary: String = "",
        example: String = "",
        command: CommandForm = .byType
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.summary = summary
        self.example = example
        self.command = command
    }

    /// Reads `name(label name: Type = default, …) -> Result`; nil if the text is not of that form.
    public init?(_ declaration: String) {
        var reader = DeclarationReader(declaration)
        guard let signature = reader.signature(), reader.isAtEnd else { return nil }
        self = signature
    }

    /// The name a command line uses.
    public var commandName: String { command.name ?? name }

    /// The name with its labels, as in `aligned(vertically:horizontally:)`.
    public var labelledName: String {
        "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// The whole declaration as Swift source.
    public var declaration: String {
        let parts = parameters.map(\.declaration).joined(separator: ", ")
        return "\(name)(\(parts))" + (result == .void || name == "init" ? "" : " -> \(result)")
    }

    /// The parameter of that name.
    public func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}
