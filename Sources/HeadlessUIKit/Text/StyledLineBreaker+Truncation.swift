import Foundation

extension StyledLineBreaker {
    /// Returns the characters of a range, with runs of spaces collapsed to one and without spaces at the ends.
    func joined(_ range: Range<Int>) -> [Int] {
        var result: [Int] = []
        var space: Int?
        for index in range {
            if isSpace(index) {
                space = index
            } else {
                if let gap = space, !result.isEmpty { result.append(gap) }
                space = nil
                result.append(index)
            }
        }
        return result
    }

    /// Returns the last shown line of a text that needs more lines: the rest of its paragraph, truncated to fit; nil
    /// to keep the line.
    func truncatedLine(instead last: Piece) -> Piece? {
        let end = text.characters.indices.dropFirst(last.start).first(where: isBreak) ?? text.characters.count
        let rest = joined(last.start..<max(last.start, end))
        let room = limit - advance(of: nil, in: last)
        var piece = last
        switch mode(ofParagraph: last.paragraph) {
        case .byTruncatingHead:
            piece.characters = [nil] + suffix(of: rest, within: room)
        case .byTruncatingMiddle:
            if width(of: rest) <= room {
                piece.characters = rest + [nil]
            } else {
                let cut = MiddleTruncation.counts(
                    of: rest.count,
                    within: room,
                    width: { widths[rest[$0]] },
                    isSpace: { isSpace(rest[$0]) }
                )
                piece.characters = Array(rest.prefix(cut.head)) + [nil] + Array(rest.suffix(cut.tail))
            }
        case .byTruncatingTail:
            piece.characters = prefix(of: rest, within: room) + [nil]
        case .byClipping:
            let head = prefix(of: rest, within: limit)
            piece.characters = head.isEmpty ? Array(rest.prefix(1)) : head
        case .byWordWrapping, .byCharWrapping:
            return nil
        }
        return piece
    }

    private func width(of characters: [Int]) -> CGFloat {
        characters.reduce(0) { $0 + widths[$1] }
    }

    /// Returns the longest prefix that fits, without trailing spaces.
    private func prefix(of characters: [Int], within room: CGFloat) -> [Int] {
        var left = room
        var result: [Int] = []
        for index in characters {
            left -= widths[index]
            if left < 0 { break }
            result.append(index)
        }
        while let last = result.last, isSpace(last) { result.removeLast() }
        return result
    }

    /// Returns the longest suffix that fits, without leading spaces.
    private func suffix(of characters: [Int], within room: CGFloat) -> [Int] {
        var left = room
        var result: [Int] = []
        for index in characters.reversed() {
            left -= widths[index]
            if left < 0 { break }
            result.append(index)
        }
        while let first = result.last, isSpace(first) { result.removeLast() }
        return result.reversed()
    }
}
