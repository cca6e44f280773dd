import BlueprintUI
import HeadlessUIKit

/// Finds room for the titles in the top borders.
///
/// A title is never on a corner, where another border meets, or next to another title. Small frames come first, because
/// they have the fewest positions. The frame around them has its title where no other frame shares the top border, else
/// in a bottom border of its own, else at the right end of the top border.
struct TitlePlacement {
    private let scene: FrameScene
    private let columns: Int
    private let rows: Int
    /// The number of groups with their top border in a cell.
    private var tops: [UInt16]
    /// The smallest of the groups with their bottom border in a cell; -1 if there is none.
    private var bottoms: [Int]
    /// The groups, the smallest first.
    private let order: [Int]
    /// For each cell, true if it holds a title or is next to one.
    private var isTaken: [Bool]
    /// The groups whose title has no room in full.
    private(set) var listed: [Int] = []

    init(scene: FrameScene, canvas: Canvas) {
        self.scene = scene
        columns = canvas.columns
        rows = canvas.rows
        tops = Array(repeating: 0, count: columns * rows)
        bottoms = Array(repeating: -1, count: columns * rows)
        order = scene.groups.indices.sorted { a, b in
            let (first, second) = (scene.groups[a].cells, scene.groups[b].cells)
            let areas = (first.columns * first.rows, second.columns * second.rows)
            return areas.0 == areas.1 ? a < b : areas.0 < areas.1
        }
        isTaken = Array(repeating: false, count: columns * rows)
        for group in scene.groups.interruptible {
            for cell in border(group.cells, row: group.cells.top) where tops[cell] < .max { tops[cell] += 1 }
        }
        for index in order.reversed().interruptible {
            let cells = scene.groups[index].cells
            for cell in border(cells, row: cells.bottom) { bottoms[cell] = index }
        }
    }

    /// Returns the cells of a horizontal border.
    private func border(_ cells: CellRect, row: Int) -> Range<Int> {
        guard row >= 0, row < rows, cells.right >= 0, cells.left < columns else { return 0..<0 }
        return row * columns + max(0, cells.left)..<row * columns + min(columns - 1, cells.right) + 1
    }

    /// Writes all titles that have room.
    mutating func place(on canvas: inout Canvas) {
        for group in order.interruptible where scene.groups[group].members.contains(where: scene.isTitled) {
            if !place(group, on: &canvas) { listed.append(group) }
        }
        listed.sort()
    }

    /// Writes one title in the longest form that fits; returns true if it names every frame.
    private mutating func place(_ index: Int, on canvas: inout Canvas) -> Bool {
        let cells = scene.groups[index].cells
        let (top, bottom) = (freeSegments(of: cells, row: cells.top, on: canvas), ownBottom(index, cells, on: canvas))
        // In a crowded drawing, most titles have no room at all, and their text is not computed.
        guard hasRoom(top: top, bottom: bottom, cells: cells) else { return false }
        for (pieces, isWhole) in FrameTitle(of: scene.groups[index], in: scene).ladder {
            let length = FrameTitle.text(pieces).displayColumns
            if let start = startOfOwn(length, in: top, cells: cells) {
                write(pieces, column: start, row: cells.top, on: &canvas)
            } else if let segment = bottom.first(where: { $0.count >= length }) {
                write(pieces, column: segment.lowerBound, row: cells.bottom, on: &canvas)
            } else if let last = top.last, last.upperBound == cells.right, last.count >= length {
                write(pieces, column: last.upperBound - length, row: cells.top, on: &canvas)
            } else {
                continue
            }
            return isWhole
        }
        return false
    }

    /// Returns true if a title of one character fits at a position.
    private func hasRoom(top: [Range<Int>], bottom: [Range<Int>], cells: CellRect) -> Bool {
        !bottom.isEmpty || top.last?.upperBound == cells.right || startOfOwn(1, in: top, cells: cells) != nil
    }

    private mutating func write(_ pieces: [FrameTitle.Piece], column: Int, row: Int, on canvas: inout Canvas) {
        var end = column
        for piece in pieces {
            canvas.write(piece.text, column: end, row: row, limit: columns, style: piece.style)
            end += piece.text.displayColumns
        }
        let first = row * columns
        for cell in first + column - 1...first + end where isTaken.indices.contains(cell) { isTaken[cell] = true }
    }

    /// Returns the stretches of a border without text and without other borders.
    private func freeSegments(of cells: CellRect, row: Int, on canvas: Canvas) -> [Range<Int>] {
        let (first, end) = (max(0, cells.left + 1), min(cells.right, columns))
        guard row >= 0, row < rows, first < end else { return [] }
        return Self.runs(first..<end) { column in
            !canvas.hasVerticalArm(column: column, row: row) && !canvas.hasText(column: column, row: row)
                && !isTaken[row * columns + column]
        }
    }

    /// Returns the stretches of the bottom border that belong to no smaller frame, nor to one below.
    private func ownBottom(_ index: Int, _ cells: CellRect, on canvas: Canvas) -> [Range<Int>] {
        freeSegments(of: cells, row: cells.bottom, on: canvas).flatMap { segment in
            Self.runs(segment) { column in
                let cell = cells.bottom * columns + column
                return tops[cell] == 0 && bottoms[cell] == index
            }
        }
    }

    private static func runs(_ range: Range<Int>, where isIn: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for value in range {
            if isIn(value) {
                start = start ?? value
            } else if let from = start {
                runs.append(from..<value)
                start = nil
            }
        }
        if let start { runs.append(start..<range.upperBound) }
        return runs
    }

    /// Returns a position at which a title clearly belongs to its frame: at the frame's own corner, or where no other
    /// frame shares the top border.
    private func startOfOwn(_ length: Int, in segments: [Range<Int>], cells: CellRect) -> Int? {
        if let first = segments.first, first.lowerBound == cells.left + 1, first.count >= length {
            return first.lowerBound
        }
        for segment in segments {
            let own = Self.runs(segment) { tops[cells.top * columns + $0] == 1 }
            if let run = own.first(where: { $0.count >= length }) { return run.lowerBound }
        }
        return nil
    }
}

/// The title of a frame, or of several that share a border, in forms of decreasing length.
struct FrameTitle {
    /// A piece of a title.
    struct Piece: Equatable {
        var text: String
        var style: TextStyle
    }

    private struct Part {
        var element: Int
        var parts: [Int] = []
    }

    /// The maximum number of frames in one title; longer titles are shortened and listed.
    private static let longestChain = 12

    private let scene: FrameScene
    private let members: [Int]
    /// True if several frames share the border, with a title or without.
    private let isShared: Bool
    private var parts: [Part] = []
    private var roots: [Int] = []

    init(of group: FrameScene.Group, in scene: FrameScene) {
        self.scene = scene
        members = group.members.filter(scene.isTitled)
        isShared = group.members.count > 1
        guard members.count <= Self.longestChain else { return }
        for element in members {
            parts.append(Part(element: element))
            let own = parts.count - 1
            if let outer = parts.indices.dropLast().last(where: { isAncestor(parts[$0].element, of: element) }) {
                parts[outer].parts.append(own)
            } else {
                roots.append(own)
            }
        }
    }

    private func isAncestor(_ outer: Int, of inner: Int) -> Bool {
        let elements = scene.snapshot.elements
        var current = elements[inner].parent
        // Ancestors precede their descendants, so the search ends as soon as it has passed the outer one.
        while let index = current, index > outer { current = elements[index].parent }
        return current == outer
    }

    /// The forms from the longest to the shortest; `isWhole` is true for those that name every frame.
    ///
    /// The types of the innermost frames are left out first, then the numbers of the innermost. Each form is made on
    /// demand, because the first one usually fits.
    var ladder: some Sequence<(pieces: [Piece], isWhole: Bool)> {
        let typed = parts.isEmpty ? 0 : members.count + 1
        let begun = min(members.count, Self.longestChain) - (parts.isEmpty ? 0 : 1)
        return (0..<typed + begun).lazy.map { step in
            step < typed ? (pieces(roots, typed: members.count - step), true) : (beginning(begun + typed - step), false)
        }
    }

    /// The longest form as text; a chain that is too long for one names its first and last.
    var text: String {
        guard parts.isEmpty else { return Self.text(pieces(roots, typed: members.count)) }
        let ends = [members.first, members.last].compactMap { $0 }.map { Self.text([name($0, isTyped: true)]) }
        let inside = " \(glyphs.inside) "
        return ends.joined(separator: inside + "\(members.count - 2) more" + inside)
    }

    /// The characters of pieces.
    static func text(_ pieces: [Piece]) -> String { pieces.map(\.text).joined() }

    private var glyphs: Glyphs { scene.options.glyphs }

    /// Returns the numbers of the first frames of the chain.
    private func beginning(_ count: Int) -> [Piece] {
        let inside = Piece(text: " \(glyphs.inside)", style: .dim)
        let numbers = members.prefix(count).map { name($0, isTyped: false) }
        let joined = numbers.dropLast().flatMap { [$0, inside, Piece(text: " ", style: .dim)] } + numbers.suffix(1)
        return joined + [inside, Piece(text: glyphs.ellipsis, style: .dim)]
    }

    /// Returns the names of frames and of those inside them; the first frames of the chain have their types.
    private func pieces(_ level: [Int], typed: Int) -> [Piece] {
        var result: [Piece] = []
        if level.count > 1 { result.append(Piece(text: "{", style: .dim)) }
        for (position, part) in level.enumerated() {
            if position > 0 { result.append(Piece(text: " | ", style: .dim)) }
            result.append(name(parts[part].element, isTyped: part < typed))
            guard !parts[part].parts.isEmpty else { continue }
            result.append(Piece(text: " \(glyphs.inside) ", style: .dim))
            result += pieces(parts[part].parts, typed: typed)
        }
        if level.count > 1 { result.append(Piece(text: "}", style: .dim)) }
        return result
    }

    private func name(_ element: Int, isTyped: Bool) -> Piece {
        let label = scene.labels[element]
        let isMarked = scene.options.marked == element
        let record = scene.snapshot.elements[element]
        var text = label.shortest(isMarked: isMarked)
        if isTyped { text = label.local(isMarked: isMarked) + scene.options.remark(on: record.typeName) }
        if let sign = scene.options.signs[element] { text = sign + text }
        // A border of one frame is heavy or light; a shared one does not show which of its frames are view-backed.
        if isShared, record.isViewBacked { text += " \(glyphs.viewMark)" }
        if record.content?.isTruncated == true { text += " \(glyphs.cut)" }
        let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
        return Piece(text: VisibleText.symbols(text), style: style)
    }
}
