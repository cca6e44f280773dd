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
    private var offset = 0
    /// The strings whose interpolations are open, with the depth around each interpolation.
    private var open: [(string: Delimiter, depth: Int)] = []
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The quotes and number signs around a string literal.
    private struct Delimiter {
        var hashes: Int
        var quotes: Int
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Scans a text.
    static func scan(_ text: some StringProtocol) -> (depth: Int, deepest: Int) {
        var text = String(text)
        return text.withUTF8 { bytes in
            var scan = NestingScan(bytes)
            _ = scan.run(upTo: .max)
            return (scan.depth, scan.deepest)
        }
    }

    /// A bracket that is nested too deeply.
    struct Excess {
        /// The offset of the bracket.
        var place: Int
        /// True if the limit is that of ``ArrayRun``.
        var isArray: Bool
    }

    /// Returns the first bracket that is nested deeper than a limit, or than arrays may be; nil if none is.
    static func excess(in text: String, over limit: Int) -> Excess? {
        var text = text
        return text.withUTF8 { bytes in
            var scan = NestingScan(bytes)
            return scan.run(upTo: limit)
        }
    }

    private mutating func run(upTo limit: Int) -> Excess? {
        while offset < bytes.count {
            let place = offset
            step()
            if deepest > limit { return Excess(place: place, isArray: false) }
            if limit < .max, arrays.depth > ArrayRun.limit { return Excess(place: place, isArray: true) }
        }
        return nil
    }

    private func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func step() {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "/"), skipComment() { return }
        arrays.read(byte)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            if byte == UInt8(ascii: "{") { angles = 0 }
            deepest = max(deepest, depth)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if byte == UInt8(ascii: "}") { angles = 0 }
            depth = max(0, depth - 1)
            if let last = open.last, depth <= last.depth {
                open.removeLast()
                offset += 1
                skipString(last.string)
                return
            }
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if enterString() { return }
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\n"),
            UInt8(ascii: "&"), UInt8(ascii: "|"):
            countAngle(byte)
        default: break
        }
        offset += 1
    }

    /// Counts the open angle brackets of types; the name of a type is before each.
    ///
    /// A sign that cannot be part of a type ends all of them, so that comparisons do not add up.
    private mutating func countAngle(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<") where offset > 0 && bytes[offset - 1].isPartOfName:
            angles += 1
            deepest = max(deepest, angles)
        case UInt8(ascii: ">"): angles = max(0, angles - 1)
        default: angles = 0
        }
    }

    private func count(_ byte: UInt8, from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == byte { end += 1 }
        return end - start
    }

    /// Skips a string literal up to its end or its first interpolation; returns false if none begins here.
    private mutating func enterString() -> Bool {
        let hashes = count(UInt8(ascii: "#"), from: offset)
        guard at(offset + hashes) == UInt8(ascii: "\"") else { return false }
        arrays.read(UInt8(ascii: "\""))
        let quotes = count(UInt8(ascii: "\""), from: offset + hashes) >= 3 ? 3 : 1
        offset += hashes + quotes
        skipString(Delimiter(hashes: hashes, quotes: quotes))
        return true
    }

    private mutating func skipString(_ string: Delimiter) {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where count(UInt8(ascii: "#"), from: offset + 1) >= string.hashes:
                offset += 1 + string.hashes
                if at(offset) == UInt8(ascii: "(") {
                    open.append((string, depth))
                    return
                }
                offset += 1
            case UInt8(ascii: "\"") where ends(string):
                offset += string.quotes + string.hashes
                return
            case UInt8(ascii: "\n") where string.quotes == 1:
                // A single-line string ends with its line; the parser reports the error.
                return
            default: offset += 1
            }
        }
    }

    private func ends(_ string: Delimiter) -> Bool {
        count(UInt8(ascii: "\""), from: offset) >= string.quotes
            && count(UInt8(ascii: "#"), from: offset + string.quotes) >= string.hashes
    }

    /// Skips a comment; returns false if none begins here.
    private mutating func skipComment() -> Bool {
        switch at(offset + 1) {
        case UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        case UInt8(ascii: "*"):
            var level = 0
            repeat {
                let pair = (at(offset), at(offset + 1))
                if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                    level += 1
                    offset += 2
                } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                    level -= 1
                    offset += 2
                } else {
                    offset += 1
                }
            } while level > 0 && offset < bytes.count
        default: return false
        }
        return true
    }
}
