import Foundation

/// The lines of a text and the directions in which it does not fit, found when they are first read.
///
/// Few of the texts on a screen are looked at.
// Unchecked, as the lock guards all that changes.
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

/// The text of a label in one font, with everything but the bounds that decides the place of its lines.
struct PlainText: Sendable {
    var text: String
    var format: TextFormat
    var alignment: NSTextAlignment
    /// The offset of the lines from their normal position.
    var offset: UIOffset
    var measurer: any TextMeasuring

    /// Returns the lines with their frames in the bounds, and the directions in which they do not fit.
    func placement(in bounds: CGRect) -> TextPlacement.Lines {
        let area = bounds.standardized
        guard area.width > 0, area.height > 0 else {
            return TextPlacement.Lines(truncation: hasSize ? truncation(in: area, fitting: 1) : nil)
        }
        let room = room(in: area)
        var fitting = format
        fitting.numberOfLines = mostLines(in: room.height, atMost: format.numberOfLines)
        let layout = measurer.layout(of: text, format: fitting, within: room.width)
        let above = (format.lineHeight - format.font.lineHeight) * format.lineAnchor
        let top = area.minY + (area.height - layout.size.height) / 2 + above + offset.vertical
        let left = area.minX + offset.horizontal
        var placement = TextPlacement.Lines()
        placement.lines = layout.lines.enumerated().map { index, line in
            let frame = CGRect(
                x: left + alignment.indent(of: line.width, in: area.width),
                y: top + CGFloat(index) * format.lineHeight,
                width: line.width,
                height: format.font.lineHeight
            )
            return DisplayContent.Text.Line(text: line.text, frame: frame)
        }
        if layout.isTruncated || layout.size.width > room.width || layout.size.height > room.height {
            placement.truncation = truncation(in: area, fitting: mostLines(in: room.height, atMost: 0))
        }
        return placement
    }

    /// Returns the width to which the text is broken in an area, and its extent then; nil if its lines must be placed to
    /// find out whether it fits.
    func breaking(in bounds: CGRect) -> Breaking? {
        let area = bounds.standardized
        guard area.width > 0, area.height > 0, type(of: measurer) == MonospacedTextMeasurer.self else { return nil }
        let width = room(in: area).width
        var whole = format
        whole.numberOfLines = 0
        let extent = MonospacedTextMeasurer().extent(of: text, format: whole, within: width)
        return Breaking(width: width, columns: extent.columns, lines: extent.lines)
    }

    /// A text broken to a width.
    struct Breaking: Sendable {
        let width: CGFloat
        let columns: Int
        let lines: Int
    }

    /// Returns true if the text does not fit in bounds.
    ///
    /// - Parameter breaking: the text broken to their width; nil if that is not known.
    func isTruncated(in bounds: CGRect, _ breaking: Breaking?) -> Bool {
        let area = bounds.standardized
        guard area.width > 0, area.height > 0 else { return hasSize }
        let room = room(in: area)
        guard let breaking, breaking.width == room.width else { return placement(in: bounds).truncation != nil }
        return breaking.lines > mostLines(in: room.height, atMost: format.numberOfLines)
            || CGFloat(breaking.columns) * format.font.columnWidth > room.width
            || CGFloat(breaking.lines) * format.lineHeight > room.height
    }

    /// True if the unwrapped text has a size.
    private var hasSize: Bool { measurer.size(of: text, format: format, within: .infinity) != .zero }

    /// Returns the size of an area, with the length that may be missing before text counts as truncated.
    func room(in area: CGRect) -> CGSize {
        let slack = UILabel.slack(column: format.font.columnWidth)
        return CGSize(width: area.width + slack, height: area.height + slack)
    }

    private func truncation(in area: CGRect, fitting: Int) -> TextTruncation {
        TextTruncation(
            of: area.size,
            slack: UILabel.slack(column: format.font.columnWidth),
            fitting: fitting,
            numberOfLines: format.numberOfLines
        ) { width, count in
            var limited = format
            limited.numberOfLines = count
            let layout = measurer.layout(of: text, format: limited, within: width)
            return BrokenText(
                size: layout.size,
                lineCount: layout.lines.count,
                neededLineCount: layout.neededLineCount
            )
        }
    }

    /// Returns the number of lines that a height has room for, at least one and at most the number that is allowed.
    private func mostLines(in height: CGFloat, atMost limit: Int) -> Int {
        let fitting = max(1, Int(saturating: (height / format.lineHeight).rounded(.down)))
        return limit > 0 ? min(limit, fitting) : fitting
    }
}

extension NSTextAlignment {
    /// Returns the distance of a line from the left edge of its room.
    func indent(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: (room - width) / 2
        case .right: room - width
        }
    }
}

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
