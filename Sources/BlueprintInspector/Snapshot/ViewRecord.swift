import BlueprintUI
import Foundation
import HeadlessUIKit

/// One native view of a rendered tree, as values.
public struct ViewRecord: Equatable, Sendable {
    /// A flattened element between a view's element and the element of the parent view.
    public struct Flattened: Equatable, Sendable {
        /// The element's position in the snapshot.
        public var element: Int
        /// The element's origin in its parent, in points, which is applied to its children.
        public var offset: CGPoint

        /// Creates a record of an element and its offset.
        public init(element: Int, offset: CGPoint) {
            self.element = element
            self.offset = offset
        }
    }

    /// The number: views are counted as they are created, and no two views get the same number.
    public var number: Int
    /// The name of the class.
    public var className: String
    /// The position of the parent view in the snapshot's list; nil for the view that holds the tree.
    public var parent: Int?
    /// The number of ancestors.
    public var depth: Int
    /// The position of its element; nil for the view that holds the tree.
    public var element: Int?
    /// The frame in the parent view, in points, rounded to pixels.
    public var frame: CGRect
    /// The frame in the parent view before rounding.
    public var unroundedFrame: CGRect
    /// False if the current update has not written the frame yet, so that the frame is the old one.
    public var isFrameWritten = true
    /// False if the current update has not written the other properties yet.
    public var isContentWritten = true
    /// The layout attributes other than the frame: its element's, with those of the flattened elements in between.
    public var attributes: ShownAttributes
    /// The flattened elements between the parent view's element and its own, outermost first.
    public var flattened: [Flattened]
    /// The content that the view draws.
    public var content: ShownContent {
        get { boxedContent.value }
        set { (boxedContent, clips) = (RecordedContent(newValue), newValue.clips) }
    }
    /// True if the view clips the views in it; it is read for all views, so that their contents need not be.
    private(set) var clips: Bool
    /// The origin of the coordinates of the views in it, in its frame.
    var contentOrigin: CGPoint { boxedContent.part(\.contentOrigin) ?? .zero }
    /// True if the view draws anything.
    var showsSomething: Bool { boxedContent.part { !$0.isEmpty } ?? false }
    /// The content as the record stores it.
    private(set) var boxedContent: RecordedContent

    /// Creates a record of these values.
    public init(
        number: Int,
        className: String,
        parent: Int?,
        depth: Int,
        element: Int?,
        frame: CGRect,
        unroundedFrame: CGRect? = nil,
        attributes: ShownAttributes = ShownAttributes(),
        flattened: [Flattened] = [],
        content: ShownContent = ShownContent()
    ) {
        self.init(
            number: number,
            className: className,
            parent: parent,
            depth: depth,
            element: element,
            frame: frame,
            unroundedFrame: unroundedFrame,
            attributes: attributes,
            flattened: flattened,
            boxedContent: RecordedContent(content)
        )
    }

    init(
        number: Int,
        className: String,
        parent: Int?,
        depth: Int,
        element: Int?,
        frame: CGRect,
        unroundedFrame: CGRect?,
        attributes: ShownAttributes,
        flattened: [Flattened],
        boxedContent: RecordedContent
    ) {
        self.number = number
        self.className = className
        self.parent = parent
        self.depth = depth
        self.element = element
        self.frame = frame
        self.unroundedFrame = unroundedFrame ?? frame
        self.attributes = attributes
        self.flattened = flattened
        self.boxedContent = boxedContent
        clips = boxedContent.part(\.clips) ?? false
    }

    /// Takes the frame and the attributes of a view that shows the same content.
    mutating func place(_ frame: CGRect, unrounded: CGRect, _ attributes: ShownAttributes) {
        (self.frame, unroundedFrame) = (frame, unrounded)
        boxedContent.unrounded = unrounded.size
        if !(attributes.isDefault && self.attributes.isDefault) { self.attributes = attributes }
    }

    /// The reference: `v3`.
    public var reference: String { "v\(number)" }

    /// The reference and the class: `v3 UILabel`.
    public var title: String { "v\(number) \(className)" }
}

extension ViewRecord: ReplaceableRecord {
    mutating func become(_ position: Int, of list: [Self]) {
        guard list[position].attributes.isShared(with: attributes),
            list[position].boxedContent.hasSameStorage(as: boxedContent)
        else { return self = list[position] }
        (number, parent, depth) = (list[position].number, list[position].parent, list[position].depth)
        (element, frame, unroundedFrame) = (list[position].element, list[position].frame, list[position].unroundedFrame)
        if !Self.haveSameStorage(list[position].className, className) { className = list[position].className }
        if !list[position].flattened.hasSameStorage(as: flattened) { flattened = list[position].flattened }
        clips = list[position].clips
        (isFrameWritten, isContentWritten) = (list[position].isFrameWritten, list[position].isContentWritten)
        boxedContent.unrounded = list[position].boxedContent.unrounded
    }
}

extension [ViewRecord.Flattened] {
    /// Returns true if both are the same stored list.
    fileprivate func hasSameStorage(as other: Self) -> Bool {
        // The addresses are only compared, while both lists live.
        withUnsafeBufferPointer { list in
            other.withUnsafeBufferPointer { $0.baseAddress == list.baseAddress && $0.count == list.count }
        }
    }
}

/// The views that an update has created, reused, removed and moved; the view that holds the tree is none of them.
package struct ViewChanges: Equatable, Sendable {
    /// The positions of the created views after the update, by their numbers.
    package private(set) var created: [Int] = []
    /// The number of reused views.
    package private(set) var reusedCount = 0
    /// The numbers of the removed views, in order.
    package private(set) var removed: [Int] = []
    /// The numbers of the views that moved among their siblings.
    package let moved: [Int]

    /// Compares the views before and after an update.
    package init(from before: [ViewRecord], to after: [ViewRecord], moved: [Int]) {
        self.moved = moved
        compare(before.dropFirst(), after.dropFirst())
    }

    private typealias Views = ArraySlice<ViewRecord>

    private mutating func compare(_ before: Views, _ after: Views) {
        // Mostly, both lists begin and end with the same views.
        let common = min(before.count, after.count)
        var (first, last) = (0, 0)
        func isSame(_ index: Int, _ other: Int) -> Bool { before[index].number == after[other].number }
        while first < common, isSame(before.startIndex + first, after.startIndex + first) { first += 1 }
        while last < common - first, isSame(before.endIndex - 1 - last, after.endIndex - 1 - last) { last += 1 }
        reusedCount = first + last
        let (old, new) = (before.dropFirst(first).dropLast(last), after.dropFirst(first).dropLast(last))
        let oldNumbers = Set(old.indices.map { old[$0].number })
        let newNumbers = Set(new.indices.map { new[$0].number })
        for index in new.indices {
            if oldNumbers.contains(new[index].number) { reusedCount += 1 } else { created.append(index) }
        }
        created.sort { after[$0].number < after[$1].number }
        removed = oldNumbers.subtracting(newNumbers).sorted()
    }
}

extension UIView {
    /// The frame in the parent view before the transform, by centre and bounds.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.size.width / 2,
            y: center.y - bounds.size.height / 2,
            width: bounds.size.width,
            height: bounds.size.height
        )
    }
}
