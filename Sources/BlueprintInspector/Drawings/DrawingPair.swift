import HeadlessUIKit

/// Several drawings, side by side if there are enough columns, else below each other.
public enum DrawingPair {
    /// A drawing with a title.
    public struct Drawing {
        let title: String
        let text: (_ columns: Int) -> StyledText

        /// A drawing that a function makes for a number of columns.
        public init(_ title: String, text: @escaping (_ columns: Int) -> StyledText) {
            self.title = title
            self.text = text
        }
    }

    /// The columns between two drawings.
    private static let gap = 2
    /// The number of columns from which on a drawing may be next to another.
    private static let narrowest = 48

    /// Returns the drawings in at most a number of columns; lists in words are never side by side.
    public static func text(_ drawings: [Drawing], columns: Int, style: DrawingStyle = .unicode) -> StyledText {
        if style == .text { return drawings.map { titled($0, columns) }.reduce(StyledText(), +) }
        let count = max(1, drawings.count)
        let whole = drawings.map { titled($0, columns) }
        if whole.reduce(gap * (count - 1), { $0 + $1.columns }) <= columns { return joined(whole) }
        let share = (columns - gap * (count - 1)) / count
        if share >= narrowest { return joined(drawings.map { titled($0, share) }) }
        var text = StyledText()
        for drawing in whole { text = text + drawing }
        return text
    }

    private static func titled(_ drawing: Drawing, _ columns: Int) -> StyledText {
        StyledText(drawing.title, style: .heading) + drawing.text(columns)
    }

    private static func joined(_ texts: [StyledText]) -> StyledText {
        StyledText(lines: StyledText(sideBySide: texts, gap: gap).lines.map(\.trimmed))
    }
}
