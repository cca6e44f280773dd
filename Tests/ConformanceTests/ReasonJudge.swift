import BlueprintInspector
import BlueprintUI
import Foundation

/// Computes the reasons in a trace again, and looks up the origins of their numbers in its events.
struct ReasonJudge {
    /// The findings in the traces of many renders.
    struct Findings {
        /// Reasons with another value than the decided number, or with an origin that has another number.
        var wrong: [String] = []
        /// The number of numbers with a reason.
        var explained = 0
        /// The number of origins looked up.
        var sources = 0
        /// The number of table cells computed.
        var cells = 0
        /// The number of numbers without a reason, by the type of the decider.
        var unexplained: [String: Int] = [:]
        /// Each rule, with the type of an element that applied it.
        var rules: [String: String] = [:]
    }

    private let trace: Trace
    private let name: String
    private var children: [Int: [Int]] = [:]
    private var answers: [Int: [(event: Int, asked: SizeConstraint, size: CGSize)]] = [:]
    private var frames: [Int: [(event: Int, frame: CGRect)]] = [:]

    init(_ trace: Trace, name: String) {
        self.trace = trace
        self.name = name
        for (index, node) in trace.nodes.enumerated() {
            if let parent = node.parent { children[parent, default: []].append(index) }
        }
        for event in trace.events {
            guard let node = event.node else { continue }
            switch event.kind {
            case .measured(let size, _):
                guard case .proposed(let asked)? = trace.event(event.partner)?.kind else { continue }
                answers[node, default: []].append((event.number, asked, size))
            case .placed(let frame, _, _): frames[node, default: []].append((event.number, frame))
            default: continue
            }
        }
    }

    func judge(_ findings: inout Findings) {
        for event in trace.events {
            guard let node = event.node else { continue }
            switch event.kind {
            case .placed(let frame, _, _):
                guard let parent = trace.nodes[node].parent else { continue }
                let placement = trace.decision(placing: event.number)
                guard let placement, let reason = placement.frame else {
                    findings.unexplained[trace.nodes[parent].typeName, default: 0] += 4
                    continue
                }
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                judge([reason.x, reason.y, reason.width, reason.height], numbers, placement.taken, &findings)
            case .measured(let size, .computed):
                guard let taken = trace.decision(measuring: event.number), let reason = taken.decision.size else {
                    findings.unexplained[trace.nodes[node].typeName, default: 0] += 2
                    continue
                }
                judge([reason.width, reason.height], [size.width, size.height], taken, &findings)
            default: continue
            }
        }
        for taken in trace.decisions { judgeTable(of: taken, &findings) }
    }

    private func judge(
        _ reasons: [Reason],
        _ numbers: [CGFloat],
        _ taken: TakenDecision,
        _ findings: inout Findings
    ) {
        let type = trace.nodes[taken.node].typeName
        for (number, reason) in zip(numbers, reasons) {
            findings.explained += 1
            findings.rules[reason.rule] = type
            if !reason.derivation.isEqual(to: number) {
                findings.wrong.append(
                    "\(name) \(taken.event) \(type) \(number) is not \(reason.derivation.value), \(reason.rule)"
                )
            }
            judgeSources(of: reason.derivation, taken, &findings)
        }
    }

    // MARK: Tables

    private func judgeTable(of taken: TakenDecision, _ findings: inout Findings) {
        guard let table = taken.decision.table else { return }
        let type = trace.nodes[taken.node].typeName
        findings.rules[table.title] = type
        for row in table.rows {
            if row.cells.count != table.columns.count {
                findings.wrong.append("\(name) \(taken.event) \(type) a row of \(row.cells.count) cells")
            }
            for case .number(let derivation) in row.cells {
                findings.cells += 1
                judgeSources(of: derivation, taken, &findings)
            }
            guard let child = row.child, case .frames = taken.subject, let result = result(of: child, in: table),
                case .placed(let frame, _, _)? = trace.event(taken.event + child)?.kind
            else { continue }
            if !isSame(frame.size.width, result), !isSame(frame.size.height, result) {
                findings.wrong.append("\(name) \(taken.event) \(type) \(frame.size) is not \(result), in its table")
            }
        }
    }

    private func result(of child: Int, in table: ReasonTable) -> CGFloat? {
        guard let column = table.columns.firstIndex(of: "placed"),
            let row = table.rows.first(where: { $0.child == child }), row.cells.indices.contains(column),
            case .number(let derivation) = row.cells[column]
        else { return nil }
        return derivation.value
    }

    // MARK: Sources

    private func judgeSources(of derivation: Derivation, _ taken: TakenDecision, _ findings: inout Findings) {
        for (value, origin) in derivation.numbers {
            findings.sources += 1
            if isTrue(value, origin, taken) { continue }
            let type = trace.nodes[taken.node].typeName
            findings.wrong.append("\(name) \(taken.event) \(type) \(value) is not \(origin)")
        }
    }

    private func isTrue(_ value: CGFloat, _ origin: Derivation.Origin, _ taken: TakenDecision) -> Bool {
        switch origin {
        case .own(let dimension):
            let frame = frames[taken.node]?.last(where: { $0.event < taken.event })?.frame
            return frame.map { isSame(dimension.length(of: $0.size), value) } ?? false
        case .limit(let dimension):
            guard case .size = taken.subject,
                case .proposed(let asked)? = trace.event(trace.event(taken.event)?.partner)?.kind
            else { return false }
            return isSame(limit(asked, dimension), value)
        case .measured(let child, let asked, let dimension):
            return nodes(ofChild: child, taken).contains { node in
                answers[node, default: []].contains { answer in
                    answer.event < taken.event && isSame(limit(answer.asked, .width), limit(asked, .width))
                        && isSame(limit(answer.asked, .height), limit(asked, .height))
                        && isSame(dimension.length(of: answer.size), value)
                }
            }
        case .placed(let child, _):
            return taken.decision.table.flatMap { result(of: child, in: $0) }.map { isSame($0, value) } ?? false
        case .start(let child, let dimension):
            return frame(ofChild: child, taken).map { isSame(start(of: $0, dimension), value) } ?? false
        case .end(let child, let dimension):
            return frame(ofChild: child, taken).map {
                isSame(start(of: $0, dimension) + dimension.length(of: $0.size), value)
            } ?? false
        case .count: return value == CGFloat(trace.snapshotChildren(of: taken.node, children) ?? Int(value))
        case .guide, .argument, .trait, .environment, .content, .rule: return true
        }
    }

    private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || one.isNaN && other.isNaN }

    private func limit(_ constraint: SizeConstraint, _ dimension: BlueprintUI.Dimension) -> CGFloat {
        (dimension == .width ? constraint.width : constraint.height).constrainedValue ?? .infinity
    }

    private func start(of frame: CGRect, _ dimension: BlueprintUI.Dimension) -> CGFloat {
        dimension == .width ? frame.origin.x : frame.origin.y
    }

    private func frame(ofChild child: Int, _ taken: TakenDecision) -> CGRect? {
        guard case .frames = taken.subject, case .placed(let frame, _, _)? = trace.event(taken.event + child)?.kind
        else { return nil }
        return frame
    }

    /// Returns the nodes of a child: several if its content is built for each constraint.
    private func nodes(ofChild child: Int, _ taken: TakenDecision) -> [Int] {
        let all = children[taken.node, default: []]
        let isWhole = !all.contains { $0 >= trace.snapshot.elements.count }
        return isWhole && all.indices.contains(child) ? [all[child]] : all
    }
}

extension Trace {
    /// Returns the number of children of an element in the result; nil for one that was only measured.
    fileprivate func snapshotChildren(of node: Int, _ children: [Int: [Int]]) -> Int? {
        node < snapshot.elements.count ? children[node, default: []].count : nil
    }
}
