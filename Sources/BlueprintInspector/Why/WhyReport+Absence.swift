import BlueprintUI
import Foundation

/// Why an element does not have another number.
extension WhyReport {
    /// A number that an element was to have, what it has, and what keeps it from that.
    public struct Absence {
        /// The report.
        public let text: StyledText
        /// The same for programs.
        public let json: JSONValue
        /// The names of arguments that, set to these values alone, would probably do, with the element to set them of.
        public let settings: [(element: Int, argument: String, value: Double)]
        /// The size of the viewport that would probably do; nil if that does not help.
        public let viewport: CGSize?
        /// The element whose layout keeps it from that; nil for the viewport.
        public let decider: Int?
    }

    /// What keeps a number of an element from being another one; nil if it is that number, or has no frame yet.
    public func absence(of wanted: Double, in measure: FrameMeasure, of element: Int) -> Absence? {
        guard let place = scene.place(of: element) else { return nil }
        let value = measure.value(in: place.frame)
        guard Phrasing.number(value) != Phrasing.number(wanted) else { return nil }
        var lines = WhyLines(options)
        let obstacle = scene.obstacle(to: wanted, of: element, measure)
        let decider = obstacle?.clause?.decider
        let keeper = obstacle?.clause == nil ? "the viewport" : scene.name(decider)
        let essence = "\(scene.name(element)) is \(words(value, measure)), not \(words.number(wanted))"
        lines.title(obstacle == nil ? essence : "\(essence): \(keeper) keeps it from that")
        if let obstacle { write(obstacle, wanted, measure, to: &lines) }
        return Absence(
            text: lines.text,
            json: json(obstacle, element, measure, value, wanted),
            settings: settings(obstacle),
            viewport: viewport(obstacle, measure),
            decider: decider
        )
    }

    private func words(_ value: Double, _ measure: FrameMeasure) -> String {
        switch measure {
        case .width: "\(words.number(value)) wide"
        case .height: "\(words.number(value)) high"
        case .x, .y: "at \(measure.rawValue) \(words.number(value))"
        }
    }

    private func write(_ obstacle: WhyObstacle, _ wanted: Double, _ measure: FrameMeasure, to lines: inout WhyLines) {
        if let clause = obstacle.clause {
            lines.numbers = max(3, min(24, words.number(clause.value).count))
            let head = TextFitting.right(words.number(clause.value), lines.numbers)
            let (rule, details) = words.decision(clause)
            lines.row(head, "\(scene.name(clause.element)): \(rule)")
            lines.details(details)
            let isHere = Phrasing.number(obstacle.needed) == Phrasing.number(wanted)
            if !isHere, obstacle.needed >= 0 {
                lines.line("here that would have to be \(words.number(obstacle.needed))", indent: 2)
            }
        }
        guard !obstacle.changes.isEmpty else {
            return lines.line("no other number in that sum would do alone", indent: 2, style: .dim)
        }
        lines.line("if all else stayed, it would be so with one of these:", indent: 2, style: .dim)
        for change in obstacle.changes.prefix(isVerbose ? 24 : 4) {
            lines.line(sentence(change, measure), indent: 4)
        }
    }

    private func sentence(_ change: WhyObstacle.Change, _ measure: FrameMeasure) -> String {
        let needed = words.number(change.needed)
        let instead = ", not \(words.number(change.value))"
        guard let clause = change.clause, let decider = clause.decider, let origin = change.origin else {
            return "a viewport \(needed) \(measure == .width ? "wide" : "high")\(instead)"
        }
        let by = scene.name(decider)
        switch origin {
        case .answer(let index, _, _):
            return
                "\(scene.child(index, of: decider).map { scene.name($0) } ?? "a child") asking for \(needed)\(instead)"
        case .argument(let name): return "\(name) \(needed) in \(by)\(instead)"
        case .trait(let index, let name):
            return
                "\(name) \(needed) of \(scene.child(index, of: decider).map { scene.name($0) } ?? "a child")\(instead)"
        case .environment(let key): return "\(key) \(needed) in the environment\(instead)"
        case .content(let what): return "\(needed) \(what)\(instead)"
        case .own, .limit, .start, .end, .count, .rule, .given, .guide:
            return "\(needed) in place of \(words.number(change.value))"
        }
    }

    // MARK: - What could be tried

    private func settings(_ obstacle: WhyObstacle?) -> [(element: Int, argument: String, value: Double)] {
        (obstacle?.changes ?? []).compactMap { change -> (element: Int, argument: String, value: Double)? in
            guard let decider = change.clause?.decider, case .argument(let name)? = change.origin else { return nil }
            return (element: decider, argument: name, value: Double(change.needed))
        }
    }

    private func viewport(_ obstacle: WhyObstacle?, _ measure: FrameMeasure) -> CGSize? {
        guard let change = obstacle?.changes.first, change.clause == nil, change.needed > 0, change.needed <= 10_000
        else { return nil }
        var size = scene.trace.snapshot.viewport
        if measure == .width { size.width = change.needed } else { size.height = change.needed }
        return size
    }

    private func json(
        _ obstacle: WhyObstacle?,
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
            "keptBy": obstacle.map { reference($0.clause?.decider) },
            "needed": obstacle.map { .number($0.needed) },
            "decision": obstacle?.clause.map(clause),
            "changes": obstacle.map { obstacle in
                .array(
                    obstacle.changes.map { change in
                        .members([
                            "decidedBy": reference(change.clause?.decider),
                            "number": change.origin.map { number(change.value, $0, of: change.clause?.decider) },
                            "value": .number(change.value),
                            "needed": .number(change.needed),
                        ])
                    }
                )
            },
        ])
    }
}
