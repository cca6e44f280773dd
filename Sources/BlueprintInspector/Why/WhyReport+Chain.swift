import BlueprintUI
import Foundation

/// All about one number: the decisions from the viewport down.
extension WhyReport {
    /// So many decisions are told one by one; of more, these at the ends.
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
                    lines.row(head("", lines), "\(hidden) decisions more; --verbose tells them too", style: .dim)
                }
                continue
            }
            write(entry, to: &lines)
        }
        writeTable(of: chain, to: &lines)
        writeLeafTable(of: chain, to: &lines)
        writeSum(of: element, measure, place, to: &lines)
        writeRounding(of: element, measure, place, to: &lines)
        writeHints(chain, measure, to: &lines)
    }

    /// Decisions that are told together: one, or a run of elements that fill what is around them.
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
            let through = chain.count > 1 ? "as all around it does" : ""
            return title + ": it fills the viewport\(through.isEmpty ? "" : ", " + through)" + rounding
        }
        let decided = isRounded ? words.number(decisive.value) : "that"
        let by = "\(scene.name(decisive.decider)) decided \(decided) in step \(event)"
        guard decisive.element != last.element else {
            let shared = chain.dropLast().last { $0.table != nil }
            let gift =
                decisive.table != nil
                ? nil
                : shared.map {
                    "; \(scene.name($0.element)) got \(words.number($0.value)) from \(scene.name($0.decider))"
                }
            return "\(title): \(by)\(rounding)\(gift ?? "")"
        }
        return "\(title): it fills \(scene.name(decisive.element)); \(by)\(rounding)"
    }

    private func placeTitle(_ element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let value = words.number(measure.value(in: place.frame))
        let title = "\(scene.name(element)) is at \(measure.rawValue) \(value) in \(scene.name(place.outer))"
        return "\(title): \(offsetWords(measure, place))"
    }

    /// Who moved it how far: `20 by Inset #3, 82 by Centered #2`.
    func offsetWords(_ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let moving = place.offsets.filter { $0.value(measure) != 0 }
        var parts = moving.map { offset in
            let number = Phrasing.number(offset.value(measure))
            return "\(number) by \(scene.name(scene.elements[offset.element].parent))"
        }
        if parts.count > 6, !isVerbose {
            let hidden = parts.count - 4
            parts = Array(parts.prefix(2)) + ["\(hidden) more"] + Array(parts.suffix(2))
        }
        if let rounding = place.rounding, rounding.changes(measure) {
            let difference = measure.value(in: rounding.after) - measure.value(in: rounding.before)
            parts.append("\(Phrasing.number(difference)) by rounding")
        }
        return parts.isEmpty ? "nothing moves it" : parts.joined(separator: ", ")
    }

    // MARK: - After the layout

    /// How the offsets of vanished elements add up to where the view lies.
    private func writeSum(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace, to lines: inout WhyLines) {
        guard !measure.isLength, place.offsets.count > 1, let kept = place.kept else { return }
        let value = measure.value(in: kept.frame)
        guard place.addsUp(measure) else {
            lines.row(
                head(value, lines),
                "a transform around it counts too: this is no plain sum\(words.citing(kept.event))"
            )
            return
        }
        guard value != 0 || place.offsets.contains(where: { $0.value(measure) != 0 }) else { return }
        let vanished = place.offsets.dropLast().map(\.element)
        let verb = vanished.count > 1 ? "have no view and hand" : "has no view and hands"
        let events = vanished.compactMap { scene.flattening(of: $0) } + [kept.event]
        let sum = summands(measure, place)
        lines.row(
            head(value, lines),
            "\(sum): \(words.list(vanished)) \(verb) its place down".replacingOccurrences(
                of: "hand its place",
                with: "hand their places"
            ) + words.citing(all: events)
        )
    }

    /// The offsets with plus signs: `20 + 82`; of many those at the ends.
    private func summands(_ measure: FrameMeasure, _ place: WhyPlace) -> String {
        let moving = isVerbose ? place.offsets : place.offsets.filter { $0.value(measure) != 0 }
        let numbers = moving.map { Phrasing.number($0.value(measure)) }
        let shown =
            numbers.count > 8 && !isVerbose
            ? Array(numbers.prefix(3)) + ["(\(numbers.count - 5) more)"] + Array(numbers.suffix(2)) : numbers
        return shown.joined(separator: " + ")
    }

    /// What rounding to whole pixels made of the number.
    func writeRounding(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace, to lines: inout WhyLines) {
        guard let text = roundingWords(of: element, measure, place), let rounding = place.rounding else { return }
        lines.row(head(measure.value(in: rounding.after), lines), text)
    }

    /// What rounding did, in words; nil where it changed nothing that is printed.
    func roundingWords(of element: Int, _ measure: FrameMeasure, _ place: WhyPlace) -> String? {
        guard let rounding = place.rounding, rounding.changes(measure) else { return nil }
        let before = Phrasing.number(measure.value(in: rounding.before))
        let grid =
            scene.trace.snapshot.scale == 1
            ? "whole pixels" : "whole pixels, \(Phrasing.number(scene.trace.snapshot.scale)) a point"
        let start = "\(before) rounded to \(grid)"
        let edges = measure == .width ? "left and right edge" : "top and bottom edge"
        func pair(_ range: ClosedRange<Double>) -> String {
            "\(Phrasing.number(range.lowerBound)) and \(Phrasing.number(range.upperBound))"
        }
        let words: String
        switch rounding.rule(for: measure, scale: scene.trace.snapshot.scale) {
        case .edges(let from, let to):
            words = "\(start): on the whole its \(edges), at \(pair(from)), come to \(pair(to))"
        case .edge(let from, let to):
            words =
                Phrasing.number(from) == Phrasing.number(to)
                ? "\(start): on the whole it stays at \(Phrasing.number(to)), but the view around it was moved"
                : "\(start): on the whole the edge at \(Phrasing.number(from)) comes to \(Phrasing.number(to))"
        case .length: words = "\(start): its view asks that its length is rounded, not its edges"
        case nil: words = start
        }
        return words + self.words.citing(rounding.event)
    }

    // MARK: - What else

    private func writeHints(_ chain: [WhyClause], _ measure: FrameMeasure, to lines: inout WhyLines) {
        if restsOnText(chain) || measure.isLength && chain.last.map({ restsOnText(measure, of: $0.element) }) == true {
            lines.line(Self.textNote, indent: 2, style: .dim)
        }
        guard !measure.isLength, let last = chain.last, let decider = last.decider, let reason = last.reason,
            let own = reason.derivation.firstNumber(where: { if case .own = $0 { true } else { false } }),
            case .own(let dimension) = own.origin
        else { return }
        let hint = "\(words.number(own.value)) own: why \(scene.labels[decider].reference) \(dimension.rawValue)"
        lines.line(hint, indent: 2, style: .dim)
    }

    /// What is to be known of everything that rests on text.
    static var textNote: String { "text is measured in the headless font: each letter is half its size wide" }
}
