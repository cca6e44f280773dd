/// A scanner of text that grows, which tracks what is open at its end.
struct BracketScanner {
    /// The offset at which brackets exceed the maximum depth, if they do.
    private(set) var tooDeep: Int?
    /// The offset at which square brackets exceed the limit of ``ArrayRun``, if they do.
    private(set) var tooDeepArray: Int?
    /// The offset of a closing bracket without a matching opening bracket, if there is one.
    private(set) var stray: Int?
    /// The number of `#if` directives without `#endif`.
    private(set) var openConditions = 0
    private var tokens = SwiftTokens()
    private var arrays = ArrayRun()
    private var bytes: [UInt8] = []
    /// The end of the last number sign.
    private var endOfSign = -1
    private let maximumDepth: Int

    init(_ text: String = "", maximumDepth: Int) {
        self.maximumDepth = maximumDepth
        append(text)
    }

    /// The delimiters that are still open at the end.
    var open: [SwiftTokens.Opener] { tokens.open }

    /// Continues with more text; whole lines.
    mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
        let bytes = bytes
        bytes.withUnsafeBufferPointer { bytes in
            while tooDeep == nil, stray == nil, let token = tokens.next(in: bytes) { read(token, in: bytes) }
        }
    }

    private mutating func read(_ token: SwiftTokens.Token, in bytes: SwiftTokens.Bytes) {
        let start = token.range.lowerBound
        if let place = arrays.excess(of: token, in: bytes), tooDeepArray == nil { tooDeepArray = place }
        switch token.kind {
        case .stray: stray = start
        case .mark where bytes[start] == UInt8(ascii: "#"): endOfSign = token.range.upperBound
        case .name where start == endOfSign:
            switch String(decoding: bytes[token.range], as: UTF8.self) {
            case "if": openConditions += 1
            case "endif": openConditions = max(0, openConditions - 1)
            default: break
            }
        default: break
        }
        if open.count > maximumDepth { tooDeep = start }
    }
}
