import BlueprintUI
import Foundation
import HeadlessUIKit

/// The facts about one element: its frame, the steps that decided it, then its attributes, view and path.
public struct InfoReport {
    private static let nameColumns = 11

    private let trace: Trace?
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let isVerbose: Bool
    private let words: LedgerWords

    private var snapshot: RenderSnapshot { words.snapshot }

    /// Creates a report on a recorded render; a verbose one lists all proposals and all properties written to the view.
    public init(
        _ trace: Trace,
        labels: NodeLabels,
        options: DrawingOptions = DrawingOptions(),
        isVerbose: Bool = false
    ) {
        self.trace = trace
        self.labels = labels
        self.options = options
        self.isVerbose = isVerbose
        words = LedgerWords(snapshot: trace.snapshot, labels: labels, phrasing: Phrasing(options.style))
    }

    /// Creates a report on a snapshot alone, without the steps of layout.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        trace = nil
        self.labels = labels
        self.options = options
        isVerbose = false
        words = LedgerWords(snapshot: snapshot, labels: labels, phrasing: Phrasing(options.style))
    }

    /// Returns the facts about the element at a position.
    public func text(of element: Int) -> StyledText {
        guard snapshot.elements.indices.contains(element) else {
            return StyledText("no such element", style: .error)
        }
        let record = snapshot.elements[element]
        let ledger = trace.map { ElementLedger(of: element, in: $0) }
        var text = StyledText(lines: [title(record)])
        if let ledger {
            for line in LedgerTable(ledger, words: words).lines(nameColumns: Self.nameColumns) { text.append(line) }
        }
        var facts: [(String, [String])] = []
        if let summary = record.content?.summary(columns: options.columnLimit - 14, glyphs: options.glyphs) {
            facts.append(("shows", [summary]))
        }
        if let truncation = record.content?.truncation { facts.append((truncation.participle, [truncation.words])) }
        facts += sums(element)
        if let ledger { facts += measured(ledger, record) }
        facts.append(("attributes", words.attributes(of: element)))
        let remarks = record.content?.remarks ?? []
        facts.append(("state", remarks.isEmpty ? [] : [remarks.joined(separator: ", ")]))
        facts.append(("input", record.content?.inputWords ?? []))
        facts.append(("accessible", record.content?.accessibilityWords ?? []))
        facts += ways(record, ledger)
        if isVerbose, let ledger { facts += everything(ledger) }
        for (name, lines) in facts { append(name, lines, to: &text) }
        return text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    private func append(_ name: String, _ lines: [String], to text: inout StyledText) {
        if words.phrasing.isInWords {
            for (row, line) in lines.enumerated() { text.append(row == 0 ? "  \(name): \(line)" : "    " + line) }
            return
        }
        var head = name
        let room = options.columnLimit - Self.nameColumns - 2
        for line in lines {
            let parts =
                line.displayColumns <= room
                ? [line] : TextFitting.wrap(line, columns: room - 2)
            for (row, part) in parts.enumerated() {
                var result = StyledText.Line("  " + TextFitting.left(head, Self.nameColumns), style: .dim)
                result.append(row == 0 ? part : "  " + part)
                text.append(result)
                head = ""
            }
        }
    }

    /// Returns the name and the frame.
    private func title(_ record: ElementRecord) -> StyledText.Line {
        let mark = words.phrasing.isInWords ? ", view-backed," : " \(options.glyphs.viewMark)"
        let name = labels[record.index].full + (record.isViewBacked ? mark : "")
        var line = StyledText.Line(name, style: record.isViewBacked ? .viewBacked : .heading)
        guard record.stage > .unplaced else {
            line.append(" is not placed yet")
            return line
        }
        if let view = snapshot.view(of: record.index), let outer = view.parent {
            line.append(" is \(words.phrasing.rect(view.frame)) in \(words.place(snapshot.views[outer]))")
        } else {
            let parent = record.parent.map { labels[$0].full } ?? "the viewport"
            line.append(" is \(words.phrasing.rect(record.frame)) in \(parent)")
            if record.stage == .flattened, !record.isViewBacked { line.append(", flattened") }
        }
        return line
    }

    /// The terms of each number of the frame, with their owners.
    private func sums(_ element: Int) -> [(String, [String])] {
        FrameMeasure.allCases.compactMap { measure in
            let view = snapshot.view(of: element)
            let sum =
                trace.map { FrameSum(measure, of: element, in: $0) }
                ?? view.flatMap { FrameSum(measure, of: $0, in: snapshot) }
            guard let text = sum.map({ FrameSumText($0, labels: labels) }) else { return nil }
            if measure.isLength { return (measure.rawValue, text.lines) }
            guard snapshot.elements[element].isViewBacked, !text.parts.isEmpty else { return nil }
            if words.phrasing.isInWords { return (measure.rawValue, [text.sentence ?? ""]) }
            return (measure.rawValue, [String(text.parts.joined(separator: " ").dropFirst(2))])
        }
    }

    /// The number of proposals, and the sources of the measured sizes.
    private func measured(_ ledger: ElementLedger, _ record: ElementRecord) -> [(String, [String])] {
        let tally = ledger.tally
        guard tally.proposals > 0 else {
            return record.stage > .unplaced ? [("proposals", ["none: placed without measuring it"])] : []
        }
        let kinds = [("computed", tally.computed), ("cached", tally.cached), ("deduced", tally.deduced)]
            .filter { $0.1 > 0 }.map { "\($0.0) \(Phrasing.grouped($0.1))" }
        let count = Phrasing.grouped(tally.proposals)
        var lines = [count + (kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))")]
        if let (measurement, constraint, proposal) = ledger.lastDeduction {
            let step = proposal.map { $0.measurement.map { " \(dot) step \($0.step)" } ?? "" } ?? ""
            let from = "from its size within \(words.phrasing.constraint(constraint))"
            lines.append("deduced at step \(measurement.step) \(from)\(step)")
        }
        return [("proposals", lines)]
    }

    private var dot: String { options.glyphs.dot }

    /// Returns its view, path and children.
    private func ways(_ record: ElementRecord, _ ledger: ElementLedger?) -> [(String, [String])] {
        var facts: [(String, [String])] = []
        if let view = snapshot.view(of: record.index) {
            let update = ledger?.update.map { update in
                " is \(update.path == nil ? "created" : "reused: same path") \(dot) step \(update.step)"
            }
            facts.append((update == nil ? "view" : "update", [view.title + (update ?? "")]))
        }
        let chain = snapshot.path(from: record.index)
        let inner = chain.dropFirst().prefix { !snapshot.elements[$0].isViewBacked }
        let outer = chain.dropFirst(inner.count + 1).first
        let identifiers = ([record.index] + inner).map { snapshot.elements[$0].identifier }
        // A long path is shortened at its start, which most paths have in common.
        let shown = identifiers.prefix(8).reversed().joined(separator: "/")
        let start = identifiers.count > 8 ? options.glyphs.ellipsis + "/" : ""
        facts.append(("path", [start + shown + (outer.map { " in \(labels[$0].full)" } ?? "")]))
        facts.append(("identifier", [identifier(record)]))
        let children = snapshot.children(of: record.index)
        if !children.isEmpty { facts.append(("children", [words.names(children)])) }
        return facts
    }

    /// Returns its identifier among its siblings, in words.
    private func identifier(_ record: ElementRecord) -> String {
        let rest = record.identifier.dropFirst(record.typeName.count + 1)
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        let count = parts.last.flatMap { Int($0, radix: 10) } ?? 1
        let key = parts.count > 1 ? "with the key \(parts.dropLast().joined(separator: "."))" : "without a key"
        let place = record.parent.map { "in \(labels[$0].full)" } ?? "in the viewport"
        let between = words.phrasing.isInWords ? "," : ":"
        return "\(record.identifier)\(between) \(record.typeName) \(count) \(key) \(place)"
    }

    /// Returns all proposals, and all properties written to its view.
    private func everything(_ ledger: ElementLedger) -> [(String, [String])] {
        let proposals = ledger.proposals.map { proposal in
            let constraint = words.phrasing.constraint(proposal.constraint)
            guard let measurement = proposal.measurement else {
                return "\(constraint), not measured yet \(dot) step \(proposal.step)"
            }
            let size = words.phrasing.size(measurement.size)
            let arrow = words.phrasing.isInWords ? ": measured" : " \(options.glyphs.arrow)"
            let way = "\(constraint)\(arrow) \(size), \(words.source(measurement.source))"
            return "\(way) \(dot) steps \(proposal.step)-\(measurement.step)"
        }
        let writes = ledger.writes.map { write in
            func short(_ value: String?) -> String {
                let shown = value.map { VisibleText.symbols(String($0.prefix(31))) } ?? "unset"
                return TextFitting.cut(shown, to: 30, ellipsis: options.glyphs.ellipsis)
            }
            let values = words.phrasing.change(from: short(write.old), to: short(write.new))
            return "\(write.property): \(values) \(dot) step \(write.step)"
        }
        return [("proposed", proposals), ("written", writes)]
    }
}
