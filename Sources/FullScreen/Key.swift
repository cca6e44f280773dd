/// A key of the keyboard, or a character.
package enum Key: Hashable, Sendable {
    /// A character that was typed.
    case character(Character)
    /// A letter with the Control key, in lower case.
    case control(Character)
    /// A character with the Alt key, or after Escape.
    case alt(Character)
    /// An arrow.
    case up, down, left, right
    /// A key that moves far.
    case home, end, pageUp, pageDown
    /// A key that edits.
    case backspace, delete
    /// A key that ends or leaves something.
    case enter, escape, tab, backTab
}
