import SwiftInterpreter

/// The indentation of new lines: that of the files, and not that of the document.
extension WrittenChanges {
    /// Returns the range of the file with an offset; each file has an indentation of its own.
    func bounds(at offset: Int) -> Range<Int> {
        let start = starts.last { $0 <= offset } ?? 0
        return start..<max(start, starts.first { $0 > offset } ?? file.bytes.count)
    }

    /// Returns the indentation in the files of a new line before an old unit: that of a line before it in the same
    /// brackets, if both have the same in the document, or one level more than the line of the bracket.
    func indentation(like offset: Int, before index: Int, at place: Int) -> [UInt8] {
        let own = bounds(at: place)
        let wanted = new.indentation(at: offset).count
        var depth = 0
        for unit in (0..<index).reversed() {
            depth -= old.all[unit].growth
            guard let place = places[unit]?.lowerBound, own.contains(place) else { continue }
            if depth < 0 { return file.indentation(at: place) + step(at: place) }
            if depth == 0, old.margin(of: unit)?.spaces == wanted, file.beginsLine(place) {
                return file.indentation(at: place)
            }
        }
        return []
    }

    /// Returns new units, whose lines after the first have the indentation of the first and their own beside it.
    func indented(_ units: Range<Int>, by base: [UInt8], at place: Int) -> String {
        indented(range: new.range(of: units), by: base, at: place)
    }

    /// Returns a range of the document, whose lines after the first have the indentation of the first and their own
    /// beside it.
    func indented(range: Range<Int>, by base: [UInt8], at place: Int) -> String {
        let lines = PrivateMark.removed(from: new.text(range)).split(separator: "\n", omittingEmptySubsequences: false)
        let own = new.indentation(at: range.lowerBound).count
        let hasOwnStep = step(at: place).count != SourceLayout.step
        // Lines that were read have the steps of their file in the document, new ones its own.
        var levels = [(count: own, level: 0)]
        return lines.enumerated().map { index, line in
            guard index > 0, !line.isEmpty else { return String(line) }
            let count = line.prefix { $0 == " " }.count
            while levels.count > 1, let last = levels.last, last.count > count { levels.removeLast() }
            if let last = levels.last, last.count < count { levels.append((count, last.level + 1)) }
            if let last = levels.last, last.count > count { levels = [(count, last.level - 1)] }
            let spaces = hasOwnStep ? (levels.last?.level ?? 0) * SourceLayout.step : count - own
            return String(decoding: shifted(base, by: spaces, at: place), as: UTF8.self) + line.dropFirst(count)
        }.joined(separator: "\n")
    }

    /// Returns an indentation of the files that is deeper by some spaces of the document, or less deep.
    private func shifted(_ base: [UInt8], by spaces: Int, at place: Int) -> [UInt8] {
        let step = step(at: place)
        let levels = spaces / SourceLayout.step
        guard spaces >= 0 else { return Array(base.dropLast(-levels * step.count)) }
        let rest = Array(repeating: UInt8(ascii: " "), count: spaces % SourceLayout.step)
        return base + Array(repeating: step, count: levels).joined() + rest
    }

    /// Returns the indentation of one level in the file with an offset.
    func step(at place: Int) -> [UInt8] { file.step(in: bounds(at: place)) }
}
