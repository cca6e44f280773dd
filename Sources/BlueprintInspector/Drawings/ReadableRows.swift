import BlueprintUI
import Foundation

/// The lines of text of a drawing, to find the scale at which each has a row of its own.
struct ReadableRows {
    /// The extent of one line of text, in points.
    private struct Line {
        var left: Double
        var right: Double
        var middle: Double
        var height: Double
    }

    private var lines: [Line] = []

    /// Adds the lines of text of a frame.
    mutating func add(_ texts: [ShownContent.TextLine], in frame: CGRect) {
        for text in texts {
            let line = Line(
                left: frame.origin.x + text.x,
                right: frame.origin.x + text.x + text.width,
                middle: frame.origin.y + text.y + text.height / 2,
                height: text.height
            )
            if line.left.isFinite, line.right.isFinite, line.middle.isFinite { lines.append(line) }
        }
    }

    /// The height of the largest cells with which lines above each other have different rows; infinite for none.
    ///
    /// Lines that overlap by more than half of their height are in layers, and no scale separates them.
    var tallestCell: Double {
        // Interrupted work does not draw at all; sorting cannot be left in the middle.
        guard !Interruption.isRequested else { return .infinity }
        let sorted = lines.sorted { ($0.middle, $0.left) < ($1.middle, $1.left) }
        var tallest = Double.infinity
        for (position, line) in sorted.enumerated().interruptible {
            for next in sorted[(position + 1)...].interruptible {
                let distance = next.middle - line.middle
                if distance >= tallest { break }
                let isAbove = distance > min(line.height, next.height) / 2
                if isAbove, next.left < line.right, line.left < next.right { tallest = distance }
            }
        }
        return min(tallest, lines.map(\.height).filter { $0 > 0 }.min() ?? .infinity)
    }
}
