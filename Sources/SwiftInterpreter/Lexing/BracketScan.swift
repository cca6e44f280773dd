/// A scan of the brackets in source that grows: what is open at its end, and how deep they are nested.
///
/// Brackets in string literals and comments do not count; those in interpolations do.
package struct BracketScan: Sendable {
    /// The depth after the scanned text.
    package private(set) var depth = 0
    /// The greatest depth of brackets, or of the angle brackets of types.
    package private(set) var deepest = 0
    /// The offset of the first bracket that is nested deeper than the limit; nil if none is.
    private(set) var tooDeep: Int?
    /// The offset of the first square bracket over the limit of ``ArrayRun``; nil if none is.
    private(set) var tooDeepArray: Int?
    /// The offset of the first closing bracket without a matching opening bracket; nil if there is none.
    private(set) var stray: Int?
    /// The number of `#if` directives without `#endif`.
    private(set) var openConditions = 0
    private var tokens = SwiftTokens()
    private var arrays = ArrayRun()
    private var angles = 0
    private var bytes: [UInt8] = []
    /// The end of the last number sign.
    private var endOfSign = -1
    private let limit: Int

    /// Scans a text.
    ///
    /// - Parameter limit: the greatest depth that is allowed.
    package init(_ text: String = "", limit: Int = .max) {
        self.limit = limit
        append(text)
    }

    /// The first bracket that is nested too deeply, and whether only the limit of ``ArrayRun`` refuses it; nil if none is.
    package var excess: (place: Int, isArray: Bool)? {
        if let array = tooDeepArray, array < tooDeep ?? .max { return (array, true) }
        return tooDeep.map { ($0, false) }
    }

    /// The delimiters that are still open at the end.
    var open: [SwiftTokens.Opener] { tokens.open }

    /// Continues with more text; whole lines.
    package mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
        let bytes = bytes
        // A copy of the list, which is only read.
        bytes.withUnsafeBufferPointer { bytes in
            while let token = tokens.next(in: bytes) { read(token, in: bytes) }
        }
    }

    private mutating func read(_ token: SwiftTokens.Token, in bytes: SwiftTokens.Bytes) {
        let start = token.range.lowerBound
        if let place = arrays.excess(of: token, in: bytes), tooDeepArray == nil { tooDeepArray = place }
        switch token.kind {
        case .opening:
            depth += 1
            if bytes[start] == UInt8(ascii: "{") { angles = 0 }
            noteDepth(depth, at: start)
        case .closing:
            if bytes[start] == UInt8(ascii: "}") { angles = 0 }
            depth -= 1
        case .stray: stray = stray ?? start
        case .mark:
            if bytes[start] == UInt8(ascii: "#") { endOfSign = token.range.upperBound }
            countAngle(at: start, in: bytes)
        case .name where start == endOfSign:
            switch String(decoding: bytes[token.range], as: UTF8.self) {
            case "if": openConditions += 1
            case "endif": openConditions = max(0, openConditions - 1)
            default: break
            }
        case .space: if bytes[token.range].contains(UInt8(ascii: "\n")) { angles = 0 }
        default: break
        }
    }

    private mutating func noteDepth(_ depth: Int, at offset: Int) {
        deepest = max(deepest, depth)
        if depth > limit, tooDeep == nil { tooDeep = offset }
    }

    /// Counts the open angle brackets of types; the name of a type is before each.
    ///
    /// A sign that cannot be part of a type ends all of them, so that comparisons do not add up.
    private mutating func countAngle(at offset: Int, in bytes: SwiftTokens.Bytes) {
        switch bytes[offset] {
        case UInt8(ascii: "<") where offset > 0 && SwiftTokens.isPartOfName(bytes[offset - 1]):
            angles += 1
            noteDepth(angles, at: offset)
        case UInt8(ascii: "<"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"): angles = 0
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        default: break
        }
    }
}
