/// A part of a lesson, in the order of its file.
enum LessonPart: Sendable {
    /// A heading below the title.
    case heading(String)
    /// A paragraph, with its lines joined.
    case prose(String)
    /// A sentence to remember.
    case rule(String)
    /// The lines of a fence that is no session.
    case code([String])
    /// A line of a session, with its recorded output.
    case exchange(Transcript.Exchange)
    /// A line that is run without being shown.
    case hidden(Exercise.Line)
    /// An exercise, which ends a page.
    case exercise(Exercise)
}
