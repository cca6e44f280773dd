import BlueprintUI
import Foundation

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
