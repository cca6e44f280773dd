import BlueprintInspector
import FullScreen

/// The time line: the phases of the last render as a bar, and the words of the step.
extension InspectScene {
    private var area: CellArea { panes.timeLine }

    /// The places of the phases in the bar; their widths do not depend on the numbers of their steps.
    var bar: TimeBar {
        TimeBar(columns: max(TimeBar.fewestColumns, min(area.columns - barColumn - 2, TimeBar.mostColumns)))
    }

    /// The column at which the bar begins.
    var barColumn: Int { 9 }

    func writeTimeLine(on grid: inout CellGrid) {
        writePlace(on: &grid)
        writeBar(on: &grid)
        let words = StyledText.Line(spans: sentence.lines.first?.spans ?? [])
        grid.write(
            words.cut(to: area.columns - 2, ellipsis: glyphs.ellipsis),
            column: 1,
            row: area.row + 1,
            before: area.endColumn
        )
    }

    private func writePlace(on grid: inout CellGrid) {
        let cursor = context.cursor
        let words = cursor.map { "\($0.position)/\($0.count)" } ?? "live"
        let style: TextStyle = cursor == nil ? .success : .selected
        grid.write(words, column: 1, row: area.row, before: barColumn - 1, style: CellStyle(style))
    }

    private func writeBar(on grid: inout CellGrid) {
        let isUnicode = context.settings.style == .unicode
        let (start, past, rest, sign) = isUnicode ? ("▕", "━", "─", "●") : ("|", "=", "-", "O")
        let position = context.cursor.map { bar.column(of: $0) } ?? bar.columns
        let (breakpoints, marks) = (breakpointColumns, markColumns)
        let here = context.cursor.map { [min(bar.column(of: $0), bar.columns - 1)] } ?? []
        let signs = Set(here + breakpoints + marks)
        for (phase, range) in bar.ranges {
            for column in range {
                let isPast = column < position
                let style = CellStyle(isPast ? .plain : .dim)
                let character = column == range.lowerBound ? start : isPast ? past : rest
                grid.write(character, column: barColumn + column, row: area.row, before: area.endColumn, style: style)
            }
            let name = phase.rawValue
            let column = Self.room(for: name, in: range, besides: signs) + barColumn
            grid.write(name, column: column, row: area.row, before: barColumn + range.upperBound - 1)
        }
        writeSigns(breakpoints, marks, on: &grid)
        guard context.cursor != nil else { return }
        let place = barColumn + min(position, bar.columns - 1)
        grid.write(sign, column: place, row: area.row, before: area.endColumn, style: CellStyle(.selected))
    }

    /// Writes the marks and the breakpoints' steps on the bar.
    private func writeSigns(_ breakpoints: [Int], _ marks: [Int], on grid: inout CellGrid) {
        func write(_ sign: String, at column: Int, _ style: TextStyle) {
            grid.write(sign, column: barColumn + column, row: area.row, before: area.endColumn, style: CellStyle(style))
        }
        for column in breakpoints { write(context.settings.style == .unicode ? "◆" : "B", at: column, .error) }
        for column in marks { write("m", at: column, .changed) }
    }

    private var breakpointColumns: [Int] {
        let steps = context.steps
        return columns(of: steps.breakpoints.flatMap { steps.stops(of: $0.condition).events.prefix(Self.mostSigns) })
    }

    private var markColumns: [Int] { columns(of: Array(context.workspace.stepper.marks.values)) }

    private func columns(of steps: [Int]) -> [Int] {
        guard let cursor = context.cursor else { return [] }
        return steps.map { step in
            var there = cursor
            there.goto(step)
            return min(bar.column(of: there), bar.columns - 1)
        }
    }

    /// Returns the first column of a phase's bar at which its name neither covers nor touches a sign, or at least covers
    /// none; the start if there is none.
    private static func room(for name: String, in range: Range<Int>, besides signs: Set<Int>) -> Int {
        let first = range.lowerBound + 1
        let last = range.upperBound - 1 - name.count
        guard first <= last else { return first }
        return (first...last).first { signs.isDisjoint(with: $0 - 1..<$0 + name.count + 1) }
            ?? (first...last).first { signs.isDisjoint(with: $0..<$0 + name.count) } ?? first
    }

    /// The number of steps of a breakpoint that have a sign.
    private static let mostSigns = 200

    /// The effect of the last key, or the words of the step.
    private var sentence: StyledText {
        if !state.said.news.isEmpty, !state.said.isFault { return state.said.news }
        guard let cursor = context.cursor else {
            if let speed = state.play { return StyledText("playing, \(speed.words)", style: .dim) }
            return StyledText(summary, style: .dim)
        }
        let phrases = EventPhrases(cursor.trace, labels: context.traceLabels, style: context.settings.style)
        var line = StyledText.Line()
        let stops = context.steps.stops(at: cursor.position)
        if !stops.isEmpty {
            line.append("breakpoint \(stops.map(String.init).joined(separator: ", ")) \(glyphs.dot) ", style: .changed)
        }
        line.append(cursor.event.map(phrases.words) ?? "before the first step")
        if let speed = state.play { line.append(" \(glyphs.dot) playing, \(speed.words)", style: .dim) }
        return StyledText(lines: [line])
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(Phrasing.grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    /// The size of the tree, and its warnings.
    private var summary: String {
        guard context.hasTree else { return "" }
        let elements = Self.count(snapshot.elements.count, "element")
        let views = Self.count(max(0, snapshot.views.count - 1), "view")
        let findings = context.workspace.shown.findings.count
        let warnings = findings == 0 ? "no warnings" : "\(Self.count(findings, "warning")): n shows the next"
        return [elements, views, warnings].joined(separator: " \(glyphs.dot) ")
    }
}

/// The bar of a time line: four phases next to each other, the first one widest.
struct TimeBar {
    /// The number of columns.
    let columns: Int

    static let (fewestColumns, mostColumns) = (28, 100)

    /// The columns of each phase.
    var ranges: [(phase: TracePhase, columns: Range<Int>)] {
        let narrow = columns / 5
        let first = columns - narrow * 3
        return TracePhase.allCases.enumerated().map { index, phase in
            let start = index == 0 ? 0 : first + (index - 1) * narrow
            return (phase, start..<(index == 0 ? first : start + narrow))
        }
    }

    /// Returns the column of a step.
    func column(of cursor: TraceCursor) -> Int {
        guard let event = cursor.event else { return 0 }
        guard let steps = cursor.trace.range(of: event.phase),
            let columns = ranges.first(where: { $0.phase == event.phase })?.columns
        else { return 0 }
        let share = Double(cursor.position - steps.lowerBound) / Double(max(1, steps.count - 1))
        return columns.lowerBound + 1 + Int(saturating: (share * Double(columns.count - 2)).rounded())
    }

    /// Returns the step at a column of a trace.
    func step(at column: Int, of trace: Trace) -> Int {
        if column <= 0 { return 0 }
        if column >= columns { return trace.events.count }
        guard let (phase, columns) = ranges.first(where: { $0.columns.contains(column) }) else { return 0 }
        guard let steps = trace.range(of: phase) else {
            let earlier = TracePhase.allCases.prefix { $0 != phase }.compactMap { trace.range(of: $0)?.upperBound }
            return earlier.last ?? 0
        }
        let share = Double(max(0, column - columns.lowerBound - 1)) / Double(max(1, columns.count - 2))
        return steps.lowerBound + Int(saturating: (min(1, share) * Double(steps.count - 1)).rounded())
    }
}
