/// The members that Swift declares in order to refuse them with a reason.
enum UnavailableMembers {
    /// Returns the compiler's words about a member, and what to write instead; nil for other members.
    static func words(about declaration: Declaration) -> (message: String, fix: String)? {
        guard declaration.kind == .subscript, declaration.owner?.name == "String",
            declaration.parameters.first?.type.nominal?.name == "Int"
        else { return nil }
        return (
            "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
            "write 'Array(text)[0]' for a character at a number"
        )
    }
}
