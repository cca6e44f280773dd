import BlueprintInspector
import Foundation

/// Judges answers to an exercise by the session in which it is asked.
struct Grader {
    let exercise: Exercise
    let context: CommandContext
    /// The reasons of the last render, shared by the answers to one question.
    var reasons = FoundReasons()

    /// Judges a typed line.
    func grade(_ line: String) -> Grade {
        let typed = line.trimmingCharacters(in: .whitespaces)
        guard !typed.isEmpty else { return .none }
        do {
            switch exercise.kind {
            case .predict: return try gradeNumbers(typed)
            case .choice: return gradeChoice(typed)
            case .explain: return try gradeDecision(typed)
            case .goal, .free: return .none
            }
        } catch {
            return .unclear(InputError(from: error))
        }
    }

    /// Returns true if an `expect` line of a goal holds.
    func holds(_ line: String) -> Bool {
        guard let expectation = try? Self.expectation(line) else { return false }
        let finding = try? ExpectationCheck(context: context, expectation: expectation).finding()
        return finding?.holds ?? false
    }

    /// Returns the claim of an `expect` line.
    static func expectation(_ line: String) throws -> Expectation {
        let name = line.prefix { !$0.isWhitespace }
        return try ExpectationParser.parse(
            CommandArguments(String(line.dropFirst(name.count)), at: name.utf8.count)
        )
    }

    // MARK: - Predictions

    private func gradeNumbers(_ typed: String) throws -> Grade {
        let words = typed.hasPrefix("expect ") ? try numbers(inClaim: typed) : Self.numbers(in: typed)
        let numbers = words.compactMap { TypedNumber($0) }
        guard !numbers.isEmpty, numbers.count == words.count else { return .none }
        let blanks = try blanks()
        guard numbers.count == blanks.count else {
            let needed = Phrasing.count(blanks.count, "number")
            return .unclear(
                InputError("\(Phrasing.count(numbers.count, "number")) typed, and \(needed) asked for")
            )
        }
        let wrong = zip(numbers, zip(words, blanks)).filter { !Self.agrees($0, $1.1.value) }.map { $1 }
        if wrong.isEmpty { return .right(sentence(for: blanks)) }
        if let remark = exercise.remarks.first(where: { blanks.count > 1 && matches($0, numbers) }) {
            return .wrong([Grade.Fault(sentence: "not \(words.joined(separator: ", ")): \(remark.text)")])
        }
        return .wrong(wrong.map { fault(of: $0, for: $1) })
    }

    /// Returns true if a typed number is another one, at the precision typed, and at least to one decimal.
    ///
    /// In the last pixel lies the difference between a frame before and after rounding.
    private static func agrees(_ typed: TypedNumber, _ value: Double) -> Bool {
        typed.agrees(with: value) && (!value.isFinite || abs(typed.value - value) <= 0.05)
    }

    /// Returns the numbers of an answer such as `138`, `96x16` or `2 views`; none if the line is something else.
    private static func numbers(in typed: String) -> [String] {
        let words = typed.split { " ,×x".contains($0) }.map(String.init)
        let numbers = words.prefix { TypedNumber($0) != nil }
        let units: Set = ["pt", "points", "view", "views", "element", "elements", "time", "times"]
        return words.dropFirst(numbers.count).allSatisfy(units.contains) ? Array(numbers) : []
    }

    /// Returns true if a remark is about all typed numbers.
    private func matches(_ remark: Exercise.Remark, _ numbers: [TypedNumber]) -> Bool {
        let expected = remark.answer.split(separator: " ").compactMap { TypedNumber(String($0)) }
        return expected.count == numbers.count && zip(expected, numbers).allSatisfy { Self.agrees($0, $1.value) }
    }

    /// A number that is asked for.
    private struct Blank {
        let name: String
        let value: Double
        let question: ExpectationQuestion
        let kind: ExpectationQuestion.Blank
    }

    private func blanks() throws -> [Blank] {
        try exercise.questions.flatMap { line in
            let question = try ExpectationQuestion(line.text)
            let values = try question.numbers(in: context)
            return try zip(question.blanks, values).map { blank, value in
                Blank(name: try question.name(of: blank, in: context), value: value, question: question, kind: blank)
            }
        }
    }

    /// Returns the numbers of a typed claim that are in the places of the question marks.
    private func numbers(inClaim typed: String) throws -> [String] {
        guard exercise.questions.count == 1, let question = exercise.questions.first else { return [] }
        let parts = ExpectationQuestion.filling(question.text, with: []).split(
            separator: "?",
            omittingEmptySubsequences: false
        )
        var (rest, numbers) = (Substring(typed.replacing("×", with: "x")), [String]())
        for (index, part) in parts.enumerated() {
            let fixed = part.replacing("×", with: "x")
            guard rest.hasPrefix(fixed) else { return [] }
            rest = rest.dropFirst(fixed.count)
            guard index < parts.count - 1 else { break }
            let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
            numbers.append(String(number))
            rest = rest.dropFirst(number.count)
        }
        return rest.isEmpty ? numbers : []
    }

    private func sentence(for blanks: [Blank]) -> String {
        blanks.map { "\($0.name) is \(Phrasing.number($0.value))" }.joined(separator: ", ")
    }

    private func fault(of typed: String, for blank: Blank) -> Grade.Fault {
        let sentence = "\(blank.name) is not \(typed)"
        let remark = exercise.remarks.first { remark in
            TypedNumber(remark.answer).map { Self.agrees($0, TypedNumber(typed)?.value ?? .nan) } ?? false
        }
        let mistakes = mistakes(leadingTo: typed, for: blank)
        guard remark == nil else {
            return Grade.Fault(sentence: "\(sentence): \(remark?.text ?? "")", mistakes: mistakes.map(\.name))
        }
        let words = mistakes.prefix(2).map(\.words).joined(separator: ", or ")
        return Grade.Fault(
            sentence: words.isEmpty ? sentence : "\(sentence): \(words)",
            mistakes: mistakes.map(\.name)
        )
    }

    /// Returns the known mistakes that lead to a typed number.
    private func mistakes(leadingTo typed: String, for blank: Blank) -> [Mistake] {
        guard let number = TypedNumber(typed) else { return [] }
        return knownMistakes(about: blank).filter { Self.agrees(number, $0.value) }
    }

    private func knownMistakes(about blank: Blank) -> [Mistake] {
        let finder = MistakeFinder(reasons.scene(of: context), scale: context.settings.scale)
        let element = try? blank.question.element(in: context)
        switch blank.kind {
        case .frame(let measure): return element.map { finder.mistakes(about: $0, measure) } ?? []
        case .count(.views): return finder.mistakes(inCounting: .views)
        case .count(.elements): return finder.mistakes(inCounting: .elements)
        case .measuring(.measured): return element.map { finder.mistakes(inCounting: .measurements(of: $0)) } ?? []
        case .count, .lines, .measuring: return []
        }
    }

    // MARK: - Choices

    private func gradeChoice(_ typed: String) -> Grade {
        let options = exercise.options
        let fitting = options.indices.filter { options[$0].lowercased().hasPrefix(typed.lowercased()) }
        let number = Int(typed, radix: 10) ?? (fitting.count == 1 ? fitting.first.map { $0 + 1 } : nil)
        guard let number else { return .none }
        guard options.indices.contains(number - 1) else {
            return .unclear(InputError("there is no answer \(number)", fix: "type a number from 1 to \(options.count)"))
        }
        let text = LessonText.plain(options[number - 1])
        if exercise.answers.first?.text == String(number) { return .right("\(number), \(text)") }
        let remark = exercise.remarks.first { $0.answer == String(number) }
        return .wrong([Grade.Fault(sentence: remark?.text ?? "not \(number), \(text)")])
    }
}

/// Answers that name the element, or the step, that decided a number.
extension Grader {
    /// The decision that the exercise asks for, in words and as it was recorded.
    private struct Decision {
        /// The number: `the width of Label #2`.
        let name: String
        /// The deciding element, by its position; nil for the viewport.
        let decider: Int?
        let step: Int?
    }

    func gradeDecision(_ typed: String) throws -> Grade {
        let fillers: Set = ["blame", "step", "by", "in", "the", "and", "element", "decided"]
        let words = Word.split(typed).filter { !fillers.contains($0.text.lowercased()) }
        guard !words.isEmpty else { return .none }
        var (elements, steps): ([Int?], [Int]) = ([], [])
        for (index, word) in words.enumerated() {
            if let step = Int(word.text, radix: 10) {
                steps.append(step)
            } else if word.text.lowercased() == "viewport" {
                elements.append(nil)
            } else if index + 1 < words.count, words[index + 1].text.hasPrefix("#") {
                // The type before a number only reads well.
                continue
            } else if let target = try? context.resolver.target(word), let element = target.elements.first {
                elements.append(element)
            } else {
                return .none
            }
        }
        guard elements.count <= 1, steps.count <= 1 else { return .none }
        return try grade(elements.first, steps.first)
    }

    private func grade(_ element: Int??, _ step: Int?) throws -> Grade {
        let decision = try decision()
        var faults: [String] = []
        if let element, element != decision.decider {
            faults.append("\(name(element)) does not decide \(decision.name)")
        }
        if let step, step != decision.step { faults.append("step \(step) does not decide \(decision.name)") }
        guard faults.isEmpty else { return .wrong(faults.map { Grade.Fault(sentence: $0) }) }
        let place = decision.step.map { " in step \($0)" } ?? ""
        return .right("\(name(decision.decider)) decides \(decision.name)\(place)")
    }

    private func name(_ element: Int?) -> String { element.map { context.labels[$0].full } ?? "the viewport" }

    /// Returns the decision that the `blame` line asks for.
    private func decision() throws -> Decision {
        let words = Word.split(exercise.questions.first?.text ?? "").dropFirst()
        guard words.count == 2, let subject = words.first,
            let measure = words.last.flatMap({ FrameMeasure(rawValue: $0.text) })
        else { throw InputError("the question is not clear", fix: "an author types blame #1 width") }
        let target = try context.resolver.target(subject)
        guard let element = target.elements.first, target.elements.count == 1 else {
            throw InputError("\(subject.text) names \(target.elements.count) elements, not one")
        }
        let scene = reasons.scene(of: context)
        guard let clause = scene.clause(for: element, measure) else {
            throw InputError("\(context.labels[element].full) is not placed")
        }
        let name = "the \(measure.rawValue) of \(context.labels[element].full)"
        return Decision(name: name, decider: clause.decider, step: clause.event)
    }
}

/// The judgement on what a learner typed.
enum Grade {
    /// The line is no answer: it is run in the lesson's session.
    case none
    /// The answer is right; the sentence says what it was.
    case right(String)
    /// The answer is wrong; the faults say what is wrong with it, without the right one.
    case wrong([Fault])
    /// The line is meant as an answer, but cannot be one.
    case unclear(InputError)

    /// A fault of an answer.
    struct Fault {
        /// The fault in a sentence.
        var sentence: String
        /// The names of the known mistakes that lead to the answer.
        var mistakes: [String] = []
    }
}

/// The reasons of the render that a question is about, found once, since each wrong answer needs them.
final class FoundReasons {
    private var last: (render: Render, scene: WhyScene)?

    /// Returns the reasons of the last render.
    func scene(of context: CommandContext) -> WhyScene {
        if let last, last.render === context.screen.render { return last.scene }
        let scene = WhyScene(context.lastRender, labels: context.traceLabels)
        last = (context.screen.render, scene)
        return scene
    }
}
