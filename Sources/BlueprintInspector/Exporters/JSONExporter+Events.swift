import Foundation
import HeadlessUIKit

extension JSONExporter {
    /// Returns all events of a trace, in order.
    public func events(_ trace: Trace) -> JSONValue { events(trace.events, of: trace) }

    /// Returns some events of a trace: their numbers, phases, kinds, sentences, elements and views, and the values of their
    /// kinds.
    ///
    /// `partner` is the measurement of a proposal or the proposal of a measurement; `within` is the proposal that is
    /// open around the event.
    public func events(_ events: [TraceEvent], of trace: Trace) -> JSONValue {
        let known = KnownMeasurements(trace, for: events.count)
        let phrases = EventPhrases(trace, labels: labels)
        return .list(count: events.count) { event(events[$0], of: trace, known: known, phrases) }
    }

    private func event(
        _ event: TraceEvent,
        of trace: Trace,
        known: KnownMeasurements,
        _ phrases: EventPhrases
    ) -> JSONValue {
        let parts: [JSONValue] = [
            .members([
                "step": .integer(event.number),
                "phase": .string(event.phase.rawValue),
                "kind": .string(event.verb.rawValue),
                "words": .string(phrases.words(event)),
                "element": event.node.map { .string(labels.reference(of: $0)) },
                "type": event.node.map { .string(labels[$0].type) },
                "view": event.view.map { .string("v\($0)") },
                "partner": event.partner.map(JSONValue.integer),
                "within": event.enclosing.map(JSONValue.integer),
            ]),
            details(event.kind),
            source(event, of: trace, known: known),
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
                "measurement": measurement.map(JSONValue.integer),
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
                "by": .string(rounding.roundsSize ? "size" : "edges"),
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

    /// Returns the source of a measured size: computed, or the measurement that it rests on, by a rule, and the constraints
    /// for which it holds.
    private func source(_ event: TraceEvent, of trace: Trace, known: KnownMeasurements) -> JSONValue {
        guard case .measured(let size, let source) = event.kind else { return .object([]) }
        let measured = known.measurement(behind: event).map(JSONValue.integer)
        switch source {
        case .computed: return .members(["source": .string("computed")])
        case .cached: return .members(["source": .string("cached"), "measured": measured])
        case .deduced(let earlier, let range):
            guard case .proposed(let constraint)? = trace.event(event.partner)?.kind else { return .object([]) }
            let width = DeductionRule(
                maximum: constraint.width.constrainedValue ?? .infinity,
                measuredWithin: earlier.width.constrainedValue ?? .infinity,
                length: size.width
            )
            let height = DeductionRule(
                maximum: constraint.height.constrainedValue ?? .infinity,
                measuredWithin: earlier.height.constrainedValue ?? .infinity,
                length: size.height
            )
            return .members([
                "source": .string("deduced"),
                "measured": measured,
                "from": .constraint(earlier),
                "rule": .members(["width": .string(width.rawValue), "height": .string(height.rawValue)]),
                "holds": .members(["width": bounds(range.width), "height": bounds(range.height)]),
            ])
        }
    }

    /// Returns the least and the largest length, null for unconstrained.
    private func bounds(_ range: ClosedRange<CGFloat>) -> JSONValue {
        .array([range.lowerBound, range.upperBound].map { $0.isInfinite ? .null : .number($0) })
    }

    /// Returns the terms of an offset in the parent view, outermost first; the last is the element's own.
    private func sum(_ event: TraceEvent, of trace: Trace) -> JSONValue {
        guard event.phase == .flatten, let node = event.node else { return .object([]) }
        let parts = trace.offsets(of: node)
        guard parts.count > 1 else { return .object([]) }
        let members = parts.map { part in
            JSONValue.members(["element": .string(labels.reference(of: part.element)), "offset": .point(part.offset)])
        }
        return .members(["sum": .array(members)])
    }
}
