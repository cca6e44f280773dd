import Foundation

/// The places of frames in a picture of an area, and how they are drawn there: filled and with a thick border for a view,
/// dashed otherwise.
struct PictureScale {
    /// The area in points that the picture shows.
    let area: CGRect
    /// The place of the area's corner in pixels.
    let origin: CGPoint

    /// The pixels of a point.
    private static let scale = 2.0
    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1, dashes: "4 3")

    /// The size of the area in pixels.
    var size: CGSize { CGSize(width: length(area.width), height: length(area.height)) }

    /// Returns the pixels of a length in points.
    func length(_ points: Double) -> Double { points * Self.scale }

    /// Returns the place of a frame in pixels.
    func place(_ frame: CGRect) -> CGRect {
        let frame = frame.standardized
        return CGRect(
            x: origin.x + length(frame.minX - area.minX),
            y: origin.y + length(frame.minY - area.minY),
            width: length(frame.width),
            height: length(frame.height)
        )
    }

    /// Draws a frame with its lines of text.
    func add(_ shown: PictureFrame, to drawing: inout SVGDrawing) {
        let frame = place(shown.frame)
        drawing.add(
            frame,
            radius: length(shown.cornerRadius),
            fill: shown.isBacked ? .wash : nil,
            pen: shown.isBacked ? Self.viewBorder : Self.border,
            title: shown.title
        )
        for line in shown.lines { drawing.add(line, at: frame.origin, scale: Self.scale) }
    }
}
