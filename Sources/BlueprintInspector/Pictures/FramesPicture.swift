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

    private static let margin = 24.0
    private static let name = SVGDrawing.Font(size: 11, colour: .quiet)

    /// The picture.
    var picture: Picture {
        let scale = PictureScale(
            area: PictureFrame.area(of: frames, and: viewport),
            origin: CGPoint(x: Self.margin, y: Self.margin)
        )
        var drawing = SVGDrawing()
        let names = NameRoom(frames)
        for (index, shown) in frames.enumerated().interruptible where shown.isDrawn {
            scale.add(shown, to: &drawing)
            guard let room = names.room(of: index) else { continue }
            let frame = scale.place(shown.frame)
            let left = scale.length(room.minX - shown.frame.standardized.minX)
            let words = shown.name(width: scale.length(room.width), Self.name)
            guard let words else { continue }
            drawing.add(words, at: CGPoint(x: frame.minX + left, y: frame.minY + 12), Self.name)
        }
        return Picture(
            drawing: drawing,
            size: CGSize(
                width: scale.size.width + 2 * Self.margin,
                height: scale.size.height + 2 * Self.margin
            ),
            title: "\(Phrasing.count(frames.count, noun)) in \(Phrasing(.text).size(viewport))",
            description: [PictureFrame.remark(on: frames), description].compactMap { $0 }.joined(separator: "\n")
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

/// A render that is one of several in a picture.
public struct CaptionedRender: Sendable {
    /// The words above it, such as the size of its viewport.
    public let caption: String
    /// The elements and the views.
    public let snapshot: RenderSnapshot
    /// The labels of the elements.
    public let labels: NodeLabels

    /// A render below a caption.
    public init(caption: String, snapshot: RenderSnapshot, labels: NodeLabels) {
        self.caption = caption
        self.snapshot = snapshot
        self.labels = labels
    }
}

/// The frames of two trees beside each other, with signs at what differs.
public struct ComparedFrames {
    private let report: DiffReport
    private let titles: [String]
    private let options: DrawingOptions

    /// Draws both trees of a report below titles; of the options, the style, the width and the zoom apply.
    public init(_ report: DiffReport, before: String, after: String, options: DrawingOptions) {
        (self.report, titles, self.options) = (report, [before, after], options)
    }

    /// The drawings, and the meaning of the signs.
    public var text: StyledText {
        let signs = report.signs
        let text = DrawingPair.text(
            [drawing(titles[0], report.old, signs.before), drawing(titles[1], report.new, signs.after)],
            columns: options.width,
            style: options.style
        )
        let isSame = signs.before.isEmpty && signs.after.isEmpty
        let legend = isSame ? "nothing differs" : options.style == .text ? nil : "~ changed, + new, - deleted"
        return text + (legend.map { StyledText($0, style: .dim) } ?? StyledText())
    }

    private func drawing(_ title: String, _ tree: LabeledTree, _ signs: [Int: String]) -> DrawingPair.Drawing {
        var options = options
        (options.marked, options.focus, options.signs) = (nil, nil, signs)
        return DrawingPair.Drawing(title) { [options] columns, cell in
            FramesDrawing(tree.snapshot, labels: tree.labels, options: options.sized(columns, cell))
        }
    }
}
