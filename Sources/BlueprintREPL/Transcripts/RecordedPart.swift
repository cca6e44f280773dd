/// A part of a session in a transcript that is being written.
enum RecordedPart: Sendable {
    /// An input and its output.
    case exchange(input: String, outputs: [Output])
    /// A comment, which becomes prose.
    case remark(Remark)
}
