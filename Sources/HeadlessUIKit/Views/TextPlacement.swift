import Foundation

/// The lines of a text and the directions in which it does not fit, found when they are first read.
///
/// Few of the texts on a screen are looked at.
package final class TextPlacement: @unchecked Sendable {
    /// The text; nil if its lines were given.
    private let text: PlainText?
    private var found: Lines?

    /// The lines of a text and the directions in which it does not fit.
    package struct Lines: Hashable, Sendable {
        /// The shown lines, from the top.
        package var lines: [DisplayContent.Text.Line]
        /// The directions in which the text does not fit; nil if all of it is shown.
        package var truncation: TextTruncation?

        /// Creates lines with a truncation.
        package init(lines: [DisplayContent.Text.Line] = [], truncation: TextTruncation? = nil) {
            self.lines = lines
            self.truncation = truncation
        }
    }

    /// Creates a placement with known lines.
    package init(_ lines: Lines) {
        text = nil
        found = lines
    }

    /// Creates the placement of a label's text as it is now.
    init(_ text: PlainText) {
        self.text = text
    }

    /// The lines and the truncation.
    package var value: Lines {
        if let found = lock.withLock({ found }) { return found }
        // Two threads that read at the same time find the same lines.
        let lines = text?.placement ?? Lines()
        lock.withLock { found = lines }
        return lines
    }

    /// True if the lines have been found.
    package var isFound: Bool { lock.withLock { found != nil } }
}

/// The lock around what was found; one for each text would double its size.
private let lock = NSLock()
