/// The rest of a paste: each whole line is returned by itself, and the text after the last newline is edited.
struct PastedText {
    /// The text to insert next; nil if there is none.
    var text: String?
    /// The whole lines that are not returned yet.
    var lines: [String] = []
    /// The text after the last newline, and what followed the cursor; nil if no paste of several lines is under way.
    var last: (before: String, after: String)?

    /// True if the line that is edited is complete, because more of the paste follows.
    var endsLine: Bool { !lines.isEmpty || last != nil }
}
