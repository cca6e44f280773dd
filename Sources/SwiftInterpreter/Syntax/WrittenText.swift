/// The declarations of a text as written, in order.
struct WrittenText: Hashable, Sendable {
    /// The types and extensions.
    var interfaces: [WrittenInterface] = []
    /// The free functions, operators and variables.
    var declarations: [WrittenDeclaration] = []
    var aliases: [WrittenInterface.Alias] = []
}
