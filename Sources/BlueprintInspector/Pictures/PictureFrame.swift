import Foundation

/// A frame as pictures draw it: an element's or a view's.
struct PictureFrame {
    /// The frame in the view that holds the tree, in points; it may be infinite or of negative size.
    var frame: CGRect
    /// The position of the frame around it in the list; nil for the outermost.
    var parent: Int?
    /// The number of frames around it.
    var depth: Int
    /// The name that is written into it.
    var name: String
    /// The name where there is no room for the other.
    var shortName: String
    /// True for a view, and for an element that has one.
    var isBacked: Bool
    /// The radius of its corners in points.
    var cornerRadius = 0.0
    /// The lines of text in it.
    var lines: [ShownContent.TextLine] = []

    /// The largest distance that is drawn, in points.
    private static let largest = 100_000.0

    /// True if the frame is finite and not too large to be drawn.
    var isDrawn: Bool {
        frame.isFiniteRect
            && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= Self.largest }
    }

    /// The name and the frame in words, which are shown to a pointer.
    var title: String { "\(name) \(Phrasing(.unicode).rect(frame))" }

    /// Returns the name that fits into a width in pixels; nil if nothing of it can be read there.
    func name(width: Double, _ font: SVGDrawing.Font) -> String? {
        if SVGDrawing.width(name, font) <= width { return name }
        let words = SVGDrawing.fitted(shortName, width: width, font)
        return words.count >= 4 || words == shortName ? words : nil
    }

    /// Returns the frames of the elements of a snapshot, unrounded, in pre-order.
    static func elements(of snapshot: RenderSnapshot, labels: NodeLabels) -> [PictureFrame] {
        let frames = snapshot.absoluteFrames
        return snapshot.elements.indices.interruptible.map { index in
            let record = snapshot.elements[index]
            let content = record.content
            return PictureFrame(
                frame: frames[index],
                parent: record.parent,
                depth: record.depth,
                name: labels[index].caption,
                shortName: labels[index].type,
                isBacked: record.isViewBacked,
                cornerRadius: content?.cornerRadius ?? 0,
                lines: content?.lines ?? []
            )
        }
    }

    /// Returns the frames of the views of a snapshot, rounded, in pre-order, without the view that holds the tree.
    static func views(of snapshot: RenderSnapshot) -> [PictureFrame] {
        let frames = snapshot.absoluteViewFrames
        return snapshot.views.indices.dropFirst().interruptible.map { index in
            let view = snapshot.views[index]
            let content = view.content
            return PictureFrame(
                frame: frames[index],
                parent: view.parent.flatMap { $0 > 0 ? $0 - 1 : nil },
                depth: max(0, view.depth - 1),
                name: view.title,
                shortName: view.className,
                isBacked: true,
                cornerRadius: content.cornerRadius,
                lines: content.lines
            )
        }
    }

    /// Returns a sentence about frames that are not drawn; nil if all are.
    static func remark(on frames: [PictureFrame]) -> String? {
        let missing = frames.count { !$0.isDrawn }
        guard missing > 0 else { return nil }
        return (missing == 1 ? "1 frame is" : "\(missing) frames are") + " infinite or too large, and not drawn."
    }

    /// Returns the smallest area that contains a viewport and the frames that are drawn.
    static func area(of frames: [PictureFrame], and viewport: CGSize) -> CGRect {
        var area = CGRect(origin: .zero, size: viewport)
        if !area.isFiniteRect { area = .zero }
        for frame in frames.interruptible where frame.isDrawn { area = area.union(frame.frame.standardized) }
        return area
    }
}
