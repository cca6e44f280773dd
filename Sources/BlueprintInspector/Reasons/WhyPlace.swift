import Foundation

/// The frame of an element in the nearest view-backed ancestor, at a step of the render.
package struct WhyPlace: Equatable, Sendable {
    /// The nearest view-backed ancestor; nil for the root view.
    package let outer: Int?
    /// The frame in that view, in points; a negative length keeps its sign, and the view then has its absolute value.
    package let frame: CGRect
    /// The origins of the elements below that view, down to the element itself.
    package let offsets: [Offset]
    /// The frame of the element's view before rounding, with its step; nil if it has none, or not yet.
    package let unroundedView: (frame: CGRect, event: Int)?
    /// The rounding of the view.
    package let rounding: WhyRounding?

    /// The origin of an element in its parent.
    package struct Offset: Equatable, Sendable {
        package let element: Int
        package let origin: CGPoint

        func value(_ measure: FrameMeasure) -> CGFloat { measure == .x ? origin.x : origin.y }
    }

    package static func == (one: WhyPlace, other: WhyPlace) -> Bool {
        one.outer == other.outer && one.frame == other.frame && one.offsets == other.offsets
            && one.rounding == other.rounding && one.unroundedView?.event == other.unroundedView?.event
            && one.unroundedView?.frame == other.unroundedView?.frame
    }

    /// Returns the sum of the offsets along an axis, added from the inside out as in flattening.
    package func sum(_ measure: FrameMeasure) -> CGFloat {
        offsets.reversed().dropFirst().reduce(offsets.last?.value(measure) ?? 0) { $0 + $1.value(measure) }
    }

    /// Returns true if the offsets add up to the origin of the view before rounding; false below some transforms.
    package func addsUp(_ measure: FrameMeasure) -> Bool {
        unroundedView.map { Number.isClose(sum(measure), measure.value(in: $0.frame)) } ?? true
    }

    /// Returns the number before rounding.
    package func unrounded(_ measure: FrameMeasure) -> CGFloat {
        if let unroundedView { return measure.value(in: unroundedView.frame) }
        return measure.isLength ? measure.value(in: frame) : sum(measure)
    }
}

extension WhyScene {
    /// Returns the place of an element; nil if it has no frame yet.
    package func place(of element: Int) -> WhyPlace? {
        guard let placed = placement(of: element) else { return nil }
        let path = pathInView(to: element)
        let offsets = path.compactMap { step in
            placement(of: step).map { WhyPlace.Offset(element: step, origin: $0.frame.origin) }
        }
        let view = unroundedView(of: element)
        let rounding = rounding(of: element)
        var frame = placed.frame
        if let rounding {
            frame = rounding.after.keepingSigns(of: rounding.before)
        } else if let view {
            frame = view.frame
        } else {
            for offset in offsets.dropLast() {
                frame.origin.x += offset.origin.x
                frame.origin.y += offset.origin.y
            }
        }
        return WhyPlace(
            outer: path.first.flatMap { elements[$0].parent },
            frame: frame,
            offsets: offsets,
            unroundedView: view,
            rounding: rounding
        )
    }
}

extension CGRect {
    /// Returns this rectangle with origin and length of another one on each axis where its length is negative.
    fileprivate func keepingSigns(of other: CGRect) -> CGRect {
        var result = self
        if other.size.width < 0 {
            result.origin.x = other.origin.x
            result.size.width = other.size.width
        }
        if other.size.height < 0 {
            result.origin.y = other.origin.y
            result.size.height = other.size.height
        }
        return result
    }
}
