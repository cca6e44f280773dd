import Foundation

extension UILabel {
    /// The text as it stands in the bounds, or nil if there is none.
    final var displayText: DisplayContent.Text? {
        guard let text, !text.isEmpty else { return nil }
        let area = bounds.standardized
        var content = DisplayContent.Text(string: text, lines: [], isCut: true, color: textColor, font: font)
        guard area.width > 0, area.height > 0 else {
            content.isCut = measurer.size(of: text, format: format, within: .infinity) != .zero
            return content
        }
        let room = CGSize(width: area.width + slack, height: area.height + slack)
        var fitting = format
        fitting.numberOfLines = mostLines(in: room.height)
        let layout = measurer.layout(of: text, format: fitting, within: room.width)
        let above = (format.lineHeight - font.lineHeight) * format.lineAnchor
        let top = area.minY + (area.height - layout.size.height) / 2 + above
        content.lines = layout.lines.enumerated().map { index, line in
            let frame = CGRect(
                x: area.minX + indent(of: line.width, in: area.width),
                y: top + CGFloat(index) * format.lineHeight,
                width: line.width,
                height: font.lineHeight
            )
            return DisplayContent.Text.Line(text: line.text, frame: frame)
        }
        content.isCut = layout.isCut || layout.size.width > room.width || layout.size.height > room.height
        return content
    }

    /// How much room may lack before text counts as cut: what is lost when its own size is rounded to pixels.
    private var slack: CGFloat { min(0.5, format.font.columnWidth / 2) + 1e-6 }

    /// How many lines the height has room for, at least one, within the number that is allowed.
    private func mostLines(in height: CGFloat) -> Int {
        let room = (height / format.lineHeight).rounded(.down)
        guard room < 1e15 else { return format.numberOfLines }
        let fitting = max(1, Int(room))
        return format.numberOfLines > 0 ? min(format.numberOfLines, fitting) : fitting
    }

    private func indent(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch textAlignment {
        case .left, .justified, .natural: 0
        case .center: (room - width) / 2
        case .right: room - width
        }
    }
}
