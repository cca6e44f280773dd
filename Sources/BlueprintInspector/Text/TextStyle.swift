/// The meaning of a piece of printed text; the terminal decides its look.
///
/// Styles are optional: the characters of a text contain the same information.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// Ordinary text.
    case plain
    /// Less important text: light borders and explanations.
    case dim
    /// The line above a table or a section.
    case heading
    /// A view-backed element.
    case viewBacked
    /// The selected node, or the node that a step is about.
    case selected
    /// A value that has just changed.
    case changed
    /// An addition.
    case added
    /// A removal.
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
