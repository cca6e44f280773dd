import Foundation

/// The frames in words: the place of each element in the viewport, the free space around it, and the gaps and overlaps
/// between siblings.
struct FrameSentences {
    private let lines: ElementLines
    private let frames: [CGRect]
    private let relations: FrameRelations

    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        lines = ElementLines(snapshot, labels: labels, options: options, folds: true)
        frames = snapshot.absoluteFrames
        relations = FrameRelations(snapshot, labels: labels)
    }

    /// The lines; the first one explains the coordinates.
    var text: StyledText {
        let snapshot = lines.snapshot
        let phrasing = Phrasing(lines.options.style)
        guard !snapshot.range(focus: lines.options.focus).isEmpty else {
            return StyledText("nothing to draw", style: .dim)
        }
        let viewport = "Frames in the viewport, which is \(phrasing.size(snapshot.viewport))"
        var text = StyledText("\(viewport); x and y are relative to the viewport", style: .heading)
        for proposal in lines.options.proposals {
            text.append("Proposed: \(proposal.title); \(phrasing.point(proposal.frame.origin))", style: .dim)
        }
        return text
            + lines.text { record in
                guard record.stage > .unplaced else { return ["not placed yet"] }
                let changed = lines.options.changed.contains(record.index) ? ["has just changed"] : []
                return changed + [phrasing.rect(frames[record.index])] + relations.words(record)
                    + lines.content(of: record)
            }
    }
}

/// The place of a frame among others in words: in its parent, and beside its siblings.
struct FrameRelations {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let children: [Int: [Int]]

    /// The number of siblings up to which each is compared with all others.
    private static let mostCompared = 40
    /// The number of overlaps that are said of one element.
    private static let mostOverlaps = 3
    /// A length that is printed as 0.
    private static let nothing = 0.0005

    init(_ snapshot: RenderSnapshot, labels: NodeLabels) {
        self.snapshot = snapshot
        self.labels = labels
        children = Dictionary(grouping: snapshot.elements.indices) { snapshot.elements[$0].parent ?? -1 }
    }

    /// Returns the words for an element: `fills Box #4`, `8 right of Label #2`, `free space: 20 left, 20 right`.
    func words(_ record: ElementRecord) -> [String] {
        let size = record.parent.map { snapshot.elements[$0].frame.size } ?? snapshot.viewport
        guard record.frame.isSound, size.width.isFinite, size.height.isFinite else { return [] }
        let around = record.parent.map { labels[$0].full } ?? "the viewport"
        let others = siblings(of: record)
        if Self.isSame(record.frame, CGRect(origin: .zero, size: size)) {
            return ["fills \(around)"] + overlaps(record, others)
        }
        return besideSiblings(record, others) + inParent(record.frame, size, around, others.map(\.frame))
    }

    private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
            .allSatisfy { abs($0) < nothing }
    }

    /// Returns the placed siblings of an element; of many, only the ones next to it.
    private func siblings(of record: ElementRecord) -> [ElementRecord] {
        let all = children[record.parent ?? -1] ?? []
        var shown = all
        if all.count > Self.mostCompared, let place = all.firstIndex(of: record.index) {
            shown = Array(all[max(0, place - 1)..<min(all.count, place + 2)])
        }
        return shown.filter { $0 != record.index }.map { snapshot.elements[$0] }
            .filter { $0.stage > .unplaced && $0.frame.isSound }
    }

    // MARK: - In the parent

    /// Returns the free space up to the edges of the parent where no sibling lies between, and what extends beyond them.
    private func inParent(_ frame: CGRect, _ size: CGSize, _ around: String, _ others: [CGRect]) -> [String] {
        let sides: [(name: String, edge: String, space: Double, isBlocked: (CGRect) -> Bool)] = [
            ("left", "left", frame.minX, { $0.maxX <= frame.minX + Self.nothing }),
            ("right", "right", size.width - frame.maxX, { $0.minX >= frame.maxX - Self.nothing }),
            ("above", "top", frame.minY, { $0.maxY <= frame.minY + Self.nothing }),
            ("below", "bottom", size.height - frame.maxY, { $0.minY >= frame.maxY - Self.nothing }),
        ]
        let free = sides.filter { side in side.space >= Self.nothing && !others.contains(where: side.isBlocked) }
        let beyond = sides.filter { $0.space <= -Self.nothing }.map { side in
            "extends \(Phrasing.number(-side.space)) beyond the \(side.edge) edge of \(around)"
        }
        let spaces = Set(free.map { Phrasing.number($0.space) })
        if free.count == sides.count, let space = spaces.first, spaces.count == 1 {
            return ["free space: \(space) on each side"]
        }
        let words = free.map { "\(Phrasing.number($0.space)) \($0.name)" }.joined(separator: ", ")
        return beyond + (words.isEmpty ? [] : ["free space: \(words)"])
    }

    // MARK: - Beside siblings

    /// Returns the gap to the sibling before an element, and its overlaps with all siblings before it.
    private func besideSiblings(_ record: ElementRecord, _ others: [ElementRecord]) -> [String] {
        let overlaps = overlaps(record, others)
        guard let last = others.last(where: { $0.index < record.index }), let direction = gap(record.frame, last.frame)
        else { return overlaps }
        return ["\(direction) \(labels[last.index].full)"] + overlaps
    }

    /// Returns the overlaps with the siblings before an element; of many, the first ones and the number of the others.
    private func overlaps(_ record: ElementRecord, _ others: [ElementRecord]) -> [String] {
        let all = others.filter { $0.index < record.index }.compactMap { other in
            overlap(record.frame, other.frame).map { "overlaps \(labels[other.index].full) by \($0)" }
        }
        let more = all.count - Self.mostOverlaps
        guard more > 0 else { return all }
        return all.prefix(Self.mostOverlaps) + ["overlaps \(Phrasing.count(more, "more sibling"))"]
    }

    /// Returns the size in which two frames overlap; nil if they do not.
    private func overlap(_ one: CGRect, _ other: CGRect) -> String? {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        guard width >= Self.nothing, height >= Self.nothing else { return nil }
        return Self.isSame(one, other) ? "its whole frame" : Phrasing(.text).size(CGSize(width: width, height: height))
    }

    /// Returns the direction from the other frame, with the gap: `8 right of`; nil if they overlap.
    private func gap(_ frame: CGRect, _ other: CGRect) -> String? {
        let sides: [(space: Double, name: String)] = [
            (frame.minY - other.maxY, "below"), (other.minY - frame.maxY, "above"),
            (frame.minX - other.maxX, "right of"), (other.minX - frame.maxX, "left of"),
        ]
        let apart = sides.filter { $0.space > -Self.nothing }
        guard let side = apart.max(by: { $0.space < $1.space }) else { return nil }
        return side.space < Self.nothing ? "directly \(side.name)" : "\(Phrasing.number(side.space)) \(side.name)"
    }
}
