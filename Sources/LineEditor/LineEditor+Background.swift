import CLineEditor
import Foundation
import TextFiles

extension LineEditor {
    /// Asks the terminal for its background colour, and returns its brightness from 0 to 1; nil without an answer.
    ///
    /// What is typed meanwhile is kept for the next line. The request for the terminal's attributes follows, because
    /// every terminal answers that: a terminal without the colour costs no more time.
    package func askBackground(milliseconds: Int) -> Double? {
        guard editor != nil else { return nil }
        cle_terminal_hush()
        show("\u{1b}]11;?\u{7}\u{1b}[c")
        var answer = TerminalAnswer()
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
        input.append(answer.typed)
        input.awaitsAnswer = !answer.isComplete
        return answer.brightness
    }
}
