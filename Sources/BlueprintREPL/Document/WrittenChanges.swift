import HeadlessUIKit
import SwiftInterpreter

/// The changes from a document as it was read to the same one after edits, in the text of its files.
struct WrittenChanges {
    /// A replacement in the text of the files.
    struct Edit {
        var range: Range<Int>
        var text: String
    }

    let old: SourceUnits
    let new: SourceUnits
    let file: SourceUnits
    /// The offsets of the files in their text.
    let starts: [Int]
    /// The places of the old units in the files; nil for one that no file has.
    let places: [Range<Int>?]

    init(from read: Document, to edited: SourceUnits) {
        old = SourceUnits(of: read.tree, read.source)
        new = edited
        let text = read.module?.text ?? ""
        file = SourceUnits(of: SourceParser.parse(""), text)
        starts = read.module?.starts ?? []
        places = Self.places(of: old, in: file, read.typedOffsets)
    }

    private static func places(
        of old: SourceUnits,
        in file: SourceUnits,
        _ tokens: [Int: Int]
    ) -> [Range<Int>?] {
        var end = 0
        return old.all.map { unit in
            let place: Range<Int>?
            if unit.isComment {
                let first = unit.text.prefix { !$0.isNewline }
                let start = file.find(Array(first.utf8), from: end)
                let last = unit.text.split(whereSeparator: \.isNewline).last.map { $0.drop { $0.isWhitespace } } ?? ""
                let stop = start.flatMap { file.find(Array(last.utf8), from: $0) }
                place = start.flatMap { start in stop.map { start..<max(start, $0) + last.utf8.count } }
            } else {
                let length = PrivateMark.removed(from: unit.text).utf8.count
                place = tokens[unit.range.lowerBound].map { start in
                    let whole = start + unit.text.utf8.count
                    let isWhole = whole <= file.bytes.count && file.text(start..<whole) == unit.text
                    return start..<(isWhole ? whole : start + length)
                }
            }
            if let place { end = place.upperBound }
            return place
        }
    }

    // MARK: - Hunks

    /// Units of the document as it was read, and those in their place.
    private typealias Hunk = (old: Range<Int>, new: Range<Int>)

    /// The edits of the files, of which no two overlap.
    func edits() -> [Edit] {
        let parts = self.parts
        let opened = openedBrackets(by: parts)
        let others = parts.filter { part in !opened.contains { Self.isInside($0, part) } }
        return (opened.compactMap { contents($0.old, $0.new) } + others.compactMap { edit($0.old, $0.new) })
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The parts of the hunks that no file has in the same way.
    private var parts: [Hunk] {
        var parts: [Hunk] = []
        for part in hunks.flatMap({ self.parts(of: $0) }).flatMap(separated).map(trimmed) {
            // A deletion takes the lines around it, and so the place of what comes instead.
            if let last = parts.last, last.new.isEmpty, part.old.isEmpty, last.old.upperBound == part.old.lowerBound {
                parts[parts.count - 1] = (last.old, part.new)
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// The units that differ, of which none is in two hunks.
    private var hunks: [Hunk] {
        var hunks: [Hunk] = []
        for lines in changedLines {
            let hunk = (old: old.units(onLines: lines.old), new: new.units(onLines: lines.new))
            // Several lines can be of one comment.
            guard let last = hunks.last,
                hunk.old.lowerBound < last.old.upperBound || hunk.new.lowerBound < last.new.upperBound
            else {
                hunks.append(hunk)
                continue
            }
            hunks[hunks.count - 1] = (
                last.old.lowerBound..<max(last.old.upperBound, hunk.old.upperBound),
                last.new.lowerBound..<max(last.new.upperBound, hunk.new.upperBound)
            )
        }
        return hunks
    }

    /// The lines that differ: all between two that are the same.
    private var changedLines: [(old: Range<Int>, new: Range<Int>)] {
        let (one, two) = (old.lines, new.lines)
        var changes: [(Range<Int>, Range<Int>)] = []
        var (i, j) = (0, 0)
        for same in LineMatches.lines(one, two) + [(one.count, two.count)] {
            if same.old > i || same.new > j { changes.append((i..<same.old, j..<same.new)) }
            (i, j) = (same.old + 1, same.new + 1)
        }
        return changes
    }

    /// Returns the parts of a hunk in each file.
    private func parts(of hunk: Hunk) -> [Hunk] {
        var files: [(file: Int, end: Int)] = []
        for index in hunk.old {
            guard let place = places[index] else { continue }
            let file = starts.lastIndex { $0 <= place.lowerBound } ?? 0
            if files.last?.file == file { files.removeLast() }
            files.append((file, index + 1))
        }
        guard files.count > 1 else { return [hunk] }
        let same = LineMatches.parts(old.all[hunk.old].map(\.text), new.all[hunk.new].map(\.text))
        var parts: [Hunk] = []
        var (start, other) = (hunk.old.lowerBound, hunk.new.lowerBound)
        for end in files.dropLast().map(\.end) {
            // New units behind the last one of a file belong to that file.
            let next = same.first { hunk.old.lowerBound + $0.old >= end }.map { hunk.new.lowerBound + $0.new }
            parts.append((start..<end, other..<(next ?? hunk.new.upperBound)))
            (start, other) = (end, next ?? hunk.new.upperBound)
        }
        return parts + [(start..<hunk.old.upperBound, other..<hunk.new.upperBound)]
    }

    /// Returns the edit of the files that replaces old units by new ones; nil if there are none, or if no file has them.
    private func edit(_ before: Range<Int>, _ after: Range<Int>) -> Edit? {
        let (i, j, k, l) = (before.lowerBound, before.upperBound, after.lowerBound, after.upperBound)
        if i == j, k == l { return nil }
        if i == j { return insertion(at: i, k..<l) }
        guard let first = places[i], let last = places[j - 1] else { return nil }
        let range = first.lowerBound..<max(first.upperBound, last.upperBound)
        if k == l { return joining(i..<j, at: k) ?? Edit(range: deletion(range), text: "") }
        if isElsewhere(i, k) { return insertion(at: i, k..<l, upTo: last.upperBound) }
        let base = file.indentation(at: first.lowerBound)
        let text = indented(k..<l, by: base, at: first.lowerBound)
        // The space before what follows may be another one: `title(a)` becomes `Title(text: a)`.
        guard j < places.count, l < new.all.count, let next = places[j], last.upperBound <= next.lowerBound else {
            return Edit(range: range, text: text)
        }
        let gaps = [
            old.text(old.all[j - 1].range.upperBound..<old.all[j].range.lowerBound),
            new.text(new.all[l - 1].range.upperBound..<new.all[l].range.lowerBound),
        ]
        guard gaps[0] != gaps[1], !gaps.joined().contains("\n"),
            file.text(last.upperBound..<next.lowerBound) == gaps[0]
        else { return Edit(range: range, text: text) }
        return Edit(range: range.lowerBound..<next.lowerBound, text: text + gaps[1])
    }

    /// Returns true if a new unit is on another line than an old one in its place: a modifier of the child before, say,
    /// where the next child was.
    private func isElsewhere(_ index: Int, _ other: Int) -> Bool {
        guard index > 0, let before = places[index - 1], let place = places[index],
            bounds(at: before.lowerBound) == bounds(at: place.lowerBound)
        else { return false }
        let margins = (old.margin(of: index), new.margin(of: other))
        switch margins {
        case (let one?, let two?): return one != two
        // Lines that become one, or that one becomes, are those of braces.
        case (_?, nil): return new.all[other].text == "{"
        case (nil, let two?): return old.indentation(at: old.all[index].range.lowerBound).count == two.spaces
        case (nil, nil): return false
        }
    }

    /// Returns a hunk without the units at its start that are the same, and as two if it begins with lines of another
    /// depth: of the child before it, say, which has got modifiers or lost them.
    private func separated(_ hunk: Hunk) -> [Hunk] {
        let head = sameHead(of: hunk)
        let (i, k) = (hunk.old.lowerBound + head, hunk.new.lowerBound + head)
        let (j, l) = (hunk.old.upperBound, hunk.new.upperBound)
        guard i < j, k < l, isElsewhere(i, k) else { return [hunk] }
        if let margin = old.margin(of: i), let next = (k..<l).first(where: { new.margin(of: $0) == margin }) {
            return [(i..<i, k..<next), (i..<j, next..<l)]
        }
        if let margin = new.margin(of: k), let next = (i..<j).first(where: { old.margin(of: $0) == margin }) {
            return [(i..<next, k..<k), (next..<j, k..<l)]
        }
        return [(i..<j, k..<l)]
    }

    private func sameHead(of hunk: Hunk) -> Int {
        zip(old.all[hunk.old], new.all[hunk.new]).prefix { $0.isSame(as: $1) }.count
    }

    /// Returns a hunk without the units at its start and at its end that are the same.
    private func trimmed(_ hunk: Hunk) -> Hunk {
        let head = sameHead(of: hunk)
        let rest = (old: hunk.old.dropFirst(head), new: hunk.new.dropFirst(head))
        // Units that are elsewhere replace whole lines.
        if let first = rest.old.first, let other = rest.new.first, isElsewhere(first, other) { return rest }
        let tail = zip(old.all[rest.old].reversed(), new.all[rest.new].reversed()).prefix { $0.isSame(as: $1) }.count
        // A bracket that gets a line of its own, or loses it, goes with the one that it closes.
        let closed = (0...tail).last { old.all[rest.old.dropLast($0)].unclosedBrackets == 0 } ?? 0
        let margins = (0..<tail).map { offset in
            (
                old: old.margin(of: rest.old.upperBound - 1 - offset),
                new: new.margin(of: rest.new.upperBound - 1 - offset)
            )
        }
        let isMoved = margins[closed...].contains { ($0.old == nil) != ($0.new == nil) }
        // A line of another depth, as that of a modifier below a new list, goes with those before it.
        let deep = margins.firstIndex { $0.old != $0.new && $0.old != nil && $0.new != nil } ?? tail
        let kept = min(deep, isMoved ? closed : tail)
        return (rest.old.dropLast(kept), rest.new.dropLast(kept))
    }

    // MARK: - Brackets

    /// Returns the braces, outermost only, that are on one line of a file and on several lines after the changes in them.
    ///
    /// A modifier that fits stays on the line.
    private func openedBrackets(by parts: [Hunk]) -> [Hunk] {
        var opened: [Hunk] = []
        let braces = old.braces
        for part in parts where !staysOnLine(part) {
            guard opened.last.map({ Self.isInside($0, part) }) != true else { continue }
            let found = braces.lazy.compactMap { braces -> Hunk? in
                guard braces.lowerBound < part.old.lowerBound, braces.upperBound >= part.old.upperBound,
                    isOnOneLine(braces), let new = new(of: braces, after: parts),
                    self.new.breaks(self.new.range(of: new)) > 0
                else { return nil }
                return (braces, new)
            }
            if let first = found.first { opened.append(first) }
        }
        return opened
    }

    /// Returns true if a part is between two braces: at the place of the closing one, it is inserted before it.
    private static func isInside(_ braces: Hunk, _ part: Hunk) -> Bool {
        part.old.lowerBound > braces.old.lowerBound && part.old.lowerBound <= braces.old.upperBound
    }

    /// Returns the places of two old units in the document; nil if one of them has changed.
    private func new(of units: Range<Int>, after parts: [Hunk]) -> Range<Int>? {
        let places = [units.lowerBound, units.upperBound].compactMap { index -> Int? in
            guard !parts.contains(where: { $0.old.contains(index) }) else { return nil }
            return index + parts.reduce(0) { $0 + ($1.old.upperBound <= index ? $1.new.count - $1.old.count : 0) }
        }
        guard places.count == 2, places[0] < places[1], new.all.indices.contains(places[1]) else { return nil }
        return places[0]..<places[1]
    }

    /// Returns true if two braces of the document are on one line of a file.
    private func isOnOneLine(_ braces: Range<Int>) -> Bool {
        guard let start = places[braces.lowerBound]?.lowerBound, let end = places[braces.upperBound]?.lowerBound
        else { return false }
        return start < end && file.breaks(start..<end) == 0
    }

    /// Returns true if units are a modifier that fits behind those before it on a line of a file.
    private func staysOnLine(_ part: Hunk) -> Bool {
        guard part.old.isEmpty, let first = part.new.first, new.all[first].text == ".", part.old.lowerBound > 0,
            let place = places[part.old.lowerBound - 1]?.upperBound
        else { return false }
        let text = new.text(new.range(of: part.new))
        return !text.contains("\n")
            && file.line(at: place).displayColumns + text.displayColumns <= LongLines.limit
    }

    /// Returns the edit of the files that gives braces the lines that they have in the document.
    private func contents(_ before: Range<Int>, _ after: Range<Int>) -> Edit? {
        guard let start = places[before.lowerBound]?.upperBound, let end = places[before.upperBound]?.lowerBound
        else { return nil }
        let range = new.all[after.lowerBound].range.upperBound..<new.all[after.upperBound].range.lowerBound
        return Edit(range: start..<end, text: indented(range: range, by: file.indentation(at: start), at: start))
    }

    // MARK: - Edits

    /// Returns the edit that deletes old units inside of a line, and leaves the space that is there in the document; nil for
    /// units at a start or an end of a line.
    private func joining(_ units: Range<Int>, at index: Int) -> Edit? {
        guard units.lowerBound > 0, units.upperBound < places.count, new.all.indices.dropFirst().contains(index),
            let start = places[units.lowerBound - 1]?.upperBound, let end = places[units.upperBound]?.lowerBound,
            start <= end, file.breaks(start..<end) == 0
        else { return nil }
        let gap = new.text(new.all[index - 1].range.upperBound..<new.all[index].range.lowerBound)
        return gap.contains("\n") ? nil : Edit(range: start..<end, text: gap)
    }

    /// Returns the range to delete with some units: their whole lines, or the white space before them.
    private func deletion(_ range: Range<Int>) -> Range<Int> {
        // The next file begins with blank lines of its own.
        let bytes = file.bytes[..<(starts.first { $0 > range.lowerBound } ?? file.bytes.count)]
        var end = range.upperBound
        while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";")].contains(bytes[end]) {
            end += 1
        }
        let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
        var start = range.lowerBound
        while start > 0, bytes[start - 1].isSpace, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        guard endsLine, start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else {
            return (endsLine ? start : range.lowerBound)..<(endsLine ? range.upperBound : max(range.upperBound, end))
        }
        // Of the blank lines above and below, those above stay.
        end = min(bytes.count, end + 1)
        let isBlankAbove = starts.contains(start) || start > 1 && bytes[start - 2] == UInt8(ascii: "\n")
        while isBlankAbove, end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
        return start..<end
    }

    /// Returns the edit that inserts new units before an old one.
    ///
    /// - Parameter end: the end of the old units that they replace; nil for none.
    private func insertion(at index: Int, _ units: Range<Int>, upTo end: Int? = nil) -> Edit? {
        let first = new.all[units.lowerBound].range.lowerBound
        let before = index > 0 ? places[index - 1] : nil
        let after = index < places.count ? places[index] : nil
        guard before != nil || after != nil else { return nil }
        let beginsLine = new.beginsLine(first)
        guard var place = before?.upperBound else {
            let start = after?.lowerBound ?? 0
            let end = new.all[units.upperBound - 1].range.upperBound
            let gap =
                units.upperBound < new.all.count ? new.text(end..<new.all[units.upperBound].range.lowerBound) : "\n"
            return Edit(range: start..<start, text: indented(units, by: file.indentation(at: start), at: start) + gap)
        }
        // A modifier belongs to the statement before the semicolon.
        let continues = new.bytes[first] == UInt8(ascii: ".")
        while !continues, place < file.bytes.count, file.bytes[place] == UInt8(ascii: ";") { place += 1 }
        let previous = new.all[units.lowerBound - 1].range.upperBound
        let isInLine =
            staysOnLine((index..<index, units)) && after.map { file.breaks(place..<max(place, $0.lowerBound)) } == 0
        guard beginsLine, !isInLine else {
            let gap = isInLine ? "" : new.text(previous..<first)
            let text = gap + indented(units, by: file.indentation(at: place), at: place)
            return Edit(range: place..<max(place, end ?? place), text: text)
        }
        let isDeeper = new.indentation(at: first).count > new.indentation(at: previous).count
        let margin =
            continues
            ? file.indentation(at: place) + (isDeeper || endsBraces(inLineBefore: index) ? step(at: place) : [])
            : indentation(like: first, before: index, at: place)
        let breaks = String(repeating: "\n", count: new.breaks(previous..<first))
        var text = breaks + String(decoding: margin, as: UTF8.self) + indented(units, by: margin, at: place)
        let stop = max(place, end ?? place)
        let rest = file.bytes[stop...].prefix { $0 != UInt8(ascii: "\n") }
        if let next = rest.first(where: { !$0.isSpace }), !continues || next != UInt8(ascii: ";") {
            text += "\n" + String(decoding: file.indentation(at: place), as: UTF8.self)
        }
        return Edit(range: place..<stop, text: text)
    }

    /// Returns true if the tokens before an old unit are braces on one line of a file that have several in the document.
    private func endsBraces(inLineBefore index: Int) -> Bool {
        let last = old.all[..<index].lastIndex { !$0.isComment }
        guard let braces = old.braces.first(where: { $0.upperBound == last }), isOnOneLine(braces),
            let place = places[braces.lowerBound]?.lowerBound
        else { return false }
        return old.breaks(old.range(of: braces)) > 0 && file.line(at: place).first { !$0.isWhitespace } != "."
    }
}
