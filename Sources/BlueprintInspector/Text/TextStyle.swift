/// The meaning of a piece of printed text; the terminal decides its look.
///
/// No style is needed to understand a text: whatever a style says is also said by its characters.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// Ordinary text.
    case plain
    /// Text of less weight: borders of plain elements, explanations at the side.
    case dim
    /// The line above a table or a section.
    case heading
    /// Something that is backed by a native view.
    case viewBacked
    /// The selected node, or the node that a step is about.
    case selected
    /// A value that has just changed.
    case changed
    /// Something that has appeared.
    case added
    /// Something that has gone.
    case removed
    /// Swift source.
    case source
    /// A line that says that something succeeded.
    case success
    /// A line that warns.
    case warning
    /// A line that reports a failure.
    case error
}
