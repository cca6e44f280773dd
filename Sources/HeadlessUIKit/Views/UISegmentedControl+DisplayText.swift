import Foundation

extension UISegmentedControl {
    /// The frames of the segments in the bounds, from the left.
    package final var segmentFrames: [CGRect] {
        let area = bounds.standardized
        let fixed = segments.reduce(0) { $0 + $1.width }
        let sharing = segments.count { $0.width == 0 }
        let share = sharing > 0 ? max(0, area.width - fixed) / CGFloat(sharing) : 0
        var left = area.minX
        return segments.map { segment in
            let width = segment.width > 0 ? segment.width : share
            defer { left += width }
            return CGRect(x: left, y: area.minY, width: width, height: area.height)
        }
    }

    /// Returns the font of titles in a state: that of the title attributes or else 13 points.
    final func titleFont(for state: State) -> UIFont {
        let attributes = titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal)
        return attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    }

    /// Returns the size of a segment's title on one line.
    final func titleSize(of segment: Segment) -> CGSize {
        layout(of: segment.title ?? "", font: titleFont(for: .normal), within: .infinity).size
    }

    /// The titles laid out in the bounds, or nil without titles.
    final var displayText: DisplayContent.Text? {
        let string = segments.map { $0.title ?? "" }.joined(separator: " | ")
        guard segments.contains(where: { $0.title?.isEmpty == false }) else { return nil }
        var content = DisplayContent.Text(
            string: string,
            lines: [],
            color: titleColor(for: .normal),
            font: titleFont(for: .normal)
        )
        var lines: [DisplayContent.Text.Line] = []
        var excesses: [TextTruncation.Excess] = []
        for (index, frame) in segmentFrames.enumerated() {
            guard let title = segments[index].title, !title.isEmpty else { continue }
            let state: State = index == selectedSegmentIndex ? .selected : .normal
            let font = titleFont(for: state)
            let slack = min(0.5, font.columnWidth / 2) + 1e-6
            let layout = layout(of: title, font: font, within: frame.width + slack)
            let size = self.layout(of: title, font: font, within: .infinity).size
            excesses += self.excesses(of: title, size, in: frame.size, slack: slack)
            guard frame.width > 0, frame.height > 0, let line = layout.lines.first else { continue }
            let place = CGRect(
                x: frame.minX + (frame.width - line.width) / 2,
                y: frame.minY + (frame.height - font.lineHeight) / 2,
                width: line.width,
                height: font.lineHeight
            )
            let span = DisplayContent.Text.Span(
                text: line.text,
                frame: place,
                color: titleColor(for: state),
                font: font
            )
            let isPlain = span.font == content.font && span.color == content.color
            lines.append(.init(text: line.text, frame: place, spans: isPlain ? [] : [span]))
        }
        (content.lines, content.truncation) = (lines, truncation(excesses))
        return content
    }

    /// Returns the directions in which a title does not fit in its segment.
    private func excesses(of title: String, _ size: CGSize, in room: CGSize, slack: CGFloat) -> [TextTruncation.Excess]
    {
        [
            TextTruncation.Excess(.tooWide, needed: size.width, available: room.width, part: title),
            TextTruncation.Excess(.notHighEnough, needed: size.height, available: room.height, part: title),
        ].filter { !($0.available > 0) || $0.needed > $0.available + slack }
    }

    /// Returns the largest excess in each direction, with the size of the control in which no title is truncated.
    private func truncation(_ excesses: [TextTruncation.Excess]) -> TextTruncation? {
        let worst = TextTruncation.Direction.allCases.compactMap { direction in
            excesses.filter { $0.direction == direction }.max { $0.needed - $0.available < $1.needed - $1.available }
        }
        guard !worst.isEmpty else { return nil }
        let room = bounds.standardized.size
        var size = room
        let sharing = segments.count { $0.width == 0 }
        for excess in worst {
            let lack = excess.needed - max(0, excess.available)
            if excess.direction == .tooWide {
                size.width += lack * CGFloat(max(1, sharing))
            } else {
                size.height += lack
            }
        }
        return TextTruncation(worst, room: room, size: size)
    }

    private func titleColor(for state: State) -> UIColor {
        let attributes = titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal)
        return attributes?[.foregroundColor] as? UIColor ?? .label
    }

    private func layout(of title: String, font: UIFont, within width: CGFloat) -> TextLayout {
        let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
        let format = TextFormat(font: font, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
        return MonospacedTextMeasurer().layout(of: line, format: format, within: width)
    }
}
