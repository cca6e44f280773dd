import Foundation
import HeadlessUIKit

/// Several drawings of frames at one scale, side by side if there are enough columns, else below each other.
public enum DrawingPair {
    /// A drawing with a title.
    public struct Drawing {
        let title: String
        let remarks: [String]
        let frames: (_ columns: Int, _ cell: CGSize?) -> FramesDrawing

        /// A drawing that a function makes for a number of columns, with cells of a size or, for nil, as large as needed.
        ///
        /// - Parameter remarks: lines below the title, which are broken between words where they are too long.
        public init(
            _ title: String,
            remarks: [String] = [],
            frames: @escaping (_ columns: Int, _ cell: CGSize?) -> FramesDrawing
        ) {
            (self.title, self.remarks, self.frames) = (title, remarks, frames)
        }

        /// Returns the lines above the frames.
        fileprivate func head(_ columns: Int) -> StyledText {
            let lines = remarks.flatMap { TextFitting.wrap($0, columns: columns, hanging: 2) }
            return StyledText(title, style: .heading) + StyledText(lines: lines.map { StyledText.Line($0) })
        }
    }

    /// The columns between two drawings.
    private static let gap = 2
    /// The number of columns from which on a drawing may be next to another.
    private static let narrowest = 48

    /// Returns the drawings in at most a number of columns; lists in words are never side by side.
    ///
    /// - Parameter comparesBelow: true for one scale below each other, too; false for a scale of its own for each.
    public static func text(
        _ drawings: [Drawing],
        columns: Int,
        style: DrawingStyle = .unicode,
        comparesBelow: Bool = true
    ) -> StyledText {
        if style == .text { return titled(drawings, columns).reduce(StyledText(), +) }
        let count = max(1, drawings.count)
        let whole = titled(drawings, columns)
        if whole.reduce(gap * (count - 1), { $0 + $1.columns }) <= columns { return joined(whole) }
        let share = (columns - gap * (count - 1)) / count
        if share >= narrowest { return joined(titled(drawings, share)) }
        let below =
            comparesBelow ? whole : drawings.map { $0.head(columns) + $0.frames(columns, nil).text }
        return below.reduce(StyledText(), +)
    }

    /// Returns the drawings with the largest cells that one of them needs, so that their lengths can be compared.
    private static func titled(_ drawings: [Drawing], _ columns: Int) -> [StyledText] {
        let cells = drawings.map { $0.frames(columns, nil).cell }
        let width = cells.map(\.width).max() ?? 0
        let height = cells.map(\.height).max() ?? 0
        return zip(drawings, cells).map { drawing, own in
            let cell = CGSize(width: width, height: height)
            let frames = drawing.frames(columns, cell == own ? nil : cell)
            return drawing.head(columns) + frames.text
        }
    }

    private static func joined(_ texts: [StyledText]) -> StyledText {
        StyledText(lines: StyledText(sideBySide: texts, gap: gap).lines.map(\.trimmed))
    }
}
