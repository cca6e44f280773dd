import BlueprintUI
import Foundation

/// The report as sums, a term each with its words.
extension WhyReport {
    /// Returns the reasons for the frame of an element, nil if it has no frame yet: for each number its terms with their
    /// words, the rule in a sentence, the step, and further sentences.
    public func explanation(of element: Int) -> JSONValue? {
        guard scene.elements.indices.contains(element), let place = scene.place(of: element) else { return nil }
        return .object(
            [.init("in", .string(scene.name(place.outer)))]
                + FrameMeasure.allCases.compactMap { measure in
                    sum(of: element, measure, place).map { .init(measure.rawValue, $0.json) }
                }
        )
    }

    /// A number with its reason.
    private struct ExplainedNumber {
        var value: Double
        var step: Int?
        var words: String
        var terms: [DerivationText.Term] = []
        var notes: [String] = []

        var json: JSONValue {
            .members([
                "value": .number(value),
                "step": step.map(JSONValue.integer),
                "words": .string(words),
                "terms": .array(
                    terms.map { .members(["value": .number($0.value), "words": .string($0.words)]) }
                ),
                "notes": notes.isEmpty ? nil : .array(notes.map(JSONValue.string)),
            ])
        }
    }

    private func sum(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> ExplainedNumber? {
        var number = measure.isLength ? length(of: element, measure) : origin(of: element, measure, place)
        if let rounding = roundingWords(of: element, measure, place) { number?.notes.append(rounding) }
        return number
    }

    /// Returns the reason for a length: that of the nearest element around it that does not fill its parent.
    private func length(of element: Int, _ measure: FrameMeasure) -> ExplainedNumber? {
        guard let own = scene.clause(for: element, measure, depth: .none) else { return nil }
        var decisive = own
        while decisive.isFilling, let parent = decisive.decider,
            let clause = scene.clause(for: parent, measure, depth: .none)
        {
            decisive = clause
        }
        guard own.isFilling, own.decider != nil else { return explained(own) }
        var number = explained(decisive)
        guard decisive.decider != nil else {
            (number.step, number.words) = (own.event, "it fills the viewport, like all its ancestors")
            return number
        }
        let around = scene.name(scene.elements[element].parent)
        let rule = "\(scene.name(decisive.element)) has \(words.number(decisive.value)): \(number.words)"
        (number.value, number.step, number.words) = (own.value, own.event, "it fills \(around); \(rule)")
        return number
    }

    /// Returns the reason for a coordinate in the view around the element: the origins of the elements in between, or the
    /// decision on the only one that is not zero.
    private func origin(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> ExplainedNumber {
        let value = measure.value(in: place.frame)
        let step = place.unroundedView?.event ?? scene.placement(of: element)?.event
        guard place.addsUp(measure) else {
            return ExplainedNumber(value: value, step: step, words: transformWords(of: place))
        }
        let moving = place.offsets.filter { $0.value(measure) != 0 }
        let isRounded = place.rounding?.changes(measure) == true
        if moving.count == 1, !isRounded, moving[0].element == element,
            let clause = scene.clause(for: element, measure, depth: .none)
        {
            return explained(clause)
        }
        let edge = "at the \(measure == .x ? "left" : "top") edge of \(scene.name(place.outer))"
        let words = moving.isEmpty && !isRounded ? edge : "the offsets in \(scene.name(place.outer)) add up to it"
        var number = ExplainedNumber(value: value, step: step, words: words)
        let terms = moving.map { offset in
            let owner = offset.element == element ? "own" : "of \(scene.name(offset.element))"
            return DerivationText.Term(value: offset.value(measure), words: owner)
        }
        number.terms = DerivationText.folded(terms)
        if isRounded, let rounding = place.rounding {
            let difference = measure.value(in: rounding.after) - measure.value(in: rounding.before)
            number.terms.append(.init(value: difference, words: "rounding"))
        }
        number.notes = moving.suffix(Self.mostExplained).compactMap { offset in
            scene.clause(for: offset.element, measure, depth: .none).map {
                "\(self.words.number($0.value)) of \(scene.name(offset.element)): \(self.words.rule($0))"
            }
        }
        return number
    }

    /// The number of origins with their rules.
    private static var mostExplained: Int { 3 }

    /// Returns the decision on a number as a sum.
    private func explained(_ clause: WhyClause) -> ExplainedNumber {
        var number = ExplainedNumber(value: clause.value, step: clause.event, words: words.rule(clause))
        if let reason = clause.reason, DerivationText.isInformative(reason.derivation) {
            let text = words.text(decider: clause.decider, subject: clause.element)
            number.terms = text.terms(of: reason.derivation)
            number.notes = text.shortSums(in: reason.derivation)
        }
        if let last = words.lastMeasurement(clause) { number.notes.append(last) }
        return number
    }
}
