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
