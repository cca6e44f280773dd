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

/// A picture that is drawn: alone a document, or one of several beside each other.
struct Picture {
    /// The shapes.
    var drawing: SVGDrawing
    /// The size in pixels.
    var size: CGSize
    /// The name, for those who do not see the picture, too.
    var title: String
    /// The sentences about what it shows.
    var description: String

    /// The picture as a document.
    var document: String { drawing.document(size: size, title: title, description: description) }

    private static let caption = SVGDrawing.Font(size: 15, colour: .ink, isBold: true)
    private static let captionHeight = 40.0
    private static let margin = 24.0

    /// Returns pictures beside each other, each below its caption.
    static func sideBySide(_ pictures: [(caption: String, picture: Picture)]) -> Picture {
        var drawing = SVGDrawing()
        var size = CGSize.zero
        for (caption, picture) in pictures {
            let place = CGPoint(x: size.width, y: captionHeight)
            drawing.add(caption, at: CGPoint(x: place.x + margin, y: 34), Self.caption)
            drawing.group("translate(\(SVGDrawing.number(place.x)) \(SVGDrawing.number(place.y)))") {
                $0.add(picture.drawing)
            }
            let captionWidth = SVGDrawing.width(caption, Self.caption) + 2 * margin
            size.width += max(captionWidth, picture.size.width.rounded(.up))
            size.height = max(size.height, captionHeight + picture.size.height)
        }
        return Picture(
            drawing: drawing,
            size: size,
            title: pictures.map { "\($0.caption): \($0.picture.title)" }.joined(separator: "; "),
            description: pictures.map { "\($0.caption):\n\($0.picture.description)" }.joined(separator: "\n")
        )
    }
}

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
