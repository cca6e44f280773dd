import Foundation

/// Looks for questions to which an element gives answers that contradict the layout contract.
///
/// The element is asked for its size in many constraints, each time anew and with nothing deduced. Where two answers
/// contradict a rule of the contract, both questions are reported. An element without a finding may still break a rule
/// for questions that were not asked.
package struct LayoutContractProbe {
    /// The environment that the element is asked in.
    package var environment: Environment
    /// The limits in points that are tried on each axis, besides none and the lengths that the element answers.
    package var limits: [CGFloat]

    // Lengths that differ by what rounding adds are the same.
    private static let tolerance: CGFloat = 0.0001
    // The element's own answers are limits to try; so many of them that the questions stay few.
    private static let mostLimits = 16

    /// Makes a probe.
    package init(environment: Environment = .empty, limits: [CGFloat] = [0, 10, 45, 100, 250, 1000]) {
        self.environment = environment
        self.environment.layoutMode = .caffeinated(
            options: LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        )
        self.limits = limits
    }

    /// The contradictions that were found: at most one for each rule, the first in the order of the questions.
    package func violations(of element: any Element) -> [Violation] {
        let questions = ask(element)
        return Rule.allCases.compactMap { rule in
            rule == .sameAnswer ? changedAnswer(of: element, questions) : contradiction(in: questions, to: rule)
        }
    }

    /// Asks within every pair of limits: those given, and those that the element itself answers without one.
    private func ask(_ element: any Element) -> [Question] {
        var widths = limits
        var heights = limits
        for width in [.infinity] + limits {
            for height in [.infinity] + limits {
                let size = size(of: element, CGSize(width: width, height: height))
                Self.add(size.width, to: &widths)
                Self.add(size.height, to: &heights)
            }
        }
        return ([.infinity] + widths).flatMap { width in
            ([.infinity] + heights).map { height in
                let limits = CGSize(width: width, height: height)
                return Question(limits: limits, answer: size(of: element, limits))
            }
        }
    }

    private static func add(_ length: CGFloat, to lengths: inout [CGFloat]) {
        // Lengths like the greatest number stand for no limit.
        guard abs(length) < 1e9, lengths.count < mostLimits else { return }
        if !lengths.contains(where: { isSame($0, length) }) { lengths.append(length) }
    }

    private func size(of element: any Element, _ limits: CGSize) -> CGSize {
        element.content.measure(in: SizeConstraint(limits), environment: environment)
    }

    /// Asks everything again, the last question first.
    private func changedAnswer(of element: any Element, _ questions: [Question]) -> Violation? {
        for question in questions.reversed() {
            let again = Question(limits: question.limits, answer: size(of: element, question.limits))
            guard Self.isSame(again.answer, question.answer) else {
                return Violation(rule: .sameAnswer, first: question, second: again)
            }
        }
        return nil
    }

    private func contradiction(in questions: [Question], to rule: Rule) -> Violation? {
        for first in questions {
            for second in questions {
                guard let answer = rule.deduced(for: second.limits, from: first) else { continue }
                if !Self.isSame(answer, second.answer) { return Violation(rule: rule, first: first, second: second) }
            }
        }
        return nil
    }

    private static func isSame(_ first: CGSize, _ second: CGSize) -> Bool {
        isSame(first.width, second.width) && isSame(first.height, second.height)
    }

    private static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
        first == second || first.isNaN && second.isNaN
            || abs(first - second) <= tolerance * max(1, min(abs(first), abs(second)))
    }
}

extension LayoutContractProbe {
    /// A rule of the contract.
    package enum Rule: CaseIterable, Sendable {
        /// The same question gets the same answer.
        case sameAnswer
        /// An answer that fits holds for every limit between it and the one that it was given for, axis by axis.
        case between
        /// An answer given without a limit holds for every limit that it fits in; one that fills then fills them all.
        case withoutLimit

        /// The answer for limits that follows by the rule from the answer to a question, if one does.
        fileprivate func deduced(for limits: CGSize, from question: Question) -> CGSize? {
            guard
                let width = deduced(question.answer.width, given: question.limits.width, for: limits.width),
                let height = deduced(question.answer.height, given: question.limits.height, for: limits.height),
                limits != question.limits
            else { return nil }
            // A question without limits belongs to the third rule, even if it has one on the other axis.
            let isUnlimited =
                question.limits.width != limits.width && question.limits.width == .infinity
                || question.limits.height != limits.height && question.limits.height == .infinity
            return isUnlimited == (self == .withoutLimit) ? CGSize(width: width, height: height) : nil
        }

        /// A length that was answered for one limit, for another.
        private func deduced(_ length: CGFloat, given: CGFloat, for limit: CGFloat) -> CGFloat? {
            if given == limit { return length }
            if given == .infinity, length == .infinity { return limit }
            return length <= limit && limit <= given ? length : nil
        }
    }

    /// A question and its answer.
    package struct Question: Equatable, Sendable, CustomStringConvertible {
        /// The limits in points, infinite for none.
        package var limits: CGSize
        /// The size in points that the element answered.
        package var answer: CGSize

        /// The question and the answer in words.
        package var description: String {
            "\(Self.text(answer.width)) × \(Self.text(answer.height)) within "
                + "\(Self.text(limits.width)) × \(Self.text(limits.height))"
        }

        private static func text(_ length: CGFloat) -> String {
            if abs(length) >= 1e9 { return length < 0 ? "-∞" : "∞" }
            let thousandths = (length * 1000).rounded() / 1000
            let text = "\(thousandths)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
    }

    /// Two answers that contradict a rule.
    package struct Violation: Equatable, Sendable, CustomStringConvertible {
        /// The rule.
        package var rule: Rule
        /// The question from which the answer to the second would follow.
        package var first: Question
        /// The question that is answered otherwise.
        package var second: Question

        /// Both questions in words.
        package var description: String { "\(first), but \(second)" }
    }
}
