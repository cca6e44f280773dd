import BlueprintUI
import Foundation

/// The report as JSON.
extension WhyReport {
    /// Returns the reasons for the frame of an element: for each number, the decisions from the viewport down, with sums
    /// of numbers and their origins.
    public func json(of element: Int, _ measure: FrameMeasure? = nil) -> JSONValue {
        guard scene.elements.indices.contains(element), let place = scene.place(of: element) else {
            return .members(["element": reference(element), "frame": .null])
        }
        let measures = measure.map { [$0] } ?? FrameMeasure.allCases
        return .members([
            "element": reference(element),
            "type": .string(scene.labels[element].type),
            "frame": .rect(place.frame),
            "in": reference(place.outer),
            "why": .object(measures.map { JSONValue.Member($0.rawValue, why(element, $0, place)) }),
        ])
    }

    private func why(_ element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> JSONValue {
        let chain = scene.chain(to: element, measure, depth: depth)
        var flattening: JSONValue?
        if !measure.isLength, let view = place.unroundedView {
            flattening = .members([
                "value": .number(measure.value(in: view.frame)),
                "step": .integer(view.event),
                "offsets": .array(
                    place.offsets.map {
                        .members(["element": reference($0.element), "value": .number($0.value(measure))])
                    }
                ),
                "addsUp": .bool(place.addsUp(measure)),
            ])
        }
        return .members([
            "value": .number(measure.value(in: place.frame)),
            "chain": .array(chain.map(clause)),
            "flattening": flattening,
            "rounding": place.rounding.flatMap { $0.changes(measure) ? rounding($0, measure) : nil },
        ])
    }

    private func rounding(_ rounding: WhyRounding, _ measure: FrameMeasure) -> JSONValue {
        var edges: (from: [Double], to: [Double])?
        switch rounding.rule(for: measure, scale: scene.trace.snapshot.scale) {
        case .edges(let from, let to):
            edges = ([from.lowerBound, from.upperBound], [to.lowerBound, to.upperBound])
        case .edge(let from, let to): edges = ([from], [to])
        case .length, nil: break
        }
        return .members([
            "from": .number(measure.value(in: rounding.before)),
            "to": .number(measure.value(in: rounding.after)),
            "step": .integer(rounding.event),
            "edges": edges.map {
                .members(["from": .array($0.from.map(JSONValue.number)), "to": .array($0.to.map(JSONValue.number))])
            },
        ])
    }

    func reference(_ node: Int?) -> JSONValue {
        node.map { .string(scene.labels.reference(of: $0)) } ?? .string("viewport")
    }

    func clause(_ clause: WhyClause) -> JSONValue {
        .members([
            "element": reference(clause.element),
            "decidedBy": reference(clause.decider),
            "value": .number(clause.value),
            "step": clause.event.map(JSONValue.integer),
            "rule": clause.reason.map { .string($0.rule) },
            "sum": clause.reason.map { derivation($0.derivation, of: clause.decider) },
            "isContradicted": clause.isContradicted ? .bool(true) : nil,
            "table": clause.table.map { table($0, of: clause.decider) },
            "measurements": measurements(clause.measurements),
        ])
    }

    /// Returns measurements and those that they rest on as one list, each after the one that rests on it; nil for none.
    ///
    /// Nested as deeply as the tree, they could not be read by programs that recurse.
    private func measurements(_ measurements: [WhyMeasurement]) -> JSONValue? {
        var list: [JSONValue] = []
        var open = measurements.reversed().map { (measurement: $0, parent: Int?.none) }
        while let (measurement, parent) = open.popLast() {
            open += measurement.measurements.reversed().map { ($0, list.count) }
            list.append(value(of: measurement, parent: parent))
        }
        return list.isEmpty ? nil : .array(list)
    }

    private func value(of measurement: WhyMeasurement, parent: Int?) -> JSONValue {
        var origin = "computed"
        switch measurement.source {
        case .computed: break
        case .cached: origin = "cached"
        case .deduced: origin = "deduced"
        }
        return .members([
            "element": reference(measurement.node),
            "constraint": .constraint(measurement.proposal),
            "dimension": .string(measurement.dimension.rawValue),
            "value": .number(measurement.value),
            "step": .integer(measurement.event),
            "origin": .string(origin),
            "earlier": measurement.earlier.map {
                .members(["step": .integer($0.event), "constraint": .constraint($0.proposal), "size": .size($0.size)])
            },
            "rule": measurement.reason.map { .string($0.rule) },
            "sum": measurement.reason.map { derivation($0.derivation, of: measurement.node) },
            "isContradicted": measurement.isContradicted ? .bool(true) : nil,
            "parent": parent.map(JSONValue.integer),
        ])
    }

    private func table(_ table: ReasonTable, of decider: Int?) -> JSONValue {
        let rows = table.rows.map { row -> JSONValue in
            let cells = row.cells.map { cell -> JSONValue in
                switch cell {
                case .number(let number): .number(number.value)
                case .words(let words): .string(words)
                }
            }
            return .members([
                "element": child(row.child, of: decider),
                "cells": .array(cells),
                "remark": row.remark.map(JSONValue.string),
            ])
        }
        return .members([
            "title": .string(table.title),
            "columns": .array(table.columns.map(JSONValue.string)),
            "rows": .array(rows),
        ])
    }

    private func child(_ index: Int?, of decider: Int?) -> JSONValue? {
        guard let index, let decider else { return nil }
        return scene.child(index, of: decider).map { .string(scene.labels.reference(of: $0)) } ?? .integer(index)
    }

    /// Returns a sum with its numbers; a named part has its sum only once.
    func derivation(_ derivation: Derivation, of decider: Int?) -> JSONValue {
        var names: Set<String> = []
        return self.derivation(derivation, of: decider, names: &names)
    }

    private func derivation(_ derivation: Derivation, of decider: Int?, names: inout Set<String>) -> JSONValue {
        func combined(_ operation: String, _ parts: [Derivation], name: String? = nil) -> JSONValue {
            .members([
                "value": .number(derivation.value),
                "operation": .string(operation),
                "name": name.map(JSONValue.string),
                "of": parts.isEmpty ? nil : .array(parts.map { self.derivation($0, of: decider, names: &names) }),
            ])
        }
        switch derivation {
        case .number(let value, let origin): return number(value, origin, of: decider)
        case .operation(let operation, let one, let other): return combined(Self.name(operation), [one, other])
        case .sum(let parts): return combined("plus", parts)
        case .magnitude(let part): return combined("magnitude", [part])
        case .term(let name, let part, _):
            return combined("named", names.insert(name).inserted ? [part] : [], name: name)
        }
    }

    private static func name(_ operation: Derivation.Operator) -> String {
        switch operation {
        case .plus: "plus"
        case .minus: "minus"
        case .times: "times"
        case .over: "over"
        case .least: "min"
        case .greatest: "max"
        }
    }

    func number(_ value: CGFloat, _ origin: Derivation.Origin, of decider: Int?) -> JSONValue {
        func described(_ name: String, _ members: KeyValuePairs<String, JSONValue?> = [:]) -> JSONValue {
            let head = JSONValue.members(["value": .number(value), "origin": .string(name)])
            guard case .object(let first) = head, case .object(let rest) = JSONValue.members(members) else {
                return head
            }
            return .object(first + rest)
        }
        switch origin {
        case .own(let dimension): return described("own", ["dimension": .string(dimension.rawValue)])
        case .limit(let dimension): return described("limit", ["dimension": .string(dimension.rawValue)])
        case .measured(let index, let proposal, let dimension):
            return described(
                "measured",
                [
                    "element": child(index, of: decider), "constraint": .constraint(proposal),
                    "dimension": .string(dimension.rawValue),
                ]
            )
        case .placed(let index, let dimension):
            return described(
                "placed",
                ["element": child(index, of: decider), "dimension": .string(dimension.rawValue)]
            )
        case .guide(let guide, let index):
            return described("guide", ["element": child(index, of: decider), "name": .string(guide)])
        case .start(let index, let dimension):
            return described(
                "start",
                ["element": child(index, of: decider), "dimension": .string(dimension.rawValue)]
            )
        case .end(let index, let dimension):
            return described("end", ["element": child(index, of: decider), "dimension": .string(dimension.rawValue)])
        case .argument(let name): return described("argument", ["name": .string(name)])
        case .trait(let index, let name):
            return described("trait", ["element": child(index, of: decider), "name": .string(name)])
        case .environment(let key): return described("environment", ["name": .string(key)])
        case .content(let words): return described("content", ["words": .string(words)])
        case .count: return described("count")
        case .rule: return described("rule")
        }
    }
}
