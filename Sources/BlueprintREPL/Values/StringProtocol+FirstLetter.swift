extension StringProtocol {
    /// The same text, its first letter small.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
