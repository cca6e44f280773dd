import Foundation

extension Exporter {
    /// The whole render as one JSON document on one line.
    public static let json = Exporter(
        name: "json",
        summary: "The last render as JSON: its elements, views and steps."
    ) { (render: ExportedRender) in
        // What the last edit changed is found here, where the work can be interrupted; the rest while it is written.
        let document = JSONExporter(labels: render.labels).document(render)
        return { put in
            try document.write(put)
            try put("\n")
        }
    }
}

/// Exports recorded renders as JSON.
public struct JSONExporter: Sendable {
    /// The version of the format; it changes when a field changes its meaning or is removed.
    public static let version = 3

    let labels: NodeLabels

    /// Creates an exporter whose elements have these labels.
    public init(labels: NodeLabels) {
        self.labels = labels
    }

    /// Returns the result of a render, its steps, and the views before it.
    public func document(_ trace: Trace) -> JSONValue { document(ExportedRender(trace, labels: labels)) }

    /// Returns the same with the reasons for all frames, the source, and what the last edit changed, as far as they are
    /// known.
    public func document(_ render: ExportedRender) -> JSONValue {
        let trace = render.trace
        return .object(
            [.init("version", .integer(Self.version))] + known(render)
                + surroundings(of: trace, elements: explainedElements(render)) + [.init("steps", events(trace))]
        )
    }

    /// Returns what makes the steps of a render complete: its result, the views before it, which the steps change, and the
    /// turns of the run loop.
    public func surroundings(of trace: Trace) -> [JSONValue.Member] {
        surroundings(of: trace, elements: elements(trace.snapshot))
    }

    private func surroundings(of trace: Trace, elements: JSONValue) -> [JSONValue.Member] {
        let result = trace.snapshot
        let before = RenderSnapshot(viewport: result.viewport, views: trace.viewsBefore)
        return [
            .init("viewport", .size(result.viewport)), .init("scale", .number(result.scale)),
            .init("elements", elements), .init("views", views(result)),
            .init("viewsBefore", views(before)),
        ] + (trace.turns == 0 ? [] : [.init("turns", .integer(trace.turns))])
    }

    /// Returns the elements in pre-order.
    public func elements(_ snapshot: RenderSnapshot) -> JSONValue {
        .list(count: snapshot.elements.count) { element(snapshot.elements[$0]) }
    }

    /// Returns one element.
    public func element(_ record: ElementRecord) -> JSONValue {
        .members([
            "index": .integer(record.index),
            "parent": record.parent.map(JSONValue.integer) ?? .null,
            "depth": .integer(record.depth),
            "type": .string(record.typeName),
            "reference": .string(labels.reference(of: record.index)),
            "name": labels.holder(of: record.index).map { _ in .string(labels[record.index].full) },
            "component": record.isComponent ? .bool(true) : nil,
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

    /// Returns the views in pre-order; with a focused element, only its own and those inside it.
    public func views(_ snapshot: RenderSnapshot, focus: Int? = nil) -> JSONValue {
        let indices = snapshot.views(focus: focus)
        return .list(count: indices.count) { view(snapshot.views[indices[$0]], in: snapshot) }
    }

    /// Returns one view.
    public func view(_ record: ViewRecord, in snapshot: RenderSnapshot) -> JSONValue {
        .members([
            "reference": .string(record.reference),
            "class": .string(record.className),
            "parent": record.parent.map { .string(snapshot.views[$0].reference) } ?? .null,
            "depth": .integer(record.depth),
            "element": record.element.map { .string(labels.reference(of: $0)) },
            "frame": .rect(record.frame),
            "unrounded": record.unroundedFrame.isSame(as: record.frame) ? nil : .rect(record.unroundedFrame),
            "attributes": .attributes(record.attributes),
            "flattened": record.flattened.isEmpty
                ? nil
                : .array(
                    record.flattened.map {
                        .members(["element": .string(labels.reference(of: $0.element)), "offset": .point($0.offset)])
                    }
                ),
            "frameWritten": record.isFrameWritten ? nil : .bool(false),
            "contentWritten": record.isContentWritten ? nil : .bool(false),
            "content": .content(record.content),
        ])
    }

    /// Returns the number of proposals to each element, those with the most computed sizes first.
    public func measures(_ trace: Trace) -> JSONValue {
        .array(
            trace.measureTallies.map { tally in
                .members([
                    "element": .string(labels.reference(of: tally.node)),
                    "type": .string(labels[tally.node].type),
                    "proposals": .integer(tally.proposals),
                    "computed": .integer(tally.computed),
                    "cached": .integer(tally.cached),
                    "deduced": .integer(tally.deduced),
                ])
            }
        )
    }

    func measurement(_ size: CGSize, _ source: MeasurementSource) -> JSONValue {
        switch source {
        case .computed: .members(["size": .size(size), "source": .string("computed")])
        case .cached: .members(["size": .size(size), "source": .string("cached")])
        case .deduced(let constraint, _):
            .members(["size": .size(size), "source": .string("deduced"), "from": .constraint(constraint)])
        }
    }
}
