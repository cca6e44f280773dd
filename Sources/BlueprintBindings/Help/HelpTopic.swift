/// The help about one type of the table, with its modifiers.
package struct HelpTopic: Sendable {
    /// Kinds of types.
    package enum Kind: String, Sendable {
        /// An element.
        case element
        /// A protocol that source can conform to.
        case protocolType = "protocol"
        /// A method of elements that adds no element of its own.
        case modifier
        /// A type of arguments, properties and results.
        case value
    }

    /// An initializer or a modifier.
    package struct Form: Sendable {
        /// The call as Swift declares it: `inset(uniform: CGFloat) -> Inset`, `Inset(uniformInset: CGFloat, …)`.
        package var declaration: String
        /// One line about it, or empty.
        package var summary: String
        /// Its parameters.
        package var parameters: [Parameter]
        /// The form of its command, such as `inset uniform`; nil if it has none.
        package var usage: String?
        /// An example expression, or empty.
        package var example: String
        /// True if it is a method of elements.
        package var isModifier: Bool
    }

    /// One parameter of a form.
    package struct Parameter: Sendable {
        /// The label in a call; `_` without a label.
        package var label: String
        /// The name in the declaration.
        package var name: String
        /// The type as Swift spells it.
        package var type: String
        /// The default as Swift source; nil if the argument is required.
        package var defaultValue: String?
        /// One line about it, or empty.
        package var summary: String
    }

    /// One property, enum case or static member.
    package struct Member: Sendable {
        /// The name, with labels if it takes arguments.
        package var name: String
        /// The type as Swift spells it, or empty if the name is enough.
        package var type: String
        /// One line about it, or empty.
        package var summary: String
    }

    /// An example command line with its Swift.
    package struct CommandExample: Sendable {
        /// The line, such as `inset 20`.
        package var line: String
        /// The Swift of the line, such as `.inset(uniform: 20)`.
        package var meaning: ModifierCommands.Meaning
    }

    /// The type's name.
    package var name: String
    /// The kind of type.
    package var kind: Kind
    /// True if elements of the type are view-backed.
    package var isViewBacked: Bool
    /// One line about it.
    package var summary: String
    /// The behaviour by default; empty for most values.
    package var behaviour: String
    /// The modifiers, then the initializers.
    package var forms: [Form]
    /// Its properties.
    package var properties: [Member]
    /// The enum cases and static members, which are written as `.name`.
    package var values: [Member]
    /// An example in Swift, or empty.
    package var example: String
    /// Example command lines.
    package var commands: [CommandExample]

    /// The same without the initializers of its type, if it has modifiers.
    package var withoutInitializers: HelpTopic {
        var result = self
        let modifiers = forms.filter(\.isModifier)
        if !modifiers.isEmpty { result.forms = modifiers }
        return result
    }
}
