/// The parse results of a document's source, kept so that the next edit parses and formats only what it changes.
///
/// An ``IncrementalSyntax`` is only the text and its tree; this adds the formatted statements and the outline's lines.
struct DocumentCache: Sendable {
    /// The source with its tree.
    var source: IncrementalSyntax
    /// The formatted statements.
    var items: SourceItems
    /// The lines of closures with their nodes.
    var outline: OutlineItems
    /// The stubs that were known when the source was formatted and read.
    var stubs: [Stub]
}
