/// A part that source omits explicitly, as `// …` does in listings of documentation.
struct Hole {
    /// The comment, as written.
    var text: String
    /// The UTF-8 offset of the comment.
    var offset: Int
    /// The names that the remaining source uses and does not declare.
    var names: [(name: String, offset: Int)]
}
