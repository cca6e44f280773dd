/// A lesson as its author wrote it: prose, sessions and exercises.
package struct LessonPlan: Sendable {
    /// The title.
    package let title: String
    /// The parts, in order.
    let parts: [LessonPart]
    /// True if nobody wrote the lesson: its exercises are new each time.
    package let isGenerated: Bool
    /// The numbers of the nodes of the tree that a question is about; nil to number them as they are typed.
    var numbering: NodeNumbering?

    /// Reads a lesson from its Markdown.
    ///
    /// - Throws: ``LessonFault`` for the first comment that is no part of a lesson, or an exercise that lacks something.
    package init(_ text: String) throws(LessonFault) {
        var reader = LessonReader(text)
        (title, parts) = try reader.read()
        isGenerated = false
    }

    /// A lesson of the given parts.
    init(title: String, parts: [LessonPart], isGenerated: Bool) {
        (self.title, self.parts, self.isGenerated) = (title, parts, isGenerated)
    }

    /// True if there is nothing to show: no session, no exercise, and no text below a title.
    package var isEmpty: Bool {
        parts.allSatisfy { part in
            switch part {
            case .exchange, .hidden, .exercise: false
            case .heading, .prose, .rule, .code: title.isEmpty
            }
        }
    }

    /// The word for a page.
    var pageWord: String { isGenerated ? "question" : "page" }
    /// The word for the whole.
    var wholeWord: String { !isGenerated ? "lesson" : exercises.count == 1 ? "prediction" : "quiz" }

    /// The exercises, in order.
    package var exercises: [Exercise] {
        parts.compactMap { part in
            if case .exercise(let exercise) = part { exercise } else { nil }
        }
    }

    /// The sentences to remember.
    package var rules: [String] {
        parts.compactMap { part in
            if case .rule(let rule) = part { rule } else { nil }
        }
    }
}

/// A fault in the text of a lesson, with its place and a fix.
package struct LessonFault: Error, Hashable, Sendable {
    /// The message.
    package var message: String
    /// A text on how to fix it; nil if none is known.
    package var fix: String?
    /// The number of the line, counted from 1.
    package var line: Int

    init(_ message: String, fix: String? = nil, line: Int) {
        (self.message, self.fix, self.line) = (message, fix, line)
    }
}

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
