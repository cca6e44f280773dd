/// A piece of input of a terminal.
package enum TerminalInput: Hashable, Sendable {
    /// A key.
    case key(Key)
    /// An event of the mouse.
    case mouse(MouseEvent)
    /// A text that was pasted, in one piece.
    case paste(String)
}
