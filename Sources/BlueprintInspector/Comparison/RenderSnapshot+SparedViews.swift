import Foundation

/// Views that a tree can do without.
extension RenderSnapshot {
    /// Returns the number of views that another tree does without, if all others are the same there; else nil.
    ///
    /// A view is the same if its class, its frame in the viewport, its content with its properties for accessibility, and
    /// its layout attributes are, and the view around it, apart from those that are spared. A view that is spared shows
    /// nothing, clips nothing and has no layout attributes of its own.
    package func viewsSpared(by other: RenderSnapshot) -> Int? {
        guard viewport == other.viewport, scale == other.scale, other.views.count < views.count else { return nil }
        let (frames, otherFrames) = (absoluteViewFrames, other.absoluteViewFrames)
        // The view that is the same in the other tree; for one that is spared, that of the view around it.
        var places: [Int?] = []
        var next = 0
        for (index, view) in views.enumerated().interruptible {
            let outer = view.parent.flatMap { places[$0] }
            if next < other.views.count, view.isSame(as: other.views[next]), other.views[next].parent == outer,
                frames[index].isNear(otherFrames[next])
            {
                places.append(next)
                next += 1
            } else if index > 0, view.isSpare {
                places.append(outer)
            } else {
                return nil
            }
        }
        return places.count == views.count && next == other.views.count ? views.count - next : nil
    }
}

extension ViewRecord {
    /// True if the view neither shows anything nor has an effect on the views in it.
    package var isSpare: Bool { !showsSomething && !clips && attributes.isDefault && contentOrigin == .zero }

    fileprivate func isSame(as other: ViewRecord) -> Bool {
        className == other.className && attributes == other.attributes && content == other.content
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [
            origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
            size.height - other.size.height,
        ]
        return differences.allSatisfy { abs($0) < 0.001 }
    }
}
