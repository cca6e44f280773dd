import Foundation

/// A word that continues on the next line, because no line has room for all of it.
public struct BrokenWord: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The width of the word on one line, in points.
    public var width: CGFloat
    /// The width of the view's area for text, in points.
    public var room: CGFloat

    /// Creates a word from its widths.
    public init(_ text: String, width: CGFloat, room: CGFloat) {
        self.text = text
        self.width = width
        self.room = room
    }
}

extension PlainText {
    /// Returns the widest word that is broken between characters in the bounds; nil if none is, or if that is the mode in
    /// which the text wraps.
    func brokenWord(in bounds: CGRect) -> BrokenWord? {
        let area = bounds.standardized
        guard area.width > 0, area.height > 0, format.numberOfLines != 1, format.lineBreakMode != .byCharWrapping else {
            return nil
        }
        let room = self.room(in: area).width
        let words = text.split { $0 == " " || $0.isNewline }
        let widths = words.map { measurer.width(of: $0, in: text, format: format) }
        // A line has at least one character, however narrow it is.
        let broken = words.indices.filter { widths[$0] > room && words[$0].dropFirst().first != nil }
        guard let widest = broken.max(by: { widths[$0] < widths[$1] }) else { return nil }
        return BrokenWord(String(words[widest]), width: widths[widest], room: area.width)
    }
}

extension StyledLineBreaker {
    /// Returns the widest word that is broken between characters; nil if none is, or if that is the mode in which the text
    /// wraps.
    ///
    /// - Parameter room: the width of the view's area for text, in points.
    func brokenWord(in room: CGFloat) -> BrokenWord? {
        var widest: (word: Range<Int>, width: CGFloat)?
        var (paragraph, start) = (0, 0)
        for index in 0...text.characters.count {
            let isEnd = index == text.characters.count || isBreak(index)
            guard isEnd || isSpace(index) else { continue }
            let word = start..<index
            start = index + 1
            let width = widths[word].reduce(0, +)
            if word.count > 1, width > max(limit, widest?.width ?? 0), mode(ofParagraph: paragraph) != .byCharWrapping {
                widest = (word, width)
            }
            if isEnd { paragraph = start }
        }
        return widest.map { BrokenWord(String(text.characters[$0.word]), width: $0.width, room: room) }
    }
}
