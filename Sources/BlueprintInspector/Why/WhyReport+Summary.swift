import BlueprintUI
import Foundation

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
