import HeadlessUIKit
import SwiftInterpreter

/// The changes from a document as it was read to the same one after edits, in the text of its files.
struct WrittenChanges {
    /// A replacement in the text of the files.
    struct Edit {
        var range: Range<Int>
        var text: String
    }

    private let old: SourceUnits
    private let new: SourceUnits
    private let file: SourceUnits
    /// The offsets of the files in their text.
    private let starts: [Int]
    /// The places of the old units in the files; nil for one that no file has.
    private let places: [Range<Int>?]

    init(from read: Document, to edited: Document) {
        old = SourceUnits(of: read.tree, read.source)
        new = SourceUnits(of: edited.tree, edited.source)
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
        let others = parts.filter { part in !opened.contains { $0.old.contains(part.old.lowerBound) } }
        return (opened.compactMap { contents($0.old, $0.new) } + others.compactMap { edit($0.old, $0.new) })
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The parts of the hunks that no file has in the same way.
    private var parts: [Hunk] {
        var parts: [Hunk] = []
        for part in hunks.flatMap({ self.parts(of: $0) }).map(trimmed) {
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

    /// Returns a hunk without the units at its start and at its end that are the same.
    private func trimmed(_ hunk: Hunk) -> Hunk {
        let (before, after) = hunk
        let most = min(before.count, after.count)
        let head = (0..<most).prefix { old.all[before.lowerBound + $0].isSame(as: new.all[after.lowerBound + $0]) }
            .count
        let tail = (0..<most - head).prefix {
            old.all[before.upperBound - 1 - $0].isSame(as: new.all[after.upperBound - 1 - $0])
        }.count
        return (
            before.lowerBound + head..<before.upperBound - tail, after.lowerBound + head..<after.upperBound - tail
        )
    }

    // MARK: - Brackets

    /// Returns the braces, outermost only, that are on one line of a file and on several lines after the changes in them.
    ///
    /// A modifier that fits stays on the line.
    private func openedBrackets(by parts: [Hunk]) -> [Hunk] {
        var opened: [Hunk] = []
        let braces = old.braces
        for part in parts where !staysOnLine(part) {
            guard opened.last.map({ $0.old.contains(part.old.lowerBound) }) != true else { continue }
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
    private func insertion(at index: Int, _ units: Range<Int>) -> Edit? {
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
            return Edit(range: place..<place, text: gap + indented(units, by: file.indentation(at: place), at: place))
        }
        let margin =
            continues && endsBraces(inLineBefore: index)
            ? shifted(file.indentation(at: place), by: SourceLayout.step, at: place)
            : indentation(like: first, near: index, at: place)
        let breaks = String(repeating: "\n", count: new.breaks(previous..<first))
        var text = breaks + String(decoding: margin, as: UTF8.self) + indented(units, by: margin, at: place)
        let rest = file.bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
        if let next = rest.first(where: { !$0.isSpace }), !continues || next != UInt8(ascii: ";") {
            text += "\n" + String(decoding: file.indentation(at: place), as: UTF8.self)
        }
        return Edit(range: place..<place, text: text)
    }

    /// Returns true if the tokens before an old unit are braces on one line of a file that have several in the document.
    private func endsBraces(inLineBefore index: Int) -> Bool {
        let last = old.all[..<index].lastIndex { !$0.isComment }
        guard let braces = old.braces.first(where: { $0.upperBound == last }), isOnOneLine(braces),
            let place = places[braces.lowerBound]?.lowerBound
        else { return false }
        return old.breaks(old.range(of: braces)) > 0 && file.line(at: place).first { !$0.isWhitespace } != "."
    }

    // MARK: - Indentation

    /// Returns the range of the file with an offset; each file has an indentation of its own.
    private func bounds(at offset: Int) -> Range<Int> {
        let start = starts.last { $0 <= offset } ?? 0
        return start..<max(start, starts.first { $0 > offset } ?? file.bytes.count)
    }

    /// Returns the indentation in the files of a line with the same indentation in the document.
    private func indentation(like offset: Int, near index: Int, at place: Int) -> [UInt8] {
        let own = bounds(at: place)
        let wanted = new.indentation(at: offset).count
        let order = (0..<old.all.count).sorted { abs($0 - index) < abs($1 - index) }.prefix(400)
        var other: (count: Int, bytes: [UInt8])?
        for candidate in order {
            guard let place = places[candidate], own.contains(place.lowerBound),
                old.beginsLine(old.all[candidate].range.lowerBound),
                file.beginsLine(place.lowerBound)
            else { continue }
            let count = old.indentation(at: old.all[candidate].range.lowerBound).count
            let bytes = file.indentation(at: place.lowerBound)
            if count == wanted { return bytes }
            if other == nil { other = (count, bytes) }
        }
        guard let other else { return Array(repeating: UInt8(ascii: " "), count: wanted) }
        return shifted(other.bytes, by: wanted - other.count, at: place)
    }

    /// Returns new units, whose lines after the first have the indentation of the first and their own beside it.
    private func indented(_ units: Range<Int>, by base: [UInt8], at place: Int) -> String {
        indented(range: new.range(of: units), by: base, at: place)
    }

    private func indented(range: Range<Int>, by base: [UInt8], at place: Int) -> String {
        let own = new.indentation(at: range.lowerBound).count
        let lines = PrivateMark.removed(from: new.text(range)).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            guard index > 0, !line.isEmpty else { return String(line) }
            let count = line.prefix { $0 == " " }.count
            return String(decoding: shifted(base, by: count - own, at: place), as: UTF8.self) + line.dropFirst(count)
        }.joined(separator: "\n")
    }

    /// Returns an indentation of the files that is deeper by some spaces of the document, or less deep.
    private func shifted(_ base: [UInt8], by spaces: Int, at place: Int) -> [UInt8] {
        let step = file.step(in: bounds(at: place))
        let levels = spaces / SourceLayout.step
        guard spaces >= 0 else { return Array(base.dropLast(-levels * step.count)) }
        let rest = Array(repeating: UInt8(ascii: " "), count: spaces % SourceLayout.step)
        return base + Array(repeating: step, count: levels).joined() + rest
    }
}

extension SourceUnits {
    /// The lines.
    fileprivate var lines: [ArraySlice<UInt8>] {
        zip(lineStarts, lineStarts.dropFirst()).map { bytes[$0..<$1] }
    }

    /// Returns the indentation of one level in a range: a tab, or the smallest number of spaces.
    fileprivate func step(in range: Range<Int>) -> [UInt8] {
        let indents = lineStarts.dropLast().filter(range.contains).map { indentation(at: $0) }.filter { !$0.isEmpty }
        if indents.contains(where: { $0.first == UInt8(ascii: "\t") }) { return [UInt8(ascii: "\t")] }
        let least = indents.map(\.count).filter { $0 > 1 }.min() ?? SourceLayout.step
        return Array(repeating: UInt8(ascii: " "), count: least)
    }
}
