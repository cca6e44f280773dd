import BlueprintUI
import Foundation
import HeadlessUIKit

/// The levels of a tree above each other, and beside them the views on their fewer levels, in the same places.
///
/// Frames are in true proportion, seen from above at an angle; texts lie on their labels. Dotted lines drop from each
/// frame to the one around it.
struct LayersPicture {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels

    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        self.snapshot = snapshot
        self.labels = labels
    }

    private static let margin = 40.0
    private static let gap = 70.0
    private static let heading = SVGDrawing.Font(size: 15, colour: .ink, isBold: true)
    private static let subheading = SVGDrawing.Font(size: 12, colour: .quiet)
    private static let lineHeight = 20.0

    /// The picture.
    var picture: Picture {
        let elements = PictureFrame.elements(of: snapshot, labels: labels)
        let views = PictureFrame.views(of: snapshot)
        let projection = LayerProjection(PictureFrame.area(of: elements + views, and: snapshot.viewport))
        let stacks = [LayerStack(elements, projection), LayerStack(views, projection)]
        let backed = elements.count(where: \.isBacked)
        let levels = stacks.map { Phrasing.count($0.depth, "level") }
        let headings = [
            [
                "Elements",
                "\(elements.count), on \(levels[0]); \(backed) \(backed == 1 ? "is" : "are") view-backed",
            ],
            ["Views", "\(views.count), on \(levels[1]), in the same places"],
        ]
        let words = zip(headings, stacks).map { $0 + ($1.remark.map { [$0] } ?? []) }
        // Both grounds are at one height, and each heading is above its own stack.
        let ground = zip(stacks, words).map { $0.height + Double($1.count) * Self.lineHeight + 24 + 20 }.max() ?? 0
        var drawing = SVGDrawing()
        var left = Self.margin
        for (stack, words) in zip(stacks, words) {
            let origin = CGPoint(x: left + projection.left, y: ground)
            for (row, text) in words.enumerated() {
                let y = ground - stack.height - 24 - Double(words.count - 1 - row) * Self.lineHeight
                drawing.add(text, at: CGPoint(x: left, y: y), row == 0 ? Self.heading : Self.subheading)
            }
            stack.draw(at: origin, on: &drawing)
            let widest = words.map { SVGDrawing.width($0, Self.subheading) }.max() ?? 0
            left += max(projection.width, widest) + Self.gap
        }
        let counts = "\(Phrasing.count(elements.count, "element")) on \(levels[0])"
        let remark = PictureFrame.remark(on: elements)
        let report = PicturesReport(snapshot, labels: labels, options: DrawingOptions(style: .text)).text.plain
        return Picture(
            drawing: drawing,
            size: CGSize(width: left - Self.gap + Self.margin, height: ground + projection.height + Self.margin),
            title: "\(counts), and \(Phrasing.count(views.count, "view")) on \(levels[1])",
            description: [remark, report].compactMap { $0 }.joined(separator: "\n")
        )
    }
}

/// The view from above, at an angle, on an area: where its points are in a picture, and the distance of its levels.
struct LayerProjection {
    private let area: CGRect
    /// The pixels of a point, before it is turned.
    let scale: Double

    /// The pixels to the right and down of a step to the right, and of one down.
    private static let across = CGPoint(x: 0.8, y: 0.24)
    private static let down = CGPoint(x: -0.46, y: 0.52)
    private static let usualWidth = 480.0
    private static let scales = 0.5...1.5

    /// A projection of an area; a small one is enlarged.
    init(_ area: CGRect) {
        self.area = area
        let width = area.width * Self.across.x - area.height * Self.down.x
        let fitting = width > 0 ? Self.usualWidth / width : 1
        scale = min(Self.scales.upperBound, max(Self.scales.lowerBound, fitting))
    }

    /// The width of the projected area in pixels.
    var width: Double { (area.width * Self.across.x - area.height * Self.down.x) * scale }
    /// The height of the projected area in pixels.
    var height: Double { (area.width * Self.across.y + area.height * Self.down.y) * scale }
    /// The pixels from the left edge of the projected area to the area's origin.
    var left: Double { -area.height * Self.down.x * scale }

    /// Returns the place of a point of the area, in relation to that of the area's origin, in pixels.
    func place(_ point: CGPoint) -> CGPoint {
        let (x, y) = ((point.x - area.minX) * scale, (point.y - area.minY) * scale)
        return CGPoint(x: x * Self.across.x + y * Self.down.x, y: x * Self.across.y + y * Self.down.y)
    }

    /// Returns the transform for what lies on a level, with the origin at a place in the picture; it does not scale.
    func transform(to place: CGPoint) -> String {
        let (across, down) = (Self.across, Self.down)
        let numbers = [across.x, across.y, down.x, down.y, place.x, place.y].map(SVGDrawing.number)
        return "matrix(\(numbers.joined(separator: " ")))"
    }
}

/// Frames above each other, by their levels: those of the elements, or of the views.
///
/// Of many levels, an only child is drawn on the level of its parent.
struct LayerStack {
    private let frames: [PictureFrame]
    private let projection: LayerProjection
    /// The level of each frame; the lowest is 0.
    private let levels: [Int]
    /// The frames in the order in which they are drawn: by level, and in each as they are.
    private let order: [Int]
    /// The number of levels of the tree.
    let depth: Int
    /// The number of levels that are drawn.
    private let count: Int
    /// The distance of two levels in pixels.
    private let lift: Double

    private static let mostLevels = 8
    private static let usualLift = 62.0
    /// The height of all levels, at most, in pixels.
    private static let mostHeight = 16 * usualLift

    init(_ frames: [PictureFrame], _ projection: LayerProjection) {
        self.frames = frames
        self.projection = projection
        depth = (frames.lazy.map(\.depth).max() ?? -1) + 1
        let levels = depth > Self.mostLevels ? Self.joined(frames) : frames.map(\.depth)
        self.levels = levels
        let count = (levels.max() ?? -1) + 1
        self.count = count
        lift = min(Self.usualLift, Self.mostHeight / Double(max(1, count)))
        var onLevel: [[Int]] = Array(repeating: [], count: count)
        for index in frames.indices { onLevel[levels[index]].append(index) }
        order = onLevel.flatMap(\.self)
    }

    /// Returns a level for each frame: an only child has that of its parent.
    private static func joined(_ frames: [PictureFrame]) -> [Int] {
        var children = Array(repeating: 0, count: frames.count)
        for frame in frames { if let parent = frame.parent { children[parent] += 1 } }
        var levels: [Int] = []
        levels.reserveCapacity(frames.count)
        for frame in frames {
            levels.append(frame.parent.map { levels[$0] + (children[$0] > 1 ? 1 : 0) } ?? 0)
        }
        return levels
    }

    /// The sentence about levels that are drawn as one; nil if each is drawn.
    var remark: String? {
        guard count < depth else { return nil }
        return "drawn on \(Phrasing.count(count, "level")): an only child is on its parent's"
    }

    /// The pixels that the stack rises above the origin of the lowest level.
    var height: Double {
        let tops = frames.indices.lazy.filter { frames[$0].isDrawn }.map { index in
            Double(levels[index]) * lift - projection.place(frames[index].frame.standardized.origin).y
        }
        return max(0, tops.max() ?? 0)
    }

    // MARK: - Drawing

    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1, dashes: "4 3")
    private static let drop = SVGDrawing.Pen(colour: .line, width: 1, dashes: "1 3")
    private static let name = SVGDrawing.Font(size: 12, colour: .quiet)

    /// Draws the frames, with the origin of the lowest level at a place.
    func draw(at origin: CGPoint, on drawing: inout SVGDrawing) {
        /// The first of the frames in each other that share a level, of which the last was drawn.
        var first: Int?
        for index in order.interruptible {
            if !isOnLevelOfParent(index) { first = index }
            guard frames[index].isDrawn else { continue }
            draw(index, at: origin, on: &drawing)
            let last = index + 1 == frames.count || frames[index + 1].parent != index || !isOnLevelOfParent(index + 1)
            if last, let first { drawName(of: first...index, at: origin, on: &drawing) }
        }
    }

    private func isOnLevelOfParent(_ index: Int) -> Bool {
        frames[index].parent.map { levels[$0] == levels[index] } ?? false
    }

    /// Returns the place of a point on the level of a frame.
    private func place(_ x: Double, _ y: Double, of index: Int, _ origin: CGPoint) -> CGPoint {
        let place = projection.place(CGPoint(x: x, y: y))
        return CGPoint(x: origin.x + place.x, y: origin.y + place.y - Double(levels[index]) * lift)
    }

    /// Draws a frame, the lines that drop from it, and its text.
    private func draw(_ index: Int, at origin: CGPoint, on drawing: inout SVGDrawing) {
        let shown = frames[index]
        let frame = shown.frame.standardized
        let corners = [
            place(frame.minX, frame.minY, of: index, origin), place(frame.maxX, frame.minY, of: index, origin),
            place(frame.maxX, frame.maxY, of: index, origin), place(frame.minX, frame.maxY, of: index, origin),
        ].map { (x: SVGDrawing.number($0.x), y: $0.y) }
        if shown.parent != nil, !isOnLevelOfParent(index) {
            let lines = corners.dropFirst(2).map {
                "M\($0.x) \(SVGDrawing.number($0.y))V\(SVGDrawing.number($0.y + lift))"
            }
            drawing.add(path: lines.joined(), pen: Self.drop)
        }
        let edges = corners.map { "\($0.x) \(SVGDrawing.number($0.y))" }
        drawing.add(
            path: "M\(edges.joined(separator: "L"))Z",
            fill: shown.isBacked ? .wash : .paper,
            opacity: shown.isBacked ? 0.82 : 0.35,
            pen: shown.isBacked ? Self.viewBorder : Self.border,
            title: shown.title
        )
        guard !shown.lines.isEmpty else { return }
        drawing.group(projection.transform(to: place(frame.minX, frame.minY, of: index, origin))) {
            for line in shown.lines { $0.add(line, at: .zero, scale: projection.scale) }
        }
    }

    /// Writes the names of frames in each other on one level along the lower edge of the outermost, or, where borders or
    /// a text would be in the way, of the innermost.
    private func drawName(of chain: ClosedRange<Int>, at origin: CGPoint, on drawing: inout SVGDrawing) {
        for host in [chain.lowerBound, chain.upperBound] where frames[host].isDrawn {
            let frame = frames[host].frame.standardized
            let height = 18 / projection.scale
            guard frame.height * projection.scale >= 14,
                let words = name(of: chain, width: frame.width * projection.scale - 12)
            else { continue }
            let width = (SVGDrawing.width(words, Self.name) + 12) / projection.scale
            let strip = CGRect(x: frame.minX, y: frame.maxY - height, width: width, height: height)
            let isFree = (host...chain.upperBound).allSatisfy { inner in
                guard frames[inner].isDrawn, frames[inner].frame.standardized.intersects(strip) else { return true }
                return frames[inner].lines.isEmpty && frames[inner].frame == frames[host].frame
            }
            guard isFree else { continue }
            return drawing.group(projection.transform(to: place(frame.minX, frame.maxY, of: host, origin))) {
                $0.add(words, at: CGPoint(x: 6, y: -6), Self.name)
            }
        }
    }

    /// Returns the name of one frame, or of several on one level.
    private func name(of chain: ClosedRange<Int>, width: Double) -> String? {
        guard chain.count > 1 else { return frames[chain.lowerBound].name(width: width, Self.name) }
        let names = chain.prefix(Self.mostNames).map { frames[$0].name } + (chain.count > Self.mostNames ? ["…"] : [])
        let words = SVGDrawing.fitted(names.joined(separator: " › "), width: width, Self.name)
        return words.count >= 4 ? words : nil
    }

    private static let mostNames = 6
}
