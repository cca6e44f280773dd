/// The lines of a document with its syntax tree, kept so that the next edit parses, formats and visits only what it
/// changes.
struct DocumentCache: Sendable {
    /// The source with its tree.
    var source: IncrementalSyntax
    /// The statements and the lines of closures, in source order, each before the lines inside it.
    var lines: [DocumentLine]
    /// The declared names with which the lines were read.
    var names: OutlineNames
    /// The stubs that were known when the source was formatted and read.
    var stubs: [Stub]
}
