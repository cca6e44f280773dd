import Foundation

extension Exporter {
    /// The whole render as one JSON document on one line.
    public static let json = Exporter(name: "json") { trace, labels in
        JSONExporter(labels: labels).document(trace).text + "\n"
    }
}

/// Makes JSON of recorded renders.
public struct JSONExporter {
    /// The version of the format; it changes when a field changes its meaning or goes.
    public static let version = 1

    let labels: NodeLabels

    /// An exporter whose elements have these labels.
    public init(labels: NodeLabels) {
        self.labels = labels
    }

    /// The result of a render and all its events.
    public func document(_ trace: Trace) -> JSONValue {
        .members([
            "version": .integer(Self.version),
            "viewport": .size(trace.snapshot.viewport),
            "scale": .number(trace.snapshot.scale),
            "elements": elements(trace.snapshot),
            "views": views(trace.snapshot),
            "events": events(trace),
        ])
    }

    /// The elements in pre-order.
    public func elements(_ snapshot: RenderSnapshot) -> JSONValue {
        .array(snapshot.elements.map { element($0) })
    }

    /// One element.
    public func element(_ record: ElementRecord) -> JSONValue {
        .members([
            "index": .integer(record.index),
            "parent": record.parent.map(JSONValue.integer) ?? .null,
            "depth": .integer(record.depth),
            "type": .string(record.typeName),
            "reference": .string(labels[record.index].reference),
            "identifier": .string(record.identifier),
            "frame": .rect(record.frame),
            "attributes": .attributes(record.attributes),
            "stage": record.stage == .flattened ? nil : .string("\(record.stage)"),
            "viewBacked": .bool(record.isViewBacked),
            "view": record.view.map { .string("v\($0)") },
            "class": record.nativeClass.map(JSONValue.string),
            "content": record.content.flatMap(JSONValue.content),
        ])
    }

    /// The views in pre-order.
    public func views(_ snapshot: RenderSnapshot) -> JSONValue {
        .array(snapshot.views.map { view($0, in: snapshot) })
    }

    /// One view.
    public func view(_ record: ViewRecord, in snapshot: RenderSnapshot) -> JSONValue {
        .members([
            "reference": .string(record.reference),
            "class": .string(record.className),
            "parent": record.parent.map { .string(snapshot.views[$0].reference) } ?? .null,
            "depth": .integer(record.depth),
            "element": record.element.map { .string(labels[$0].reference) },
            "frame": .rect(record.frame),
            "unrounded": record.unroundedFrame == record.frame ? nil : .rect(record.unroundedFrame),
            "attributes": .attributes(record.attributes),
            "vanished": record.vanished.isEmpty
                ? nil
                : .array(
                    record.vanished.map {
                        .members(["element": .string(labels[$0.element].reference), "offset": .point($0.offset)])
                    }
                ),
            "content": .content(record.content),
        ])
    }

    /// The events in order.
    public func events(_ trace: Trace) -> JSONValue {
        .array(trace.events.map { event($0) })
    }

    /// One event: its number, phase and kind, what it is about, and what its kind adds.
    public func event(_ event: TraceEvent) -> JSONValue {
        let common = JSONValue.members([
            "step": .integer(event.number),
            "phase": .string(event.phase.rawValue),
            "event": .string(event.verb.rawValue),
            "element": event.node.map { .string(labels[$0].reference) },
            "type": event.node.map { .string(labels[$0].type) },
            "view": event.view.map { .string("v\($0)") },
            "partner": event.partner.map(JSONValue.integer),
            "within": event.enclosing.map(JSONValue.integer),
        ])
        guard case .object(let first) = common, case .object(let second) = details(event.kind) else { return common }
        return .object(first + second)
    }

    /// How often each element was asked how big it is, those that computed most answers first.
    public func measures(_ trace: Trace) -> JSONValue {
        .array(
            trace.measureTallies.map { tally in
                .members([
                    "element": .string(labels[tally.node].reference),
                    "type": .string(labels[tally.node].type),
                    "asked": .integer(tally.asked),
                    "computed": .integer(tally.computed),
                    "cached": .integer(tally.cached),
                    "deduced": .integer(tally.deduced),
                ])
            }
        )
    }

    func answer(_ size: CGSize, _ source: AnswerSource) -> JSONValue {
        switch source {
        case .computed: .members(["size": .size(size), "origin": .string("computed")])
        case .cached: .members(["size": .size(size), "origin": .string("cached")])
        case .deduced(let asked, _):
            .members(["size": .size(size), "origin": .string("deduced"), "from": .constraint(asked)])
        }
    }

    private func details(_ kind: TraceEvent.Kind) -> JSONValue {
        switch kind {
        case .proposed(let constraint): .members(["constraint": .constraint(constraint)])
        case .answered(let size, let source): answer(size, source)
        case .placed(let frame, let attributes, let answer):
            .members([
                "frame": .rect(frame), "attributes": .attributes(attributes),
                "answer": answer.map(JSONValue.integer),
            ])
        case .kept(let name, let frame, let attributes):
            .members(["class": .string(name), "frame": .rect(frame), "attributes": .attributes(attributes)])
        case .vanished(let offset, let attributes):
            .members(["offset": .point(offset), "attributes": .attributes(attributes)])
        case .rounded(let rounding):
            .members([
                "from": .rect(rounding.from), "to": .rect(rounding.to),
                "globalFrom": .rect(rounding.globalFrom), "globalTo": .rect(rounding.globalTo),
                "correction": .point(rounding.correction), "rounded": .bool(rounding.isRounded),
            ])
        case .created(let parent, let index):
            .members(["parent": .string("v\(parent)"), "index": .integer(index)])
        case .reused(let path): .members(["path": .string(path)])
        case .moved(let from, let to): .members(["from": .integer(from), "to": .integer(to)])
        case .removed(let parent, let index):
            .members(["parent": .string("v\(parent)"), "index": .integer(index)])
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
        case .appeared, .disappeared: .object([])
        }
    }
}
