/// What is known of the source of a document beyond its outline, so that the next edit takes only what it changes.
struct DocumentCache: Sendable {
    /// The source with its tree.
    var source: IncrementalSyntax
    /// Its statements, all laid out as they must be.
    var items: SourceItems
    /// Its lines with their nodes.
    var outline: OutlineItems
    /// What the source was laid out and read with.
    var stubs: [Stub]
}
