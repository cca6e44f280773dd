import BlueprintInspector
import Foundation

/// The frames of the elements that a goal speaks of.
struct GoalFrames {
    /// The goal.
    let exercise: Exercise
    /// The lines before the learner's.
    let lines: [String]

    /// Returns the frames as the author's answer places them.
    ///
    /// - Parameter session: one of the lesson's sessions, whose table of names is used.
    func found(in sessions: LessonSessions, sharingNamesOf session: Session) -> [ProposedFrame] {
        guard exercise.kind == .goal else { return [] }
        let lines = lines + exercise.answers.map(\.text)
        let context = sessions.session(after: lines, sharingNamesOf: session).context
        let frames = context.screen.snapshot.absoluteFrames
        var seen: Set<Int> = []
        return exercise.questions.compactMap { line in
            guard let expectation = try? Grader.expectation(line.text), case .frame = expectation.claim,
                let word = expectation.subject,
                let element = try? context.resolver.target(word).elements.first,
                frames.indices.contains(element), seen.insert(element).inserted
            else { return nil }
            return ProposedFrame(
                frame: frames[element],
                title: exercise.questions.count == 1 ? "goal" : "goal \(word.text)"
            )
        }
    }
}
