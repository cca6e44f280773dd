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
            isCut: false,
            color: titleColor(for: .normal),
            font: titleFont(for: .normal)
        )
        for (index, frame) in segmentFrames.enumerated() {
            guard let title = segments[index].title, !title.isEmpty else { continue }
            let state: State = index == selectedSegmentIndex ? .selected : .normal
            let font = titleFont(for: state)
            let slack = min(0.5, font.columnWidth / 2) + 1e-6
            let room = CGSize(width: frame.width + slack, height: frame.height + slack)
            let layout = layout(of: title, font: font, within: room.width)
            guard frame.width > 0, frame.height > 0, let line = layout.lines.first else {
                content.isCut = true
                continue
            }
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
            content.lines.append(.init(text: line.text, frame: place, spans: isPlain ? [] : [span]))
            if layout.isCut || line.width > room.width || font.lineHeight > room.height { content.isCut = true }
        }
        return content
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
