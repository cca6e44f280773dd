/// The number of cells that text takes, found from Unicode's properties, apart from the program's own table.
enum ClusterWidth {
    /// Returns the number of cells of a grapheme cluster.
    static func of(_ cluster: Character) -> Int {
        let scalars = cluster.unicodeScalars
        if scalars.count == 1, let only = scalars.first { return of(only) }
        let isEmoji = scalars.contains { scalar in
            scalar.value == 0xfe0f || scalar.value == 0x200d || scalar.properties.isEmojiModifier
                || (0x1f1e6...0x1f1ff).contains(scalar.value)
        }
        if isEmoji, let first = scalars.first, of(first) > 0 { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// Returns the number of cells of a scalar: two for East Asian wide characters and emoji, none for combining
    /// marks.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x300: return 1
        // The vowels and final consonants of a Hangul syllable share the square of its first consonant.
        case 0x1160...0x11ff, 0xd7b0...0xd7ff: return 0
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x3247, 0x3250...0x4dbf, 0x4e00...0xa4cf,
            0xa960...0xa97c, 0xac00...0xd7a3,
            0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x1b2ff,
            0x1f200...0x1f265, 0x20000...0x3fffd:
            return true
        default:
            return false
        }
    }
}
