/// Something that a line asks of the program that owns the session, as it needs the terminal.
package enum SessionWish: Hashable, Sendable {
    /// To fill the screen with the inspector.
    case inspector
    /// To give the lesson with a number.
    case lesson(Int)
}
