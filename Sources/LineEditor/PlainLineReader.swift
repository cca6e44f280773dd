import CLineEditor
import Foundation

/// Reads lines without editing: from a file, a pipe, or a terminal without escape sequences.
///
/// Bytes are checked, never replaced: invalid UTF-8 is a fault, which ends the input.
public struct PlainLineReader {
    /// The file descriptor.
    public let descriptor: Int32
    /// The limit of a line's length in bytes.
    public let limit: Int

    private var bytes: [UInt8] = []
    private var start = 0
    private var searched = 0
    private var isAtEnd = false
    private var lineNumber = 0

    /// A reader of a file descriptor, by default standard input, with lines of at most one mebibyte.
    public init(descriptor: Int32 = STDIN_FILENO, limit: Int = 1 << 20) {
        self.descriptor = descriptor
        self.limit = max(1, limit)
    }

    /// Returns the next line, without `\n` or `\r\n`, which are optional after the last line.
    public mutating func readLine() -> ReadResult {
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) { return take(to: end, next: end + 1) }
            searched = bytes.count
            if bytes.count - start > limit + 1 { return fail(.tooLong(line: lineNumber + 1, limit: limit)) }
            if isAtEnd { return start < bytes.count ? take(to: bytes.count, next: bytes.count) : .endOfInput }
            if let outcome = fill() { return outcome }
        }
    }

    private mutating func take(to end: Int, next: Int) -> ReadResult {
        lineNumber += 1
        var line = bytes[start..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        start = next
        searched = next
        if line.count > limit { return fail(.tooLong(line: lineNumber, limit: limit)) }
        if let index = line.firstIndex(of: 0) {
            return fail(.containsNUL(line: lineNumber, byte: index - line.startIndex + 1))
        }
        guard let text = String(validating: line, as: UTF8.self) else {
            return fail(.notUTF8(line: lineNumber, byte: Self.firstInvalidByte(of: line)))
        }
        return .line(text)
    }

    private mutating func fail(_ fault: InputFault) -> ReadResult {
        bytes = []
        start = 0
        searched = 0
        isAtEnd = true
        return .fault(fault)
    }

    /// Reads more bytes; returns a result if reading cannot continue.
    private mutating func fill() -> ReadResult? {
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: cle_signals_descriptor(), events: Int16(POLLIN), revents: 0),
        ]
        if poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno != EINTR {
            return fail(.unreadable(String(cString: strerror(errno))))
        }
        if descriptors[1].revents != 0 { cle_signals_drain() }
        if InterruptFlag.take() { return .interrupted }
        if descriptors[0].revents == 0 { return nil }
        bytes.removeFirst(start)
        searched -= start
        start = 0
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno != EINTR, errno != EAGAIN {
            return fail(.unreadable(String(cString: strerror(errno))))
        }
        isAtEnd = count == 0
        bytes.append(contentsOf: chunk.prefix(max(0, count)))
        return nil
    }

    private static func firstInvalidByte(of line: ArraySlice<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = line.makeIterator()
        var valid = 0
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { valid += scalar.count }
        return valid + 1
    }
}
