/// Something that a line asks of the program that owns the session, as it needs the terminal.
package enum SessionWish: Hashable, Sendable {
    /// To clear the screen.
    case clearScreen
    /// To put a line on the next prompt, where it can be changed; it may contain newlines.
    case line(String)
    /// To open Swift in an editor, and to run the line that begins with a text and ends with what is saved.
    case editor(swift: String, behind: String)
    /// To put a text on the clipboard.
    case clipboard(String)
    /// To fill the screen with the inspector.
    case inspector
    /// To give the lesson with a number.
    case lesson(Int)
    /// To ask about the session's own tree.
    case prediction
    /// To ask about random trees; nil for any difficulty, and for another seed each time.
    case quiz(count: Int, difficulty: Difficulty?, seed: UInt64?)
}
