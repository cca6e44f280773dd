import BlueprintUI
import Foundation
import HeadlessUIKit

/// The frames of all elements, or of all views, to scale, with their texts where they were laid out.
///
/// View-backed elements are filled and have a thick border; the others have a dashed one. Each word begins where it was
/// measured, whatever font a viewer has.
struct FramesPicture {
    private let frames: [PictureFrame]
    private let viewport: CGSize
    private let noun: String
    private let description: String

    /// A picture of the elements of a snapshot.
    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        frames = PictureFrame.elements(of: snapshot, labels: labels)
        viewport = snapshot.viewport
        noun = "element"
        description = TreeReport(snapshot, labels: labels, options: DrawingOptions(style: .text)).text.plain
    }

    /// A picture of the views of a snapshot, without the one that holds the tree.
    init(viewsOf snapshot: RenderSnapshot, labels: NodeLabels) {
        frames = PictureFrame.views(of: snapshot)
        viewport = snapshot.viewport
        noun = "view"
        description = ViewsReport(snapshot, labels: labels, options: DrawingOptions(style: .text)).text.plain
    }

    /// The pixels of a point.
    private static let scale = 2.0
    private static let margin = 24.0
    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1, dashes: "4 3")
    private static let name = SVGDrawing.Font(size: 11, colour: .quiet)

    /// The picture as a document.
    var document: String { picture.document }

    /// The picture.
    var picture: Picture {
        let area = PictureFrame.area(of: frames, and: viewport)
        var drawing = SVGDrawing()
        let names = NameRoom(frames)
        for (index, shown) in frames.enumerated().interruptible where shown.isDrawn {
            let frame = place(shown.frame.standardized, in: area)
            drawing.add(
                frame,
                radius: shown.cornerRadius * Self.scale,
                fill: shown.isBacked ? .wash : nil,
                pen: shown.isBacked ? Self.viewBorder : Self.border,
                title: shown.title
            )
            for line in shown.lines { drawing.add(line, at: frame.origin, scale: Self.scale) }
            guard let room = names.room(of: index) else { continue }
            let left = (room.minX - shown.frame.standardized.minX) * Self.scale
            let words = shown.name(width: room.width * Self.scale, Self.name)
            guard let words else { continue }
            drawing.add(words, at: CGPoint(x: frame.minX + left, y: frame.minY + 12), Self.name)
        }
        return Picture(
            drawing: drawing,
            size: CGSize(
                width: area.width * Self.scale + 2 * Self.margin,
                height: area.height * Self.scale + 2 * Self.margin
            ),
            title: "\(Phrasing.count(frames.count, noun)) in \(Phrasing(.text).size(viewport))",
            description: [PictureFrame.remark(on: frames), description].compactMap { $0 }.joined(separator: "\n")
        )
    }

    /// Returns the place of a frame in the picture of an area.
    private func place(_ frame: CGRect, in area: CGRect) -> CGRect {
        CGRect(
            x: Self.margin + (frame.minX - area.minX) * Self.scale,
            y: Self.margin + (frame.minY - area.minY) * Self.scale,
            width: frame.width * Self.scale,
            height: frame.height * Self.scale
        )
    }
}

/// The room for names: the strip at the upper edge of a frame that neither a text nor a frame in it covers.
private struct NameRoom {
    /// The height of a name, in points.
    private static let height = 7.0
    private let frames: [PictureFrame]
    private var isFree: [Bool]
    /// The radius of the corner at the origin of each frame, which may be one of a frame around it.
    private let corners: [Double]

    init(_ frames: [PictureFrame]) {
        self.frames = frames
        var corners: [Double] = []
        for shown in frames {
            let around = shown.parent.map { frames[$0].frame.origin == shown.frame.origin ? corners[$0] : 0 }
            corners.append(max(shown.cornerRadius, around ?? 0))
        }
        self.corners = corners
        isFree = frames.map(\.lines.isEmpty)
        /// The free strips of the frames around the current one, outermost first: a child may cover any of them.
        var strips: [Int] = []
        for (index, shown) in frames.enumerated().interruptible {
            // Foundation traps for the intersection of a frame that is not finite.
            guard shown.frame.isFiniteRect else {
                isFree[index] = false
                continue
            }
            while let last = strips.last, frames[last].depth >= shown.depth { strips.removeLast() }
            for open in strips where strip(of: open).intersects(shown.frame.standardized) { isFree[open] = false }
            strips.removeAll { !isFree[$0] }
            if isFree[index] { strips.append(index) }
        }
    }

    private func strip(of index: Int) -> CGRect {
        let frame = frames[index].frame.standardized
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height)
    }

    /// Returns the strip for the name of a frame, between its corners; nil if something covers it or it is too low.
    func room(of index: Int) -> CGRect? {
        guard isFree[index], frames[index].frame.standardized.height >= Self.height else { return nil }
        // At the height of the letters, a corner is as wide as a third of its radius.
        let strip = strip(of: index).insetBy(dx: 2 + corners[index] / 3, dy: 0)
        return strip.isNull || strip.width < 8 ? nil : strip
    }
}
