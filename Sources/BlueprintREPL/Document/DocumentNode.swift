/// A place in the document where an element is made: one call of an element's name or of a modifier.
///
/// Offsets count UTF-8 bytes of the document's source.
public struct DocumentNode: Sendable {
    /// Where a node stands among the others; it decides which edits make sense.
    public enum Slot: Hashable, Sendable {
        /// The outermost expression of the document.
        case root
        /// The value of a declared name.
        case declaration(String)
        /// One line of a closure.
        case item
        /// An argument of the call that is the parent.
        case argument(label: String?)
        /// What a modifier is called on.
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

    /// A call around a child that gives the list traits, such as `.stackLayoutChild(priority:)`; it makes no node.
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
    /// The name that is called, `Label` or `inset`.
    public var name: String
    /// The element that it makes, `Label` or `Inset`.
    public var typeName: String
    /// Where the name begins: what identifies the node in evaluated source.
    public var nameOffset: Int
    /// The whole expression, from the innermost base to the closing bracket; calls such as `map`, which make no node of
    /// their own, belong to it.
    public var range: Range<Int>
    /// Where the node's own call ends.
    public var callEnd: Int
    /// What the modifier is called on; nil for calls of an element's name.
    public var base: Range<Int>?
    /// Whether it takes a list of children in its closure.
    public var isList = false
    /// The arguments in parentheses.
    public var arguments: [Argument] = []
    /// The brackets around the arguments, if written.
    public var parentheses: Range<Int>?
    /// The trailing closure with its braces, if written.
    public var closure: Range<Int>?
    /// What the trailing closure calls its argument, `$0` if it does not name it.
    public var closureParameter = "$0"
    /// The lines of the trailing closure.
    public var items: [Range<Int>] = []
    /// The traits that the list around it is given.
    public var traits: Traits?
    /// The innermost line of a closure or of the document that the node is part of.
    public var item: Range<Int>
    /// Where the node stands.
    public var slot: Slot
    /// The node around it, an index into the outline.
    public var parent: Int?
    /// The nodes directly in it, indices into the outline in the order of the source.
    public var children: [Int] = []

    /// Whether the node is written as a method call on what it wraps.
    public var isModifier: Bool { base != nil }
}
