/// The list of candidates below a line, in which Tab moves.
struct CandidateMenu {
    /// The candidates.
    let answer: CompletionAnswer
    /// The index of the selected candidate; nil before the second Tab.
    var selected: Int?
    /// The number of scalars before the word.
    let start: Int
    /// The number of scalars of the word behind the cursor, which a selected candidate replaces, too.
    var rest: Int
    /// The line that Tab has left.
    var line: String
    /// The number of scalars before the cursor that Tab has left.
    var cursor: Int

    /// Selects the next or the previous candidate; after the last one, the first.
    mutating func move(back: Bool) {
        let count = answer.candidates.count
        selected = ((selected ?? (back ? 0 : -1)) + (back ? count - 1 : 1)) % count
    }
}
