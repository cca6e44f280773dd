/// How reading a line ended.
public enum ReadResult: Equatable, Sendable {
    /// A line, without its newline. It holds newlines itself if an entry of several lines was recalled.
    case line(String)
    /// Ctrl-C: the line was given up and the caller should ask for another.
    case interrupted
    /// Ctrl-D on an empty line, or nothing left to read.
    case endOfInput
    /// The input cannot be taken as lines of text.
    case fault(InputFault)
}
