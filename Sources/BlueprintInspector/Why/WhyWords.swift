import BlueprintUI
import Foundation

/// Words for decisions and measurements.
struct WhyWords {
    let scene: WhyScene
    let options: DrawingOptions
    /// True if nothing is left out.
    var isVerbose = false

    var phrasing: Phrasing { Phrasing(options.style) }
    var dot: String { " \(options.glyphs.dot) " }

    func name(_ node: Int?) -> String { scene.name(node) }

    func number(_ value: Double) -> String { Phrasing.number(value) }

    /// Returns the numbers of events: `step 4`, `steps 4-6, 9`.
    func steps(_ events: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for event in Set(events).sorted() {
            if let last = runs.last, last.upperBound + 1 == event {
                runs[runs.count - 1] = last.lowerBound...event
            } else {
                runs.append(event...event)
            }
        }
        let words = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        let (first, last) = (words.prefix(3), words.count > 4 ? Array(words.suffix(1)) : Array(words.dropFirst(3)))
        let shown = (first + (words.count > 4 ? [options.glyphs.ellipsis] : []) + last).joined(separator: ", ")
        return (runs.count == 1 && runs[0].count == 1 ? "step " : "steps ") + shown
    }

    /// Returns ` · step 4`; an empty text without an event.
    func citing(_ event: Int?) -> String { citing(all: event.map { [$0] } ?? []) }

    /// Returns ` · steps 4-6`; an empty text without events.
    func citing(all events: [Int]) -> String { events.isEmpty ? "" : dot + steps(events) }

    // MARK: - Sums

    /// Returns the sum of a reason; nil if it says no more than the rule.
    func sum(_ reason: Reason, decider: Int?, subject: Int?) -> String? {
        guard DerivationText.isInformative(reason.derivation) else { return nil }
        return text(decider: decider, subject: subject).text(reason.derivation)
    }

    /// Returns the formatter for the sums of a layout.
    func text(decider: Int?, subject: Int?) -> DerivationText {
        DerivationText(scene, phrasing: phrasing, decider: decider, subject: subject, isVerbose: isVerbose)
    }

    /// Returns the named parts of a sum, each with its own sum: `44 overflow = 344 needed − 300 own`.
    ///
    /// If a table follows, sums over all children are left to the table.
    func namedSums(_ reason: Reason, decider: Int?, subject: Int?, hasTable: Bool = false) -> [String] {
        namedSums(reason.derivation, decider: decider, subject: subject, hasTable: hasTable)
    }

    /// Returns the same for a sum by itself.
    func namedSums(_ sum: Derivation, decider: Int?, subject: Int?, hasTable: Bool = false) -> [String] {
        let text = text(decider: decider, subject: subject)
        let parts = isVerbose ? DerivationText.named(in: sum) : text.shownNames(in: sum)
        return parts.filter { named in
            if hasTable, !isVerbose, case .sum = named.part { return false }
            return DerivationText.isInformative(named.part)
        }.map { "\(number($0.part.value)) \($0.name) \(options.glyphs.equals) \(text.text($0.part))" }
    }

    // MARK: - Decisions

    /// Returns the decider and the rule, without the sum: `Centered #2 centres it`.
    func rule(_ clause: WhyClause) -> String {
        guard let decider = clause.decider else {
            return clause.measure.isLength ? "it fills the viewport" : "it starts where the viewport does"
        }
        if let reason = clause.reason { return "\(name(decider)) \(reason.rule)" }
        if clause.isContradicted {
            return "\(name(decider)) placed it there; its recorded reason gives another number"
        }
        return "\(name(decider)) placed it there; its layout does not explain itself"
    }

    /// Returns the last measured size, if the layout does not explain itself.
    func lastMeasurement(_ clause: WhyClause) -> String? {
        guard clause.reason == nil, clause.decider != nil, let placed = scene.trace.event(clause.event),
            case .placed(_, _, let measured) = placed.kind
        else { return nil }
        guard let measured = scene.trace.event(measured), case .measured(let size, _) = measured.kind,
            let proposal = scene.proposal(measuredBy: measured)
        else { return "it was not measured" }
        return "it measured \(phrasing.size(size)), proposed \(phrasing.constraint(proposal))"
            + citing(measured.number)
    }

    /// Returns the lines below a decision: its sum, the named parts, and the measurements.
    ///
    /// Measurements of siblings are left to the table, if there is one. Brief details have one line per measurement.
    func details(of clause: WhyClause, isBrief: Bool = false) -> [Line] {
        var lines: [Line] = []
        let hasTable = clause.table != nil
        if let reason = clause.reason, let sum = sum(reason, decider: clause.decider, subject: clause.element) {
            lines.append(Line(0, sum + citing(clause.event)))
            if !isBrief {
                lines += namedSums(reason, decider: clause.decider, subject: clause.element, hasTable: hasTable)
                    .map { Line(1, $0) }
            }
        }
        if let last = lastMeasurement(clause) { lines.append(Line(0, last)) }
        let shown = clause.measurements.filter { isVerbose || !(hasTable || isBrief) || $0.node == clause.element }
        if isBrief { return lines + shown.map { Line(1, sentence($0)) } }
        return lines + shown.flatMap { measurementLines($0, level: 1) }
    }

    /// Returns the rule of a decision and the lines below it.
    func decision(_ clause: WhyClause, isBrief: Bool = false) -> (rule: String, details: [Line]) {
        let details = details(of: clause, isBrief: isBrief)
        let isCited = details.first.map { $0.level == 0 && clause.reason != nil } ?? false
        return (rule(clause) + (isCited ? "" : citing(clause.event)), details)
    }

    /// A line of words with its indentation.
    struct Line: Equatable {
        var level: Int
        var text: String

        init(_ level: Int, _ text: String) {
            self.level = level
            self.text = text
        }
    }

    // MARK: - Measurements

    /// Returns the lines on a measurement, down to the measurements that it rests on.
    func measurementLines(_ measurement: WhyMeasurement, level: Int) -> [Line] {
        let level = min(level, 6)
        var lines = [Line(level, sentence(measurement))]
        if let deduced = deduction(measurement) { lines.append(Line(level + 1, deduced)) }
        if measurement.isSameAsChild {
            // Wrappers that measure as their child share one line.
            var wrappers = [measurement.node]
            var inner = measurement.measurements[0]
            while inner.isSameAsChild, inner.earlier == nil {
                wrappers.append(inner.node)
                inner = inner.measurements[0]
            }
            if wrappers.count == 1, let reason = measurement.reason {
                lines.append(Line(level + 1, "it \(reason.rule)"))
            } else {
                lines.append(Line(level + 1, "\(list(wrappers)) measure the same as \(name(inner.node))"))
            }
            return lines + measurementLines(inner, level: level + 1)
        }
        if let reason = measurement.reason {
            let sum = sum(reason, decider: measurement.node, subject: nil).map { ": " + $0 } ?? ""
            lines.append(Line(level + 1, "it \(reason.rule)\(sum)"))
            lines += namedSums(reason, decider: measurement.node, subject: nil).map { Line(level + 2, $0) }
        } else if measurement.isContradicted {
            lines.append(Line(level + 1, "its recorded reason gives another number"))
        } else {
            lines.append(Line(level + 1, "its layout does not explain itself"))
        }
        if measurement.isCutOff { lines.append(Line(level + 1, "--verbose shows the measurements behind it")) }
        return lines + measurement.measurements.flatMap { measurementLines($0, level: level + 1) }
    }

    private func sentence(_ measurement: WhyMeasurement) -> String {
        let proposal = phrasing.constraint(measurement.proposal)
        return "\(number(measurement.value)): \(name(measurement.node)) measured that, proposed \(proposal)"
            + citing(measurement.event)
    }

    private func deduction(_ measurement: WhyMeasurement) -> String? {
        guard let earlier = measurement.earlier else {
            return measurement.source == .computed ? nil : "from the cache; the step that computed it is not known"
        }
        guard case .deduced(_, let holding) = measurement.source else {
            return "from the cache\(citing(earlier.event))"
        }
        let deduction = ContractDeduction(earlier, within: measurement.proposal, holding: holding)
        let size = "\(phrasing.size(earlier.size)) within \(phrasing.constraint(earlier.proposal))"
        return "deduced from \(size)\(citing(earlier.event)); \(deduction.words)"
    }

    /// Returns names in a list; of many, those at the ends.
    func list(_ nodes: [Int]) -> String {
        guard nodes.count > 4 else { return nodes.map { name($0) }.joined(separator: ", ") }
        let hidden = nodes.count - 3
        let ends = [name(nodes[0]), name(nodes[1]), "\(Phrasing.grouped(hidden)) more", name(nodes[nodes.count - 1])]
        return ends.joined(separator: ", ")
    }
}

/// The rules of the layout contract that deduce a measured size within one constraint from that within another.
struct ContractDeduction {
    private let measured: WhyMeasurement.Earlier
    private let proposal: SizeConstraint
    private let holding: MeasurementSource.ConstraintRange

    init(
        _ measured: WhyMeasurement.Earlier,
        within proposal: SizeConstraint,
        holding: MeasurementSource.ConstraintRange
    ) {
        self.measured = measured
        self.proposal = proposal
        self.holding = holding
    }

    private enum Rule {
        /// The limit is the same.
        case same
        /// A size that fits its limit is valid for every limit between the two.
        case between
        /// A size measured without a limit is valid for every limit that it fits in.
        case unlimited
        /// The layout of the element returns the limits for which its size is valid.
        case own
    }

    /// The rules in words.
    var words: String {
        let width = rule(measured.proposal.width, proposal.width, measured.size.width)
        let height = rule(measured.proposal.height, proposal.height, measured.size.height)
        switch Set([width, height]).subtracting([.same]) {
        case [.between]: return "a size that fits stays the same within a smaller constraint"
        case [.unlimited]: return "a size measured without a limit stays the same within any constraint that it fits in"
        case [.between, .unlimited]: return "a size stays the same within any constraint that it fits in"
        default:
            let ranges = [
                width == .own ? "widths \(range(holding.width))" : nil,
                height == .own ? "heights \(range(holding.height))" : nil,
            ]
            let words = ranges.compactMap { $0 }.joined(separator: " and ")
            return words.isEmpty ? "the constraint is the same" : "its layout says that this holds for \(words)"
        }
    }

    private func rule(_ limit: SizeConstraint.Axis, _ proposed: SizeConstraint.Axis, _ length: CGFloat) -> Rule {
        let (old, new) = (limit.constrainedValue ?? .infinity, proposed.constrainedValue ?? .infinity)
        if Number.isSame(old, new) { return .same }
        guard length <= new else { return .own }
        if old == .infinity { return .unlimited }
        return length <= old && new <= old ? .between : .own
    }

    private func range(_ range: ClosedRange<CGFloat>) -> String {
        let (low, high) = (Phrasing.number(range.lowerBound), Phrasing.number(range.upperBound))
        if range.upperBound == .infinity { return range.lowerBound <= 0 ? "of any size" : "from \(low) on" }
        return low == high ? "of \(low)" : "from \(low) to \(high)"
    }
}

/// The lines of a report: a column of numbers, with wrapped words at its right.
struct WhyLines {
    private(set) var text = StyledText()
    private let options: DrawingOptions
    /// The width of the column of numbers.
    var numbers = 5

    init(_ options: DrawingOptions) { self.options = options }

    /// Adds the first line.
    mutating func title(_ words: String, style: TextStyle = .heading) {
        for (row, part) in wrapped(words, indent: 2).enumerated() {
            text.append(row == 0 ? part : "  " + part, style: style)
        }
    }

    /// Adds words, indented and wrapped.
    mutating func line(_ words: String, indent: Int, style: TextStyle = .plain) {
        for part in wrapped(words, indent: indent) { text.append(TextFitting.spaces(indent) + part, style: style) }
    }

    /// Adds a number or a name, with words at its right.
    mutating func row(_ head: String, _ words: String, style: TextStyle = .plain) {
        if options.style == .text {
            let name = head.split { $0 == " " || $0 == ":" }.joined(separator: " ")
            return text.append("  " + (name.isEmpty ? words : "\(name): \(words)"), style: style)
        }
        // A number wider than the column moves its words to the right.
        let indent = 2 + max(numbers, head.count) + 2
        for (row, part) in wrapped(words, indent: indent).enumerated() {
            let start = row == 0 ? "  " + head + "  " : TextFitting.spaces(indent)
            text.append(start + part, style: style)
        }
    }

    /// Adds the details of a decision below its row.
    mutating func details(_ lines: [WhyWords.Line]) {
        let margin = options.style == .text ? 4 : 2 + numbers + 2
        for detail in lines {
            line(detail.text, indent: margin + 2 * detail.level, style: detail.level == 0 ? .plain : .dim)
        }
    }

    /// Adds other lines.
    mutating func append(_ other: StyledText) { text.append(other) }

    private func wrapped(_ words: String, indent: Int) -> [String] {
        TextFitting.wrap(words, columns: max(12, options.columnLimit - indent))
    }
}
