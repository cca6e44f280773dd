import BlueprintInspector

/// The lines of a report on exercises that were tried: JSON, without names of people or times.
package enum LessonReport {
    /// Returns one line for each exercise of a lesson that was tried, in the lesson's order.
    package static func lines(of run: LessonRun) -> [JSONValue] {
        run.plan.exercises.compactMap { run.attempts[$0.name] }.filter(\.isTried).map { attempt in
            JSONValue.object([
                .init("version", .number(1)),
                .init("lesson", .string(run.plan.title)),
                .init("exercise", .string(attempt.exercise)),
                .init("kind", .string(attempt.kind.rawValue)),
                .init("result", .string(attempt.result.rawValue)),
                .init("misses", .array(attempt.misses.map { .string($0) })),
                .init("mistakes", .array(attempt.mistakes.map { .string($0) })),
                .init("hints", .number(Double(attempt.hints))),
                .init("looked", .bool(attempt.hasLooked)),
            ])
        }
    }
}
