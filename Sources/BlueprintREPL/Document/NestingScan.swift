import SwiftInterpreter

/// The depth of nested brackets in a source, without parsing it.
///
/// Brackets in string literals and comments do not count; those in interpolations do.
struct NestingScan {
    /// The depth after the scanned text.
    private(set) var depth = 0
    /// The greatest depth of brackets, or of the angle brackets of types.
    private(set) var deepest = 0
    private var angles = 0
    private var arrays = ArrayRun()

    /// A bracket that is nested too deeply.
    struct Excess {
        /// The offset of the bracket.
        var place: Int
        /// True if the limit is that of ``ArrayRun``.
        var isArray: Bool
    }

    /// Scans a text.
    init(_ text: some StringProtocol) { _ = run(String(text), upTo: .max) }

    private init() {}

    /// Returns the first bracket that is nested deeper than a limit, or than arrays may be; nil if none is.
    static func excess(in text: String, over limit: Int) -> Excess? {
        var scan = NestingScan()
        return scan.run(text, upTo: limit)
    }

    private mutating func run(_ text: String, upTo limit: Int) -> Excess? {
        var text = text
        return text.withUTF8 { bytes in
            var tokens = SwiftTokens()
            while let token = tokens.next(in: bytes) {
                read(token, in: bytes)
                if deepest > limit { return Excess(place: token.range.lowerBound, isArray: false) }
                if limit < .max, let place = arrays.excess(of: token, in: bytes) {
                    return Excess(place: place, isArray: true)
                }
            }
            return nil
        }
    }

    private mutating func read(_ token: SwiftTokens.Token, in bytes: SwiftTokens.Bytes) {
        let start = token.range.lowerBound
        switch token.kind {
        case .opening:
            depth += 1
            if bytes[start] == UInt8(ascii: "{") { angles = 0 }
            deepest = max(deepest, depth)
        case .closing, .stray:
            if bytes[start] == UInt8(ascii: "}") { angles = 0 }
            depth = max(0, depth - 1)
        case .mark: countAngle(at: start, in: bytes)
        case .space: if bytes[token.range].contains(UInt8(ascii: "\n")) { angles = 0 }
        default: break
        }
    }

    /// Counts the open angle brackets of types; the name of a type is before each.
    ///
    /// A sign that cannot be part of a type ends all of them, so that comparisons do not add up.
    private mutating func countAngle(at offset: Int, in bytes: SwiftTokens.Bytes) {
        switch bytes[offset] {
        case UInt8(ascii: "<") where offset > 0 && SwiftTokens.isPartOfName(bytes[offset - 1]):
            angles += 1
            deepest = max(deepest, angles)
        case UInt8(ascii: "<"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"): angles = 0
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        default: break
        }
    }
}
