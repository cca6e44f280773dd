/// The way in which a learner ended a lesson.
package enum LessonEnd: Hashable, Sendable {
    /// Before its last page.
    case left
    /// After its last page.
    case finished
    /// With its tree, which the learner takes along.
    case kept(source: String)
}
