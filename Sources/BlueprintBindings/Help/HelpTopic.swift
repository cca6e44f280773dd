/// What there is to know about one type that source can name, with the modifiers that make it.
public struct HelpTopic: Sendable {
    /// Kinds of types.
    public enum Kind: String, Sendable {
        /// An element.
        case element
        /// A protocol that source can conform to.
        case protocolType = "protocol"
        /// A method of elements that makes no element of its own.
        case modifier
        /// A type of arguments, properties and results.
        case value
    }

    /// One way to make it.
    public struct Form: Sendable {
        /// The call as Swift declares it: `inset(uniform: CGFloat) -> Inset`, `Inset(uniformInset: CGFloat, …)`.
        public var declaration: String
        /// One line about it, or empty.
        public var summary: String
        /// Its parameters.
        public var parameters: [Parameter]
        /// How a command says it, such as `inset uniform`; nil if no command does.
        public var usage: String?
        /// An expression that shows it, or empty.
        public var example: String
        /// Whether it is called on an element.
        public var isModifier: Bool
    }

    /// One parameter of a form.
    public struct Parameter: Sendable {
        /// The label in a call; `_` where a call writes none.
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
        /// The type as Swift spells it, or empty where the name says it all.
        public var type: String
        /// One line about it, or empty.
        public var summary: String
    }

    /// A command line that shows it, and the Swift it stands for.
    public struct CommandExample: Sendable {
        /// The line, such as `inset 20`.
        public var line: String
        /// The Swift it stands for, such as `.inset(uniform: 20)`.
        public var meaning: ModifierCommands.Meaning
    }

    /// The type's name.
    public var name: String
    /// What kind of type it is.
    public var kind: Kind
    /// Whether an element of the type shows a view of its own.
    public var isViewBacked: Bool
    /// One line about it.
    public var summary: String
    /// What it does where nothing else is said; empty for most values.
    public var behaviour: String
    /// The ways to make it: modifiers first.
    public var forms: [Form]
    /// Its properties.
    public var properties: [Member]
    /// Its enum cases and static members, by which it can be written as `.name`.
    public var values: [Member]
    /// Source that shows it, or empty.
    public var example: String
    /// Command lines that show it.
    public var commands: [CommandExample]
}
