/// A place in the document that makes an element: a call of an element's name or of a modifier.
///
/// Offsets count UTF-8 bytes of the document's source.
public struct DocumentNode: Sendable {
    /// The role of a node in the source, which decides the edits that are possible.
    public enum Slot: Hashable, Sendable {
        /// The outermost expression of the document.
        case root
        /// The value of a declared name.
        case declaration(String)
        /// One line of a closure.
        case item
        /// An argument of the call that is the parent.
        case argument(label: String?)
        /// The expression that a modifier is called on.
        case base
        /// Part of a larger expression.
        case expression
    }

    /// An argument of a call.
    public struct Argument: Hashable, Sendable {
        /// The label before the colon.
        public var label: String?
        /// From the label to the end of the value.
        public var range: Range<Int>
        /// The value alone.
        public var value: Range<Int>
    }

    /// A call on a child that sets traits for its list, such as `.stackLayoutChild(priority:)`; it makes no node.
    public struct Traits: Hashable, Sendable {
        /// The name of the method.
        public var name: String
        /// Its arguments.
        public var arguments: [Argument]
        /// From the dot to the closing bracket.
        public var range: Range<Int>
        /// The brackets around the arguments.
        public var parentheses: Range<Int>
    }

    /// The number that the node keeps; #1 is the first.
    public var number = 0
    /// The called name, `Label` or `inset`.
    public var name: String
    /// The type of the element, `Label` or `Inset`.
    public var typeName: String
    /// The offset of the name, which identifies the node in evaluated source.
    public var nameOffset: Int
    /// The whole expression, from the innermost base to the closing bracket, including calls such as `map` that make no
    /// node.
    public var range: Range<Int>
    /// The end of the node's own call.
    public var callEnd: Int
    /// The expression that the modifier is called on; nil for calls of an element's name.
    public var base: Range<Int>?
    /// True if its closure holds a list of children.
    public var isList = false
    /// The arguments in parentheses.
    public var arguments: [Argument] = []
    /// The brackets around the arguments, if written.
    public var parentheses: Range<Int>?
    /// The trailing closure with its braces, if written.
    public var closure: Range<Int>?
    /// The name of the trailing closure's parameter, `$0` if it is not named.
    public var closureParameter = "$0"
    /// The lines of the trailing closure.
    public var items: [Range<Int>] = []
    /// The traits set for the list around it.
    public var traits: Traits?
    /// The innermost line of a closure or of the document that the node is part of.
    public var item: Range<Int>
    /// The node's role in the source.
    public var slot: Slot
    /// The node around it, an index into the outline.
    public var parent: Int?
    /// The nodes directly in it, indices into the outline in the order of the source.
    public var children: [Int] = []

    /// True if the node is written as a method call on the wrapped expression.
    public var isModifier: Bool { base != nil }
}
