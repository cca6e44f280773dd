/// The actions of a lesson that a reader of its file does not see, by the line of the file.
struct LessonActions {
    /// An action.
    enum Action {
        /// To run a line.
        case run(Exercise.Line)
        /// To play the answers of an exercise.
        case play(Exercise)
    }

    private var actions: [(line: Int, action: Action)] = []
    private var questions: Set<Int> = []
    /// The number of exercises.
    private(set) var exerciseCount = 0

    /// No actions.
    init() {}

    /// The actions of a lesson.
    init(_ plan: LessonPlan) {
        for part in plan.parts { add(part) }
        actions.sort { $0.line < $1.line }
    }

    private mutating func add(_ part: LessonPart) {
        switch part {
        case .hidden(let line): actions.append((line.number, .run(line)))
        case .exercise(let exercise):
            for part in exercise.parts { add(part) }
            questions.formUnion(exercise.questions.map(\.number))
            // An answer follows the lines that it needs.
            let last = (exercise.answers + exercise.afterwards + exercise.questions).map(\.number).max()
            actions.append((last ?? exercise.line, .play(exercise)))
            exerciseCount += 1
        default: break
        }
    }

    /// Takes the actions up to a line.
    mutating func take(at line: Int) -> [Action] {
        let due = actions.prefix { $0.line <= line }.map(\.action)
        actions.removeFirst(due.count)
        return due
    }

    /// Returns true if the input at a line is the question of an exercise, which has no output.
    func isQuestion(at line: Int) -> Bool { questions.contains(line) }
}
