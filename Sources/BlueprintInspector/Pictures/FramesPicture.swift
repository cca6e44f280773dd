import BlueprintUI
import Foundation
import HeadlessUIKit

/// The frames of all elements to scale, with their texts where they were laid out.
///
/// View-backed elements are filled and have a thick border; the others have a dashed one. Each word begins where it was
/// measured, whatever font a viewer has.
struct FramesPicture {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels

    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        self.snapshot = snapshot
        self.labels = labels
    }

    /// The pixels of a point.
    private static let scale = 2.0
    private static let margin = 24.0
    private static let viewBorder = SVGDrawing.Pen(colour: .view, width: 1.75)
    private static let border = SVGDrawing.Pen(colour: .line, width: 1, dashes: "4 3")
    private static let name = SVGDrawing.Font(size: 11, colour: .quiet)
    /// The largest length that is drawn, in points; larger frames are left out.
    private static let largest = 100_000.0

    /// The picture as a document.
    var document: String {
        let frames = snapshot.absoluteFrames
        let viewport = CGRect(origin: .zero, size: snapshot.viewport)
        var area = viewport
        var missing = 0
        for frame in frames.interruptible {
            if isDrawn(frame) { area = area.union(frame.standardized) } else { missing += 1 }
        }
        var drawing = SVGDrawing()
        let names = NameRoom(frames, in: snapshot)
        func place(_ frame: CGRect) -> CGRect {
            CGRect(
                x: Self.margin + (frame.minX - area.minX) * Self.scale,
                y: Self.margin + (frame.minY - area.minY) * Self.scale,
                width: frame.width * Self.scale,
                height: frame.height * Self.scale
            )
        }
        for record in snapshot.elements.interruptible where isDrawn(frames[record.index]) {
            let frame = place(frames[record.index].standardized)
            let label = labels[record.index].full
            drawing.add(
                frame,
                radius: (record.content?.cornerRadius ?? 0) * Self.scale,
                fill: record.isViewBacked ? .wash : nil,
                pen: record.isViewBacked ? Self.viewBorder : Self.border,
                title: "\(label) \(Phrasing(.unicode).rect(frames[record.index]))"
            )
            for line in record.content?.lines ?? [] { add(line, in: frame, to: &drawing) }
            guard let room = names.room(of: record.index) else { continue }
            let words = SVGDrawing.fitted(label, width: room.width * Self.scale - 8, Self.name)
            guard words.count >= 4 else { continue }
            drawing.add(words, at: CGPoint(x: frame.minX + 4, y: frame.minY + 12), Self.name)
        }
        return drawing.document(
            size: CGSize(
                width: area.width * Self.scale + 2 * Self.margin,
                height: area.height * Self.scale + 2 * Self.margin
            ),
            title:
                "\(Phrasing.count(snapshot.elements.count, "element")) in \(Phrasing(.text).size(snapshot.viewport))",
            description: description(missing: missing)
        )
    }

    private func isDrawn(_ frame: CGRect) -> Bool {
        frame.isFiniteRect && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= Self.largest }
    }

    private func description(missing: Int) -> String {
        let text = TreeReport(snapshot, labels: labels, options: DrawingOptions(style: .text)).text.plain
        guard missing > 0 else { return text }
        let words = missing == 1 ? "1 frame is" : "\(missing) frames are"
        return "\(words) infinite or too large, and not drawn.\n\(text)"
    }

    /// Draws the words of a line, each where it begins.
    private func add(_ line: ShownContent.TextLine, in frame: CGRect, to drawing: inout SVGDrawing) {
        let columns = line.text.displayColumns
        guard columns > 0, line.height > 0 else { return }
        let advance = line.width * Self.scale / Double(columns)
        // A character of the measured font is half as wide as the font is high; one of a monospaced face six tenths.
        let font = SVGDrawing.Font(size: line.height * Self.scale * 5 / 6, colour: .ink, isMonospaced: true)
        let y = frame.minY + (line.y + line.height * 0.8) * Self.scale
        var column = 0
        for word in line.text.split(separator: " ", omittingEmptySubsequences: false) {
            let x = frame.minX + line.x * Self.scale + Double(column) * advance
            if !word.isEmpty { drawing.add(String(word), at: CGPoint(x: x, y: y), font) }
            column += String(word).displayColumns + 1
        }
    }
}

/// The room for the names of elements: the strip at the upper edge of a frame that neither a text nor a child covers.
private struct NameRoom {
    /// The height of a name, in points.
    private static let height = 7.0
    private let frames: [CGRect]
    private var isFree: [Bool]

    init(_ frames: [CGRect], in snapshot: RenderSnapshot) {
        self.frames = frames
        isFree = snapshot.elements.map { $0.content?.lines.isEmpty ?? true }
        /// The free strips of the elements around the current one, outermost first: a child may cover any of them.
        var strips: [Int] = []
        for record in snapshot.elements.interruptible {
            let frame = frames[record.index]
            // Foundation traps for the intersection of a frame that is not finite.
            guard frame.isFiniteRect else {
                isFree[record.index] = false
                continue
            }
            while let last = strips.last, snapshot.elements[last].depth >= record.depth { strips.removeLast() }
            for open in strips where strip(of: open).intersects(frame.standardized) { isFree[open] = false }
            strips.removeAll { !isFree[$0] }
            if isFree[record.index] { strips.append(record.index) }
        }
    }

    private func strip(of element: Int) -> CGRect {
        let frame = frames[element].standardized
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height)
    }

    /// Returns the strip for an element's name; nil if something covers it or it is too low.
    func room(of element: Int) -> CGRect? {
        let strip = strip(of: element)
        return isFree[element] && frames[element].standardized.height >= Self.height && strip.width > 12 ? strip : nil
    }
}
