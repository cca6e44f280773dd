import Foundation

/// The text of a label in one font, with everything that decides the place of its lines.
struct PlainText: Sendable {
    var text: String
    var format: TextFormat
    var alignment: NSTextAlignment
    /// The bounds of the label.
    var bounds: CGRect
    /// The offset of the lines from their normal position.
    var offset: UIOffset
    var measurer: any TextMeasuring

    /// The area for the text.
    private var area: CGRect { bounds.standardized }

    /// The lines with their frames in the bounds, and the directions in which they do not fit.
    var placement: TextPlacement.Lines {
        let area = self.area
        guard area.width > 0, area.height > 0 else {
            return TextPlacement.Lines(truncation: isTruncated ? truncation(fitting: 1) : nil)
        }
        let room = self.room
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
            placement.truncation = truncation(fitting: mostLines(in: room.height, atMost: 0))
        }
        return placement
    }

    /// True if the text does not fit; found without placing lines if the measurer is the usual one.
    var isTruncated: Bool {
        guard area.width > 0, area.height > 0 else {
            return measurer.size(of: text, format: format, within: .infinity) != .zero
        }
        guard type(of: measurer) == MonospacedTextMeasurer.self else { return placement.truncation != nil }
        let room = self.room
        var whole = format
        whole.numberOfLines = 0
        let extent = MonospacedTextMeasurer().extent(of: text, format: whole, within: room.width)
        return extent.lines > mostLines(in: room.height, atMost: format.numberOfLines)
            || CGFloat(extent.columns) * format.font.columnWidth > room.width
            || CGFloat(extent.lines) * format.lineHeight > room.height
    }

    /// The size of the area, with the length that may be missing before text counts as truncated.
    private var room: CGSize {
        let slack = UILabel.slack(column: format.font.columnWidth)
        return CGSize(width: area.width + slack, height: area.height + slack)
    }

    private func truncation(fitting: Int) -> TextTruncation {
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
