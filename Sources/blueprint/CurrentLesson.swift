import BlueprintREPL

/// The lesson that is given at a terminal, whose words its line editor completes; nil outside lessons.
final class CurrentLesson {
    var run: LessonRun?
}
