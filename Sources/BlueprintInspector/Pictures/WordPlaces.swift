/// The words of a line and the columns where they are shown, so that each can be drawn at a place of its own.
///
/// Words that are written from right to left are in their order from the right: not every renderer would turn them.
struct WordPlaces {
    /// A word and the column of its left edge.
    struct Place: Equatable {
        var word: Substring
        var column: Int
    }

    /// The words from left to right.
    let places: [Place]
    /// The number of columns of the whole line.
    let columns: Int

    /// The places of the words of a line; spaces take their columns.
    init(_ text: String) {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)
        if text.utf8.contains(where: { $0 > 0x7F }) { words = Self.fromLeft(words) }
        var places: [Place] = []
        var column = 0
        for word in words {
            if !word.isEmpty { places += Self.parts(of: word, at: column) }
            column += String(word).displayColumns + 1
        }
        self.places = places
        columns = max(0, column - 1)
    }

    /// Returns a word at a column; what is no letter at the ends of one from right to left has places of its own, as a
    /// renderer would put it at the other end.
    private static func parts(of word: Substring, at column: Int) -> [Place] {
        guard isRightToLeft(word) == true else { return [Place(word: word, column: column)] }
        func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        let head = word.prefix { !isLetter($0) }
        let core = word.dropFirst(head.count)
        let tail = core.suffix(core.reversed().prefix { !isLetter($0) }.count)
        var (places, column): ([Place], Int) = ([], column)
        for part in [tail, core.dropLast(tail.count), head] where !part.isEmpty {
            places.append(Place(word: part, column: column))
            column += String(part).displayColumns
        }
        return places
    }

    /// Returns words in the order in which they are shown from the left: runs of one direction in that of the line.
    private static func fromLeft(_ words: [Substring]) -> [Substring] {
        let known = words.map(isRightToLeft)
        guard known.contains(true), let line = known.lazy.compactMap(\.self).first else { return words }
        var following: [Bool?] = []
        for direction in known.reversed() { following.append(direction ?? following.last ?? nil) }
        following.reverse()
        var runs: [(isRightToLeft: Bool, words: [Substring])] = []
        var last: Bool?
        for (index, word) in words.enumerated() {
            // A word without letters belongs to its neighbours if both have one direction, else to the line.
            let direction = known[index] ?? (last == following[index] ? last ?? line : line)
            last = known[index] ?? last
            if runs.last?.isRightToLeft == direction {
                runs[runs.count - 1].words.append(word)
            } else {
                runs.append((direction, [word]))
            }
        }
        let ordered = runs.map { $0.isRightToLeft ? $0.words.reversed() : $0.words }
        return Array((line ? ordered.reversed() : ordered).joined())
    }

    /// Returns the direction of a word's first letter; nil if it has none.
    private static func isRightToLeft(_ word: Substring) -> Bool? {
        for scalar in word.unicodeScalars {
            switch scalar.value {
            // Hebrew, Arabic, Syriac and their neighbours, their presentation forms, and the old scripts of the region.
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
