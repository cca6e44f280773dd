import BlueprintUI
import Foundation
import HeadlessUIKit

/// The elements as boxes in each other, not to scale: wrappers that coincide are all visible.
///
/// Each box has a name and a size; children are side by side if their frames are. Few of many children and levels are
/// drawn, and the others counted.
struct NestPicture {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let children: NestedChildren
    /// The boxes, in pre-order.
    private let boxes: [Box]

    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        self.snapshot = snapshot
        self.labels = labels
        children = NestedChildren(snapshot)
        var boxes = Self.boxes(of: snapshot, children)
        for index in boxes.indices.reversed().interruptible {
            Self.measure(index, in: &boxes, snapshot, labels, children)
        }
        self.boxes = boxes
    }

    /// An element's box.
    private struct Box {
        let element: Int
        /// The boxes in it.
        var inner: [Int] = []
        /// The words below those: lines of text, an image, or the number of those that are not drawn.
        var words: [String] = []
        /// True if the words are a text that is shown.
        var showsText = false
        /// True if the boxes in it are beside each other.
        var isRow = false
        /// The size that it needs.
        var size = CGSize.zero
    }

    // MARK: - Sizes

    private static let mostLevels = 40
    private static let mostLines = 40
    private static let mostColumns = 60
    private static let widestRow = 960.0
    private static let header = 24.0
    private static let padding = 8.0
    private static let lineHeight = 16.0
    private static let margin = 24.0

    private static let name = SVGDrawing.Font(size: 12, colour: .ink)
    private static let viewName = SVGDrawing.Font(size: 12, colour: .ink, isBold: true)
    private static let fact = SVGDrawing.Font(size: 11, colour: .quiet, isTrailing: true)
    private static let text = SVGDrawing.Font(size: 12, colour: .ink)
    private static let note = SVGDrawing.Font(size: 11, colour: .quiet)
    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1)

    /// Returns the boxes of the elements that are drawn, without sizes.
    private static func boxes(of snapshot: RenderSnapshot, _ children: NestedChildren) -> [Box] {
        guard let root = snapshot.elements.first, root.stage > .unplaced else { return [] }
        var boxes: [Box] = []
        var open: [(element: Int, parent: Int?, level: Int)] = [(0, nil, 0)]
        while let next = open.popLast(), !Interruption.isRequested(atStep: boxes.count) {
            let index = boxes.count
            boxes.append(Box(element: next.element))
            if let parent = next.parent { boxes[parent].inner.append(index) }
            guard next.level + 1 < mostLevels else { continue }
            for child in children[next.element].prefix(NestedChildren.most).reversed() {
                open.append((child, index, next.level + 1))
            }
        }
        return boxes
    }

    /// Gives a box its words and its size, when those in it have theirs.
    private static func measure(
        _ index: Int,
        in boxes: inout [Box],
        _ snapshot: RenderSnapshot,
        _ labels: NodeLabels,
        _ children: NestedChildren
    ) {
        var box = boxes[index]
        let all = children[box.element]
        if all.isEmpty {
            let content = snapshot.elements[box.element].content
            box.words = (content?.lines ?? []).prefix(mostLines).map {
                TextFitting.cut(VisibleText.symbols(String($0.text.prefix(mostColumns + 1))), to: mostColumns)
            }
            box.showsText = !box.words.isEmpty
            if box.words.isEmpty, let image = content?.summary(columns: mostColumns, glyphs: .unicode) {
                box.words = [image]
            }
        } else if box.inner.isEmpty {
            box.words = ["… \(snapshot.descendants(of: box.element).count) more inside"]
        } else if box.inner.count < all.count {
            box.words = ["… and \(all.count - box.inner.count) more"]
        }
        let inner = box.inner.map { boxes[$0].size }
        let row = inner.reduce(-padding) { $0 + $1.width + padding }
        box.isRow = inner.count > 1 && inner.count == all.count && row <= widestRow && children.areSideBySide(all)
        let (name, fact) = titles(of: box.element, snapshot, labels)
        let title = SVGDrawing.width(name, viewName) + 16 + SVGDrawing.width(fact, Self.fact)
        let words = box.words.map { SVGDrawing.width($0, text) }.max() ?? 0
        let widest = max(title, words, box.isRow ? row : inner.map(\.width).max() ?? 0)
        let column = inner.reduce(0) { $0 + $1.height + padding }
        let boxesHeight = box.isRow ? (inner.map(\.height).max() ?? 0) + padding : column
        let wordsHeight = box.words.isEmpty ? 0 : Double(box.words.count) * lineHeight + padding
        box.size = CGSize(width: widest + 2 * padding, height: header + boxesHeight + wordsHeight)
        boxes[index] = box
    }

    /// Returns the name of an element, and its frame.
    private static func titles(
        of element: Int,
        _ snapshot: RenderSnapshot,
        _ labels: NodeLabels
    ) -> (name: String, fact: String) {
        let record = snapshot.elements[element]
        let phrasing = Phrasing(.unicode)
        let place = record.frame.origin == .zero ? "" : " at \(phrasing.point(record.frame.origin))"
        let cut = record.isTruncated ? " \(Glyphs.unicode.cut)" : ""
        return (
            TextFitting.cut(labels[element].caption, to: mostColumns) + cut, phrasing.size(record.frame.size) + place
        )
    }

    // MARK: - Drawing

    /// The picture.
    var picture: Picture {
        var drawing = SVGDrawing()
        var frames = Array(repeating: CGRect.zero, count: boxes.count)
        if let outermost = boxes.first {
            frames[0] = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: outermost.size)
        }
        for (index, box) in boxes.enumerated().interruptible {
            draw(box, in: frames[index], on: &drawing)
            var place = CGPoint(x: frames[index].minX + Self.padding, y: frames[index].minY + Self.header)
            for inner in box.inner {
                var size = boxes[inner].size
                if !box.isRow { size.width = frames[index].width - 2 * Self.padding }
                frames[inner] = CGRect(origin: place, size: size)
                if box.isRow { place.x += size.width + Self.padding } else { place.y += size.height + Self.padding }
            }
        }
        let root = frames.first ?? CGRect(x: Self.margin, y: Self.margin, width: 0, height: 0)
        let bottom = root.maxY
        let notes = self.notes
        for (row, words) in notes.enumerated() {
            drawing.add(words, at: CGPoint(x: Self.margin, y: bottom + 18 + Double(row) * Self.lineHeight), Self.note)
        }
        let widest = notes.map { SVGDrawing.width($0, Self.note) }.max() ?? 0
        let elements = Phrasing.count(snapshot.elements.count, "element")
        return Picture(
            drawing: drawing,
            size: CGSize(
                width: max(root.width, widest) + 2 * Self.margin,
                height: bottom + Double(notes.count) * Self.lineHeight + Self.margin
            ),
            title: "\(elements) in each other, not to scale",
            description: TreeReport(snapshot, labels: labels, options: DrawingOptions(style: .text)).text.plain
        )
    }

    /// The lines below the boxes.
    private var notes: [String] {
        let overlap = children.overlap(in: boxes.map(\.element), labels: labels)
        let names = overlap.names.isEmpty ? [] : ["\(overlap.beginning): \(overlap.names.joined(separator: ", "))"]
        return ["not to scale: the upper borders show the sizes"] + names
    }

    private func draw(_ box: Box, in frame: CGRect, on drawing: inout SVGDrawing) {
        let isBacked = snapshot.elements[box.element].isViewBacked
        drawing.add(
            frame,
            radius: 4,
            fill: isBacked ? .wash : .paper,
            pen: isBacked ? Self.viewBorder : Self.border
        )
        let (name, fact) = Self.titles(of: box.element, snapshot, labels)
        let base = frame.minY + 16
        drawing.add(name, at: CGPoint(x: frame.minX + Self.padding, y: base), isBacked ? Self.viewName : Self.name)
        drawing.add(fact, at: CGPoint(x: frame.maxX - Self.padding, y: base), Self.fact)
        let first = frame.maxY - Double(box.words.count) * Self.lineHeight + 4
        for (row, words) in box.words.enumerated() {
            let place = CGPoint(x: frame.minX + Self.padding, y: first + Double(row) * Self.lineHeight)
            drawing.add(words, at: place, box.showsText ? Self.text : Self.note)
        }
    }
}
