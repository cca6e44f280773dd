/// The names of elements and modifiers, which decide the numbered nodes of a document.
package protocol ElementCatalog {
    /// Returns true if a call of this name makes an element, as `Label(text:)` does.
    func isElementType(_ name: String) -> Bool
    /// Returns true if the element takes a list of children in a trailing closure, as `Row` does.
    func isListType(_ name: String) -> Bool
    /// Returns true if this method of elements returns an element, as `inset` does.
    func isModifier(_ name: String) -> Bool
    /// Returns true if this method of elements returns the element that its closure makes, as `map` does.
    func isTransformation(_ name: String) -> Bool
    /// Returns the type of the element that a modifier adds when called with these labels, `Inset` for `inset`; nil if
    /// it adds none.
    func modifierType(_ name: String, labels: [String]) -> String?
}
