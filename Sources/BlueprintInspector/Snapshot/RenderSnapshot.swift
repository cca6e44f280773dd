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
        views.withUnsafeBufferPointer { views in
            other.views.withUnsafeBufferPointer { others in
                views.indices.contains { index in
                    // Nearly all views share their content with an earlier snapshot; comparing all else would copy them.
                    !views[index].boxedContent.isShared(with: others[index].boxedContent)
                        && views[index].boxedContent != others[index].boxedContent
                }
            }
        }
    }

    /// Returns the positions of an element's descendants; empty for a position that does not exist.
    public func descendants(of index: Int) -> Range<Int> {
        guard elements.indices.contains(index) else { return 0..<0 }
        return index + 1..<endOfElement(at: index)
    }

    /// Returns the positions of an element's children, in order.
    public func children(of index: Int) -> [Int] {
        let range = descendants(of: index)
        return elements.withUnsafeBufferPointer { elements in range.filter { elements[$0].parent == index } }
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
        elements.withUnsafeBufferPointer { elements in
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
    }

    /// The frames of all views in the coordinates of the view that holds the tree, rounded, without transforms, and
    /// scrolled.
    public var absoluteViewFrames: [CGRect] {
        views.withUnsafeBufferPointer { views in
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
}
