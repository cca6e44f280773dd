import BlueprintInspector
import Foundation
import HeadlessUIKit

/// Parses a drawing of frames back into strokes and texts, and compares them with a snapshot.
///
/// The judge knows the drawing only as characters: the cell's size is the one that the drawing states.
struct DrawingJudge {
    /// The directions in which strokes leave a cell.
    struct Arms: OptionSet, Hashable {
        let rawValue: Int

        static let up = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let down = Arms(rawValue: 4)
        static let left = Arms(rawValue: 8)
    }

    /// The strokes of a cell.
    struct Strokes: Equatable {
        var all: Arms = []
        var heavy: Arms = []
        /// The directions in which a double line is drawn for two edges; where they are expected, those with several.
        var doubled: Arms = []

        /// Returns true if a character with these strokes draws the expected ones; a double line has no weight.
        func fits(_ wanted: Strokes) -> Bool {
            if doubled == [] { return all == wanted.all && heavy == wanted.heavy }
            return all == wanted.all && doubled.isSubset(of: wanted.doubled)
        }
    }

    /// The cells of the border of a frame.
    struct Cells: Equatable {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
    }

    private let snapshot: RenderSnapshot
    private let name: String
    private let grid: [[Character?]]
    private let notes: String
    private let frames: [CGRect]
    private let area: CGRect
    private let cell: CGSize
    private let columns: Int
    private(set) var faults: [String] = []
    /// The number of texts that stand in their frames, and of those that are listed below.
    private(set) var (drawn, listed) = (0, 0)

    init(_ snapshot: RenderSnapshot, _ text: StyledText, columns limit: Int, name: String) {
        self.snapshot = snapshot
        self.name = name
        let lines = text.lines.map(\.plain)
        cell = Self.cell(lines)
        frames = snapshot.absoluteFrames
        area = Self.area(
            snapshot,
            snapshot.elements.indices.filter { Self.scrollViews(around: $0, snapshot).isEmpty }.map { [frames] in
                frames[$0]
            }
        )
        columns = min(limit, Self.index(area.width / cell.width) + 1)
        let rows = min(1000, Self.index(area.height / cell.height) + 1)
        grid = lines.prefix(rows).map(Self.cells)
        notes = lines.dropFirst(rows).joined(separator: " ").split(separator: " ").joined(separator: " ")
        if let wide = lines.first(where: { $0.displayColumns > limit }) {
            faults.append("\(name): wider than \(limit): \(wide)")
        }
    }

    /// Compares the strokes and the texts.
    mutating func judge() {
        compareStrokes()
        findTexts()
    }

    // MARK: - The grid

    private static func cell(_ lines: [String]) -> CGSize {
        let note = lines.joined(separator: " ")
        guard let start = note.range(of: "1 cell is "),
            let end = note.range(of: " pt", range: start.upperBound..<note.endIndex)
        else { return CGSize(width: 4, height: 8) }
        let numbers = note[start.upperBound..<end.lowerBound].split(separator: "×").compactMap { Double($0) }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    private static func index(_ value: Double) -> Int {
        Int(saturating: max(-10_000, min(10_000, (value + 0.5).rounded(.down))))
    }

    private static func turned(_ frame: CGRect) -> CGRect {
        let x = frame.size.width < 0 ? frame.origin.x + frame.size.width : frame.origin.x
        let y = frame.size.height < 0 ? frame.origin.y + frame.size.height : frame.origin.y
        return CGRect(x: x, y: y, width: abs(frame.size.width), height: abs(frame.size.height))
    }

    private static func isFinite(_ frame: CGRect) -> Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
            && (frame.origin.x + frame.size.width).isFinite && (frame.origin.y + frame.size.height).isFinite
    }

    /// The viewport, enlarged by frames that stick out by at most half of it on each axis.
    private static func area(_ snapshot: RenderSnapshot, _ frames: [CGRect]) -> CGRect {
        let size = snapshot.viewport
        var (left, top, right, bottom) = (0.0, 0.0, size.width, size.height)
        for frame in frames where isFinite(frame) && frame.size.width != 0 && frame.size.height != 0 {
            let frame = turned(frame)
            if frame.minX >= -size.width / 2, frame.maxX <= size.width * 1.5 {
                (left, right) = (min(left, frame.minX), max(right, frame.maxX))
            }
            if frame.minY >= -size.height / 2, frame.maxY <= size.height * 1.5 {
                (top, bottom) = (min(top, frame.minY), max(bottom, frame.maxY))
            }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the characters of a line by column; nil for the second column of a wide one.
    private static func cells(_ line: String) -> [Character?] {
        line.flatMap { [$0] + Array(repeating: Character?.none, count: max(0, $0.displayColumns - 1)) }
    }

    private func character(_ column: Int, _ row: Int) -> Character? {
        guard grid.indices.contains(row), grid[row].indices.contains(column) else { return " " }
        return grid[row][column]
    }

    private func cells(_ frame: CGRect) -> Cells {
        let frame = Self.turned(frame)
        return Cells(
            left: Self.index((frame.minX - area.minX) / cell.width),
            top: Self.index((frame.minY - area.minY) / cell.height),
            right: Self.index((frame.origin.x + frame.size.width - area.minX) / cell.width),
            bottom: Self.index((frame.origin.y + frame.size.height - area.minY) / cell.height)
        )
    }

    /// Returns the scroll views around an element, innermost first.
    private static func scrollViews(around index: Int, _ snapshot: RenderSnapshot) -> [Int] {
        var result: [Int] = []
        var next = snapshot.elements[index].parent
        while let parent = next {
            if snapshot.elements[parent].purpose.contains(.scrollsChild) { result.append(parent) }
            next = snapshot.elements[parent].parent
        }
        return result
    }

    /// Returns the cells of an element that are inside the scroll views around it; nil if there are none.
    private func cells(of element: Int) -> Cells? {
        var result = cells(frames[element])
        for scrollView in Self.scrollViews(around: element, snapshot) where Self.isFinite(frames[scrollView]) {
            let (whole, window) = (result, cells(frames[scrollView]))
            result = Cells(
                left: max(whole.left, window.left),
                top: max(whole.top, window.top),
                right: min(whole.right, window.right),
                bottom: min(whole.bottom, window.bottom)
            )
            guard result.left <= result.right, result.top <= result.bottom,
                result.top != result.bottom || whole.top == whole.bottom,
                result.left != result.right || whole.left == whole.right
            else { return nil }
        }
        return result
    }

    private var elements: [Int] {
        snapshot.elements.indices.filter { index in
            let frame = frames[index]
            return snapshot.elements[index].stage > .unplaced && Self.isFinite(frame) && frame.size.width != 0
                && frame.size.height != 0 && cells(of: index) != nil
        }
    }

    // MARK: - Strokes

    /// Returns the strokes of a box-drawing character, read from its Unicode name; nil for other characters.
    private static func strokes(_ character: Character) -> Strokes? {
        guard let scalar = character.unicodeScalars.first, let name = scalar.properties.name,
            name.hasPrefix("BOX DRAWINGS ")
        else { return nil }
        let arms: [String: Arms] = [
            "UP": .up, "DOWN": .down, "LEFT": .left, "RIGHT": .right, "VERTICAL": [.up, .down],
            "HORIZONTAL": [.left, .right],
        ]
        let isMixed = name.contains("LIGHT") && name.contains("HEAVY") || name.contains("SINGLE")
        var strokes = Strokes()
        for part in isMixed ? name.components(separatedBy: " AND ") : [name] {
            let words = part.split(separator: " ").map(String.init)
            let found = words.compactMap { arms[$0] }.reduce(into: Arms()) { $0.formUnion($1) }
            strokes.all.formUnion(found)
            if words.contains("HEAVY") { strokes.heavy.formUnion(found) }
            if words.contains("DOUBLE"), !words.contains("DASH") { strokes.doubled.formUnion(found) }
        }
        return strokes
    }

    private var expected: [[Strokes]] {
        var result = Array(repeating: Array(repeating: Strokes(), count: columns), count: grid.count)
        var edges: [[Int]: CGFloat] = [:]
        func add(_ arm: Arms, _ column: Int, _ row: Int, _ isHeavy: Bool, _ ends: [CGFloat]) {
            guard result.indices.contains(row), result[row].indices.contains(column) else { return }
            result[row][column].all.formUnion(arm)
            for end in ends {
                let other = edges[[column, row, arm.rawValue], default: end]
                if abs(other - end) > 0.01 { result[row][column].doubled.formUnion(arm) }
                edges[[column, row, arm.rawValue]] = end
            }
            if isHeavy { result[row][column].heavy.formUnion(arm) }
        }
        for element in elements {
            guard let cells = cells(of: element) else { continue }
            let isHeavy = snapshot.elements[element].isViewBacked
            let frame = Self.turned(frames[element])
            for row in Set([cells.top, cells.bottom]) where result.indices.contains(row) {
                let ends = (row == cells.top ? [frame.minY] : []) + (row == cells.bottom ? [frame.maxY] : [])
                for column in max(cells.left, 0)..<max(cells.left, 0, min(cells.right, columns)) {
                    add(.right, column, row, isHeavy, ends)
                }
                for column in max(cells.left + 1, 0)..<max(cells.left + 1, 0, min(cells.right + 1, columns)) {
                    add(.left, column, row, isHeavy, ends)
                }
            }
            for column in Set([cells.left, cells.right]) where column >= 0 && column < columns {
                let ends = (column == cells.left ? [frame.minX] : []) + (column == cells.right ? [frame.maxX] : [])
                for row in max(cells.top, 0)..<max(cells.top, 0, min(cells.bottom, grid.count)) {
                    add(.down, column, row, isHeavy, ends)
                }
                for row in max(cells.top + 1, 0)..<max(cells.top + 1, 0, min(cells.bottom + 1, grid.count)) {
                    add(.up, column, row, isHeavy, ends)
                }
            }
        }
        return result
    }

    private mutating func compareStrokes() {
        let expected = expected
        for row in grid.indices {
            for column in 0..<columns {
                guard let character = character(column, row) else { continue }
                let wanted = expected[row][column]
                if let strokes = Self.strokes(character), !strokes.fits(wanted) {
                    faults.append("\(name): \(character) at column \(column), row \(row) of the drawing")
                } else if character == " ", wanted.all != [], !isCovered(column, row) {
                    faults.append("\(name): no stroke at column \(column), row \(row) of the drawing")
                }
            }
        }
    }

    /// Returns true if a space is part of a text or title: there are characters close to it on both sides.
    private func isCovered(_ column: Int, _ row: Int) -> Bool {
        func isText(_ column: Int) -> Bool {
            guard let character = character(column, row) else { return true }
            return character != " " && Self.strokes(character) == nil
        }
        return (1...2).contains { isText(column - $0) } && (1...2).contains { isText(column + $0) }
    }

    // MARK: - Texts

    private mutating func findTexts() {
        var claimed: Set<[Int]> = []
        var lines: [(element: Int, text: String)] = []
        for element in elements {
            let cells = cells(frames[element])
            // Of content that is scrolled out of view, a part is drawn.
            guard self.cells(of: element) == cells else { continue }
            let isInside = cells.left >= 0 && cells.top >= 0 && cells.right < columns && cells.bottom < grid.count
            let texts = (snapshot.elements[element].content?.lines ?? []).map { VisibleText.symbols($0.text) }
            if isInside { lines += texts.filter { !$0.allSatisfy(\.isWhitespace) }.map { (element, $0) } }
        }
        // A short text may be a part of a long one, which is looked for first; a small frame has the fewest places.
        func area(_ element: Int) -> Double { abs(frames[element].width * frames[element].height) }
        lines.sort { ($1.text.count, area($0.element)) < ($0.text.count, area($1.element)) }
        var missing: Set<Int> = []
        for (element, text) in lines
        where !hasPlace(for: Self.cells(text), near: cells(frames[element]), &claimed) {
            missing.insert(element)
        }
        drawn = Set(lines.map(\.element)).subtracting(missing).count
        for element in missing.sorted() {
            guard let content = snapshot.elements[element].content else { continue }
            if isListed(content) {
                listed += 1
            } else {
                let texts = content.lines.map(\.text)
                faults.append("\(name): the text of element \(element) is neither drawn nor listed: \(texts)")
            }
        }
    }

    /// Returns true if characters stand in a row of a frame, in cells that no other text has taken.
    private func hasPlace(for text: [Character?], near cells: Cells, _ claimed: inout Set<[Int]>) -> Bool {
        for row in cells.top...cells.bottom {
            for start in max(0, cells.left - text.count)...max(0, cells.right + 1) {
                let isHere = text.indices.allSatisfy { text[$0] == nil || character(start + $0, row) == text[$0] }
                let taken = text.indices.map { [start + $0, row] }
                if isHere, claimed.isDisjoint(with: taken) {
                    claimed.formUnion(taken)
                    return true
                }
            }
        }
        return false
    }

    private func isListed(_ content: ShownContent) -> Bool {
        // A note breaks between words, so spaces do not count.
        func joined(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        let texts = [content.text, content.lines.map(\.text).joined()].compactMap { $0.map(VisibleText.symbols) }
        return texts.contains { joined(notes).contains("\"" + joined($0) + "\"") }
    }
}
