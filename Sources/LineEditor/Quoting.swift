/// The progress of Ctrl-V, which inserts the next key as text, whatever its effect.
enum Quoting {
    /// No key is to be inserted.
    case none
    /// The next key is to be inserted.
    case next
    /// A key that was read and is to be inserted.
    case key(Unicode.Scalar)
}
