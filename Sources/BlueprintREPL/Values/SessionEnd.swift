/// The way in which a session ended.
package enum SessionEnd: Hashable, Sendable {
    case quit
    /// The kept session with a number follows.
    case resume(Int)
}
