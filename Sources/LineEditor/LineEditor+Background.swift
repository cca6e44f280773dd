import CLineEditor
import Foundation
import TextFiles

extension LineEditor {
    /// Asks the terminal for its background colour, and returns its brightness from 0 to 1; nil without an answer.
    ///
    /// What is typed meanwhile is kept for the next line.
    package func askBackground(milliseconds: Int) -> Double? {
        guard editor != nil else { return nil }
        cle_terminal_hush()
        let answer = TerminalAnswer.ofBackground(after: input.takeAll(), milliseconds: milliseconds)
        input.append(answer.typed)
        input.awaitsAnswer = !answer.isComplete
        return answer.brightness
    }
}

extension FullScreenTerminal {
    /// Asks the terminal for its background colour, and returns its brightness from 0 to 1; nil without an answer.
    ///
    /// Ask once the screen is taken; what is typed meanwhile is read later. A late answer types nothing.
    package func askBackground(milliseconds: Int) -> Double? {
        let answer = TerminalAnswer.ofBackground(after: [], milliseconds: milliseconds)
        typedAhead += answer.typed
        return answer.brightness
    }
}

extension TerminalAnswer {
    /// Asks the terminal for its background colour, and waits for its answer at most some milliseconds.
    ///
    /// The request for the terminal's attributes follows, because every terminal answers that: a terminal without the
    /// colour costs no more time.
    ///
    /// - Parameter typed: bytes that were read before.
    fileprivate static func ofBackground(after typed: [UInt8], milliseconds: Int) -> TerminalAnswer {
        DescriptorOutput.write("\u{1b}]11;?\u{7}\u{1b}[c", to: STDOUT_FILENO)
        var answer = TerminalAnswer()
        answer.take(typed)
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while !answer.isComplete {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { break }
            var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, Int32(left.rounded(.up))) > 0 else { break }
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
            guard count > 0 else { break }
            answer.take(bytes.prefix(count))
        }
        return answer
    }
}

/// The answers of a terminal to the requests for its background colour and its attributes, among typed bytes.
package struct TerminalAnswer {
    private var bytes: [UInt8] = []
    private static let escape: UInt8 = 0x1b

    /// No bytes yet.
    package init() {}

    /// Adds bytes.
    package mutating func take(_ more: some Sequence<UInt8>) { bytes += more }

    /// True if the terminal has answered the last request.
    package var isComplete: Bool { attributes != nil }

    /// The bytes that are no answers.
    package var typed: [UInt8] {
        var result = bytes
        for range in [colour?.range, attributes].compactMap({ $0 }).sorted(by: { $0.lowerBound > $1.lowerBound }) {
            result.removeSubrange(range)
        }
        return result
    }

    /// The brightness of the background, from 0 to 1; nil if the terminal has not answered.
    package var brightness: Double? {
        guard let parts = colour?.value.split(separator: "/"), parts.count == 3 else { return nil }
        let values = parts.map { part in
            part.allSatisfy(\.isHexDigit)
                ? Int(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) } : nil
        }
        guard let red = values[0], let green = values[1], let blue = values[2] else { return nil }
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// The answer `ESC ] 11 ; rgb:RRRR/GGGG/BBBB`, which BEL or `ESC \` ends.
    private var colour: (range: Range<Int>, value: String)? {
        let start = Array("\u{1b}]11;rgb:".utf8)
        guard let first = place(of: start) else { return nil }
        let value = bytes[(first + start.count)...].prefix { $0 != 0x07 && $0 != Self.escape }
        guard value.count <= 14, value.endIndex < bytes.count else { return nil }
        let ending = bytes[value.endIndex...].prefix(bytes[value.endIndex] == 0x07 ? 1 : 2)
        // Another sequence may follow a cut answer.
        guard ending.first == 0x07 || ending.elementsEqual([Self.escape, UInt8(ascii: "\\")]) else { return nil }
        return (first..<ending.endIndex, String(decoding: value, as: UTF8.self))
    }

    /// The answer `ESC [ ? … c`.
    private var attributes: Range<Int>? {
        let start = Array("\u{1b}[?".utf8)
        guard let first = place(of: start) else { return nil }
        let digits = bytes[(first + start.count)...].prefix { (0x30...0x39).contains($0) || $0 == 0x3b }
        guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "c") else { return nil }
        return first..<digits.endIndex + 1
    }

    private func place(of start: [UInt8]) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: start) }
    }
}
