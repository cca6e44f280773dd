import BlueprintUI
import Foundation

/// The space between two elements.
extension WhyReport {
    /// Returns a report on the space between two elements; nil if one contains the other, or one has no frame yet.
    public func gap(_ one: Int, _ other: Int) -> (text: StyledText, json: JSONValue)? {
        guard let across = scene.gap(one, other, .width), let down = scene.gap(one, other, .height) else { return nil }
        let shown: [WhyGap]
        // Only the horizontal space if the elements are side by side, only the vertical one if they are stacked.
        if across.value >= 0, down.value < 0 {
            shown = [across]
        } else if down.value >= 0, across.value < 0 {
            shown = [down]
        } else {
            shown = [across, down]
        }
        var lines = WhyLines(options)
        if across.value < 0, down.value < 0 {
            let size = CGSize(width: -across.value, height: -down.value)
            let names = "\(scene.name(across.first)) and \(scene.name(across.second))"
            lines.title("\(names) overlap by \(words.phrasing.size(size))")
        }
        for gap in shown { write(gap, to: &lines) }
        return (lines.text, .members(["gaps": .array(shown.map(json))]))
    }

    private func write(_ gap: WhyGap, to lines: inout WhyLines) {
        let value = words.number(abs(gap.value))
        let (first, second) = (scene.name(gap.first), scene.name(gap.second))
        let axis = gap.dimension.place.rawValue
        let range = "\(axis) \(words.number(gap.end)) to \(words.number(gap.start)) in \(scene.name(gap.around))"
        let direction = gap.dimension == .width ? "horizontally" : "vertically"
        if gap.value < 0 {
            lines.title("\(direction): \(second) starts \(value) before \(first) ends, \(range)")
        } else {
            lines.title("\(value) points \(direction) between \(first) and \(second): \(range)")
        }
        lines.numbers = min(24, max(3, gap.parts.map { words.number($0.value).count }.max() ?? 3))
        let shown = gap.parts.filter { $0.value != 0 || gap.parts.count == 1 }
        for part in isVerbose ? gap.parts : shown { write(part, gap.dimension, to: &lines) }
        if shown.count > 1 {
            let sum = shown.map { words.number($0.value) }.joined(separator: " \(options.glyphs.plus) ")
            lines.row(TextFitting.right(words.number(gap.value), lines.numbers), "= \(sum)", style: .dim)
        }
        if let rounded = scene.roundedValue(of: gap), words.number(rounded) != words.number(gap.value) {
            lines.row(
                TextFitting.right(words.number(rounded), lines.numbers),
                "between the views, both rounded to pixels"
            )
        }
        var deciders: Set<Int> = []
        for part in gap.parts {
            guard case .between = part.place, deciders.insert(part.decider).inserted else { continue }
            writeTable(of: part, gap.dimension, to: &lines)
        }
    }

    private func write(_ part: WhyGap.Part, _ dimension: Dimension, to lines: inout WhyLines) {
        let head = TextFitting.right(words.number(part.value), lines.numbers)
        let (start, end) = dimension == .width ? ("left", "right") : ("above", "below")
        let decider = scene.name(part.decider)
        let place: String
        switch part.place {
        case .after(let element):
            place = "\(dimension == .width ? "\(end) of" : end) \(scene.name(element)) in \(decider)"
        case .before(let element):
            place = "\(dimension == .width ? "\(start) of" : start) \(scene.name(element)) in \(decider)"
        case .between(let first, let second):
            place = "between \(scene.name(first)) and \(scene.name(second))"
        case .element(let element): place = "\(scene.name(element)) itself"
        }
        let step = words.citing(part.event)
        guard let rule = part.rule else {
            return lines.row(head, "\(place): the layout of \(decider) does not explain itself\(step)")
        }
        lines.row(head, "\(place): \(decider) \(rule)" + (part.sum == nil ? step : ""))
        guard let sum = part.sum else { return }
        let subject: Int?
        switch part.place {
        case .after(let element), .before(let element), .between(_, let element), .element(let element):
            subject = element
        }
        let text = words.text(decider: part.decider, subject: subject).text(sum)
        let table = table(of: part, dimension)
        let named = words.namedSums(sum, decider: part.decider, subject: subject, hasTable: table != nil)
        lines.details([WhyWords.Line(0, text + step)] + named.map { WhyWords.Line(1, $0) })
    }

    /// Adds the distribution that left the space between two siblings; a verbose report has its table.
    private func writeTable(of part: WhyGap.Part, _ dimension: Dimension, to lines: inout WhyLines) {
        guard case .between(_, let second) = part.place, let table = table(of: part, dimension) else { return }
        lines.line("\(scene.name(part.decider)) \(table.title)", indent: 2)
        if isVerbose { lines.append(text(of: table, decider: part.decider, marking: second)) }
    }

    /// Returns the table of the distribution that left the space between two siblings.
    private func table(of part: WhyGap.Part, _ dimension: Dimension) -> ReasonTable? {
        guard case .between(_, let second) = part.place,
            let table = scene.clause(for: second, dimension.measure, depth: .none)?.table,
            table.dimension ?? dimension == dimension
        else { return nil }
        return table
    }

    private func json(_ gap: WhyGap) -> JSONValue {
        .members([
            "from": reference(gap.first),
            "to": reference(gap.second),
            "dimension": .string(gap.dimension.rawValue),
            "around": reference(gap.around),
            "value": .number(gap.value),
            "parts": .array(
                gap.parts.map { part in
                    .members([
                        "decidedBy": reference(part.decider),
                        "value": .number(part.value),
                        "step": part.event.map(JSONValue.integer),
                        "rule": part.rule.map(JSONValue.string),
                        "sum": part.sum.map { derivation($0, of: part.decider) },
                    ])
                }
            ),
        ])
    }
}

/// The report on a number that an element does not have.
extension WhyReport {
    /// A number that an element does not have, with the cause.
    public struct Absence {
        /// The report.
        public let text: StyledText
        /// The report as JSON.
        public let json: JSONValue
        /// The value that the element has, before rounding.
        public let value: Double
        /// The elements from that of the cause down to the element itself.
        public let path: [Int]
        /// The arguments and traits that would each give the number if changed alone, with their elements.
        public let settings: [(element: Int, argument: String, value: Double)]
        /// The argument that selects the rule of the cause, with the element that has it; nil if there is no other rule.
        public let choice: (element: Int, argument: String)?
        /// The element whose layout decided; nil for the viewport.
        public let decider: Int?
        /// The length that the element last measured in the same direction; nil if it was not measured.
        public let measured: Double?
        /// The size of the viewport that would give the number; nil if none does.
        public let viewport: CGSize?
    }

    /// Returns the cause that a number of an element lacks a value; nil if it has it, or the element has no frame yet.
    public func absence(of wanted: Double, in measure: FrameMeasure, of element: Int) -> Absence? {
        guard let place = scene.place(of: element) else { return nil }
        let value = measure.value(in: place.frame)
        guard Phrasing.number(value) != Phrasing.number(wanted) else { return nil }
        var lines = WhyLines(options)
        lines.title("\(scene.name(element)) is \(words(value, measure)), not \(words.number(wanted))")
        let cause = scene.cause(against: wanted, of: element, measure)
        if let cause { write(cause, wanted, of: element, to: &lines) }
        return Absence(
            text: lines.text,
            json: json(cause, element, measure, value, wanted),
            value: place.unrounded(measure),
            path: cause?.path ?? [element],
            settings: (cause?.settings ?? []).map {
                (element: $0.element, argument: $0.argument, value: Double($0.value))
            },
            choice: choice(cause),
            decider: cause?.clause.decider,
            measured: measuredLength(of: element, measure.dimension),
            viewport: viewport(giving: wanted, of: element, measure)
        )
    }

    private func words(_ value: Double, _ measure: FrameMeasure) -> String {
        switch measure {
        case .width: "\(words.number(value)) wide"
        case .height: "\(words.number(value)) high"
        case .x, .y: "at \(measure.rawValue) \(words.number(value))"
        }
    }

    private func write(_ cause: WhyCause, _ wanted: Double, of element: Int, to lines: inout WhyLines) {
        let clause = cause.clause
        lines.numbers = "cause:".count
        guard clause.decider != nil else {
            let rule = clause.measure.isLength ? "fills the viewport" : "starts where the viewport does"
            lines.row(
                "cause:",
                "\(scene.name(clause.element)) is the root: the root \(rule)\(words.citing(clause.event))"
            )
            return
        }
        let (rule, details) = words.decision(clause)
        let isOwn = clause.element == element
        let choice = clause.reason?.choice.map { " (\($0.argument): .\($0.value))" } ?? ""
        lines.row("cause:", (isOwn ? "" : "\(scene.name(clause.element)): ") + rule + choice)
        lines.details(details)
        let isHere = Phrasing.number(cause.needed) == Phrasing.number(wanted)
        if !isHere, cause.needed >= 0, clause.reason != nil {
            lines.details([WhyWords.Line(0, "it would have to be \(words.number(cause.needed))")])
        }
    }

    private func measuredLength(of element: Int, _ dimension: Dimension) -> Double? {
        guard let placed = scene.placement(of: element), case .placed(_, _, let measured)? = kind(placed.event),
            case .measured(let size, _)? = kind(measured)
        else { return nil }
        return Double(dimension.length(of: size))
    }

    private func kind(_ event: Int?) -> TraceEvent.Kind? { scene.trace.event(event)?.kind }

    private func choice(_ cause: WhyCause?) -> (element: Int, argument: String)? {
        guard let clause = cause?.clause, let decider = clause.decider, let choice = clause.reason?.choice else {
            return nil
        }
        return (decider, choice.argument)
    }

    private func viewport(giving wanted: Double, of element: Int, _ measure: FrameMeasure) -> CGSize? {
        guard let length = scene.viewportLength(giving: wanted, of: element, measure), length > 0, length <= 10_000
        else { return nil }
        var size = scene.trace.snapshot.viewport
        if measure == .width { size.width = length } else { size.height = length }
        return size
    }

    private func json(
        _ cause: WhyCause?,
        _ element: Int,
        _ measure: FrameMeasure,
        _ value: Double,
        _ wanted: Double
    ) -> JSONValue {
        .members([
            "element": reference(element),
            "measure": .string(measure.rawValue),
            "value": .number(value),
            "wanted": .number(wanted),
            "cause": cause.map { clause($0.clause) },
            "needed": cause.map { .number($0.needed) },
        ])
    }
}
