import BlueprintUI
import Foundation
import HeadlessUIKit

/// A report on the reason for an element's frame: the layout that decided it, the step, and the numbers.
///
/// Sentences and sums come from the decisions that the layouts recorded; each sum is checked against the decided
/// number. The report says so if a cause is not known.
public struct WhyReport: Sendable {
    let scene: WhyScene
    let options: DrawingOptions
    let isVerbose: Bool

    /// Creates a report on a recorded render, up to a step if one is given; of the options, the style and width apply.
    ///
    /// The labels are those of all nodes of the trace (``Trace/labels(names:)``). A verbose report leaves nothing out.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions(),
        position: Int? = nil,
        isVerbose: Bool = false
    ) {
        scene = WhyScene(trace, labels: labels, position: position)
        self.options = options
        self.isVerbose = isVerbose
    }

    var words: WhyWords { WhyWords(scene: scene, options: options, isVerbose: isVerbose) }
    var depth: WhyScene.Depth { isVerbose ? .verbose : .usual }

    /// Returns the reason for the frame of an element, a few lines for each number; or all decisions on one number.
    ///
    /// The warning about truncated text, if there is one, comes first.
    public func text(of element: Int, _ measure: FrameMeasure? = nil, truncation: Warning? = nil) -> StyledText {
        guard scene.elements.indices.contains(element) else { return StyledText("no such element", style: .error) }
        guard scene.placement(of: element) != nil else { return unplaced(element) }
        var lines = WhyLines(options)
        if let measure {
            writeChain(of: element, measure, to: &lines)
        } else {
            writeSummary(of: element, truncation: truncation, to: &lines)
        }
        return lines.text
    }

    /// Returns the facts about an element that has no frame yet.
    private func unplaced(_ element: Int) -> StyledText {
        var lines = WhyLines(options)
        let count = scene.trace.events.count
        let step = scene.position < count ? ": this is step \(scene.position) of \(count)" : ""
        lines.title("\(scene.name(element)) is not placed yet\(step)")
        if let last = scene.measurements(of: element).last, let event = scene.trace.event(last),
            case .measured(let size, _) = event.kind, let proposal = scene.proposal(measuredBy: event)
        {
            let measured = "it measured \(words.phrasing.size(size)), proposed \(words.phrasing.constraint(proposal))"
            lines.line(measured + words.citing(last), indent: 2)
        }
        let later = scene.trace.events.first { event in
            guard case .placed = event.kind else { return false }
            return event.node == element
        }
        if let later { lines.line("step \(later.number) places it", indent: 2) }
        return lines.text
    }

    /// Returns true if decisions rest on measured text.
    func restsOnText(_ clauses: [WhyClause]) -> Bool {
        func rests(_ measurement: WhyMeasurement) -> Bool {
            let isText =
                scene.elements.indices.contains(measurement.node)
                && !(scene.elements[measurement.node].content?.text ?? "").isEmpty
                && scene.children.count(of: measurement.node) == 0
            return isText || measurement.measurements.contains(where: rests)
        }
        return clauses.contains { $0.measurements.contains(where: rests) }
    }

    /// Returns true if a length of an element rests on measured text, by its own decision or by those of its ancestors.
    func restsOnText(_ measure: FrameMeasure, of element: Int) -> Bool {
        var next: (element: Int, measure: FrameMeasure)? = (element, measure)
        // A limit for very deep trees.
        for _ in 0..<Self.mostAround {
            guard let (element, measure) = next, let clause = scene.clause(for: element, measure, depth: depth) else {
                return false
            }
            if restsOnText([clause]) { return true }
            guard let decider = clause.decider, let derivation = clause.reason?.derivation,
                let own = derivation.firstNumber(where: { if case .own = $0 { true } else { false } }),
                case .own(let dimension) = own.origin
            else { return false }
            next = (decider, dimension == .width ? .width : .height)
        }
        return false
    }

    /// The number of ancestors searched.
    private static var mostAround: Int { 64 }
}

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

/// The report with a few lines for each number.
extension WhyReport {
    func writeSummary(of element: Int, truncation: Warning?, to lines: inout WhyLines) {
        guard let place = scene.place(of: element) else { return }
        let phrasing = words.phrasing
        lines.title("\(scene.name(element)) is \(phrasing.rect(place.frame)) in \(scene.name(place.outer))")
        if let truncation {
            let detail = truncation.detail.map { "; " + $0 } ?? ""
            let participle = scene.elements[element].content?.truncation?.participle ?? "truncated"
            lines.line("it is \(participle): \(truncation.cause)\(detail)", indent: 2, style: .warning)
        }
        let numbers = FrameMeasure.allCases.flatMap { measure in
            [measure.value(in: place.frame), place.unrounded(measure)].map {
                "\(measure.rawValue) \(words.number($0))".count
            }
        }
        lines.numbers = min(20, numbers.max() ?? 0)
        let (width, height) = (
            scene.clause(for: element, .width, depth: depth), scene.clause(for: element, .height, depth: depth)
        )
        guard let width, let height else { return }
        if width.isFilling, height.isFilling {
            lines.row(TextFitting.left("size \(phrasing.size(place.frame.size))", lines.numbers), filling(of: element))
            writeSource(of: element, [.width, .height], to: &lines)
            for measure in [FrameMeasure.width, .height] {
                writeSummaryRounding(of: element, measure, place, to: &lines)
            }
        } else {
            for clause in [width, height] {
                writeLength(clause, place, to: &lines)
                writeSummaryRounding(of: element, clause.measure, place, to: &lines)
            }
        }
        for measure in [FrameMeasure.x, .y] { writePlace(of: element, measure, place, to: &lines) }
        writeTransform(of: element, to: &lines)
        let chain = scene.path(to: element).compactMap { scene.clause(for: $0, .width, depth: .none) }
        writeTable(of: chain, to: &lines, isAnyAxis: true)
        if restsOnText(.width, of: element) || restsOnText(.height, of: element) {
            lines.line(Self.textNote, indent: 2, style: .dim)
        }
        let reference = scene.labels[element].name
        lines.line("why \(reference) width shows each decision from the viewport down", indent: 2, style: .dim)
    }

    /// Adds the transform of the element's own view, which its frame leaves out.
    private func writeTransform(of element: Int, to lines: inout WhyLines) {
        guard scene.isViewBacked(element), let transform = scene.elements[element].attributes.transformWords else {
            return
        }
        lines.line("its view is \(transform), which its frame leaves out", indent: 2)
    }

    private func label(_ measure: FrameMeasure, _ value: Double, _ lines: WhyLines) -> String {
        TextFitting.left("\(measure.rawValue) \(words.number(value))", lines.numbers)
    }

    private func filling(of element: Int) -> String {
        let around = scene.elements[element].parent
        return "fills \(scene.name(around))" + words.citing(scene.placement(of: element)?.event)
    }

    private func writeLength(_ clause: WhyClause, _ place: WhyPlace, to lines: inout WhyLines) {
        let head = label(clause.measure, clause.value, lines)
        guard !clause.isFilling else {
            lines.row(head, filling(of: clause.element))
            return writeSource(of: clause.element, [clause.measure], to: &lines)
        }
        write(clause, head: head, to: &lines)
    }

    /// Adds a decision with its sum and the measurements behind it.
    private func write(_ clause: WhyClause, head: String, to lines: inout WhyLines) {
        let (rule, details) = words.decision(clause, isBrief: true)
        lines.row(head, rule)
        lines.details(details)
    }

    /// Adds the decision on the length that an element fills.
    private func writeSource(of element: Int, _ measures: [FrameMeasure], to lines: inout WhyLines) {
        for measure in measures {
            let chain = scene.chain(to: element, measure, depth: depth)
            guard let decisive = chain.last(where: { !$0.isFilling }) else { continue }
            let name = scene.name(decisive.element)
            let head = TextFitting.left(measures.count > 1 ? "  \(measure.rawValue)" : "", lines.numbers)
            let (rule, details) = words.decision(decisive, isBrief: true)
            lines.row(head, "\(name) has \(words.number(decisive.value)): \(rule)")
            lines.details(details)
        }
    }

    private func writePlace(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace, to lines: inout WhyLines) {
        let head = label(measure, measure.value(in: place.frame), lines)
        let moving = place.offsets.filter { $0.value(measure) != 0 }
        guard place.addsUp(measure) else {
            return lines.row(head, transformWords(of: place) + words.citing(place.unroundedView?.event))
        }
        guard !moving.isEmpty || place.rounding?.changes(measure) == true else {
            return lines.row(head, "at the \(measure == .x ? "left" : "top") edge of \(scene.name(place.outer))")
        }
        let clauses = moving.compactMap { scene.clause(for: $0.element, measure, depth: .none) }
        if clauses.count == 1, place.rounding?.changes(measure) != true, clauses[0].element == element {
            return write(clauses[0], head: head, to: &lines)
        }
        lines.row(head, offsetWords(measure, place) + words.citing(place.unroundedView?.event))
        for clause in clauses.suffix(isVerbose ? clauses.count : Self.mostOffsets) {
            let (rule, details) = words.decision(clause, isBrief: true)
            let inner = details.map { WhyWords.Line($0.level + 1, $0.text) }
            let owner = clause.element == element ? "own" : "of \(scene.name(clause.element))"
            lines.details([WhyWords.Line(0, "\(words.number(clause.value)) \(owner): \(rule)")] + inner)
        }
        writeSummaryRounding(of: element, measure, place, to: &lines)
    }

    /// The number of offsets whose decisions are shown.
    private static let mostOffsets = 2

    private func writeSummaryRounding(
        of element: Int,
        _ measure: FrameMeasure,
        _ place: WhyPlace,
        to lines: inout WhyLines
    ) {
        guard let text = roundingWords(of: element, measure, place), let rounding = place.rounding else { return }
        let isShown = measure.isLength && measure.value(in: rounding.before) >= 0
        let head = isShown ? words.number(measure.value(in: rounding.after)) : ""
        lines.row(TextFitting.right(head, lines.numbers), text)
    }
}
