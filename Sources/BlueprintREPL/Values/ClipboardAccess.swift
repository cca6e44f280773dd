/// The way from a session to the clipboard.
package enum ClipboardAccess: Hashable, Sendable {
    /// There is none, for a reason such as “there is no terminal”.
    case none(String)
    /// The terminal may take text.
    case terminal

    /// The size of the longest text in UTF-8; in base64, it is what tmux takes of one escape sequence: 1 MiB.
    package static let mostBytes = 767 << 10
}
