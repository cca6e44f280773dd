import TextFiles

/// The result of reading a line.
package enum ReadResult: Equatable, Sendable {
    /// A line, without its newline. An entry of several lines recalled from the history contains newlines.
    case line(String)
    /// Ctrl-C: the line was discarded, and the caller should read another.
    case interrupted
    /// Ctrl-D on an empty line, or the end of the input.
    case endOfInput
    /// The input is not lines of text.
    case fault(InputFault)
}
