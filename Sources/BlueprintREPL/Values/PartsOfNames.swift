extension UInt8 {
    /// True for a space, a tab and the bytes of a line break.
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension Character {
    /// True if the character can be part of a name: a letter, a digit or an underscore.
    var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension StringProtocol {
    /// The same text, its first letter small.
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
