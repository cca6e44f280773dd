import BlueprintUI
import Foundation
import HeadlessUIKit

/// The frames of a drawing: those that can be drawn, grouped if they coincide, and the others.
struct FrameScene {
    /// Elements whose frames have the same cells and share one border.
    struct Group {
        /// The cells of the border.
        var cells: CellRect
        /// The elements in pre-order.
        var members: [Int]
        /// True if any of them is view-backed.
        var isHeavy: Bool
    }

    let snapshot: RenderSnapshot
    let labels: NodeLabels
    private(set) var options: DrawingOptions
    /// The frames of all elements in the coordinates of the root's parent.
    let frames: [CGRect]
    /// The positions of the elements to draw: all, or the focused subtree.
    let range: Range<Int>
    private(set) var scale: FrameScale
    /// The rows of the whole drawing that are drawn; nil for all.
    private(set) var window: Range<Int>?
    /// The groups in the order of their first members.
    private(set) var groups: [Group] = []
    /// The elements that are drawn, in pre-order.
    private(set) var drawn: [Int] = []
    /// The group of each element that is drawn; nil for the other elements.
    private(set) var groupOf: ContiguousArray<Int?>
    /// Elements without width or height.
    private(set) var flat: [Int] = []
    /// Elements with an infinite or undefined frame.
    private(set) var infinite: [Int] = []
    /// Elements whose frame has no part in the drawing.
    private(set) var outside: [Int] = []
    /// Elements that continue outside the drawing.
    private(set) var cropped: [Int] = []
    /// Elements in a scroll view that is scrolled away from them.
    private(set) var scrolledAway: [Int] = []
    /// Elements that continue outside the scroll view around them, up to whose border they are drawn.
    private(set) var scrolledPart: Set<Int> = []
    /// Elements with a negative width or height, drawn with positive lengths.
    private(set) var negative: [Int] = []
    /// The elements inside of components, which have no titles; nil if all have one.
    private let folding: ComponentFolding?

    init(snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        let frames = snapshot.absoluteFrames
        self.frames = frames
        groupOf = []
        var range = 0..<snapshot.elements.count
        var canvas = CGRect(origin: .zero, size: Self.bounded(snapshot.viewport))
        if let focus = options.focus, range.contains(focus) {
            range = focus..<snapshot.descendants(of: focus).upperBound
            if frames[focus].isFiniteRect {
                canvas = CGRect(origin: frames[focus].turned.origin, size: Self.bounded(frames[focus].turned.size))
            }
        }
        self.range = range
        // Which element is marked may change later.
        folding =
            options.list.inside
            ? nil
            : ComponentFolding(
                snapshot,
                in: range,
                labels: labels,
                isShown: { options.signs[$0] != nil },
                isOpened: options.list.unfolded.contains
            )
        let area = Self.area(canvas, around: ScrollWindows(in: range, of: snapshot).outer.map { frames[$0] })
        scale = FrameScale.fitting(
            area,
            cell: Self.cellSize(options),
            zoom: options.zoom,
            in: FrameScale.Room(options),
            around: options.marked.flatMap { range.contains($0) && frames[$0].isFiniteRect ? frames[$0].turned : nil },
            tallestReadable: {
                var rows = ReadableRows()
                for element in range.interruptible {
                    guard frames[element].isFiniteRect, snapshot.elements[element].stage > .unplaced,
                        let content = snapshot.elements[element].content
                    else { continue }
                    rows.add(content.lines, in: frames[element].turned)
                }
                return rows.tallestCell
            }
        )
        sort()
    }

    static func cellSize(_ options: DrawingOptions) -> CGSize {
        let cell = options.cell ?? CGSize(width: 4, height: 8)
        let isUsable = cell.width > 0 && cell.height > 0 && cell.width.isFinite && cell.height.isFinite
        return isUsable ? cell : CGSize(width: 4, height: 8)
    }

    private static func bounded(_ size: CGSize) -> CGSize {
        func bounded(_ length: Double) -> Double { length.isFinite ? max(0, min(length, 1e9)) : 0 }
        return CGSize(width: bounded(size.width), height: bounded(size.height))
    }

    /// Returns the canvas, enlarged for frames that stick out of it by at most half its size.
    private static func area(_ canvas: CGRect, around frames: [CGRect]) -> CGRect {
        let (dx, dy) = (canvas.size.width / 2, canvas.size.height / 2)
        let limit = CGRect(
            x: canvas.origin.x - dx,
            y: canvas.origin.y - dy,
            width: canvas.size.width + 2 * dx,
            height: canvas.size.height + 2 * dy
        )
        var (left, top) = (canvas.origin.x, canvas.origin.y)
        var (right, bottom) = (left + canvas.size.width, top + canvas.size.height)
        for frame in frames where frame.isFiniteRect && frame.size.width != 0 && frame.size.height != 0 {
            let frame = frame.turned
            let (far, low) = (frame.origin.x + frame.size.width, frame.origin.y + frame.size.height)
            if frame.origin.x >= limit.origin.x, far <= limit.origin.x + limit.size.width {
                left = min(left, frame.origin.x)
                right = max(right, far)
            }
            if frame.origin.y >= limit.origin.y, low <= limit.origin.y + limit.size.height {
                top = min(top, frame.origin.y)
                bottom = max(bottom, low)
            }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns true if an element is named by a title.
    func isTitled(_ element: Int) -> Bool {
        folding?.shows(element) ?? true || element == options.marked || options.changed.contains(element)
    }

    /// Returns the same drawing with other marks, at the same scale.
    func marked(as other: DrawingOptions) -> FrameScene {
        var result = self
        result.options.marked = other.marked
        result.options.changed = other.changed
        result.options.proposals = other.proposals
        return result
    }

    /// Returns the same drawing with only some of its rows.
    func showing(rows: Range<Int>) -> FrameScene {
        var result = self
        result.window = rows.clamped(to: 0..<wholeRows)
        result.scale.firstRow = result.window?.lowerBound ?? 0
        result.sort()
        return result
    }

    private mutating func sort() {
        (groups, drawn, flat, infinite, outside, cropped, negative) = ([], [], [], [], [], [], [])
        (scrolledAway, scrolledPart) = ([], [])
        var windows = ScrollWindows(in: range, of: snapshot)
        groupOf = ContiguousArray(repeating: nil, count: frames.count)
        var groupAt: [CellRect: Int] = [:]
        for index in range.interruptible where snapshot.elements[index].stage > .unplaced {
            let frame = frames[index]
            guard frame.isFiniteRect else {
                infinite.append(index)
                continue
            }
            guard frame.size.width != 0, frame.size.height != 0 else {
                flat.append(index)
                continue
            }
            var cells = scale.cells(frame)
            if let window = windows.window(of: index, in: frames, at: scale) {
                guard let part = cells.part(in: window) else {
                    scrolledAway.append(index)
                    continue
                }
                if part != cells { scrolledPart.insert(index) }
                cells = part
            }
            guard cells.left < columns, cells.top < rows, cells.right >= 0, cells.bottom >= 0 else {
                outside.append(index)
                continue
            }
            if frame.size.width < 0 || frame.size.height < 0 { negative.append(index) }
            if cells.left < 0 || cells.top < 0 || cells.right >= columns || cells.bottom >= rows {
                cropped.append(index)
            }
            drawn.append(index)
            let isHeavy = snapshot.elements[index].isViewBacked
            if let group = groupAt[cells] {
                groups[group].members.append(index)
                groups[group].isHeavy = groups[group].isHeavy || isHeavy
                groupOf[index] = group
            } else {
                groupAt[cells] = groups.count
                groupOf[index] = groups.count
                groups.append(Group(cells: cells, members: [index], isHeavy: isHeavy))
            }
        }
    }

    /// Returns the elements for which a function returns true.
    func elements(where isFound: ([ElementRecord], Int) -> Bool) -> [Int] {
        range.filter { isFound(snapshot.elements, $0) }
    }

    /// The columns of the drawing.
    var columns: Int { min(scale.columns, options.columnLimit) }

    /// The rows of the drawing, or of the part of it that is drawn.
    var rows: Int { window?.count ?? wholeRows }

    /// The rows of the whole drawing.
    var wholeRows: Int {
        let room = FrameScale.Room(options)
        return min(scale.rows, scale.isCropped ? room.rows : room.mostRows)
    }
}

extension CGRect {
    /// True if all four numbers and the far edges are finite.
    var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The same rectangle with a size that is not negative.
    var turned: CGRect {
        CGRect(
            x: size.width < 0 ? origin.x + size.width : origin.x,
            y: size.height < 0 ? origin.y + size.height : origin.y,
            width: abs(size.width),
            height: abs(size.height)
        )
    }
}

/// The lines of text of a drawing, to find the scale at which each has a row of its own.
struct ReadableRows {
    /// The extent of one line of text, in points.
    private struct Line {
        var left: Double
        var right: Double
        var middle: Double
        var height: Double
    }

    private var lines: [Line] = []

    /// Adds the lines of text of a frame.
    mutating func add(_ texts: [ShownContent.TextLine], in frame: CGRect) {
        for text in texts {
            let line = Line(
                left: frame.origin.x + text.x,
                right: frame.origin.x + text.x + text.width,
                middle: frame.origin.y + text.y + text.height / 2,
                height: text.height
            )
            if line.left.isFinite, line.right.isFinite, line.middle.isFinite { lines.append(line) }
        }
    }

    /// The height of the largest cells with which lines above each other have different rows; infinite for none.
    ///
    /// Lines that overlap by more than half of their height are in layers, and no scale separates them.
    var tallestCell: Double {
        // Interrupted work does not draw at all; sorting cannot be left in the middle.
        guard !Interruption.isRequested else { return .infinity }
        let sorted = lines.sorted { ($0.middle, $0.left) < ($1.middle, $1.left) }
        var tallest = Double.infinity
        for (position, line) in sorted.enumerated().interruptible {
            for next in sorted[(position + 1)...].interruptible {
                let distance = next.middle - line.middle
                if distance >= tallest { break }
                let isAbove = distance > min(line.height, next.height) / 2
                if isAbove, next.left < line.right, line.left < next.right { tallest = distance }
            }
        }
        return min(tallest, lines.map(\.height).filter { $0 > 0 }.min() ?? .infinity)
    }
}

/// The cells of the scroll views around elements, beyond which their content is not drawn, as it is not on a screen.
struct ScrollWindows {
    private let range: Range<Int>
    private let snapshot: RenderSnapshot
    private let isNeeded: Bool
    // The window of the content of each element that has been asked for, by its position.
    private var inside: [Int: CellRect?] = [:]

    init(in range: Range<Int>, of snapshot: RenderSnapshot) {
        self.range = range
        self.snapshot = snapshot
        isNeeded = range.contains { snapshot.elements[$0].purpose.contains(.scrollsChild) }
    }

    /// The elements that are in no scroll view of the drawing.
    var outer: [Int] {
        guard isNeeded else { return Array(range) }
        var isInside: Set<Int> = []
        return range.filter { index in
            guard index > range.lowerBound, let parent = snapshot.elements[index].parent,
                isInside.contains(parent) || snapshot.elements[parent].purpose.contains(.scrollsChild)
            else { return true }
            isInside.insert(index)
            return false
        }
    }

    /// Returns the cells in which an element is drawn; nil without a scroll view around it in the drawing.
    mutating func window(of index: Int, in frames: [CGRect], at scale: FrameScale) -> CellRect? {
        guard isNeeded, index > range.lowerBound, let parent = snapshot.elements[index].parent else { return nil }
        if let known = inside[parent] { return known }
        var result = window(of: parent, in: frames, at: scale)
        if snapshot.elements[parent].purpose.contains(.scrollsChild), frames[parent].isFiniteRect {
            let own = scale.cells(frames[parent].turned)
            // Of a scroll view that is scrolled away itself, nothing is drawn.
            result = result.map { own.part(in: $0) ?? CellRect(left: 0, top: 0, right: -1, bottom: -1) } ?? own
        }
        inside[parent] = .some(result)
        return result
    }
}

extension CellRect {
    /// Returns the part of the cells inside others; nil if there is none.
    func part(in other: CellRect) -> CellRect? {
        let part = CellRect(
            left: max(left, other.left),
            top: max(top, other.top),
            right: min(right, other.right),
            bottom: min(bottom, other.bottom)
        )
        let isEmpty = part.left > part.right || part.top > part.bottom
        // Frames share a line with their neighbours, which is not their content.
        let isBeside = part.top == part.bottom && top != bottom || part.left == part.right && left != right
        return isEmpty || isBeside ? nil : part
    }
}
