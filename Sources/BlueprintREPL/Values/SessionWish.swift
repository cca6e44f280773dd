/// Something that a line asks of the program that owns the session, as it needs the terminal.
package enum SessionWish: Hashable, Sendable {
    /// To clear the screen.
    case clearScreen
    /// To put a line on the next prompt, where it can be changed; it may contain newlines.
    case line(String)
    /// To open the Swift of the element with a number in an editor, and to replace the element with what is saved.
    case editor(number: Int, swift: String)
    /// To fill the screen with the inspector.
    case inspector
    /// To give the lesson with a number.
    case lesson(Int)
    /// To ask about the session's own tree.
    case prediction
    /// To ask about random trees; nil for any difficulty, and for another seed each time.
    case quiz(count: Int, difficulty: Difficulty?, seed: UInt64?)
}
