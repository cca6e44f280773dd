/// Bytes read from the terminal and not used yet.
package struct InputBuffer {
    /// The first byte of every key sequence.
    package static let escape: UInt8 = 0x1b
    /// The byte that Ctrl-D sends.
    static let endOfInput: UInt8 = 4
    static let pasteStart: [UInt8] = Array("\u{1b}[200~".utf8)
    static let pasteEnd: [UInt8] = Array("\u{1b}[201~".utf8)

    /// True if an Escape was passed on and its following bytes were not yet.
    var isInKey = false
    /// True while the terminal owes an answer, which may come late and is no input.
    var awaitsAnswer = false
    private var bytes: [UInt8] = []
    private var start = 0

    /// An empty buffer.
    package init() {}

    /// True if no bytes are left.
    package var isEmpty: Bool { start == bytes.count }

    /// Adds bytes.
    package mutating func append(_ more: some Sequence<UInt8>) {
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            start = 0
        }
        guard awaitsAnswer else {
            bytes.append(contentsOf: more)
            return
        }
        var answer = TerminalAnswer()
        answer.take(more)
        if answer.isComplete { awaitsAnswer = false }
        bytes.append(contentsOf: answer.typed)
    }

    /// Removes all bytes, and returns them.
    mutating func takeAll() -> [UInt8] {
        defer { clear() }
        return Array(bytes[start...])
    }

    /// Drops all bytes.
    package mutating func clear() {
        bytes = []
        start = 0
        searched = 0
    }

    /// The beginning of the bytes.
    package enum Head: Equatable {
        /// A whole character; U+FFFD for invalid bytes.
        case scalar(Unicode.Scalar)
        /// The start of a bracketed paste.
        case paste
        /// An incomplete escape sequence or character.
        case cutOff
    }

    /// The beginning of the bytes; nil if there are none.
    package var head: Head? {
        guard let first = bytes[start...].first else { return nil }
        let rest = bytes[start...]
        if rest.starts(with: Self.pasteStart) { return .paste }
        if Self.pasteStart.starts(with: rest) { return .cutOff }
        if first < 0x80 { return .scalar(Unicode.Scalar(first)) }
        return decode(rest)?.head ?? .cutOff
    }

    /// Takes the bytes of the key that they begin with, if it is one of some keys; returns false for other keys.
    mutating func take(oneOf keys: [[UInt8]]) -> Bool {
        guard let key = keys.first(where: { bytes[start...].starts(with: $0) }) else { return false }
        start += key.count
        return true
    }

    /// Returns true if all bytes are the beginning of one of some keys.
    func isPart(ofOneOf keys: [[UInt8]]) -> Bool {
        keys.contains { $0.count > bytes.count - start && $0.starts(with: bytes[start...]) }
    }

    /// Takes the next character, even an incomplete one.
    package mutating func takeScalar() -> Unicode.Scalar? {
        let rest = bytes[start...]
        guard let first = rest.first else { return nil }
        guard first >= 0x80 else {
            start += 1
            return Unicode.Scalar(first)
        }
        guard let (head, length) = decode(rest), case .scalar(let scalar) = head else {
            start = bytes.count
            return "\u{fffd}"
        }
        start += length
        // C1 controls are used for the editor's own keys.
        return (0x80..<0xa0).contains(scalar.value) ? "\u{fffd}" : scalar
    }

    /// Takes a whole bracketed paste; nil until its end has been read.
    package mutating func takePaste() -> String? {
        let body = start + Self.pasteStart.count
        guard bytes.count - start >= Self.pasteStart.count, let end = pasteEnd(from: max(body, searched)) else {
            searched = max(body, bytes.count - Self.pasteEnd.count + 1)
            return nil
        }
        searched = 0
        let text = String(decoding: bytes[body..<end], as: UTF8.self)
        start = end + Self.pasteEnd.count
        return text
    }

    private var searched = 0

    private func pasteEnd(from first: Int) -> Int? {
        var rest = bytes[min(first, bytes.count)...]
        while let index = rest.firstIndex(of: Self.escape) {
            if bytes[index...].starts(with: Self.pasteEnd) { return index }
            rest = bytes[(index + 1)...]
        }
        return nil
    }

    /// Returns the first character and its length; nil if bytes are missing.
    private func decode(_ rest: ArraySlice<UInt8>) -> (head: Head, length: Int)? {
        let length: Int
        switch rest[rest.startIndex] {
        case 0xc2..<0xe0: length = 2
        case 0xe0..<0xf0: length = 3
        case 0xf0..<0xf5: length = 4
        default: return (.scalar("\u{fffd}"), 1)
        }
        let sequence = rest.prefix(length)
        let continuing = sequence.dropFirst().prefix { $0 & 0xc0 == 0x80 }.count + 1
        if continuing < sequence.count { return (.scalar("\u{fffd}"), continuing) }
        if sequence.count < length { return nil }
        let text = String(decoding: sequence, as: UTF8.self)
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
            return (.scalar("\u{fffd}"), length)
        }
        return (.scalar(scalar), length)
    }
}
