import BlueprintUI
import Foundation
import HeadlessUIKit

/// The frames of two trees to scale beside each other, with marks at what differs, and a list of it below.
///
/// What differs has a thick border and its sign in a badge: `+` new, `-` deleted, `~` changed. The border of what is
/// deleted has long dashes, that of what is new dots.
public struct ComparisonPicture {
    private let reports: [DiffReport]
    private let titles: [String]

    /// A picture of reports on trees in different viewports, which are drawn below each other.
    ///
    /// - Parameters:
    ///   - before: The name of the first tree of each.
    ///   - after: The name of the second.
    public init(_ reports: [DiffReport], before: String, after: String) {
        (self.reports, titles) = (reports, ["before: \(before)", "after: \(after)"])
    }

    // MARK: - Looks

    private static let margin = 24.0
    private static let top = 58.0
    private static let rowHeight = 18.0
    private static let narrowest = 240.0
    private static let mostRows = 40
    private static let heading = SVGDrawing.Font(size: 15, colour: .ink, isBold: true)
    private static let words = SVGDrawing.Font(size: 12, colour: .ink)
    private static let sign = SVGDrawing.Font(size: 12, colour: .paper, isBold: true)
    private static let marks = [
        "~": SVGDrawing.Pen(colour: .ink, width: 3),
        "+": SVGDrawing.Pen(colour: .ink, width: 3, dashes: "3 3"),
        "-": SVGDrawing.Pen(colour: .ink, width: 3, dashes: "12 4"),
    ]

    // MARK: - Drawing

    /// The picture as a document.
    public var document: String {
        var drawing = SVGDrawing()
        var size = CGSize.zero
        for report in reports {
            let added = add(report, top: size.height, to: &drawing)
            size = CGSize(width: max(size.width, added.width), height: size.height + added.height)
        }
        let isSame = reports.allSatisfy(\.isEmpty)
        return drawing.document(
            size: size,
            title: titles.joined(separator: "; ") + (isSame ? "; no difference" : ""),
            description: reports.map(\.sentences).joined(separator: "\n")
        )
    }

    /// Draws a comparison from a height on, and returns its size.
    private func add(_ report: DiffReport, top: Double, to drawing: inout SVGDrawing) -> CGSize {
        let signs = report.signs
        var (left, height) = (0.0, 0.0)
        for (title, tree, signs) in [(titles[0], report.old, signs.before), (titles[1], report.new, signs.after)] {
            let place = CGPoint(x: left, y: top)
            let size = add(tree, title, signs, at: place, to: &drawing)
            left += size.width
            height = max(height, size.height)
        }
        var lines = report.text.lines.map(\.plain)
        if lines.count > Self.mostRows {
            lines = lines.prefix(Self.mostRows) + ["and \(Phrasing.count(lines.count - Self.mostRows, "more line"))"]
        }
        for line in lines {
            height += Self.rowHeight
            let shown = SVGDrawing.fitted(line, width: left - 2 * Self.margin, Self.words)
            drawing.add(shown, at: CGPoint(x: Self.margin, y: top + height - 4), Self.words)
        }
        return CGSize(width: left, height: height + Self.margin)
    }

    /// Draws a tree below its title, and returns the size.
    private func add(
        _ tree: LabeledTree,
        _ title: String,
        _ signs: [Int: String],
        at origin: CGPoint,
        to drawing: inout SVGDrawing
    ) -> CGSize {
        let frames = PictureFrame.elements(of: tree.snapshot, labels: tree.labels)
        let scale = PictureScale(
            area: PictureFrame.area(of: frames, and: tree.snapshot.viewport),
            origin: CGPoint(x: origin.x + Self.margin, y: origin.y + Self.top)
        )
        let viewport = Phrasing().size(tree.snapshot.viewport)
        let width = max(Self.narrowest, scale.size.width) + 2 * Self.margin
        let caption = SVGDrawing.fitted("\(title) · \(viewport)", width: width - 2 * Self.margin, Self.heading)
        drawing.add(caption, at: CGPoint(x: origin.x + Self.margin, y: origin.y + 32), Self.heading)
        for shown in frames.interruptible where shown.isDrawn { scale.add(shown, to: &drawing) }
        // Above all frames, so that none hides a mark; the badges above all marks.
        let marked = signs.keys.sorted().filter { frames[$0].isDrawn }
        for index in marked {
            drawing.add(scale.place(frames[index].frame), fill: nil, pen: Self.marks[signs[index] ?? ""])
        }
        var badges = Badges(left: origin.x + Self.margin / 4)
        for index in marked.interruptible {
            let words = "\(signs[index] ?? "") \(tree.labels.reference(of: index))".replacing("-", with: "−")
            let badge = badges.place(words, at: scale.place(frames[index].frame), Self.sign)
            drawing.add(badge, radius: 4, fill: .ink)
            drawing.add(words, at: CGPoint(x: badge.minX + 5, y: badge.minY + 12), Self.sign)
        }
        return CGSize(width: width, height: Self.top + scale.size.height + Self.margin)
    }
}

/// The badges with signs: each at a corner of its frame, and beside those that are there.
private struct Badges {
    private static let height = 16.0
    private static let gap = 2.0
    /// The left edge of the room for badges.
    private let left: Double
    /// The left and the right edge of the badges of a corner.
    private var edges: [Corner: (left: Double, right: Double)] = [:]

    init(left: Double) { self.left = left }

    private struct Corner: Hashable {
        var x: Int
        var y: Int
    }

    /// Returns the frame of the next badge above the upper right corner of a frame, where it hides no text in it.
    mutating func place(_ words: String, at frame: CGRect, _ font: SVGDrawing.Font) -> CGRect {
        let width = SVGDrawing.width(words, font) + 10
        let corner = Corner(
            x: Int(saturating: frame.maxX / Self.height),
            y: Int(saturating: frame.minY / Self.height)
        )
        let edges = edges[corner]
        var x = (edges.map { $0.left - Self.gap } ?? frame.maxX) - width
        // Where there is no room on the left of the others, it is on their right.
        if x < left { x = max(left, edges.map { $0.right + Self.gap } ?? left) }
        self.edges[corner] = (min(x, edges?.left ?? x), max(x + width, edges?.right ?? x))
        return CGRect(x: x, y: frame.minY - Self.height, width: width, height: Self.height)
    }
}
