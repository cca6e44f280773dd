import BlueprintInspector

/// A page of a lesson: text that fits the screen, with at most one exercise at its end.
package struct LessonPage: Sendable {
    /// The text; the question of the exercise ends it.
    var text = StyledText()
    /// The exercise.
    var exercise: Exercise?
    /// The parts of the lesson on the page.
    var parts: Range<Int>
    /// The lines of the lesson's session up to the end of the page.
    var lines: [String] = []
}
