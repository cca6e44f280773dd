import Foundation

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
