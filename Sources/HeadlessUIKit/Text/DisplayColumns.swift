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
    private static func columnsOfPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
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
