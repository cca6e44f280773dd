/// A place in the document that makes an element: a call of an element's name or of a modifier.
///
/// Offsets count UTF-8 bytes of the document's source. A node stores all offsets but one relative to its name, so that
/// a node behind an edit moves by one addition.
package struct DocumentNode: Sendable {
    /// The role of a node in the source, which decides the edits that are possible.
    package enum Slot: Hashable, Sendable {
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
    package struct Argument: Hashable, Sendable {
        /// The label before the colon.
        package var label: String?
        /// From the label to the end of the value.
        package var range: Range<Int>
        /// The value alone.
        package var value: Range<Int>
    }

    /// A call on a child that sets traits for its list, such as `.stackLayoutChild(priority:)`; it makes no node.
    package struct Traits: Hashable, Sendable {
        /// The name of the method.
        package var name: String
        /// Its arguments.
        package var arguments: [Argument]
        /// From the dot to the closing bracket.
        package var range: Range<Int>
        /// The brackets around the arguments.
        package var parentheses: Range<Int>
    }

    /// The number that the node keeps; #1 is the first.
    package internal(set) var number = 0
    /// The offset of the name, which identifies the node in evaluated source.
    package internal(set) var nameOffset: Int
    /// The node's role in the source.
    package internal(set) var slot: Slot
    /// The node around it, an index into the outline.
    package internal(set) var parent: Int?
    /// The node's own index in the outline.
    var index = 0
    private var shared: SharedShape

    init(name: String, typeName: String, nameOffset: Int, range: Range<Int>, item: Range<Int>, slot: Slot) {
        self.nameOffset = nameOffset
        self.slot = slot
        shared = SharedShape(
            NodeShape(
                name: name,
                typeName: typeName,
                range: range.moved(by: -nameOffset),
                callEnd: range.upperBound - nameOffset,
                item: item.moved(by: -nameOffset)
            )
        )
    }

    /// The parts that do not change when the node moves.
    var shape: NodeShape {
        get { shared.shape }
        set { shared = SharedShape(newValue) }
    }

    /// Shares the parts with another node if they are equal, as those of the lines of a list often are: copies of a
    /// document retain them, and they are read at every edit.
    mutating func shareShape(with other: DocumentNode) {
        if shared.shape == other.shared.shape { shared = other.shared }
    }
}

/// The parts of a node, with offsets relative to its name and indices relative to its own.
struct NodeShape: Equatable, Sendable {
    var name: String
    var typeName: String
    var range: Range<Int>
    var callEnd: Int
    var base: Range<Int>?
    var isList = false
    var isConfigured = false
    var arguments: [DocumentNode.Argument] = []
    var parentheses: Range<Int>?
    var closure: Range<Int>?
    var closureParameter = "$0"
    var items: [Range<Int>] = []
    var traits: DocumentNode.Traits?
    var item: Range<Int>
    var children: [Int] = []
    /// True if the name is that of a declared value or function that makes an element.
    var isDeclared = false
    /// The type before the period, if the name is that of a static function.
    var owner: String?
}

/// A shape that the nodes of several documents share.
private final class SharedShape: Sendable {
    let shape: NodeShape

    init(_ shape: NodeShape) { self.shape = shape }
}

extension DocumentNode {
    /// The called name, `Label` or `inset`.
    package var name: String { shared.shape.name }

    /// The type of the element, `Label` or `Inset`.
    package var typeName: String { shared.shape.typeName }

    /// The whole expression, from the innermost base to the closing bracket, including calls such as `map` that make no
    /// node.
    package internal(set) var range: Range<Int> {
        get { shared.shape.range.moved(by: nameOffset) }
        set { shape.range = newValue.moved(by: -nameOffset) }
    }

    /// The end of the node's own call.
    package var callEnd: Int { shared.shape.callEnd + nameOffset }

    /// The expression that the modifier is called on; nil for calls of an element's name.
    package internal(set) var base: Range<Int>? {
        get { shared.shape.base?.moved(by: nameOffset) }
        set { shape.base = newValue?.moved(by: -nameOffset) }
    }

    /// True if its closure holds a list of children.
    package var isList: Bool { shared.shape.isList }

    /// True if its closure changes the element that it is given.
    var isConfigured: Bool { shared.shape.isConfigured }

    /// The arguments in parentheses.
    package internal(set) var arguments: [Argument] {
        get { shared.shape.arguments.map { $0.moved(by: nameOffset) } }
        set { shape.arguments = newValue.map { $0.moved(by: -nameOffset) } }
    }

    /// The brackets around the arguments, if written.
    package internal(set) var parentheses: Range<Int>? {
        get { shared.shape.parentheses?.moved(by: nameOffset) }
        set { shape.parentheses = newValue?.moved(by: -nameOffset) }
    }

    /// The trailing closure with its braces, if written.
    package internal(set) var closure: Range<Int>? {
        get { shared.shape.closure?.moved(by: nameOffset) }
        set { shape.closure = newValue?.moved(by: -nameOffset) }
    }

    /// The name of the trailing closure's parameter, `$0` if it is not named.
    package var closureParameter: String { shared.shape.closureParameter }

    /// The lines of the trailing closure.
    package var items: LineRanges { LineRanges(shared.shape.items, movedBy: nameOffset) }

    /// The traits set for the list around it.
    package internal(set) var traits: Traits? {
        get { shared.shape.traits?.moved(by: nameOffset) }
        set { shape.traits = newValue?.moved(by: -nameOffset) }
    }

    /// The innermost line of a closure or of the document that the node is part of.
    package var item: Range<Int> { shared.shape.item.moved(by: nameOffset) }

    /// The nodes directly in it, indices into the outline in the order of the source.
    package internal(set) var children: [Int] {
        get { shared.shape.children.map { $0 + index } }
        set { shape.children = newValue.map { $0 - index } }
    }

    /// True if the node is written as a method call on the wrapped expression.
    package var isModifier: Bool { shared.shape.base != nil }

    /// True if the name is that of a declared value or function that makes an element.
    var isDeclared: Bool { shared.shape.isDeclared }

    /// The type before the period, `Label` of `Label.title("A")`, if the name is that of a static function that the
    /// document declares.
    var owner: String? { shared.shape.owner }

    /// The name with the type before it.
    var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}
