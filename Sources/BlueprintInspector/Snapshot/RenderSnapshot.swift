import BlueprintUI
import Foundation

/// A rendered tree at one moment, as values: elements and views, each in pre-order.
public struct RenderSnapshot: Equatable, Sendable {
    /// The size of the view that holds the tree, in points.
    public var viewport: CGSize
    /// The pixels in a point.
    public var scale: Double
    /// The elements in pre-order.
    public var elements: [ElementRecord]
    /// The views in pre-order; the first holds the tree.
    public var views: [ViewRecord]

    /// Creates a snapshot of these parts.
    ///
    /// Both lists must be in pre-order, with parents given by position.
    public init(viewport: CGSize, scale: Double = 1, elements: [ElementRecord] = [], views: [ViewRecord] = []) {
        self.viewport = viewport
        self.scale = scale
        self.elements = elements
        self.views = views
    }

    /// Returns true if another snapshot differs at most in the places of the source that made its elements.
    package func looksLike(_ other: RenderSnapshot) -> Bool {
        guard viewport == other.viewport, scale == other.scale, elements.count == other.elements.count,
            views.count == other.views.count, !showsOtherContent(than: other), views == other.views
        else { return false }
        return elements.indices.interruptible.allSatisfy { index in
            var element = elements[index]
            element.sourceTag = other.elements[index].sourceTag
            return element == other.elements[index]
        }
    }

    /// Returns true if a view shows something else in another snapshot with as many views.
    private func showsOtherContent(than other: RenderSnapshot) -> Bool {
        views.indices.contains { index in
            // Nearly all views share their content with an earlier snapshot; comparing all else would take longer.
            !views[index].boxedContent.isShared(with: other.views[index].boxedContent)
                && views[index].boxedContent != other.views[index].boxedContent
        }
    }

    /// Returns the positions of an element's descendants; empty for a position that does not exist.
    public func descendants(of index: Int) -> Range<Int> {
        guard elements.indices.contains(index) else { return 0..<0 }
        return index + 1..<endOfElement(at: index)
    }

    /// Returns the positions of an element's children, in order.
    public func children(of index: Int) -> [Int] {
        descendants(of: index).filter { elements[$0].parent == index }
    }

    /// Returns the view with a number.
    public func view(number: Int) -> ViewRecord? {
        views.first { $0.number == number }
    }

    /// Returns the view that backs an element.
    public func view(of element: Int) -> ViewRecord? {
        guard elements.indices.contains(element), let number = elements[element].view else { return nil }
        return view(number: number)
    }

    /// Returns the flattened elements between an element and the element of its parent view, outermost first.
    func flattened(above element: Int, below outer: Int?) -> [ViewRecord.Flattened] {
        var count = 0
        var current = elements[element].parent
        while let index = current, index != outer {
            count += 1
            current = elements[index].parent
        }
        guard count > 0 else { return [] }
        var flattened: [ViewRecord.Flattened] = []
        flattened.reserveCapacity(count)
        current = elements[element].parent
        while let index = current, index != outer {
            flattened.append(ViewRecord.Flattened(element: index, offset: elements[index].frame.origin))
            current = elements[index].parent
        }
        if count > 1 { flattened.reverse() }
        return flattened
    }

    /// The frames of all elements in the root's parent's coordinates, unrounded and without transforms.
    public var absoluteFrames: [CGRect] {
        var frames: [CGRect] = []
        frames.reserveCapacity(elements.count)
        for index in elements.indices {
            var frame = elements[index].frame
            if let parent = elements[index].parent, frames.indices.contains(parent) {
                frame.origin.x += frames[parent].origin.x
                frame.origin.y += frames[parent].origin.y
            }
            frames.append(frame)
        }
        return frames
    }

    /// The frames of all views in the coordinates of the view that holds the tree, rounded, without transforms, and
    /// scrolled.
    public var absoluteViewFrames: [CGRect] {
        var frames: [CGRect] = []
        frames.reserveCapacity(views.count)
        for index in views.indices {
            var frame = views[index].frame
            if let parent = views[index].parent, frames.indices.contains(parent) {
                let origin = views[parent].contentOrigin
                frame.origin.x += frames[parent].origin.x + origin.x
                frame.origin.y += frames[parent].origin.y + origin.y
            } else {
                frame.origin = .zero
            }
            frames.append(frame)
        }
        return frames
    }
}

extension RenderSnapshot {
    /// Returns an element and its ancestors, innermost first.
    func path(from element: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next, elements.indices.contains(index) {
            path.append(index)
            next = elements[index].parent
        }
        return path
    }

    /// Returns the origins whose sum is the origin of an element in its parent view: those of the flattened elements in
    /// between, outermost first, then the element's own.
    func offsets(of element: Int) -> [ViewRecord.Flattened] {
        guard elements.indices.contains(element) else { return [] }
        var outer = elements[element].parent
        while let index = outer, !elements[index].isViewBacked { outer = elements[index].parent }
        let own = ViewRecord.Flattened(element: element, offset: elements[element].frame.origin)
        return flattened(above: element, below: outer) + [own]
    }
}

extension RenderSnapshot {
    /// Returns the position after an element and its descendants.
    func endOfElement(at index: Int) -> Int {
        var end = index + 1
        while end < elements.count, elements[end].depth > elements[index].depth { end += 1 }
        return end
    }

    /// Returns the position after a view and the views in it.
    func endOfView(at index: Int) -> Int {
        var end = index + 1
        while end < views.count, views[end].depth > views[index].depth { end += 1 }
        return end
    }
}

extension RenderSnapshot {
    /// Returns the positions of the focused subtree, or of all elements.
    package func range(focus: Int?) -> Range<Int> {
        guard let focus, elements.indices.contains(focus) else { return elements.indices }
        return focus..<descendants(of: focus).upperBound
    }

    /// Returns the positions of the views of the focused subtree, or of all views.
    func views(focus: Int?) -> [Int] {
        guard focus != nil else { return Array(views.indices) }
        let range = range(focus: focus)
        return views.indices.filter { views[$0].element.map(range.contains) ?? false }
    }
}

/// The elements inside of components that are not shown unless asked for.
///
/// A component is an element of a type that the app declares. One that is all of what is shown, alone or inside of
/// others that are, is unfolded: there is nothing else to see. An element with a number stands in the document, and is
/// shown in any component.
package struct ComponentFolding: Equatable, Sendable {
    /// The first element of the part of the tree.
    private let start: Int
    /// For each element of the part, the component into which it is folded.
    private var folds: [Int?] = []
    /// The number of elements that are folded into a component.
    package private(set) var counts: [Int: Int] = [:]

    /// Folds the components in a range of elements, which are those of one subtree.
    ///
    /// - Parameters:
    ///   - isShown: returns true for an element that is shown wherever it is, such as the selection.
    ///   - isOpened: returns true for a component that was unfolded by hand.
    package init(
        _ snapshot: RenderSnapshot,
        in range: Range<Int>,
        labels: NodeLabels,
        isShown: (Int) -> Bool = { _ in false },
        isOpened: (Int) -> Bool = { _ in false }
    ) {
        start = range.lowerBound
        let elements = snapshot.elements
        guard range.contains(where: { elements[$0].isComponent }) else { return }
        // The component into which the elements inside of an element are folded.
        var insides: [Int?] = []
        folds.reserveCapacity(range.count)
        insides.reserveCapacity(range.count)
        var enclosesAll = true
        for index in range {
            let record = elements[index]
            if index > start {
                enclosesAll =
                    enclosesAll && record.parent == index - 1
                    && snapshot.descendants(of: index).upperBound == range.upperBound
            }
            let outer = record.parent.flatMap { $0 >= start ? insides[$0 - start] : nil }
            let isFolded = outer != nil && labels.number(of: index) == nil
            let isHidden = isFolded && !isShown(index)
            folds.append(isHidden ? outer : nil)
            if isHidden, let outer { counts[outer, default: 0] += 1 }
            if isFolded {
                insides.append(outer)
            } else {
                insides.append(record.isComponent && !enclosesAll && !isOpened(index) ? index : nil)
            }
        }
    }

    /// Returns the component into which an element is folded; nil for one that is shown.
    package func fold(of index: Int) -> Int? {
        folds.indices.contains(index - start) ? folds[index - start] : nil
    }

    /// Returns true if an element is shown.
    package func shows(_ index: Int) -> Bool { fold(of: index) == nil }

    /// The components into which elements are folded.
    package var components: Set<Int> { Set(counts.keys) }
}

extension RenderSnapshot {
    /// Returns the depths of some elements among each other, as if those between them were not there.
    package func depths(of shown: [Int]) -> [Int] {
        var depths: [Int] = []
        depths.reserveCapacity(shown.count)
        /// The shown elements around the next one.
        var open: [Int] = []
        let outer = shown.first.map { elements[$0].depth } ?? 0
        for index in shown {
            while let last = open.last, elements[last].depth >= elements[index].depth { open.removeLast() }
            depths.append(outer + open.count)
            open.append(index)
        }
        return depths
    }
}
