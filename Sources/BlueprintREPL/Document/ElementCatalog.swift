/// Which names stand for elements and modifiers: what the document must know to number its nodes.
public protocol ElementCatalog {
    /// Whether calling this name makes an element, as `Label(text:)` does.
    func isElementType(_ name: String) -> Bool
    /// Whether the element takes a list of children in a trailing closure, as `Row` does.
    func isListType(_ name: String) -> Bool
    /// Whether this is a method of elements that gives an element, as `inset` is.
    func isModifier(_ name: String) -> Bool
    /// Whether this is a method of elements that adds no element of its own but gives what a closure makes, as `map` does.
    func isTransformation(_ name: String) -> Bool
    /// The element that a modifier wraps around when it is called with some labels, `Inset` for `inset`; nil if it adds
    /// no node to the tree.
    func modifierType(_ name: String, labels: [String]) -> String?
}
