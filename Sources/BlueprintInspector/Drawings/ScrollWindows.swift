import Foundation
import HeadlessUIKit

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
        isNeeded = snapshot.elements.withUnsafeBufferPointer { elements in
            range.contains { elements[$0].purpose.contains(.scrollsChild) }
        }
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
            result = result.map { own.part(in: $0) ?? own } ?? own
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
