import Foundation
import HeadlessUIKit

/// The lines below a drawing of frames about frames that it does not show, or not to scale.
struct FrameNotes {
    /// The maximum number of items listed in one note.
    static let mostItems = 100

    /// The number of items that may fit into one line, and are listed rather than counted then.
    private static let mostInOneLine = 3

    private let scene: FrameScene
    private let untitled: [Int]
    private let missingText: [(element: Int, text: String)]

    private let movedText: [Int]

    private let lost: [ScaleNotes.Note]

    init(
        scene: FrameScene,
        lost: [ScaleNotes.Note],
        untitled: [Int],
        missingText: [(element: Int, text: String)],
        movedText: [Int]
    ) {
        self.scene = scene
        self.lost = lost
        self.untitled = untitled
        self.missingText = missingText
        self.movedText = movedText
    }

    private var phrasing: Phrasing { Phrasing(scene.options.style) }

    /// One line of notes, before it is put into words.
    private struct Note {
        var heading: String
        /// Returns the first items in words, and the number of the others.
        var items: () -> [String]
        var separator: String
        /// The number of all items.
        var count: Int
        /// The name of one item, of those that are not drawn; nil for what the heading says of drawn ones.
        var missing: String?
    }

    /// The notes, each within the width of the drawing.
    var text: StyledText {
        var text = StyledText()
        if let marked = scene.options.marked, scene.range.contains(marked),
            scene.snapshot.elements[marked].stage == .unplaced
        {
            let label = scene.labels[marked]
            text.append("\(label.local(isMarked: true)) is not placed yet", style: .selected)
        }
        for line in scaleLines + noteLines { text.append(line, style: .dim) }
        return text.cut(to: scene.options.columnLimit, ellipsis: scene.options.glyphs.ellipsis)
    }

    /// The lines of the notes; one that counts them if they have several and are not to be listed.
    private var noteLines: [String] {
        let notes = notes
        if scene.options.listsNotes { return notes.flatMap(lines(of:)) }
        let isOne = notes.count == 1 && notes[0].count <= Self.mostInOneLine
        let lines = isOne ? lines(of: notes[0]) : []
        return lines.count == 1 || notes.isEmpty ? lines : counts(of: notes)
    }

    private func lines(of note: Note) -> [String] {
        Self.lines(note.heading, note.items(), separator: note.separator, columns: columns)
    }

    private var notes: [Note] {
        let lost = lost.filter { $0.count > 0 || scene.options.listsNotes }
        var notes = [
            note("no title fits (x,y in the viewport)", untitled, missing: "title", saying: untitledFrame),
            note(
                "not to scale",
                lost,
                count: scene.options.listsNotes ? lost.count : lost.reduce(0) { $0 + $1.count },
                missing: "gap",
                saying: ScaleNotes(scene: scene).words
            ),
            note("no room for the text of", missingText, missing: "text") {
                "\(name($0.element)) \"\($0.text)\""
            },
            note("drawn in another row, as texts overlap", movedText, separator: ", ", saying: name),
            note("no area", scene.flat, saying: described),
            note("negative size, drawn with positive lengths", scene.negative, saying: described),
            note("not finite, not drawn", scene.infinite, saying: described),
        ]
        if !scene.scale.isCropped {
            notes.append(note("outside the drawing", scene.outside, saying: described))
            notes.append(note("continues outside the drawing", scene.cropped, saying: described))
        }
        notes += [
            note("scrolled out of view", scene.scrolledAway, saying: described),
            note("continues outside its scroll view", scene.scrolledPart.sorted(), saying: described),
            note("drawn without its transform", transformed, separator: ", ", saying: name),
            note("hidden", hidden, separator: ", ", saying: name),
        ]
        return notes.filter { $0.count > 0 }
    }

    /// Returns a line about some items; only the listed ones are put into words.
    private func note<Thing>(
        _ heading: String,
        _ items: [Thing],
        separator: String = "; ",
        count: Int? = nil,
        missing: String? = nil,
        saying words: @escaping (Thing) -> String
    ) -> Note {
        let first = {
            let more = items.count - Self.mostItems
            return items.prefix(Self.mostItems).map(words) + (more > 0 ? ["and \(more) more"] : [])
        }
        return Note(heading: heading, items: first, separator: separator, count: count ?? items.count, missing: missing)
    }

    /// Returns the numbers of things in notes: `2 titles and 1 gap are not drawn · hidden: 1 · frames --notes lists them`.
    private func counts(of notes: [Note]) -> [String] {
        let missing = notes.compactMap { note in note.missing.map { Phrasing.count(note.count, $0) } }
        let isOne = notes.filter { $0.missing != nil }.reduce(0) { $0 + $1.count } == 1
        let others = notes.filter { $0.missing == nil }.map { "\($0.heading): \($0.count)" }
        let parts =
            (missing.isEmpty ? [] : [Phrasing.list(missing) + (isOne ? " is" : " are") + " not drawn"])
            + others + ["frames --notes lists \(isOne && others.isEmpty ? "it" : "them")"]
        return TextFitting.wrap(parts, separator: " \(scene.options.glyphs.dot) ", columns: columns)
    }

    /// Returns a note as lines of at most a number of columns; those after the first are indented.
    ///
    /// An item that is longer than a line wraps between words, so that no number is lost.
    static func lines(_ heading: String, _ items: [String], separator: String = "; ", columns: Int) -> [String] {
        guard let first = items.first else { return [] }
        let items = [heading + ": " + first] + items.dropFirst()
        let parts = items.enumerated().map { $0.offset < items.count - 1 ? $0.element + separator.trimmed : $0.element }
        let pieces = parts.flatMap { part in
            part.displayColumns <= columns - 2 ? [part] : part.split(separator: " ").map(String.init)
        }
        let lines = TextFitting.wrap(pieces, separator: " ", columns: columns - 2)
        return lines.enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
    }

    private var columns: Int { scene.options.columnLimit }

    private var scaleLines: [String] {
        let scale = scene.scale
        let cell = "1 cell is \(phrasing.size(scale.cell)) pt"
        if scale.isCropped {
            let area = scale.area
            let end = CGPoint(x: area.origin.x + area.size.width, y: area.origin.y + area.size.height)
            return [
                "\(cell) \(scene.options.glyphs.dot) shown: \(phrasing.point(area.origin)) to \(phrasing.point(end))"
                    + " of \(phrasing.size(scene.snapshot.viewport))"
            ]
        }
        if scale.isReduced {
            let isTaller = scene.options.height.map { scale.rows > $0 } ?? false
            return isTaller
                ? Self.lines("drawn as small as its text allows", [cell, "zoom fit is smaller"], columns: columns)
                : ["drawn smaller to fit: \(cell)"]
        }
        if scene.options.isReduced { return ["drawn smaller to fit: \(cell)"] }
        return scene.options.zoom.factor == 1 && scene.options.cell == nil ? [] : [cell]
    }

    private func untitledFrame(_ index: Int) -> String {
        let group = scene.groups[index]
        let title = FrameTitle(of: group, in: scene).text
        return "\(title) \(group.members.first.map { phrasing.rect(scene.frames[$0]) } ?? "")"
    }

    private func described(_ element: Int) -> String {
        "\(name(element)) \(phrasing.rect(scene.frames[element]))"
    }

    private func name(_ element: Int) -> String { scene.labels[element].full }

    private var transformed: [Int] {
        scene.elements { !$0[$1].attributes.transform.isEmpty }
    }

    private var hidden: [Int] { scene.elements { $0[$1].attributes.isHidden } }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

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
