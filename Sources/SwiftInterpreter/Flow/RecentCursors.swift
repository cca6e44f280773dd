/// The types that were asked for last, which the next key mostly asks for again: the letters of a name change nothing
/// before it.
package struct RecentCursors {
    private var answers: [(source: [String], types: CursorTypes)] = []

    /// A name, its call and what is around them are asked about at one key.
    private static var kept: Int { 8 }

    /// Knows nothing yet.
    package init() {}

    /// Returns the types at the end of unfinished source, given with what closes its brackets.
    ///
    /// - Parameter isCancelled: returns true once the check is to end early, and then stays true; the types are then of
    ///   no use, and are not kept.
    package mutating func types(
        after text: String,
        closedBy end: String,
        in check: TypeCheck,
        unless isCancelled: @escaping () -> Bool
    ) -> CursorTypes {
        if let known = answers.first(where: { $0.source == [text, end] }) { return known.types }
        let types = check.cursor(after: text, closedBy: end, unless: isCancelled)
        if isCancelled() { return CursorTypes() }
        answers = answers.suffix(Self.kept - 1) + [([text, end], types)]
        return types
    }
}
