import Foundation

/// Notes about the frames and gaps that a drawing does not show because they are smaller than a cell.
struct ScaleNotes {
    private let scene: FrameScene

    init(scene: FrameScene) {
        self.scene = scene
    }

    /// A gap or a length, in points, and the points of a cell in its direction.
    fileprivate struct Lost {
        var name: String
        var points: Double
        var cell: Double
        /// The border of both edges; nil if a frame has no border of its own.
        var border: SharedBorder?

        /// The zoom at which it is one cell long.
        var zoom: Double { (cell / points).rounded(.up) }
    }

    /// The part of a border in which two frames meet, with a gap between them.
    struct SharedBorder {
        /// True for a vertical border.
        var isVertical: Bool
        /// The column of a vertical border, the row of a horizontal one.
        var place: Int
        /// The rows of a vertical border, the columns of a horizontal one.
        var range: ClosedRange<Int>
    }

    /// The gaps and lengths of one element that are too small to be drawn.
    struct Note {
        fileprivate var element: Int
        /// The child, for a gap next to it; nil for the element's own lengths.
        fileprivate var child: Int?
        /// The next child, for a gap between the two.
        fileprivate var next: Int?
        fileprivate var isOnlyChild = false
        fileprivate var lost: [Lost] = []

        /// The number of gaps and lengths that the drawing does not show; it has a double border for other gaps.
        var count: Int { lost.filter { $0.border == nil }.count }

        /// The borders of two edges with a gap.
        var borders: [SharedBorder] { lost.compactMap(\.border) }
    }

    /// The notes, one for each element with gaps or lengths that are too small.
    var notes: [Note] {
        // Elements that are not drawn have no cells that could be compared.
        var childrenOf = ContiguousArray<[Int]>(repeating: [], count: scene.frames.count)
        for element in scene.drawn where element != scene.range.lowerBound && !scene.scrolledPart.contains(element) {
            if let parent = scene.snapshot.elements[element].parent { childrenOf[parent].append(element) }
        }
        var notes: [Note] = []
        func add(_ note: @autoclosure () -> Note, _ lost: [Lost]) {
            guard !lost.isEmpty else { return }
            var note = note()
            note.lost = lost
            notes.append(note)
        }
        for element in scene.range where !scene.scrolledPart.contains(element) {
            add(Note(element: element), lengths(of: element))
            let children = childrenOf[element]
            for child in children {
                add(
                    Note(element: element, child: child, isOnlyChild: isOnlyChild(child, of: element)),
                    margins(of: child, in: element)
                )
            }
            for (first, second) in zip(children, children.dropFirst()) where isNext(second, after: first) {
                add(Note(element: element, child: first, next: second), gaps(between: first, and: second))
            }
        }
        return notes
    }

    private func isOnlyChild(_ child: Int, of element: Int) -> Bool {
        child == element + 1 && scene.snapshot.endOfElement(at: child) == scene.snapshot.endOfElement(at: element)
    }

    /// Returns true if there is no other child between two drawn children of an element.
    private func isNext(_ second: Int, after first: Int) -> Bool { scene.snapshot.endOfElement(at: first) == second }

    /// Returns a note in words.
    func words(_ note: Note) -> String {
        var subject = name(note.element)
        if let child = note.child, let next = note.next {
            subject = "\(name(child)) to \(name(next))"
        } else if let child = note.child, !note.isOnlyChild {
            subject = "\(name(child)) in \(subject)"
        }
        let parts = note.lost.map { "\($0.name) \(Phrasing.number($0.points))" }.joined(separator: ", ")
        let zoom = note.lost.map(\.zoom).max() ?? 1
        let advice = zoom <= 20 ? "; zoom \(Phrasing.number(zoom))" : ""
        return "\(subject) \(parts) pt drawn as 0\(advice)"
    }

    private func name(_ element: Int) -> String { scene.labels[element].full }

    private func cells(_ element: Int) -> CellRect? {
        scene.groupOf[element].map { scene.groups[$0].cells }
    }

    /// The size of a cell at zoom 1.
    private var cell: CGSize { FrameScene.cellSize(scene.options) }

    private func lengths(of element: Int) -> [Lost] {
        // Only the first of the frames that share a border is named.
        guard let group = scene.groupOf[element], scene.groups[group].members.first == element else { return [] }
        let cells = scene.groups[group].cells
        let frame = scene.frames[element].turned
        return [
            cells.columns == 0 ? Lost(name: "width", points: frame.size.width, cell: cell.width) : nil,
            cells.rows == 0 ? Lost(name: "height", points: frame.size.height, cell: cell.height) : nil,
        ].compactMap { $0 }
    }

    private func margins(of child: Int, in parent: Int) -> [Lost] {
        guard let inner = cells(child), let outer = cells(parent), inner.columns > 0, inner.rows > 0 else { return [] }
        let (small, large) = (scene.frames[child].turned, scene.frames[parent].turned)
        let right = large.origin.x + large.size.width - small.origin.x - small.size.width
        let bottom = large.origin.y + large.size.height - small.origin.y - small.size.height
        // A child may extend beyond its parent.
        let rows = shared(inner.top, inner.bottom, outer.top, outer.bottom)
        let columns = shared(inner.left, inner.right, outer.left, outer.right)
        let isShared = inner == outer
        func border(_ isVertical: Bool, _ place: Int) -> SharedBorder? {
            // Frames that coincide have one border and one title.
            guard !isShared, let range = isVertical ? rows : columns else { return nil }
            return SharedBorder(isVertical: isVertical, place: place, range: range)
        }
        let (x, y) = (small.origin.x - large.origin.x, small.origin.y - large.origin.y)
        return [
            lost("left", x, inner.left == outer.left, cell.width, border(true, inner.left)),
            lost("right", right, inner.right == outer.right, cell.width, border(true, inner.right)),
            lost("top", y, inner.top == outer.top, cell.height, border(false, inner.top)),
            lost("bottom", bottom, inner.bottom == outer.bottom, cell.height, border(false, inner.bottom)),
        ].compactMap { $0 }
    }

    private func gaps(between first: Int, and second: Int) -> [Lost] {
        guard let before = cells(first), let after = cells(second) else { return [] }
        let (a, b) = (scene.frames[first].turned, scene.frames[second].turned)
        let across = b.origin.x - a.origin.x - a.size.width
        let down = b.origin.y - a.origin.y - a.size.height
        let rows = shared(before.top, before.bottom, after.top, after.bottom)
        let columns = shared(before.left, before.right, after.left, after.right)
        let beside = rows.map { SharedBorder(isVertical: true, place: before.right, range: $0) }
        let below = columns.map { SharedBorder(isVertical: false, place: before.bottom, range: $0) }
        return [
            lost("gap", across, before.right == after.left, cell.width, beside),
            lost("gap", down, before.bottom == after.top, cell.height, below),
        ].compactMap { $0 }
    }

    /// Returns the part that two stretches have in common; nil if they have at most a point in common.
    private func shared(_ first: Int, _ last: Int, _ otherFirst: Int, _ otherLast: Int) -> ClosedRange<Int>? {
        let (start, end) = (max(first, otherFirst), min(last, otherLast))
        return start < end ? start...end : nil
    }

    private func lost(
        _ name: String,
        _ points: Double,
        _ isHidden: Bool,
        _ cell: Double,
        _ border: SharedBorder?
    ) -> Lost? {
        // Lengths below a thousandth of a point are rounding errors.
        guard isHidden, points >= 0.001 else { return nil }
        return Lost(name: name, points: points, cell: cell, border: border)
    }
}
