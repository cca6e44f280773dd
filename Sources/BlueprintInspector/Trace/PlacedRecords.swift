import BlueprintUI
import Foundation

/// The new frame of an element whose record is copied from the last snapshot.
struct PlacedElement {
    /// The position of the record.
    let index: Int
    private let frame: CGRect
    private let attributes: ShownAttributes
    private let isBacked: Bool

    init(_ node: LayoutNode, _ facts: LayoutNode.Recorded, at index: Int) {
        self.index = index
        frame = facts.frame
        attributes = facts.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(of: node)
        isBacked = facts.isViewBacked
    }

    /// Changes the copied record.
    func place(_ record: inout ElementRecord) { record.place(frame, attributes, isBacked: isBacked) }
}

/// The new frame of a view whose record is copied from the last snapshot.
struct PlacedView {
    /// The position of the record.
    let index: Int
    /// The position of the record of its element.
    let element: Int
    /// The frame in the parent view before rounding.
    let unroundedFrame: CGRect
    private let frame: CGRect
    private let attributes: ShownAttributes

    init(_ mounted: MountedView, _ facts: MountedView.Recorded, at index: Int) {
        self.index = index
        element = facts.elementPosition
        (frame, unroundedFrame) = (facts.frame, facts.unroundedFrame)
        attributes =
            facts.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(of: mounted.shownNode)
    }

    /// Changes the copied record.
    func place(_ record: inout ViewRecord) { record.place(frame, unrounded: unroundedFrame, attributes) }
}
