import BlueprintUI
import Foundation

/// The report on one number: all decisions from the viewport down.
extension WhyReport {
    /// The number of decisions shown; of more, these at the ends.
    private static let shown = (most: 14, first: 4, last: 8)

    func writeChain(of element: Int, _ measure: FrameMeasure, to lines: inout WhyLines) {
        guard let place = scene.place(of: element) else { return }
        let chain = scene.chain(to: element, measure, depth: depth)
        lines.title(measure.isLength ? lengthTitle(chain, place) : placeTitle(element, measure, place))
        let ends = [place.unrounded(measure), measure.value(in: place.frame), scene.trace.snapshot.viewport.width]
        let values = chain.map { words.number($0.value) } + ends.map { words.number($0) }
        lines.numbers = min(24, max(3, values.map(\.count).max() ?? 3))
        var entries = measure.isLength ? lengthEntries(chain) : chain.map { Entry([$0]) }
        if !measure.isLength, entries.count > 1, !isVerbose { entries = entries.filter { !$0.isAtOrigin } }
        let isFolded = !isVerbose && entries.count > Self.shown.most
        if measure.isLength, chain.first?.decider == nil {
            let viewport =
                measure == .width ? scene.trace.snapshot.viewport.width : scene.trace.snapshot.viewport.height
            lines.row(head(viewport, lines), "the viewport")
        }
        for (index, entry) in entries.enumerated() {
            if isFolded, index >= Self.shown.first, index < entries.count - Self.shown.last {
                if index == Self.shown.first {
                    let hidden = entries.count - Self.shown.first - Self.shown.last
                    lines.row(head("", lines), "\(hidden) more decisions; --verbose shows them", style: .dim)
                }
                continue
            }
            write(entry, to: &lines)
        }
        writeTable(of: chain, to: &lines)
        // The lines of a text decide its size, not its place.
        if measure.isLength { writeLeafTable(of: chain, to: &lines) }
        writeSum(of: element, measure, place, to: &lines)
        writeRounding(of: element, measure, place, to: &lines)
        writeHints(chain, measure, to: &lines)
    }

    /// Decisions shown together: a single one, or a run of elements that fill their parents.
    private struct Entry {
        var clauses: [WhyClause]

        init(_ clauses: [WhyClause]) { self.clauses = clauses }

        var isFilling: Bool { clauses.allSatisfy(\.isFilling) }
        var isAtOrigin: Bool { clauses.allSatisfy(\.isAtOrigin) }
    }

    private func lengthEntries(_ chain: [WhyClause]) -> [Entry] {
        var entries: [Entry] = []
        for clause in chain {
            if clause.isFilling, let last = entries.last, last.isFilling, !isVerbose {
                entries[entries.count - 1].clauses.append(clause)
            } else {
                entries.append(Entry([clause]))
            }
        }
        return entries
    }

    private func head(_ value: Double, _ lines: WhyLines) -> String { head(words.number(value), lines) }

    private func head(_ text: String, _ lines: WhyLines) -> String { TextFitting.right(text, lines.numbers) }

    private func write(_ entry: Entry, to lines: inout WhyLines) {
        guard let clause = entry.clauses.last, let first = entry.clauses.first else { return }
        if clause.measure.isLength, entry.isFilling {
            let verb = entry.clauses.count > 1 ? "fill" : "fills"
            let around = scene.name(first.decider)
            let steps = words.citing(all: entry.clauses.compactMap(\.event))
            lines.row(
                head(clause.value, lines),
                "\(words.list(entry.clauses.map(\.element))) \(verb) \(around)\(steps)",
                style: .dim
            )
            return
        }
        let (rule, details) = words.decision(clause)
        lines.row(head(clause.value, lines), "\(scene.name(clause.element)): \(rule)")
        lines.details(details)
    }

    // MARK: - Titles

    private func lengthTitle(_ chain: [WhyClause], _ place: WhyPlace) -> String {
        guard let last = chain.last else { return "" }
        let measure = last.measure
        let isRounded = place.rounding?.changes(measure) ?? false
        let adjective = measure == .width ? "wide" : "high"
        let title = "\(scene.name(last.element)) is \(words.number(measure.value(in: place.frame))) \(adjective)"
        let rounding = isRounded ? ", rounded in \(words.steps([place.rounding?.event ?? 0]))" : ""
        guard let decisive = chain.last(where: { !$0.isFilling }), let event = decisive.event else {
            let through = chain.count > 1 ? "like all its ancestors" : ""
            return title + ": it fills the viewport\(through.isEmpty ? "" : ", " + through)" + rounding
        }
        let decided = isRounded ? words.number(decisive.value) : "that"
        let by = "\(scene.name(decisive.decider)) decided \(decided) in step \(event)"
        guard decisive.element != last.element else {
            let shared = chain.dropLast().last { $0.table != nil }
            let ancestor =
                decisive.table != nil
                ? nil
                : shared.map {
                    "; \(scene.name($0.decider)) gave \(scene.name($0.element)) \(words.number($0.value))"
                }
            return "\(title): \(by)\(rounding)\(ancestor ?? "")"
        }
        return "\(title): it fills \(scene.name(decisive.element)); \(by)\(rounding)"
    }

    private func placeTitle(_ element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let value = words.number(measure.value(in: place.frame))
        let title = "\(scene.name(element)) is at \(measure.rawValue) \(value) in \(scene.name(place.outer))"
        return "\(title): \(place.addsUp(measure) ? offsetWords(measure, place) : transformWords(of: place))"
    }

    /// The words for a number that the offsets do not add up to: it includes the transform of an element around it, or a
    /// frame that is not finite spoils both axes.
    func transformWords(of place: WhyPlace) -> String {
        let moved = place.offsets.first { !scene.elements[$0.element].attributes.transform.isEmpty }?.element
        let around = moved.flatMap { scene.elements[$0].parent }
        let endless = place.offsets.first { scene.placement(of: $0.element).map { !$0.frame.isFinite } ?? false }
        if around == nil, let endless {
            return "the frame of \(scene.name(endless.element)) is not finite, which affects both x and y"
        }
        return "includes the transform of \(around.map(scene.name) ?? "an ancestor")"
    }

    /// Returns the offsets with their owners: `20 of Centered #2 + 82 own`.
    func offsetWords(_ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let moving = place.offsets.filter { $0.value(measure) != 0 }
        var parts = moving.map { offset -> (value: Double, words: String) in
            let owner = offset.element == place.offsets.last?.element ? "own" : "of \(scene.name(offset.element))"
            return (value: Double(offset.value(measure)), words: owner)
        }
        if parts.count > 6, !isVerbose {
            let hidden = parts.count - 4
            let rest = parts.dropFirst(2).dropLast(2).reduce(0) { $0 + $1.value }
            parts = Array(parts.prefix(2)) + [(value: rest, words: "of \(hidden) elements")] + Array(parts.suffix(2))
        }
        if let rounding = place.rounding, rounding.changes(measure) {
            let difference = measure.value(in: rounding.after) - measure.value(in: rounding.before)
            let isNegative = measure.dimension.length(of: rounding.before.size) < 0
            parts.append((value: Double(difference), words: isNegative ? "standardised" : "rounding"))
        }
        guard let first = parts.first else { return "0 own" }
        let start = "\(Phrasing.number(first.value)) \(first.words)"
        return parts.dropFirst().reduce(start) { sum, part in
            let sign = part.value < 0 ? options.glyphs.minus : options.glyphs.plus
            return "\(sum) \(sign) \(Phrasing.number(abs(part.value))) \(part.words)"
        }
    }

    // MARK: - After the layout

    /// Adds the sum of the offsets that is the origin of the view.
    private func writeSum(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace, to lines: inout WhyLines) {
        guard !measure.isLength, place.offsets.count > 1, let view = place.unroundedView else { return }
        let value = measure.value(in: view.frame)
        guard place.addsUp(measure) else {
            lines.row(
                head(value, lines),
                "\(transformWords(of: place))\(words.citing(view.event))"
            )
            return
        }
        guard value != 0 || place.offsets.contains(where: { $0.value(measure) != 0 }) else { return }
        let flattened = place.offsets.dropLast().map(\.element)
        let events = flattened.compactMap { scene.flattening(of: $0) } + [view.event]
        let rule =
            flattened.count == 1
            ? "\(words.list(flattened)) is flattened: its origin is applied to its children"
            : "\(words.list(flattened)) are flattened: their origins are applied to their children"
        let sum = summands(measure, place)
        // A single summand is the value, which begins the row.
        let isSaid = options.style == .text && sum == words.number(value)
        lines.row(head(value, lines), (isSaid ? "" : "\(sum): ") + rule + words.citing(all: events))
    }

    /// Returns the sum of the offsets, such as `20 + 82`; of many, those at the ends.
    private func summands(_ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let moving = isVerbose ? place.offsets : place.offsets.filter { $0.value(measure) != 0 }
        let numbers = moving.map { Phrasing.number($0.value(measure)) }
        let shown =
            numbers.count > 8 && !isVerbose
            ? Array(numbers.prefix(3)) + ["(\(numbers.count - 5) more)"] + Array(numbers.suffix(2)) : numbers
        return shown.joined(separator: " \(options.glyphs.plus) ")
    }

    /// Adds the rounding of the number to pixels.
    func writeRounding(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace, to lines: inout WhyLines) {
        guard let text = roundingWords(of: element, measure, place), let rounding = place.rounding else { return }
        let isSigned = measure.isLength && measure.value(in: rounding.before) < 0
        lines.row(isSigned ? head("", lines) : head(measure.value(in: rounding.after), lines), text)
    }

    /// Returns the rounding in words; nil if it changed no printed number.
    func roundingWords(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> String? {
        guard let rounding = place.rounding, rounding.changes(measure) else { return nil }
        let before = Phrasing.number(measure.value(in: rounding.before))
        let after = Phrasing.number(measure.value(in: rounding.after))
        let isNegative = measure.dimension.length(of: rounding.before.size) < 0
        if isNegative {
            let number = measure.isLength ? after : "at \(measure.rawValue) \(after)"
            let size = measure.isLength ? (measure == .width ? " wide" : " high") : ""
            return "its view is \(number)\(size): a view has no negative \(measure.dimension.rawValue)"
                + self.words.citing(rounding.event)
        }
        let scale = scene.trace.snapshot.scale
        let grid = scale == 1 ? "pixels" : "pixels, \(Phrasing.number(scale)) per point"
        let start = "\(before) rounded to \(grid)"
        let root = scene.trace.snapshot.views.first?.className ?? "BlueprintView"
        let edges = measure == .width ? "left and right edges" : "top and bottom edges"
        func pair(_ range: ClosedRange<Double>) -> String {
            "\(Phrasing.number(range.lowerBound)) and \(Phrasing.number(range.upperBound))"
        }
        let words: String
        switch rounding.rule(for: measure, scale: scene.trace.snapshot.scale) {
        case .edges(let from, let to):
            words = "\(start): its \(edges) in \(root), \(pair(from)), become \(pair(to))"
        case .edge(let from, let to):
            words =
                Phrasing.number(from) == Phrasing.number(to)
                ? "\(start): its edge in \(root) stays at \(Phrasing.number(to)), but its parent view moved"
                : "\(start): its edge in \(root), \(Phrasing.number(from)), becomes \(Phrasing.number(to))"
        case .length: words = "\(start): its view rounds its length instead of its edges (prioritizeSize)"
        case nil: words = start
        }
        return words + self.words.citing(rounding.event)
    }

    // MARK: - Notes

    private func writeHints(_ chain: [WhyClause], _ measure: FrameMeasure, to lines: inout WhyLines) {
        if restsOnText(chain) || measure.isLength && chain.last.map({ restsOnText(measure, of: $0.element) }) == true {
            lines.line(Self.textNote, indent: 2, style: .dim)
        }
        guard !measure.isLength, let last = chain.last, let decider = last.decider, let reason = last.reason,
            let own = reason.derivation.firstNumber(where: { if case .own = $0 { true } else { false } }),
            case .own(let dimension) = own.origin
        else { return }
        let hint = "\(words.number(own.value)) own: why \(scene.labels[decider].name) \(dimension.rawValue)"
        lines.line(hint, indent: 2, style: .dim)
    }

    /// The note on measured text.
    static var textNote: String {
        "text is measured in the headless font: a character is half the font size wide, a wide one the full size"
    }
}
