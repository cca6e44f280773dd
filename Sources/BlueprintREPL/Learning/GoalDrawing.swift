import BlueprintInspector

/// A drawing of the learner's tree, with the frames of the goal as dotted frames beside the actual ones.
struct GoalDrawing {
    /// The frames of the goal; none once it is reached.
    let goals: [ProposedFrame]
    let session: Session
    /// The width and the characters of the drawing.
    let style: LessonSessions

    /// The drawing; nil without a tree.
    var text: StyledText? {
        let context = session.context
        guard context.hasTree else { return nil }
        var options = context.drawingOptions
        if style.style == .text { return said() }
        options.proposals = goals
        let drawing = FramesDrawing(context.snapshot, labels: context.labels, options: options).text
        return style.style == .ascii ? drawing.inASCII : drawing
    }

    /// Returns the frames in words, and those of the goal.
    private func said() -> StyledText {
        let text = LessonText(style)
        let frames = session.run(line: "frames").map(\.text).reduce(StyledText(), +)
        return goals.reduce(frames) { result, goal in
            result + text.wrapped("\(goal.title): \(Phrasing(.text).rect(goal.frame)) in the viewport", hanging: 2)
        }
    }
}
