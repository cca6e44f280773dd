import CLineEditor
import Foundation
import TextFiles

/// Reads lines without editing: from a file, a pipe, or a terminal without escape sequences.
///
/// Bytes are checked, never replaced: invalid UTF-8 is a fault, which ends the input. Each line is returned as soon as
/// it has arrived.
package struct PlainLineReader {
    /// The file descriptor.
    package let descriptor: Int32

    private var splitter: LineSplitter
    private var hasEnded = false
    private var hasFailed = false

    /// A reader of a file descriptor, by default standard input.
    package init(descriptor: Int32 = STDIN_FILENO, limits: LineLimits = LineLimits()) {
        self.descriptor = descriptor
        splitter = LineSplitter(limits: limits)
    }

    /// Returns the next line, without `\n` or `\r\n`, which are optional after the last line.
    package mutating func readLine() -> ReadResult {
        guard !hasFailed else { return .endOfInput }
        do {
            while true {
                if let line = try splitter.next() { return .line(try line.text()) }
                if hasEnded { return .endOfInput }
                if try fill() == .interrupted { return .interrupted }
            }
        } catch {
            hasFailed = true
            return .fault(error)
        }
    }

    private enum Filling {
        case done, interrupted
    }

    /// Reads more bytes, or waits for them.
    private mutating func fill() throws(InputFault) -> Filling {
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: cle_signals_descriptor(), events: Int16(POLLIN), revents: 0),
        ]
        if poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno != EINTR { throw Self.failure }
        if descriptors[1].revents != 0 { cle_signals_drain() }
        if InterruptFlag.take() { return .interrupted }
        if descriptors[0].revents == 0 { return .done }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno != EINTR, errno != EAGAIN { throw Self.failure }
        if count == 0 {
            hasEnded = true
            splitter.end()
        }
        splitter.append(chunk.prefix(max(0, count)))
        return .done
    }

    private static var failure: InputFault { .unreadable(String(cString: strerror(errno))) }
}
