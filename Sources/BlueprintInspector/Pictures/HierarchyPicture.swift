import BlueprintUI
import Foundation
import HeadlessUIKit

/// The documents' three figures as one picture: the elements, those that are view-backed, and the views.
///
/// Each element keeps its row in all three columns: what is not view-backed leaves a gap there. Lists fold as
/// ``TreeReport`` does.
struct HierarchyPicture {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let rows: ElementRows
    private let views: ReceivingViews

    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        self.snapshot = snapshot
        self.labels = labels
        rows = ElementRows(snapshot, options: DrawingOptions())
        views = ReceivingViews(of: rows.elements, in: snapshot)
        viewDepth = snapshot.views.first { $0.element != nil }?.depth ?? 0
        indent = min(16, Self.columnWidth / 3 / Double(max(1, rows.depths.max() ?? 0)))
    }

    // MARK: - Places

    private static let columnWidth = 318.0
    private static let columnStep = 352.0
    private static let margin = 24.0
    private static let top = 77.0
    private static let rowHeight = 30.0
    private static let chipHeight = 23.0
    private let indent: Double
    /// The depth of the outermost view of an element.
    private let viewDepth: Int

    private func chip(_ row: Int, column: Int, depth: Int) -> CGRect {
        let left = Self.margin + Double(column) * Self.columnStep
        return CGRect(
            x: left + Double(depth) * indent,
            y: Self.top + Double(row) * Self.rowHeight,
            width: Self.columnWidth - Double(depth) * indent,
            height: Self.chipHeight
        )
    }

    // MARK: - Looks

    private static let heading = SVGDrawing.Font(size: 15, colour: .ink, isBold: true)
    private static let subheading = SVGDrawing.Font(size: 12, colour: .quiet)
    private static let name = SVGDrawing.Font(size: 13, colour: .ink)
    private static let viewName = SVGDrawing.Font(size: 13, colour: .ink, isBold: true)
    private static let fact = SVGDrawing.Font(size: 11, colour: .quiet, isTrailing: true)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1)
    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let edge = SVGDrawing.Pen(colour: .line, width: 1.25)
    private static let lead = SVGDrawing.Pen(colour: .view, width: 1, dashes: "2 3")

    // MARK: - Drawing

    /// The picture.
    var picture: Picture {
        let report = PicturesReport(snapshot, labels: labels, options: DrawingOptions(style: .text))
        let elements = Phrasing.count(snapshot.elements.count, "element")
        // The view that holds the tree is no element's.
        let shown = snapshot.views.count { $0.element != nil }
        var drawing = SVGDrawing()
        let headings = [
            ("1  Layout", "\(elements), each with a frame in its parent"),
            ("2  View-backed", "\(report.counts.backed) of \(report.counts.elements) describe a view"),
            ("3  Flattened", "\(Phrasing.count(shown, "view")); the rest is added into their frames"),
        ]
        for (column, (title, words)) in headings.enumerated() {
            let x = Self.margin + Double(column) * Self.columnStep
            drawing.add(title, at: CGPoint(x: x, y: 34), Self.heading)
            drawing.add(words, at: CGPoint(x: x, y: 54), Self.subheading)
        }
        var open: [[CGRect]] = [[], [], []]
        for (row, (kind, depth)) in zip(rows.rows, rows.depths).enumerated().interruptible {
            let level = depth - (rows.depths.first ?? 0)
            guard case .node(let element) = kind else {
                let place = chip(row, column: 0, depth: level)
                let words = rows.words(kind, labels: labels, glyphs: .unicode)
                let shortened = SVGDrawing.fitted(words, width: place.width, Self.subheading)
                drawing.add(shortened, at: CGPoint(x: place.minX, y: place.minY + 16), Self.subheading)
                continue
            }
            add(snapshot.elements[element], row: row, level: level, &open, to: &drawing)
        }
        return Picture(
            drawing: drawing,
            size: CGSize(
                width: 2 * Self.margin + 2 * Self.columnStep + Self.columnWidth,
                height: Self.top + Double(rows.rows.count) * Self.rowHeight + Self.margin - 7
            ),
            title: "\(elements) and \(Phrasing.count(shown, "view"))",
            description: report.text.plain
        )
    }

    /// Draws an element's row.
    ///
    /// - Parameter open: the innermost chips of each level so far, by column.
    private func add(
        _ record: ElementRecord,
        row: Int,
        level: Int,
        _ open: inout [[CGRect]],
        to drawing: inout SVGDrawing
    ) {
        let first = chip(row, column: 0, depth: level)
        let frame = Phrasing.numbers(record.frame)
        add(
            first,
            labels[record.index].type,
            text: record.content,
            fact: frame,
            isBacked: false,
            &open[0],
            to: &drawing
        )
        let second = chip(row, column: 1, depth: level)
        let view = views.view(of: record)
        let type = labels[record.index].type
        add(second, type, fact: view?.className ?? "", isBacked: record.isViewBacked, &open[1], to: &drawing)
        guard let view else { return }
        let third = chip(row, column: 2, depth: view.depth - viewDepth)
        drawing.add(
            path: "M\(SVGDrawing.number(second.maxX)) \(SVGDrawing.number(second.midY))"
                + "H\(SVGDrawing.number(third.minX))",
            pen: Self.lead
        )
        add(third, view.className, fact: Phrasing.numbers(view.frame), isBacked: true, &open[2], to: &drawing)
    }

    /// Draws a chip with a name, a text if there is room, and a fact at its right edge, and the line to its parent.
    private func add(
        _ place: CGRect,
        _ name: String,
        text: ShownContent? = nil,
        fact: String,
        isBacked: Bool,
        _ open: inout [CGRect],
        to drawing: inout SVGDrawing
    ) {
        while let last = open.last, last.minX >= place.minX { open.removeLast() }
        if let parent = open.last {
            let x = parent.minX + min(8, indent / 2)
            drawing.add(
                path: "M\(SVGDrawing.number(x)) \(SVGDrawing.number(parent.maxY))"
                    + "V\(SVGDrawing.number(place.midY))H\(SVGDrawing.number(place.minX))",
                pen: Self.edge
            )
        }
        open.append(place)
        drawing.add(
            place,
            radius: 6,
            fill: isBacked ? .wash : .paper,
            pen: isBacked ? Self.viewBorder : Self.border
        )
        let font = isBacked ? Self.viewName : Self.name
        let right = place.maxX - 9
        drawing.add(fact, at: CGPoint(x: right, y: place.minY + 16), Self.fact)
        let room = place.width - 18 - 8 - SVGDrawing.width(fact, Self.fact)
        let shortened = SVGDrawing.fitted(name, width: room, font)
        drawing.add(shortened, at: CGPoint(x: place.minX + 9, y: place.minY + 16), font)
        let rest = room - SVGDrawing.width(shortened, font) - 6
        let columns = Int(saturating: rest / SVGDrawing.width("a", Self.subheading))
        guard columns >= 6, let summary = text?.summary(columns: columns, glyphs: .unicode) else { return }
        let x = right - SVGDrawing.width(fact, Self.fact) - 8 - rest
        drawing.add(summary, at: CGPoint(x: x, y: place.minY + 16), Self.subheading)
    }
}

extension Phrasing {
    /// Returns a frame as numbers: `20,20  260×120`.
    fileprivate static func numbers(_ frame: CGRect) -> String {
        "\(number(frame.origin.x)),\(number(frame.origin.y))  \(number(frame.size.width))×\(number(frame.size.height))"
    }
}
