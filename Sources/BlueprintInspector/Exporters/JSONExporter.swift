import BlueprintUI
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

/// The parts of an export that are made of more than the trace.
extension JSONExporter {
    /// Returns the elements in pre-order, each with the reasons for its frame and the line that made it.
    func explainedElements(_ render: ExportedRender) -> JSONValue {
        let elements = render.trace.snapshot.elements
        let report = WhyReport(render.trace, labels: labels)
        let lines = render.source?.lines ?? []
        return .list(count: elements.count) { index in
            guard case .object(let members) = element(elements[index]) else { return .null }
            let line = lines.indices.contains(index) ? lines[index] : nil
            let facts = JSONValue.members([
                "line": line.map(JSONValue.integer), "explanation": report.explanation(of: index),
            ])
            guard case .object(let more) = facts else { return .null }
            return .object(members + more)
        }
    }

    /// Returns the source, and the render before with what the last edit changed.
    func known(_ render: ExportedRender) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let source = render.source {
            let value = JSONValue.members(["name": source.name.map(JSONValue.string), "text": .string(source.text)])
            members.append(.init("source", value))
        }
        if let before = render.before {
            let earlier = JSONExporter(labels: before.labels)
            let difference = DiffReport(
                from: before.snapshot,
                labels: before.labels,
                to: render.trace.snapshot,
                labels: labels,
                moved: before.moved,
                options: DrawingOptions(style: .text, width: Self.longestLine)
            )
            let sentences = difference.text.lines.map { JSONValue.string($0.plain) }
            members += [
                .init(
                    "before",
                    .members([
                        "viewport": .size(before.snapshot.viewport), "elements": earlier.elements(before.snapshot),
                    ])
                ),
                .init("changes", .object(difference.members + [.init("words", .array(sentences))])),
            ]
        }
        return members
    }

    /// The columns of a line that no sentence reaches, as who shows the sentences wraps them.
    private static var longestLine: Int { 100_000 }
}

extension JSONExporter {
    /// Returns an element with its ledger: its frame after each phase with the step, the owners of each number, and
    /// the origins of its attributes.
    public func ledger(of element: Int, in trace: Trace) -> JSONValue {
        guard trace.snapshot.elements.indices.contains(element) else { return .null }
        let record = trace.snapshot.elements[element]
        let ledger = ElementLedger(of: element, in: trace)
        let members = JSONValue.members([
            "measurements": tally(ledger),
            "proposed": ledger.decisive.map {
                .members(["step": .integer($0.step), "constraint": .constraint($0.constraint)])
            },
            "measured": ledger.decisive?.measurement.map(measurement),
            "placed": ledger.placed.map(entry),
            "flattened": ledger.flattened.map {
                .members([
                    "step": .integer($0.step), "offset": .point($0.offset), "attributes": .attributes($0.attributes),
                ])
            },
            "unrounded": ledger.viewBacked.map(entry),
            "rounded": ledger.rounded.map(entry),
            "written": ledger.framed.map(entry),
            "viewUpdate": ledger.update.map {
                .members([
                    "step": .integer($0.step), "view": .string("v\($0.view)"),
                    "kind": .string($0.path == nil ? "create" : "reuse"), "path": $0.path.map(JSONValue.string),
                ])
            },
            "sums": .object(
                FrameMeasure.allCases.compactMap { measure in
                    FrameSum(measure, of: element, in: trace).map { .init(measure.rawValue, sum($0)) }
                }
            ),
            "origins": origins(of: element, in: trace.snapshot),
            "proposals": .array(ledger.proposals.map(proposal)),
        ])
        guard case .object(let first) = self.element(record), case .object(let second) = members else { return members }
        return .object(first + second)
    }

    /// Returns the sum of one number of a frame, with the owner of each term.
    public func sum(_ sum: FrameSum) -> JSONValue {
        .members([
            "start": .number(sum.start), "end": .number(sum.end),
            "terms": .array(
                sum.terms.map { term in
                    .members([
                        "owner": .string(name(term.owner)), "from": .number(term.from), "to": .number(term.to),
                        "fills": term.isFilling ? .bool(true) : nil,
                    ])
                }
            ),
        ])
    }

    private func name(_ owner: FrameSum.Owner) -> String {
        switch owner {
        case .element(let index): labels.reference(of: index)
        case .viewport: "viewport"
        case .transforms: "transforms"
        case .standardizing: "standardised"
        case .rounding: "rounding"
        }
    }

    private func tally(_ ledger: ElementLedger) -> JSONValue {
        .members([
            "proposals": .integer(ledger.tally.proposals), "computed": .integer(ledger.tally.computed),
            "cached": .integer(ledger.tally.cached), "deduced": .integer(ledger.tally.deduced),
        ])
    }

    private func entry(_ entry: ElementLedger.Entry) -> JSONValue {
        .members(["step": .integer(entry.step), "frame": .rect(entry.frame)])
    }

    private func measurement(_ measurement: ElementLedger.Measurement) -> JSONValue {
        guard case .object(let members) = self.measurement(measurement.size, measurement.source) else { return .null }
        return .object([.init("step", .integer(measurement.step))] + members)
    }

    private func proposal(_ proposal: ElementLedger.Proposal) -> JSONValue {
        .members([
            "step": .integer(proposal.step), "constraint": .constraint(proposal.constraint),
            "measured": proposal.measurement.map(measurement) ?? .null,
        ])
    }

    private func origins(of element: Int, in snapshot: RenderSnapshot) -> JSONValue? {
        let origins = AttributeOrigin.origins(of: element, in: snapshot)
        guard !origins.isEmpty else { return nil }
        return .array(
            origins.map { origin in
                .members([
                    "attribute": .string(origin.attribute.rawValue), "value": .string(origin.words),
                    "owner": .string(labels.reference(of: origin.owner)),
                    "setBy": .string(origin.setter.map { labels.reference(of: $0) } ?? "viewport"),
                ])
            }
        )
    }
}
