/// The state of the line that is read, besides libedit's own.
struct LineState {
    /// The text that the line begins with; nil once it is inserted.
    var initial: String?
    /// The text of a line that Ctrl-C has ended; nil for others.
    var cancelled: String?
    /// A key that libedit is given before those that are typed.
    var nextKey: UInt32?

    /// True after Ctrl-C.
    var isCancelled = false
}
