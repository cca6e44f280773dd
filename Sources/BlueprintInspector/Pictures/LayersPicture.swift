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
