import Foundation

/// Where an element lies in the nearest view around it, as far as the render has come.
package struct WhyPlace: Equatable, Sendable {
    /// The element whose view is the nearest one around; nil for the view that holds the tree.
    package let outer: Int?
    /// The frame in that view, in points.
    package let frame: CGRect
    /// What each element between that view and the one itself adds to the origin, from the outside.
    package let offsets: [Offset]
    /// The frame of the element's view before rounding, and the number of the event; nil if it has none, or not yet.
    package let kept: (frame: CGRect, event: Int)?
    /// What rounding did to the view.
    package let rounding: WhyRounding?

    /// The origin of one element in the one around it.
    package struct Offset: Equatable, Sendable {
        package let element: Int
        package let origin: CGPoint

        func value(_ measure: FrameMeasure) -> CGFloat { measure == .x ? origin.x : origin.y }
    }

    package static func == (one: WhyPlace, other: WhyPlace) -> Bool {
        one.outer == other.outer && one.frame == other.frame && one.offsets == other.offsets
            && one.rounding == other.rounding && one.kept?.event == other.kept?.event
            && one.kept?.frame == other.kept?.frame
    }

    /// The sum of the offsets along an axis, added from the inside out as flattening does.
    package func sum(_ measure: FrameMeasure) -> CGFloat {
        offsets.reversed().dropFirst().reduce(offsets.last?.value(measure) ?? 0) { $0 + $1.value(measure) }
    }

    /// Whether the offsets add up to where the view lies before rounding; not so below some transforms.
    package func addsUp(_ measure: FrameMeasure) -> Bool {
        kept.map { Number.isClose(sum(measure), measure.value(in: $0.frame)) } ?? true
    }

    /// The number before it was rounded.
    package func unrounded(_ measure: FrameMeasure) -> CGFloat {
        if let kept { return measure.value(in: kept.frame) }
        return measure.isLength ? measure.value(in: frame) : sum(measure)
    }
}

extension WhyScene {
    /// Where an element lies; nil if it has no frame yet.
    package func place(of element: Int) -> WhyPlace? {
        guard let placed = placement(of: element) else { return nil }
        let path = pathInView(to: element)
        let offsets = path.compactMap { step in
            placement(of: step).map { WhyPlace.Offset(element: step, origin: $0.frame.origin) }
        }
        let kept = keeping(of: element)
        let rounding = rounding(of: element)
        var frame = placed.frame
        if let rounding {
            frame = rounding.after
        } else if let kept {
            frame = kept.frame
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
            kept: kept,
            rounding: rounding
        )
    }
}
