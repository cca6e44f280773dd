/// The help about one type of the table, with its modifiers.
public struct HelpTopic: Sendable {
    /// Kinds of types.
    public enum Kind: String, Sendable {
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
    public struct Form: Sendable {
        /// The call as Swift declares it: `inset(uniform: CGFloat) -> Inset`, `Inset(uniformInset: CGFloat, …)`.
        public var declaration: String
        /// One line about it, or empty.
        public var summary: String
        /// Its parameters.
        public var parameters: [Parameter]
        /// The form of its command, such as `inset uniform`; nil if it has none.
        public var usage: String?
        /// An example expression, or empty.
        public var example: String
        /// True if it is a method of elements.
        public var isModifier: Bool
    }

    /// One parameter of a form.
    public struct Parameter: Sendable {
        /// The label in a call; `_` without a label.
        public var label: String
        /// The name in the declaration.
        public var name: String
        /// The type as Swift spells it.
        public var type: String
        /// The default as Swift source; nil if the argument is required.
        public var defaultValue: String?
        /// One line about it, or empty.
        public var summary: String
    }

    /// One property, enum case or static member.
    public struct Member: Sendable {
        /// The name, with labels if it takes arguments.
        public var name: String
        /// The type as Swift spells it, or empty if the name is enough.
        public var type: String
        /// One line about it, or empty.
        public var summary: String
    }

    /// An example command line with its Swift.
    public struct CommandExample: Sendable {
        /// The line, such as `inset 20`.
        public var line: String
        /// The Swift of the line, such as `.inset(uniform: 20)`.
        public var meaning: ModifierCommands.Meaning
    }

    /// The type's name.
    public var name: String
    /// The kind of type.
    public var kind: Kind
    /// True if elements of the type are view-backed.
    public var isViewBacked: Bool
    /// One line about it.
    public var summary: String
    /// The behaviour by default; empty for most values.
    public var behaviour: String
    /// The modifiers, then the initializers.
    public var forms: [Form]
    /// Its properties.
    public var properties: [Member]
    /// The enum cases and static members, which are written as `.name`.
    public var values: [Member]
    /// An example in Swift, or empty.
    public var example: String
    /// Example command lines.
    public var commands: [CommandExample]
}
