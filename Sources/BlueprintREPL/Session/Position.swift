/// Where one stands in the document.
struct Position: Hashable, Sendable {
    /// What is selected.
    enum Selection: Hashable, Sendable {
        /// A node of the document.
        case node(Int)
        /// An element that a loop or a custom element made, by its path.
        case generated(String)
    }

    /// What is selected; nil while the document has no expression.
    var selection: Selection?
    /// Whether the selected list was left with `end`: what comes next goes after it, not into it.
    var isListClosed = false

    /// Nothing is selected.
    static let nowhere = Position(selection: nil)

    /// A node of the document is selected.
    static func at(_ number: Int?) -> Position { Position(selection: number.map(Selection.node)) }

    /// The selected node of the document.
    var number: Int? {
        if case .node(let number) = selection { number } else { nil }
    }
}
