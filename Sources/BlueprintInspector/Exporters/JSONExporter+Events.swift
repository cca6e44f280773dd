import Foundation
import HeadlessUIKit

extension JSONExporter {
    /// The events in order.
    public func events(_ trace: Trace) -> JSONValue { events(trace.events, of: trace) }

    /// Some events of a trace: their numbers, phases and kinds, what they are about, and what their kinds add.
    ///
    /// `partner` is the answer to a question or the question to an answer, `within` the question that is open around it.
    public func events(_ events: [TraceEvent], of trace: Trace) -> JSONValue {
        let known = KnownMeasurements(trace, for: events.count)
        return .array(events.map { event($0, of: trace, known: known) })
    }

    private func event(_ event: TraceEvent, of trace: Trace, known: KnownMeasurements) -> JSONValue {
        let parts: [JSONValue] = [
            .members([
                "step": .integer(event.number),
                "phase": .string(event.phase.rawValue),
                "event": .string(event.verb.rawValue),
                "element": event.node.map { .string(labels[$0].reference) },
                "type": event.node.map { .string(labels[$0].type) },
                "view": event.view.map { .string("v\($0)") },
                "partner": event.partner.map(JSONValue.integer),
                "within": event.enclosing.map(JSONValue.integer),
            ]),
            details(event.kind),
            origin(event, of: trace, known: known),
            sum(event, of: trace),
        ]
        var members: [JSONValue.Member] = []
        for case .object(let part) in parts { members += part }
        return .object(members)
    }

    private func details(_ kind: TraceEvent.Kind) -> JSONValue {
        switch kind {
        case .proposed(let constraint): .members(["constraint": .constraint(constraint)])
        case .measured(let size, _): .members(["size": .size(size)])
        case .placed(let frame, let attributes, let measurement):
            .members([
                "frame": .rect(frame), "attributes": .attributes(attributes),
                "answer": measurement.map(JSONValue.integer),
            ])
        case .viewBacked(let name, let frame, let attributes):
            .members(["class": .string(name), "frame": .rect(frame), "attributes": .attributes(attributes)])
        case .flattened(let offset, let attributes):
            .members(["offset": .point(offset), "attributes": .attributes(attributes)])
        case .rounded(let rounding):
            .members([
                "from": .rect(rounding.from), "to": .rect(rounding.to),
                "globalFrom": .rect(rounding.globalFrom), "globalTo": .rect(rounding.globalTo),
                "correction": .point(rounding.correction), "rounded": .bool(rounding.isRounded),
            ])
        default: update(kind)
        }
    }

    private func update(_ kind: TraceEvent.Kind) -> JSONValue {
        switch kind {
        case .created(let parent, let index), .removed(let parent, let index):
            .members(["parent": .string("v\(parent)"), "index": .integer(index)])
        case .reused(let path): .members(["path": .string(path)])
        case .moved(let from, let to): .members(["from": .integer(from), "to": .integer(to)])
        case .framed(let old, let new):
            .members(["property": .string("frame"), "from": .rect(old), "to": .rect(new)])
        case .wrote(let property, let old, let new):
            .members([
                "property": .string(property),
                "from": old.map(JSONValue.string) ?? .null,
                "to": new.map(JSONValue.string) ?? .null,
            ])
        case .transitioned(let words): .members(["transition": .string(words)])
        case .appearing(let words): .members(["appearing": .string(words)])
        case .disappearing(let words): .members(["disappearing": .string(words)])
        default: .object([])
        }
    }

    /// How an answer came about: computed, or from which other answer, by which rule, and for which limits that holds.
    private func origin(_ event: TraceEvent, of trace: Trace, known: KnownMeasurements) -> JSONValue {
        guard case .measured(let size, let source) = event.kind else { return .object([]) }
        let measured = known.measurement(behind: event).map(JSONValue.integer)
        switch source {
        case .computed: return .members(["origin": .string("computed")])
        case .cached: return .members(["origin": .string("cached"), "measured": measured])
        case .deduced(let asked, let limits):
            guard case .proposed(let question)? = trace.event(event.partner)?.kind else { return .object([]) }
            let width = DeductionRule(
                maximum: question.width.constrainedValue ?? .infinity,
                measuredWithin: asked.width.constrainedValue ?? .infinity,
                length: size.width
            )
            let height = DeductionRule(
                maximum: question.height.constrainedValue ?? .infinity,
                measuredWithin: asked.height.constrainedValue ?? .infinity,
                length: size.height
            )
            return .members([
                "origin": .string("deduced"),
                "measured": measured,
                "from": .constraint(asked),
                "rule": .members(["width": .string(width.rawValue), "height": .string(height.rawValue)]),
                "holds": .members(["width": range(limits.width), "height": range(limits.height)]),
            ])
        }
    }

    /// The least and the largest limit, null for none.
    private func range(_ range: ClosedRange<CGFloat>) -> JSONValue {
        .array([range.lowerBound, range.upperBound].map { $0.isInfinite ? .null : .number($0) })
    }

    /// What an offset from the view above is the sum of, outermost first; the last is the element's own.
    private func sum(_ event: TraceEvent, of trace: Trace) -> JSONValue {
        guard event.phase == .flatten, let node = event.node else { return .object([]) }
        let parts = trace.offsets(of: node)
        guard parts.count > 1 else { return .object([]) }
        let members = parts.map { part in
            JSONValue.members(["element": .string(labels[part.element].reference), "offset": .point(part.offset)])
        }
        return .members(["sum": .array(members)])
    }
}
