import BlueprintInspector

/// The judgement on what a learner typed.
enum Grade {
    /// The line is no answer: it is run in the lesson's session.
    case none
    /// The answer is right; the sentence says what it was.
    case right(String)
    /// The answer is wrong; the faults say what is wrong with it, without the right one.
    case wrong([Fault])
    /// The line is meant as an answer, but cannot be one.
    case unclear(InputError)

    /// A fault of an answer.
    struct Fault {
        /// The fault in a sentence.
        var sentence: String
        /// The names of the known mistakes that lead to the answer.
        var mistakes: [String] = []
    }
}
