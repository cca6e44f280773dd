/// A part that source leaves out and says so, as `// …` does in the listings of documentation.
struct Hole {
    /// The comment, as written.
    var text: String
    /// Where it stands.
    var offset: Int
    /// The names that the rest mentions and does not declare.
    var names: [(name: String, offset: Int)]
}
