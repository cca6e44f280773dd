import BlueprintUI
import Foundation

/// Puts decisions and answers into words.
struct WhyWords {
    let scene: WhyScene
    let options: DrawingOptions
    /// Whether nothing is left out.
    var isVerbose = false

    var phrasing: Phrasing { Phrasing(options.style) }
    var dot: String { " \(options.glyphs.dot) " }

    func name(_ node: Int?) -> String { scene.name(node) }

    func number(_ value: Double) -> String { Phrasing.number(value) }

    /// The numbers of events: `step 4`, `steps 4-6, 9`.
    func steps(_ events: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for event in Set(events).sorted() {
            if let last = runs.last, last.upperBound + 1 == event {
                runs[runs.count - 1] = last.lowerBound...event
            } else {
                runs.append(event...event)
            }
        }
        let words = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let (first, last) = (words.prefix(3), words.count > 4 ? Array(words.suffix(1)) : Array(words.dropFirst(3)))
        let shown = (first + (words.count > 4 ? [options.glyphs.ellipsis] : []) + last).joined(separator: ", ")
        return (runs.count == 1 && runs[0].count == 1 ? "step " : "steps ") + shown
    }

    /// ` · step 4`; empty without an event.
    func citing(_ event: Int?) -> String { citing(all: event.map { [$0] } ?? []) }

    /// ` · steps 4-6`; empty without an event.
    func citing(all events: [Int]) -> String { events.isEmpty ? "" : dot + steps(events) }

    // MARK: - Sums

    /// The sum of a reason, if it says more than the rule does.
    func sum(_ reason: Reason, decider: Int?, subject: Int?) -> String? {
        guard DerivationText.isTelling(reason.derivation) else { return nil }
        return text(decider: decider, subject: subject).text(reason.derivation)
    }

    /// What writes the sums of an element's layout.
    func text(decider: Int?, subject: Int?) -> DerivationText {
        DerivationText(scene, phrasing: phrasing, decider: decider, subject: subject, isVerbose: isVerbose)
    }

    /// The parts of a sum that have names, each with its own sum: `left over = 300 own − 276 asked for`.
    ///
    /// Where a table follows, sums over all children are left to that.
    func namedSums(_ reason: Reason, decider: Int?, subject: Int?, hasTable: Bool = false) -> [String] {
        let text = text(decider: decider, subject: subject)
        let parts = isVerbose ? DerivationText.named(in: reason.derivation) : text.shownNames(in: reason.derivation)
        return parts.filter { named in
            if hasTable, !isVerbose, case .sum = named.part { return false }
            return DerivationText.isTelling(named.part)
        }.map { "\(number($0.part.value)) \($0.name) = \(text.text($0.part))" }
    }

    // MARK: - Decisions

    /// Who decided a number by which rule, without the sum: `Centered #2 puts it in its middle`.
    func rule(_ clause: WhyClause) -> String {
        guard let decider = clause.decider else {
            return clause.measure.isLength ? "it fills the viewport" : "it begins where the viewport does"
        }
        if let reason = clause.reason { return "\(name(decider)) \(reason.rule)" }
        if clause.isContradicted {
            return "\(name(decider)) placed it there; what it says about how is not this number"
        }
        return "\(name(decider))'s own code placed it there"
    }

    /// What is known where a layout does not say why: what the element had answered.
    func lastAnswer(_ clause: WhyClause) -> String? {
        guard clause.reason == nil, clause.decider != nil, let placed = scene.trace.event(clause.event),
            case .placed(_, _, let answer) = placed.kind
        else { return nil }
        guard let answer = scene.trace.event(answer), case .measured(let size, _) = answer.kind,
            let limits = scene.limits(ofAnswer: answer)
        else { return "it had not been asked how big it is" }
        return "it had answered \(phrasing.size(size)) within \(phrasing.constraint(limits))" + citing(answer.number)
    }

    /// The lines below a decision: its sum, what has a name in it, and how the answers in it came about.
    ///
    /// What siblings answered is left to the table, if there is one; brief details say no more of answers than when.
    func details(of clause: WhyClause, isBrief: Bool = false) -> [Line] {
        var lines: [Line] = []
        let hasTable = clause.table != nil
        if let reason = clause.reason, let sum = sum(reason, decider: clause.decider, subject: clause.element) {
            lines.append(Line(0, sum + citing(clause.event)))
            if !isBrief {
                lines += namedSums(reason, decider: clause.decider, subject: clause.element, hasTable: hasTable)
                    .map { Line(1, $0) }
            }
        }
        if let last = lastAnswer(clause) { lines.append(Line(0, last)) }
        let told = clause.answers.filter { isVerbose || !(hasTable || isBrief) || $0.node == clause.element }
        if isBrief { return lines + told.map { Line(1, answerSentence($0)) } }
        return lines + told.flatMap { answerLines($0, level: 1) }
    }

    /// A decision: who decided by which rule, and the lines below it.
    func decision(_ clause: WhyClause, isBrief: Bool = false) -> (rule: String, details: [Line]) {
        let details = details(of: clause, isBrief: isBrief)
        let isCited = details.first.map { $0.level == 0 && clause.reason != nil } ?? false
        return (rule(clause) + (isCited ? "" : citing(clause.event)), details)
    }

    /// A line of words, and how far it is indented.
    struct Line: Equatable {
        var level: Int
        var text: String

        init(_ level: Int, _ text: String) {
            self.level = level
            self.text = text
        }
    }

    // MARK: - Answers

    /// How an answer came about, down to those that it rests on.
    func answerLines(_ answer: WhyAnswer, level: Int) -> [Line] {
        let level = min(level, 6)
        var lines = [Line(level, answerSentence(answer))]
        if let deduced = deduction(answer) { lines.append(Line(level + 1, deduced)) }
        if answer.isEchoing {
            // Wrappers that answer what their child answers are told in one line.
            var wrappers = [answer.node]
            var inner = answer.answers[0]
            while inner.isEchoing, inner.measurement == nil {
                wrappers.append(inner.node)
                inner = inner.answers[0]
            }
            let verb = wrappers.count > 1 ? "answer" : "answers"
            lines.append(Line(level + 1, "\(list(wrappers)) \(verb) what \(name(inner.node)) does"))
            return lines + answerLines(inner, level: level)
        }
        if let reason = answer.reason {
            let sum = sum(reason, decider: answer.node, subject: nil).map { ": " + $0 } ?? ""
            lines.append(Line(level + 1, "it \(reason.rule)\(sum)"))
            lines += namedSums(reason, decider: answer.node, subject: nil).map { Line(level + 2, $0) }
        } else if answer.isContradicted {
            lines.append(Line(level + 1, "what it says about how it came to that is not this number"))
        } else {
            lines.append(Line(level + 1, "its own code says so; why is not known"))
        }
        if answer.isCutOff, answer.reason?.derivation.answers?.count ?? 3 <= 2 {
            lines.append(Line(level + 1, "what is in it answered too: --verbose tells more"))
        }
        return lines + answer.answers.flatMap { answerLines($0, level: level + 1) }
    }

    private func answerSentence(_ answer: WhyAnswer) -> String {
        let limits = phrasing.constraint(answer.limits)
        return "\(number(answer.value)): \(name(answer.node)) answered that within \(limits)" + citing(answer.event)
    }

    private func deduction(_ answer: WhyAnswer) -> String? {
        guard let measured = answer.measurement else {
            return answer.source == .computed ? nil : "it was not measured for that, the measurement is not known"
        }
        guard case .deduced(_, let holding) = answer.source else {
            return "as it had before\(citing(measured.event))"
        }
        let deduction = ContractDeduction(measured, within: answer.limits, holding: holding)
        let size = phrasing.size(measured.size)
        return "not measured again: it was \(size) within \(phrasing.constraint(measured.limits))"
            + citing(measured.event) + "; " + deduction.words
    }

    /// Names, of many those at the ends.
    func list(_ nodes: [Int]) -> String {
        guard nodes.count > 4 else { return nodes.map { name($0) }.joined(separator: ", ") }
        let hidden = nodes.count - 3
        let ends = [name(nodes[0]), name(nodes[1]), "\(Phrasing.grouped(hidden)) more", name(nodes[nodes.count - 1])]
        return ends.joined(separator: ", ")
    }
}
