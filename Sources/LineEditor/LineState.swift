/// The state of the line that is read, besides libedit's own.
struct LineState {
    /// The text that the line begins with; nil once it is inserted.
    var initial: String?
    /// The number of scalars of that text after the cursor.
    var countAfterCursor = 0
    /// The text of a line that Ctrl-C has ended; nil for others.
    var cancelled: String?
    /// A key that libedit is given before those that are typed.
    var nextKey: UInt32?

    /// The place in the history that the up and down keys have reached; nil before the first one.
    var recall: Recall?
    /// The entry that was recalled last, although it may have been changed since; nil if none was.
    var origin: String?
    /// True for a line that continues an input, which the up key leaves for the lines above.
    var canGoBack = false
    /// The text of a line that was left for the lines above; nil for others.
    var left: String?

    /// The lines of the input above the line, each with its newline.
    var above = ""
    /// True if texts are shown around the line; false for the answer to a question.
    var showsHints = false
    /// The look of the texts that the program computes; nil if it has none for this line.
    var look: HintLook?
    /// True if the wait for a key begins with computing them.
    var wantsHint = false
    /// True once a key was waited for.
    var hasWaited = false
    /// The texts that are shown around the line; nil if there are none.
    var shown: ShownHint?
    /// The part of a suggestion that the last key inserts; nil for other keys.
    var accepted: String?
    /// The list of candidates that Tab has left.
    var menu: CandidateMenu?

    /// The text of a line of several rows when it was last drawn whole, or changed at its end; nil for a line of one row.
    var drawn: String?
    /// The number of scalars before the cursor when a key was last waited for.
    var lastCursor = 0
    /// The line when a key was last waited for.
    var lastScalars: [Unicode.Scalar] = []
    /// The key that libedit was given last.
    var lastKey: UInt32 = 0
    /// The first row that was shown last of an entry taller than the screen; nil if none was.
    var window: Int?
    /// True while rows of such an entry cover libedit's drawing.
    var isWindowShown = false
    /// The number of rows below that window, which stay free for the next hint.
    var rowsBelowWindow = 0

    /// The note that Tab has left because nothing completes the word.
    var note: LineNote?

    /// True after Ctrl-C.
    var isCancelled = false
}

/// A sentence below a line, until the line changes.
struct LineNote {
    /// The sentence.
    let text: String
    /// The line and the number of scalars before its cursor when the sentence came.
    let place: (line: String, cursor: Int)
}
