import SwiftInterpreter
import SwiftSyntax

/// The files that a document was read from, with its changes in the lines that they concern.
///
/// A document has a format of its own. Its tokens and comments are those of the files, so each change of a token is one of
/// the files; all else in them stays as it was written.
struct WrittenBack {
    /// The files with the changes.
    private(set) var module: ModuleText
    /// The lines of the document in the changed files.
    private(set) var fileLines = FileLines()
    /// True if the document shows an element that is in none of the files.
    let showsOther: Bool

    /// Writes a document into the files that it was read from.
    ///
    /// - Throws: an ``InputError`` if the files would not be read as the document then.
    init(_ document: Document, into module: ModuleText) throws {
        let read = try Self.reading(module, like: document)
        showsOther = read.outline.root == nil && document.outline.root != nil
        let root = document.outline.rootStatement
        let edited = showsOther ? try document.rewritten(root.map { [Splice($0, "")] } ?? []) : document
        self.module = module
        if module.files.count == 1, module.text == read.fileText {
            self.module = ModuleText(edited.fileText, path: module.files[0].path)
        } else {
            let changes = Changes(from: read, to: edited)
            try apply(changes.edits())
            self.module = Self.importing(edited.imports.filter { !read.imports.contains($0) }, in: self.module)
        }
        let again = try Self.reading(self.module, like: document)
        let units = [again, edited].map { SourceUnits(of: $0.tree, $0.source).all }
        guard units[0].count == units[1].count, zip(units[0], units[1]).allSatisfy({ $0.isSame(as: $1) }),
            again.imports == edited.imports
        else {
            throw InputError(
                "the changes cannot be written into \(module.name) line by line",
                fix: "type save and the name of another file, which gets the whole document"
            )
        }
        // In a declaration, the files may have other line breaks than the document.
        if again.source == edited.source { fileLines = FileLines(of: again) }
    }

    private static func reading(_ module: ModuleText, like document: Document) throws -> Document {
        try Document(catalog: document.catalog).loading(module, runsOpenExpressions: document.runsOpenExpressions)
            .document
    }

    /// The files whose text has changed.
    func changed(since old: ModuleText) -> [ModuleText.File] {
        module.files.filter { file in old.files.contains { $0.path == file.path && $0.text != file.text } }
    }

    private mutating func apply(_ edits: [Changes.Edit]) throws {
        var texts = module.files.map { Array($0.text.utf8) }
        // Of edits at one place, the later one is made first, and then stands behind.
        let order = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
        }
        for edit in order.map(\.element) {
            let index = module.starts.lastIndex { $0 <= edit.range.lowerBound } ?? 0
            let range = edit.range.moved(by: -module.starts[index]).clamped(to: texts[index].indices)
            texts[index].replaceSubrange(range, with: Array(edit.text.utf8))
        }
        let files = zip(module.files, texts).map { ModuleText.File($0.path, String(decoding: $1, as: UTF8.self)) }
        module = ModuleText(files)
    }

    /// Returns the files with further imports in the first of them.
    private static func importing(_ imports: [String], in module: ModuleText) -> ModuleText {
        guard !imports.isEmpty, let first = module.sources.first else { return module }
        let last = SourceParser.parse(first.text).statements.last { $0.item.is(ImportDeclSyntax.self) }
        let place = last?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        var bytes = Array(first.text.utf8)
        let lines = imports.joined(separator: "\n")
        bytes.insert(contentsOf: Array((last == nil ? lines + "\n" : "\n" + lines).utf8), at: place)
        let changed = ModuleText.File(first.path, String(decoding: bytes, as: UTF8.self))
        return ModuleText(module.files.map { $0.path == first.path ? changed : $0 })
    }
}

/// The changes from a document as it was read to the same one after edits, in the text of its files.
private struct Changes {
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
        var parts: [Hunk] = []
        for part in hunks.flatMap({ self.parts(of: $0) }).map(trimmed) {
            // A deletion takes the lines around it, and so the place of what comes instead.
            if let last = parts.last, last.new.isEmpty, part.old.isEmpty, last.old.upperBound == part.old.lowerBound {
                parts[parts.count - 1] = (last.old, part.new)
            } else {
                parts.append(part)
            }
        }
        return parts.compactMap { edit($0.old, $0.new) }
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
        for same in Self.matches(one, two) + [(one.count, two.count)] {
            if same.old > i || same.new > j { changes.append((i..<same.old, j..<same.new)) }
            (i, j) = (same.old + 1, same.new + 1)
        }
        return changes
    }

    /// Returns the places of the parts that two texts have in the same order.
    private static func matches<Part: Equatable>(_ old: [Part], _ new: [Part]) -> [(old: Int, new: Int)] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = old.indices.filter { !removed.contains($0) }
        return zip(kept, new.indices.filter { !inserted.contains($0) }).map { ($0, $1) }
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
        let same = Self.matches(old.all[hunk.old].map(\.text), new.all[hunk.new].map(\.text))
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
        if k == l { return Edit(range: deletion(range, units: i..<j), text: "") }
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

    // MARK: - Edits

    /// Returns the range to delete with some units: their whole lines, or the white space before them.
    private func deletion(_ range: Range<Int>, units: Range<Int>) -> Range<Int> {
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
        guard beginsLine else {
            let gap = new.text(previous..<first)
            return Edit(range: place..<place, text: gap + indented(units, by: file.indentation(at: place), at: place))
        }
        let margin = indentation(like: first, near: index, at: place)
        let breaks = String(repeating: "\n", count: new.breaks(previous..<first))
        var text = breaks + String(decoding: margin, as: UTF8.self) + indented(units, by: margin, at: place)
        let rest = file.bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
        if let next = rest.first(where: { !$0.isSpace }), !continues || next != UInt8(ascii: ";") {
            text += "\n" + String(decoding: file.indentation(at: place), as: UTF8.self)
        }
        return Edit(range: place..<place, text: text)
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
        let range = new.all[units.lowerBound].range.lowerBound..<new.all[units.upperBound - 1].range.upperBound
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

    /// Returns the number of line breaks in a range.
    fileprivate func breaks(_ range: Range<Int>) -> Int { bytes[range].count { $0 == UInt8(ascii: "\n") } }

    /// Returns the first place of some bytes from an offset on.
    fileprivate func find(_ wanted: [UInt8], from start: Int) -> Int? {
        guard let first = wanted.first else { return nil }
        var place = start
        while place + wanted.count <= bytes.count {
            if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
            place += 1
        }
        return nil
    }
}
