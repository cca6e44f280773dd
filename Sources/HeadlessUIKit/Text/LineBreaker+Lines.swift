/// The characters of one shown line.
struct TextPiece {
    /// The indexes of the characters; nil is the ellipsis `…`.
    var characters: [Int?]
    var columns: Int

    /// Returns the text of the piece, whose units are ASCII characters.
    func text(ofPlain units: UnsafeBufferPointer<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(characters.count + 2)
        for index in characters {
            if let index {
                result.append(units[index])
            } else {
                result += "…".utf8
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the text of the piece.
    func text(of characters: [Character]) -> String {
        var result = ""
        for index in self.characters {
            if let index {
                result.append(characters[index])
            } else {
                result.append("…")
            }
        }
        return result
    }
}

extension LineBreaker {
    /// True if the text fits on a single line unchanged, as most texts do.
    var isOneLine: Bool {
        guard isPlain, units.count <= limit else { return false }
        var before = TextUnits.space
        for unit in units {
            guard unit != TextUnits.lineBreak, unit != TextUnits.space || before != unit else { return false }
            before = unit
        }
        return before != TextUnits.space
    }

    /// Returns the columns of the widest shown line and the number of shown lines.
    func extent() -> (columns: Int, lines: Int) {
        var (widest, count, beforeLast) = (0, 0, 0)
        var last: Line?
        var isCut = false
        forEachLine { line in
            guard count < lineLimit else {
                isCut = true
                return false
            }
            count += 1
            (beforeLast, last) = (widest, line)
            if line.columns > widest { widest = line.columns }
            return true
        }
        guard isCut, let last, mode != .byWordWrapping, mode != .byCharWrapping else { return (widest, count) }
        return (max(beforeLast, truncatedLine(from: last.range.lowerBound).columns), count)
    }

    /// Returns the shown lines, and the number of lines the whole text needs.
    func lines() -> (shown: [TextPiece], needed: Int) {
        var shown: [Line] = []
        var needed = 0
        forEachLine { line in
            if needed < lineLimit { shown.append(line) }
            needed += 1
            return true
        }
        var pieces = shown.map(piece)
        if needed > shown.count, let last = shown.last, mode != .byWordWrapping, mode != .byCharWrapping {
            pieces[pieces.count - 1] = truncatedLine(from: last.range.lowerBound)
        }
        return (pieces, needed)
    }

    private func piece(_ line: Line) -> TextPiece {
        TextPiece(characters: joined(line.range), columns: line.columns)
    }

    /// Returns the units of a range, with runs of spaces collapsed to one and without trailing spaces.
    private func joined(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(range.count)
        var space: Int?
        for index in range {
            if units[index] == TextUnits.space {
                space = index
            } else {
                if let gap = space, !result.isEmpty { result.append(gap) }
                space = nil
                result.append(index)
            }
        }
        return result
    }

    /// Returns the last shown line of a text that needs more lines: the rest of its paragraph, truncated to fit.
    private func truncatedLine(from start: Int) -> TextPiece {
        var end = start
        while end < units.count, units[end] != TextUnits.lineBreak { end += 1 }
        let rest = joined(start..<end)
        switch mode {
        case .byTruncatingHead:
            let tail = suffix(of: rest, within: limit - 1)
            return piece([nil] + tail)
        case .byTruncatingMiddle:
            if columns(of: rest) <= limit - 1 { return piece(rest + [nil]) }
            let cut = MiddleTruncation.counts(
                of: rest.count,
                within: limit - 1,
                width: { width(rest[$0]) },
                isSpace: { units[rest[$0]] == TextUnits.space }
            )
            return piece(Array(rest.prefix(cut.head)) + [nil] + Array(rest.suffix(cut.tail)))
        case .byTruncatingTail:
            return piece(prefix(of: rest, within: limit - 1) + [nil])
        case .byClipping, .byWordWrapping, .byCharWrapping:
            let head = prefix(of: rest, within: limit)
            return piece(head.isEmpty ? Array(rest.prefix(1)) : head)
        }
    }

    private func piece(_ characters: [Int?]) -> TextPiece {
        TextPiece(characters: characters, columns: characters.reduce(0) { $0 + ($1.map(width) ?? 1) })
    }

    private func width(_ index: Int) -> Int {
        units[index] == TextUnits.space ? 1 : TextUnits.columns(units[index])
    }

    private func columns(of characters: [Int]) -> Int {
        characters.reduce(0) { $0 + width($1) }
    }

    /// Returns the longest prefix that fits, without trailing spaces.
    private func prefix(of characters: [Int], within columns: Int) -> [Int] {
        var left = columns
        var result: [Int] = []
        for index in characters {
            left -= width(index)
            if left < 0 { break }
            result.append(index)
        }
        while let last = result.last, units[last] == TextUnits.space { result.removeLast() }
        return result
    }

    /// Returns the longest suffix that fits, without leading spaces.
    private func suffix(of characters: [Int], within columns: Int) -> [Int] {
        var left = columns
        var result: [Int] = []
        for index in characters.reversed() {
            left -= width(index)
            if left < 0 { break }
            result.append(index)
        }
        while let first = result.last, units[first] == TextUnits.space { result.removeLast() }
        return result.reversed()
    }
}
