/// The place in the document that the next lines apply to.
struct Selection: Hashable, Sendable {
    /// Something that can be selected.
    enum Item: Hashable, Sendable {
        /// A node of the document.
        case node(Int)
        /// An element made by a loop or a custom element, identified by its path.
        case generated(String)
    }

    /// The selected item; nil while the document has no expression.
    var item: Item?
    /// True after `end`: the next element is added after the selected list, not into it.
    var isListClosed = false

    /// An empty selection.
    static let nothing = Selection(item: nil)

    /// A selection of a node of the document.
    static func node(_ number: Int?) -> Selection { Selection(item: number.map(Item.node)) }

    /// The number of the selected node; nil if the selection is empty or a generated element.
    var number: Int? {
        if case .node(let number) = item { number } else { nil }
    }
}
