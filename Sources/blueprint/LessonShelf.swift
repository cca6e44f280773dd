import BlueprintInspector
import BlueprintREPL
import Foundation
import TextFiles

/// Lessons that can be taken, with the progress that is kept on the disk.
struct LessonShelf {
    /// A lesson and its name, such as `Lesson 5`.
    struct Item {
        var name: String
        var plan: LessonPlan
    }

    /// The lessons in their order.
    let items: [Item]
    /// The file with the progress; nil to keep none.
    let file: StateFile?
    /// The file to which a line of JSON is added for each exercise tried; nil for none.
    var report: ReportFile?

    /// The lessons that are built into the program.
    static func builtIn(notingIn file: StateFile?) throws(LessonFault) -> LessonShelf {
        var items: [Item] = []
        for lesson in Lesson.all {
            items.append(Item(name: "Lesson \(lesson.number)", plan: try LessonPlan(lesson.source)))
        }
        return LessonShelf(items: items, file: file)
    }

    /// The limit of the file's bytes: beyond it, the file is none of this program's.
    private static let mostBytes = 1 << 20

    /// The progress so far; none if it cannot be read.
    var progress: LessonProgress { (try? kept())?.progress ?? LessonProgress() }

    /// Returns the progress that is kept, nil if the file is not one of this program's, and the text that it was read from.
    ///
    /// - Throws: ``FileFault`` if the file cannot be opened.
    private func kept() throws(FileFault) -> (progress: LessonProgress?, text: String) {
        guard let file, let bytes = try file.read(most: Self.mostBytes + 1) else { return (LessonProgress(), "") }
        let text = String(decoding: bytes, as: UTF8.self)
        return (bytes.count <= Self.mostBytes ? LessonProgress(reading: text) : nil, text)
    }

    private static let unreadable = "is not the progress of lessons, or of a later version"

    /// Sets a file aside that is not the progress of lessons, so that a new one can be kept; returns a sentence about it.
    private func setAside() -> String? {
        guard let file, let kept = try? kept(), kept.progress == nil else { return nil }
        do throws(FileFault) {
            let place = try file.setAside()
            return "\(file.path): \(Self.unreadable): it is kept as \(place), and the lessons begin again"
        } catch {
            return "the progress of lessons cannot be kept: \(error)"
        }
    }

    /// A quiz about random trees.
    ///
    /// - Parameter seed: the seed; nil for questions that were not asked before.
    static func quiz(
        of count: Int,
        difficulty: Difficulty?,
        seed: UInt64?,
        notingIn file: StateFile?
    ) -> LessonShelf {
        let progress = LessonShelf(items: [], file: file).progress
        var weights: [PracticeTopic: Int] = [:]
        // With a seed, all get the same questions.
        if seed == nil {
            for topic in PracticeTopic.allCases { weights[topic] = 1 + (progress.missed[topic.rawValue] ?? 0) }
        }
        var quiz = Quiz(seed: seed ?? UInt64(progress.asked))
        return LessonShelf(
            items: [Item(name: "", plan: quiz.questions(count, difficulty: difficulty, weights: weights))],
            file: file
        )
    }

    /// The first lesson that is not finished; the first of all if all are.
    var nextIndex: Int {
        let progress = progress
        return items.firstIndex { !progress[$0.plan.title].isFinished } ?? 0
    }

    /// Gives the lesson at a position; returns the run, or nil if the terminal is gone.
    ///
    /// - Parameter page: The number of the page to begin with; nil to go on where the lesson was left.
    func give(
        _ index: Int,
        page: Int? = nil,
        style: DrawingStyle,
        canKeep: Bool,
        at terminal: LessonTerminal
    ) -> LessonRun? {
        let item = items[index]
        if let remark = setAside() { terminal.printer.printError("blueprint: warning: \(remark)") }
        let progress = progress
        terminal.progress.begin()
        var sessions = LessonTerminal.sessions(style: style)
        sessions.marks = progress.marks
        let run = LessonRun(
            item.plan,
            prefix: item.name,
            from: progress[item.plan.title],
            page: page,
            in: sessions,
            canKeep: canKeep
        )
        terminal.progress.end()
        report?.begin()
        let isThere = terminal.give(run) {
            // A failure is said at the end of the lesson, if it lasts.
            try? keep(run)
            report?.write(run)
        }
        do {
            try keep(run)
        } catch {
            terminal.printer.printError("blueprint: warning: the progress of lessons cannot be kept: \(error.reason)")
        }
        report?.write(run)
        if let fault = report?.fault { terminal.printer.printError("blueprint: error: \(fault)") }
        return isThere ? run : nil
    }

    /// Keeps the progress, if it has changed; what a quiz missed only counts at its end.
    private func keep(_ run: LessonRun) throws(FileFault) {
        guard run.end != nil || !run.plan.isGenerated else { return }
        guard let file else { return }
        let (kept, text) = try kept()
        guard var progress = kept else { throw FileFault(path: file.path, reason: Self.unreadable) }
        progress.note(run)
        let changed = progress.text(over: text)
        if changed != text { try file.write(changed) }
    }
}

/// The file to which a line of JSON is added for each exercise that was tried, kept up with each answer.
final class ReportFile {
    private let file: StateFile
    /// The lines of the lesson that is given, as they are in the file.
    private var written = ""
    /// The failure of the last writing; nil if all is written.
    private(set) var fault: FileFault?

    /// The report at a path.
    ///
    /// - Throws: ``FileFault`` if the file cannot be opened or created.
    init(path: String) throws(FileFault) {
        file = StateFile(path: path)
        try file.append("")
    }

    /// Begins the lines of another lesson.
    func begin() { written = "" }

    /// Replaces the lines of the lesson that is given by those of now.
    func write(_ run: LessonRun) {
        let lines = LessonReport.lines(of: run).map { "\($0.text)\n" }.joined()
        guard lines != written || fault != nil else { return }
        do throws(FileFault) {
            guard !written.isEmpty else {
                try file.append(lines)
                (written, fault) = (lines, nil)
                return
            }
            var isWritten = false
            try file.change { bytes in
                isWritten = true
                // Another lesson may have added lines of its own.
                let text = String(decoding: bytes, as: UTF8.self)
                let end = text.endIndex..<text.endIndex
                return text.replacingCharacters(in: text.range(of: written, options: .backwards) ?? end, with: lines)
            }
            if !isWritten { throw FileFault(path: file.path, reason: "another program keeps it locked") }
            (written, fault) = (lines, nil)
        } catch {
            fault = error
        }
    }
}
