import BlueprintUI
import Foundation

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
