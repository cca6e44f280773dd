import Foundation

/// The lines of a text and the directions in which it does not fit, found when they are first read.
///
/// Few of the texts on a screen are looked at.
package final class TextPlacement: @unchecked Sendable {
    /// The text; nil if its lines were given.
    private let text: LabelText?
    private let bounds: CGRect
    /// True if in other bounds the same text has the same format.
    package let isResizable: Bool
    // In a box, since few are looked at.
    private var found: FoundLines?
    /// True if the text does not fit.
    package let isTruncated: Bool
    /// True if the text fits, but a word of it is broken between characters.
    package let isWordBroken: Bool

    /// The lines of a text and the directions in which it does not fit.
    package struct Lines: Hashable, Sendable {
        /// The shown lines, from the top.
        package var lines: [DisplayContent.Text.Line]
        /// The directions in which the text does not fit; nil if all of it is shown.
        package var truncation: TextTruncation?
        /// The widest word that is broken between characters; nil if none is, or if the text does not fit.
        package var brokenWord: BrokenWord?

        /// Creates lines with a truncation or a broken word.
        package init(
            lines: [DisplayContent.Text.Line] = [],
            truncation: TextTruncation? = nil,
            brokenWord: BrokenWord? = nil
        ) {
            self.lines = lines
            self.truncation = truncation
            self.brokenWord = brokenWord
        }
    }

    /// Creates a placement with known lines.
    package init(_ lines: Lines) {
        (text, bounds, isResizable) = (nil, .zero, false)
        found = FoundLines(lines)
        isTruncated = lines.truncation != nil
        isWordBroken = lines.brokenWord != nil
    }

    /// Creates the placement of a label's text in bounds.
    private init(_ text: LabelText, in bounds: CGRect, isResizable: Bool) {
        self.text = text
        self.bounds = bounds
        self.isResizable = isResizable
        isTruncated = text.plain.isTruncated(in: bounds, text.breaking)
        let canBreak = !isTruncated && (text.breaking?.lines ?? 2) > 1
        isWordBroken = canBreak && text.plain.brokenWord(in: bounds) != nil
    }

    /// Creates the placement of a label's text in bounds.
    ///
    /// - Parameter isResizable: true if in other bounds the same text has the same format.
    convenience init(_ text: PlainText, in bounds: CGRect, isResizable: Bool) {
        self.init(LabelText(text, in: bounds), in: bounds, isResizable: isResizable)
    }

    /// Returns the placement of the same text in other bounds; nil if it must be found by the label.
    package func resized(to bounds: CGRect) -> TextPlacement? {
        guard let text, isResizable else { return nil }
        if bounds == self.bounds { return self }
        let isBroken = bounds.size.width == self.bounds.size.width
        return TextPlacement(isBroken ? text : LabelText(text.plain, in: bounds), in: bounds, isResizable: true)
    }

    /// Returns true if the same text has the same place in other bounds.
    package func isSame(in bounds: CGRect) -> Bool {
        // Asked for each text of a screen, which a call for each rectangle would slow down.
        bounds.origin.x == self.bounds.origin.x && bounds.origin.y == self.bounds.origin.y
            && bounds.size.width == self.bounds.size.width && bounds.size.height == self.bounds.size.height
            && isResizable
    }

    private final class FoundLines: Sendable {
        let lines: Lines

        init(_ lines: Lines) { self.lines = lines }
    }

    /// The text of a label broken to one width, which its placements in this width share.
    private final class LabelText: Sendable {
        let plain: PlainText
        let breaking: PlainText.Breaking?

        init(_ plain: PlainText, in bounds: CGRect) {
            self.plain = plain
            breaking = plain.breaking(in: bounds)
        }
    }

    /// The lines and the truncation.
    package var value: Lines {
        if let found = lock.withLock({ found }) { return found.lines }
        // Two threads that read at the same time find the same lines.
        var lines = text?.plain.placement(in: bounds) ?? Lines()
        if isWordBroken { lines.brokenWord = text?.plain.brokenWord(in: bounds) }
        lock.withLock { found = FoundLines(lines) }
        return lines
    }

    /// True if the lines have been found.
    package var isFound: Bool { lock.withLock { found != nil } }
}

/// The lock around what was found; one for each text would double its size.
private let lock = NSLock()
