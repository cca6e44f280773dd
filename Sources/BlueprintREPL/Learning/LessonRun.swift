import BlueprintInspector
import Foundation

/// A lesson that somebody takes: it shows pages, runs lines in a session of its own, and judges answers.
package final class LessonRun {
    /// The words before the title, such as `Lesson 5`; empty for none.
    private let prefix: String
    /// The lesson.
    package let plan: LessonPlan
    /// The session of the page, to which the learner's lines belong.
    package private(set) var session: Session
    /// The way in which it ended; nil until then.
    package private(set) var end: LessonEnd?
    /// The attempts at exercises, by the exercise's name.
    package private(set) var attempts: [String: Attempt] = [:]
    private(set) var sessions: LessonSessions
    private let pages: [LessonPage]
    private var index = 0
    private var facts = PageFacts()
    private let reasons = FoundReasons()
    /// The number of pages that were begun, for a terminal on which a page takes the place of the one before.
    package private(set) var beginnings = 0
    /// True if the learner has a session that can take the tree.
    let canKeep: Bool

    /// Begins a lesson.
    ///
    /// - Parameters:
    ///   - prefix: words before the title, such as `Lesson 5`.
    ///   - record: the progress so far.
    ///   - page: the number of the page to begin with; nil for where the record says. After the last page, it is that.
    ///   - canKeep: true if the learner has a session that can take the tree.
    ///   - other: a session on the same thread, whose table of names is used.
    package init(
        _ plan: LessonPlan,
        prefix: String = "",
        from record: LessonProgress.Record = LessonProgress.Record(),
        page: Int? = nil,
        in sessions: LessonSessions,
        canKeep: Bool = false,
        sharingNamesOf other: Session? = nil
    ) {
        var sessions = sessions
        sessions.numbering = plan.numbering
        (self.plan, self.prefix, self.sessions, self.canKeep) = (plan, prefix, sessions, canKeep)
        let played = LessonPages(plan, in: sessions, sharingNamesOf: other)
        let pages = played.pages
        self.pages = pages
        let kept = pages.lastIndex { $0.parts.lowerBound <= record.part } ?? 0
        index = page.map { max(0, min($0, pages.count) - 1) } ?? kept
        session = sessions.session(after: pages[index].lines, sharingNamesOf: played.session)
        for exercise in plan.exercises {
            let wasMissed = record.missed?.contains(exercise.name) ?? false
            let result: Attempt.Result = record.solved.contains(exercise.name) ? .right : .open
            guard wasMissed || result == .right else { continue }
            attempts[exercise.name] = Attempt(
                exercise: exercise.name,
                kind: exercise.kind,
                wasMissed: wasMissed,
                result: result
            )
        }
        beginPage()
    }

    /// The part of the lesson that the page begins with, for going on later.
    package var part: Int { pages[index].parts.lowerBound }

    /// The exercise of the page; nil if it has none.
    package var exercise: Exercise? { pages[index].exercise }

    /// The parts of the lesson on the page.
    var shownParts: [LessonPart] { Array(plan.parts[pages[index].parts]) }

    /// The text of the page, without its title.
    var pageText: StyledText { pages[index].text }

    /// Takes lines for a screen that draws the tree and the goals itself, and has other columns.
    func taking(columns: Int, _ work: () -> [Output]) -> [Output] {
        let own = sessions
        (sessions.columns, sessions.drawsGoals, session.options.columns) = (columns, false, columns)
        defer { (sessions, session.options.columns) = (own, own.columns) }
        return work()
    }

    /// The attempt at the exercise of the page.
    private var attempt: Attempt? { exercise.flatMap { attempts[$0.name] } }

    /// True if the page asks something that is not answered yet.
    var isAsking: Bool { exercise.map { $0.kind != .free && attempts[$0.name]?.isOver != true } ?? false }

    /// The prompt: the page, and whether an answer is expected.
    package var prompt: String { "\(index + 1)/\(pages.count) \(isAsking ? "?" : ">") " }

    // MARK: - Pages

    /// The page: its title, its text, and what can be typed.
    package var page: StyledText {
        let text = LessonText(sessions)
        var result = text.wrapped(title, style: .heading) + StyledText("") + pages[index].text + StyledText("")
        if let known = answerWords { result.append(text.wrapped(known, hanging: 2)) }
        result.append(text.wrapped(invitation, style: .dim))
        return result
    }

    var title: String {
        let name = prefix.isEmpty ? plan.title : "\(prefix): \(plan.title)"
        let solved = plan.exercises.count { attempts[$0.name]?.result == .right }
        let graded = plan.exercises.count { $0.kind != .free }
        let exercises = graded == 0 ? "" : " · \(solved) of \(graded) solved"
        return "\(name) · \(plan.pageWord) \(index + 1) of \(pages.count)\(exercises)"
    }

    /// The sentence below a page that says what can be typed.
    var invitation: String {
        let next = nextWords
        guard let exercise, isAsking else {
            let (first, last) =
                exercise?.kind == .free ? ("Try it. \(next)", "try LINE · previous") : (next, "previous")
            return "\(first) · \(last) · leave"
        }
        let hint = exercise.hints.isEmpty ? "" : " · hint"
        return exercise.invitation + hint + " · skip · leave"
    }

    private func turn(to page: Int) {
        let (played, lines) = (pages[index].lines, pages[page].lines)
        index = page
        if session.transcript.inputs == played, !facts.isInspected, sessions.numbering == nil,
            lines.starts(with: played)
        {
            sessions.play(lines.dropFirst(played.count), in: session)
        } else {
            session = sessions.session(after: lines, sharingNamesOf: session)
        }
        beginPage()
    }

    private func beginPage() {
        beginnings += 1
        facts = PageFacts(render: session.render)
        session.hasLooked = false
        session.options.isInteractive = exercise?.kind != .goal
        if let exercise, attempts[exercise.name] == nil {
            attempts[exercise.name] = Attempt(exercise: exercise.name, kind: exercise.kind)
        }
    }

    // MARK: - Lines

    /// Takes a line: a command of the lesson, an answer, or a line for its session.
    package func take(_ line: String) -> [Output] { take(session.typed(line)) }

    /// Takes a line that was read up to its kind.
    package func take(_ typed: TypedText) -> [Output] {
        let line = typed.kept
        if line.allSatisfy(\.isWhitespace) { return next() }
        if let outputs = explanation(of: line) { return outputs }
        guard let command = LessonWord.read(line) else { return answer(typed) }
        switch command.word {
        case .next: return next()
        case .previous: return previous()
        case .hint: return hint()
        case .skip: return skip()
        case .again: return again()
        case .try: return tried(command.rest)
        case .keep: return keep()
        case .leave: return finish(.left)
        }
    }

    private func next() -> [Output] {
        if isAsking {
            return say(
                "this \(plan.pageWord) asks something: answer it, or type skip to see the answer",
                style: .warning
            )
        }
        guard index + 1 < pages.count else { return finish(.finished) }
        turn(to: index + 1)
        return [Output(.result, page)]
    }

    private func previous() -> [Output] {
        guard index > 0 else { return say("this is the first \(plan.pageWord)") }
        turn(to: index - 1)
        return [Output(.result, page)]
    }

    private func again() -> [Output] {
        if let exercise, let old = attempts[exercise.name] {
            attempts[exercise.name] = Attempt(exercise: old.exercise, kind: old.kind, wasMissed: old.isMissed)
        }
        turn(to: index)
        return [Output(.result, page)]
    }

    private func finish(_ end: LessonEnd) -> [Output] {
        self.end = end
        return end == .finished ? [Output(.result, summary)] : []
    }

    private func keep() -> [Output] {
        guard canKeep else { return say("there is no session to keep the tree in; swift prints it") }
        let source = session.document.source
        guard !source.allSatisfy(\.isWhitespace) else { return say("there is no tree to keep") }
        return finish(.kept(source: source))
    }

    /// Runs a line, and undoes it.
    private func tried(_ line: String) -> [Output] {
        let (before, selection) = (session.workspace.history.count, session.workspace.selection)
        let outputs = session.run(line: line)
        let count = max(0, session.workspace.history.count - before)
        if count > 0 { _ = session.run(line: "undo \(count)") }
        let isUndone = count > 0 || session.workspace.selection != selection
        session.workspace.selection = selection
        return outputs + (isUndone ? say("that was a try: undone", style: .dim) : [])
    }

    /// Notes that the inspector has shown the tree.
    package func noteInspection() {
        facts.isInspected = true
        if let exercise, isAsking { attempts[exercise.name]?.hasLooked = true }
    }

    // MARK: - Answers

    /// Returns completions of a line in the session, and the commands of a lesson.
    package func complete(_ line: String, cursor: Int) -> Completions {
        let found = session.completer.interruptibleCompletions(of: line, cursor: cursor)
        let typed = line.prefix(cursor)
        guard found.start == 0 else { return found }
        let words = LessonWord.allCases.filter { $0.rawValue.hasPrefix(typed) }
        let own = Set(words.map(\.rawValue))
        let completions = words.map {
            Completion($0.rawValue, summary: $0.summary, group: "the lesson", leadsOn: $0 == .try)
        }
        let others = found.candidates.filter { !own.contains($0.word) }
        return Completions(start: 0, end: found.end, candidates: completions + others)
    }

    private func answer(_ typed: TypedText) -> [Output] {
        let line = typed.kept
        guard let exercise, isAsking else { return answeredBefore(line) ?? run(typed) }
        if session.hasLooked { attempts[exercise.name]?.hasLooked = true }
        let hasEdits = exercise.kind != .goal && session.render !== facts.render
        // The question is about the author's tree, whatever was tried since.
        let context = hasEdits ? fresh(after: pages[index].lines).context : session.context
        switch Grader(exercise: exercise, context: context, reasons: reasons).grade(line) {
        case .none: break
        case .right(let sentence): return solve(sentence)
        case .wrong(let faults):
            let remark = "the question is about the tree of the \(plan.pageWord); again brings it back"
            return miss(line, faults) + (hasEdits ? say(remark, style: .dim) : [])
        case .unclear(let error):
            return [error.output(in: line).shown(in: sessions.style, columns: sessions.columns, input: line)]
        }
        let outputs = run(typed)
        if let error = formError(of: typed, exercise, outputs) { return [error] }
        guard exercise.kind == .goal, !outputs.contains(where: { $0.kind == .error }) else { return outputs }
        return outputs + gradeGoal(exercise)
    }

    private func run(_ typed: TypedText) -> [Output] {
        if let refusal = refusal(of: typed) { return refusal }
        let outputs = session.run(typed)
        if session.isFinished { end = .left }
        if case .command(let name, _) = typed.kind, session.context.commands.named(name)?.name == "back" {
            return outputs + say("previous turns to the \(plan.pageWord) before", style: .dim)
        }
        guard let wish = session.wish else { return outputs }
        let next: String
        switch wish {
        // Without a session of one's own, leaving ends the program.
        case .lesson(let number): next = canKeep ? "lesson \(number)" : "blueprint learn \(number)"
        case .prediction: next = canKeep ? "predict" : "blueprint learn --quiz 1"
        case .quiz(let count, _, _): next = canKeep ? "quiz \(count)" : "blueprint learn --quiz \(count)"
        default: return outputs
        }
        session.wish = nil
        return say("this is a \(plan.wholeWord); leave ends it, then type \(next)")
    }

    private func gradeGoal(_ exercise: Exercise) -> [Output] {
        let grader = Grader(exercise: exercise, context: session.context)
        let held = exercise.questions.count { grader.holds($0.text) }
        let drawing = GoalDrawing(
            goals: held < exercise.questions.count ? goals : [],
            session: session,
            style: sessions
        )
        let picture = sessions.drawsGoals ? drawing.text.map { [Output(.drawing, $0)] } ?? [] : []
        guard held == exercise.questions.count else {
            let goals = Phrasing.count(exercise.questions.count, "goal")
            return picture + say("\(held) of \(goals) reached", style: .dim)
        }
        return picture + solve(exercise.questions.count == 1 ? "the goal is reached" : "all goals are reached")
    }

    /// The frames of the page's goal; none if the page has none.
    var goals: [ProposedFrame] {
        if let goals = facts.goals { return goals }
        let goals =
            exercise.map {
                GoalFrames(exercise: $0, lines: pages[index].lines).found(in: sessions, sharingNamesOf: session)
            } ?? []
        facts.goals = goals
        return goals
    }

    private func solve(_ sentence: String) -> [Output] {
        guard let exercise else { return [] }
        attempts[exercise.name]?.result = .right
        return say("\(sessions.style == .unicode ? "✓ " : "")right: \(sentence)", style: .success)
            + afterwards(exercise) + goOn()
    }

    private func miss(_ line: String, _ faults: [Grade.Fault]) -> [Output] {
        guard let exercise else { return [] }
        attempts[exercise.name]?.misses.append(line)
        attempts[exercise.name]?.mistakes += faults.flatMap(\.mistakes)
        var outputs = faults.flatMap { say(wrongMark + $0.sentence, style: .error) }
        if (attempt?.hints ?? 0) < exercise.hints.count { outputs += hint() }
        if (attempt?.misses.count ?? 0) > 1 {
            let look = session.context.hasTree ? "frames and why show it; " : ""
            outputs += say("\(look)skip shows the answer", style: .dim)
        }
        return outputs
    }

    /// The sign before a wrong answer, or a word.
    private var wrongMark: String { sessions.style == .unicode ? "✗ " : "wrong: " }

    private func hint() -> [Output] {
        guard let exercise, isAsking else { return say("this \(plan.pageWord) asks nothing") }
        let given = attempt?.hints ?? 0
        guard given < exercise.hints.count else {
            guard let last = exercise.hints.last else { return say("there is no hint; skip shows the answer") }
            return say("hint: \(last)") + say("there are no more hints; skip shows the answer", style: .dim)
        }
        attempts[exercise.name]?.hints += 1
        return say("hint: \(exercise.hints[given])")
    }

    private func skip() -> [Output] {
        guard let exercise, isAsking else { return next() }
        attempts[exercise.name]?.result = .skipped
        return say(exercise.answerWords) + afterwards(exercise) + goOn()
    }

    /// Returns another session of the lesson in which lines were run.
    private func fresh(after lines: [String]) -> Session { sessions.session(after: lines, sharingNamesOf: session) }

    /// Runs the lines that follow the answer, in a session that has the lesson's tree.
    private func afterwards(_ exercise: Exercise) -> [Output] {
        guard !exercise.afterwards.isEmpty else { return [] }
        let answers = exercise.kind == .goal && attempt?.result == .skipped ? exercise.answers.map(\.text) : []
        let isOwn = exercise.kind == .goal && answers.isEmpty
        let shown = isOwn ? session : fresh(after: pages[index].lines + answers)
        let isOther = !isOwn && session.render !== facts.render
        let without = answers.isEmpty ? "without your edits" : "with the answer and without your edits"
        let remark = isOther ? say("in the tree of the \(plan.pageWord), \(without):", style: .dim) : []
        return exercise.afterwards.reduce(remark) { outputs, line in
            outputs + [Output(.note, StyledText("> \(line.text)", style: .source))] + shown.run(line: line.text)
        }
    }

    private func goOn() -> [Output] { say(nextWords, style: .dim) }

    /// The words for the key that goes on.
    private var nextWords: String {
        index + 1 < pages.count ? "Enter: the next \(plan.pageWord)" : "Enter: the end of the \(plan.wholeWord)"
    }

    func say(_ text: String, style: TextStyle = .plain) -> [Output] {
        [Output(.result, LessonText(sessions).wrapped(text, style: style, hanging: 2))]
    }

    /// The end of the lesson: the exercises that were solved, and the rules.
    package var summary: StyledText {
        let text = LessonText(sessions)
        let graded = plan.exercises.filter { $0.kind != .free }
        let solved = graded.compactMap { attempts[$0.name] }.filter { $0.result == .right }
        let atOnce = solved.count { !$0.isMissed }
        let name = plan.isGenerated ? "the \(plan.wholeWord)" : plan.title
        var result = text.wrapped("The end of \(name)", style: .heading)
        if !graded.isEmpty {
            let first = solved.isEmpty ? "" : ", \(atOnce) at the first try"
            result.append(text.wrapped("\(solved.count) of \(Phrasing.count(graded.count, "exercise")) solved\(first)"))
        }
        for rule in plan.rules { result.append(text.wrapped("Rule: \(rule)", hanging: 6)) }
        return result
    }
}
