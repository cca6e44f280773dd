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
            "answered": ledger.decisive?.answer.map(answer),
            "given": ledger.given.map(entry),
            "handedDown": ledger.handedDown.map {
                .members([
                    "step": .integer($0.step), "offset": .point($0.offset), "attributes": .attributes($0.attributes),
                ])
            },
            "flattened": ledger.kept.map(entry),
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
            "questions": .array(ledger.questions.map(question)),
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
            "asked": .integer(ledger.tally.asked), "computed": .integer(ledger.tally.computed),
            "cached": .integer(ledger.tally.cached), "deduced": .integer(ledger.tally.deduced),
        ])
    }

    private func entry(_ entry: ElementLedger.Entry) -> JSONValue {
        .members(["step": .integer(entry.step), "frame": .rect(entry.frame)])
    }

    private func answer(_ answer: ElementLedger.Answer) -> JSONValue {
        guard case .object(let members) = self.answer(answer.size, answer.source) else { return .null }
        return .object([.init("step", .integer(answer.step))] + members)
    }

    private func question(_ question: ElementLedger.Question) -> JSONValue {
        .members([
            "step": .integer(question.step), "constraint": .constraint(question.constraint),
            "answer": question.answer.map(answer) ?? .null,
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
