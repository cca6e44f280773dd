extension Character {
    /// The number of terminal columns that the character takes.
    ///
    /// - Two for wide characters and emoji: clusters with a variation selector 16 or a zero width joiner.
    /// - Zero for a combining mark on its own.
    /// - One for all others; a control character, a format character or a line break counts as the symbol shown for
    ///   it.
    ///
    /// A cluster of several letters, as in some Indic scripts, takes the sum of their columns.
    package var displayColumns: Int {
        if let ascii = utf8.first, ascii < 0x80, utf8.count == 1 { return 1 }
        if self == "\r\n" { return 1 }
        var columns = 0
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0xFE0F where columns > 0, 0x200D where columns > 0: return 2
            case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: columns = 2
            default: columns += scalar.displayColumns
            }
        }
        return columns
    }
}

extension StringProtocol {
    /// The number of terminal columns that the text takes on one line.
    package var displayColumns: Int {
        if let columns = utf8.withContiguousStorageIfAvailable(Self.columnsOfPlain), let columns { return columns }
        return reduce(0) { $0 + $1.displayColumns }
    }

    /// Returns the number of columns of a text in UTF-8 in which each scalar is a character of one column; else nil.
    ///
    /// Its scalars are below U+0300, the first combining mark, and no ASCII control characters.
    private static func columnsOfPlain(_ bytes: some Sequence<UInt8>) -> Int? {
        var columns = 0
        for byte in bytes {
            switch byte {
            case 0x20..<0x7F, 0xC0..<0xCC: columns += 1
            // The second byte of such a scalar.
            case 0x80..<0xC0: break
            default: return nil
            }
        }
        return columns
    }
}

extension Unicode.Scalar {
    fileprivate var displayColumns: Int {
        switch value {
        case ..<0x300: return 1
        case 0x200C, 0x200D, 0xE0020...0xE007F: return 0
        // The vowels and final consonants of a Hangul syllable share the square of its first consonant.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return WideScalars.contains(self) ? 2 : 1
        }
    }
}

/// The scalars that take two columns: East Asian wide and full-width characters, emoji with picture presentation, and
/// regional indicators.
enum WideScalars {
    /// Returns true if a scalar takes two columns by itself.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 0x1100 else { return false }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ranges.count && ranges[low].first <= value
    }

    // From EastAsianWidth.txt of Unicode 15; gaps without assigned scalars are closed, planes 2 and 3 are complete.
    private static let ranges: [(first: UInt32, last: UInt32)] = [
        (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0), (0x23F3, 0x23F3),
        (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F), (0x2693, 0x2693), (0x26A1, 0x26A1),
        (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
        (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B),
        (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
        (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x303E),
        (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAD9),
        (0xFE10, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x18D08), (0x1AFF0, 0x1B2FB),
        (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F1E6, 0x1F320),
        (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3),
        (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC),
        (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596),
        (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2),
        (0x1F6D5, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A),
        (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAF8), (0x20000, 0x3FFFD),
    ]
}
