extension UInt8 {
    /// True if the byte can be part of a name: an ASCII letter, digit or underscore, or a part of another character.
    var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    /// True for a space, a tab and the bytes of a line break.
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension Character {
    /// True if the character can be part of a name: a letter, a digit or an underscore.
    var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
