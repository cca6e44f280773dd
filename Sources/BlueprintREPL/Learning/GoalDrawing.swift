import BlueprintInspector
import Foundation

/// A drawing of the learner's tree, with the frames of the goal as dotted frames beside the actual ones.
struct GoalDrawing {
    let exercise: Exercise
    let session: Session
    let sessions: LessonSessions
    /// The lines before the learner's.
    let lines: [String]
    /// False once the goal is reached.
    var showsGoals = true

    /// The drawing; nil without a tree.
    var text: StyledText? {
        let context = session.context
        guard context.hasTree else { return nil }
        var options = context.drawingOptions
        let goals = showsGoals ? goals : []
        if sessions.style == .text { return said(goals) }
        options.proposals = goals
        let drawing = FramesDrawing(context.snapshot, labels: context.labels, options: options).text
        return sessions.style == .ascii ? drawing.inASCII : drawing
    }

    /// Returns the frames in words, and those of the goal.
    private func said(_ goals: [ProposedFrame]) -> StyledText {
        let text = LessonText(sessions)
        let frames = session.run(line: "frames").map(\.text).reduce(StyledText(), +)
        return goals.reduce(frames) { result, goal in
            result + text.wrapped("\(goal.title): \(Phrasing(.text).rect(goal.frame)) in the viewport", hanging: 2)
        }
    }

    /// The frames of the elements that the goal speaks of, as the author's answer places them.
    private var goals: [ProposedFrame] {
        let context = sessions.session(after: lines + exercise.answers.map(\.text)).context
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
