import BlueprintREPL
import Foundation

/// The promises of the file with the progress of lessons: what is read can be counted on, kept and read again.
enum LessonPromises {
    static func broken(by bytes: [UInt8], sharingNamesOf names: Session) -> [String] {
        let source = String(decoding: bytes, as: UTF8.self)
        guard var progress = LessonProgress(reading: source) else { return [] }
        var findings = kept(progress, over: source)
        let missing = Set(keys(of: source)).subtracting(keys(of: progress.text(over: source)))
        if !missing.isEmpty { findings.append("keys are lost: \(missing.sorted())") }
        _ = progress.marks
        var quiz = Quiz(seed: UInt64(progress.asked))
        var weights: [PracticeTopic: Int] = [:]
        for topic in PracticeTopic.allCases { weights[topic] = 1 + (progress.missed[topic.rawValue] ?? 0) }
        let question = quiz.questions(1, weights: weights)
        for plan in [try? LessonPlan(lesson), question] {
            guard let plan else { continue }
            let record = progress.lessons.min { $0.key < $1.key }?.value ?? progress[plan.title]
            let run = LessonRun(plan, from: record, in: LessonSessions(), sharingNamesOf: names)
            _ = run.take("skip")
            progress.note(run)
        }
        return findings + kept(progress, over: source)
    }

    private static let lesson = "# A lesson\n\n```\n> Row()\n```\n\n## Page\n\nThe end.\n"

    private static func kept(_ progress: LessonProgress, over source: String) -> [String] {
        let text = progress.text(over: source)
        guard let again = LessonProgress(reading: text) else { return ["what is written cannot be read: \(text)"] }
        return again == progress ? [] : ["what is written is read as something else: \(text)"]
    }

    private static func keys(of text: String) -> [String] {
        let object = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
        return object.map { Array($0.keys) } ?? []
    }
}
