/// The labels, types, default values and documentation of a callable.
///
/// It serves the evaluation of calls, modifier commands, completion and help.
package struct Signature: Sendable {
    /// The name; `init` for an initializer.
    package var name: String
    /// The parameters in order.
    package var parameters: [Parameter]
    /// The result type.
    package var result: WrittenType
    /// One line that describes it.
    package var summary: String
    /// A line of Swift that uses it, or empty.
    package var example: String
    /// The form of the callable as a command.
    package var command: CommandForm
    /// The declaration that it was read from; nil for one that is made of parts.
    private(set) var written: WrittenDeclaration?

    /// The way in which the words of a command are matched to the parameters.
    package struct CommandForm: Hashable, Sendable {
        /// The command's name, if it differs from the method's: `constrained` for `constrainedTo`.
        package var name: String?
        /// The parameters that bare words fill, exactly these and in this order; nil if each word fills the first free
        /// parameter whose type accepts it.
        package var positions: [String]?
        /// False if no command reaches the signature.
        package var isAvailable: Bool

        /// Each word fills the first free parameter that accepts it.
        package static let byType = CommandForm()
        /// No command reaches the signature.
        package static let none = CommandForm(isAvailable: false)

        /// Bare words fill exactly these parameters in this order.
        package static func words(_ positions: String...) -> CommandForm { CommandForm(positions: positions) }

        /// Creates a form.
        package init(name: String? = nil, positions: [String]? = nil, isAvailable: Bool = true) {
            self.name = name
            self.positions = positions
            self.isAvailable = isAvailable
        }

        /// Returns the same form under another command name.
        package func named(_ name: String) -> CommandForm {
            var copy = self
            copy.name = name
            return copy
        }
    }

    /// A parameter.
    package struct Parameter: Sendable {
        /// The argument label; nil if there is none.
        package var label: String?
        /// The name by which the implementation reads the argument.
        package var name: String
        /// The type, which is the contextual type of the argument.
        package var type: WrittenType
        /// The default value as Swift source, evaluated when the call omits the argument.
        package var defaultValue: String?
        /// True if the argument is a result builder closure; its type is then a function that returns an array, and the
        /// implementation reads that array.
        package var isBuilder: Bool
        /// True for a variadic parameter; the implementation reads an array.
        package var isVariadic: Bool
        /// True for an `inout` parameter.
        package var isInout: Bool
        /// One line about the parameter, or empty.
        package var summary: String

        /// Creates a parameter.
        package init(
            label: String?,
            name: String,
            type: WrittenType,
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

        /// True if a call may omit the argument.
        package var isOptional: Bool { defaultValue != nil || isVariadic }

        /// True if it takes a closure.
        package var isClosure: Bool { type.function != nil }

        /// The parameter as written in a declaration.
        package var declaration: String {
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

    /// Creates a signature from its parts.
    package init(
        name: String,
        parameters: [Parameter] = [],
        result: WrittenType = .void,
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

    /// Reads `name(label name: Type = default, …) -> Result`, perhaps behind `@discardableResult`; nil if the text does
    /// not have that form.
    package init?(_ declaration: String) {
        var reader = InterfaceReader(declaration)
        let kind: WrittenDeclaration.Kind = declaration.utf8.contains(UInt8(ascii: "(")) ? .function : .enumCase
        guard let written = reader.bareDeclaration(kind), reader.isAtEnd else { return nil }
        self.init(
            name: written.name,
            parameters: written.parameters.map { parameter in
                Parameter(
                    label: parameter.label,
                    name: parameter.name,
                    type: parameter.type,
                    defaultValue: parameter.defaultValue,
                    isBuilder: parameter.builder != nil,
                    isVariadic: parameter.isVariadic,
                    isInout: parameter.isInout
                )
            },
            result: written.type ?? .void
        )
        self.written = written
    }

    /// The generic parameters that declarations of built-in types use: the element types of collections, and types
    /// inferred from a call.
    static let builtInGenerics: Set<String> = [
        "Self", "Self.Element", "Self.Elements", "Self.Key", "Self.Value", "Self.Wrapped", "T",
    ]

    /// Replaces generic parameters by `Any`.
    mutating func erase(_ names: Set<String>) {
        for index in parameters.indices { parameters[index].type = parameters[index].type.erasing(names) }
        result = result.erasing(names)
    }

    /// The name of the command.
    package var commandName: String { command.name ?? name }

    /// The name with argument labels, as in `aligned(vertically:horizontally:)`.
    package var labelledName: String {
        WrittenDeclaration.labelled(name, parameters.map(\.label))
    }

    /// The whole declaration as Swift source.
    package var declaration: String {
        let parts = parameters.map(\.declaration).joined(separator: ", ")
        return "\(name)(\(parts))" + (result == .void || name == "init" ? "" : " -> \(result)")
    }

    /// Returns the parameter of that name.
    package func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension WrittenType {
    /// Returns the type with `Any` in place of generic parameters.
    func erasing(_ names: Set<String>) -> WrittenType {
        if case .tuple = self { return mapParts { $0.erasing(names) } }
        return name.map(names.contains) == true ? .anything : mapParts { $0.erasing(names) }
    }
}
