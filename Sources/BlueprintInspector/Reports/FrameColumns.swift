import Foundation

/// Columns of frames, with commas below commas and crosses below crosses.
struct FrameColumns {
    private static let widest = 12

    private let phrasing: Phrasing
    private var x = 0
    private var y = 0
    private var width = 0
    private var height = 0

    init(_ frames: some Sequence<CGRect>, phrasing: Phrasing) {
        self.phrasing = phrasing
        for frame in frames {
            x = wider(x, frame.origin.x)
            y = wider(y, frame.origin.y)
            width = wider(width, frame.size.width)
            height = wider(height, frame.size.height)
        }
    }

    private func wider(_ columns: Int, _ value: Double) -> Int {
        max(columns, min(Self.widest, Phrasing.number(value).count))
    }

    /// The number of terminal columns of a frame.
    var columns: Int { x + 1 + y + 3 + width + 1 + height }

    /// Returns a frame with every number in its column.
    func text(_ frame: CGRect) -> String {
        let origin =
            TextFitting.right(Phrasing.number(frame.origin.x), x) + ","
            + TextFitting.left(Phrasing.number(frame.origin.y), y)
        let size =
            TextFitting.right(Phrasing.number(frame.size.width), width) + phrasing.glyphs.times
            + TextFitting.left(Phrasing.number(frame.size.height), height)
        return origin + "   " + size
    }
}
