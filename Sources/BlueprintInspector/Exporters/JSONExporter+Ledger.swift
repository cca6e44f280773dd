import BlueprintUI
import Foundation

extension JSONExporter {
    /// An element with its ledger: each stage of its frame with its step, who took what, and where attributes come from.
    public func ledger(of element: Int, in trace: Trace) -> JSONValue {
        guard trace.snapshot.elements.indices.contains(element) else { return .null }
        let record = trace.snapshot.elements[element]
        let ledger = ElementLedger(of: element, in: trace)
        let members = JSONValue.members([
            "measured": measured(ledger),
            "proposed": ledger.decisive.map {
                .members(["step": .integer($0.step), "constraint": .constraint($0.constraint)])
            },
            "answered": ledger.decisive?.measurement.map(measurement),
            "given": ledger.placed.map(entry),
            "handedDown": ledger.flattened.map {
                .members([
                    "step": .integer($0.step), "offset": .point($0.offset), "attributes": .attributes($0.attributes),
                ])
            },
            "flattened": ledger.viewBacked.map(entry),
            "rounded": ledger.rounded.map(entry),
            "written": ledger.framed.map(entry),
            "viewUpdate": ledger.update.map {
                .members([
                    "step": .integer($0.step), "view": .string("v\($0.view)"),
                    "event": .string($0.path == nil ? "create" : "reuse"), "path": $0.path.map(JSONValue.string),
                ])
            },
            "gaps": .object(
                FrameMeasure.allCases.compactMap { measure in
                    GapAttribution(measure, of: element, in: trace).map { .init(measure.rawValue, gap($0)) }
                }
            ),
            "origins": origins(of: element, in: trace.snapshot),
            "questions": .array(ledger.proposals.map(proposal)),
        ])
        guard case .object(let first) = self.element(record), case .object(let second) = members else { return members }
        return .object(first + second)
    }

    /// The way of one number of a frame with who took what of it.
    public func gap(_ gap: GapAttribution) -> JSONValue {
        .members([
            "start": .number(gap.start), "end": .number(gap.end),
            "shares": .array(
                gap.shares.map { share in
                    .members([
                        "by": .string(name(share.taker)), "from": .number(share.from), "to": .number(share.to),
                        "fill": share.isFilling ? .bool(true) : nil,
                    ])
                }
            ),
        ])
    }

    private func name(_ taker: GapAttribution.Taker) -> String {
        switch taker {
        case .element(let index): labels[index].reference
        case .viewport: "viewport"
        case .flattening: "transforms"
        case .rounding: "rounding"
        case .roundingAround: "rounding around"
        }
    }

    private func measured(_ ledger: ElementLedger) -> JSONValue {
        .members([
            "asked": .integer(ledger.tally.proposals), "computed": .integer(ledger.tally.computed),
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
            "answer": proposal.measurement.map(measurement) ?? .null,
        ])
    }

    private func origins(of element: Int, in snapshot: RenderSnapshot) -> JSONValue? {
        let origins = AttributeOrigin.origins(of: element, in: snapshot)
        guard !origins.isEmpty else { return nil }
        return .array(
            origins.map { origin in
                .members([
                    "attribute": .string(origin.attribute.rawValue), "value": .string(origin.words),
                    "by": .string(origin.giver.map { labels[$0].reference } ?? "viewport"),
                    "through": origin.through.isEmpty
                        ? nil : .array(origin.through.map { .string(labels[$0].reference) }),
                ])
            }
        )
    }
}
