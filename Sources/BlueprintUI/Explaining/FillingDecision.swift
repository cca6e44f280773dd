import Foundation

/// The decision of a layout whose children fill it.
package struct FillingDecision: LayoutDecision {
    /// The element's own size.
    private let own: CGSize

    /// Creates the decision of a layout that places its children at its own size.
    package init(own: CGSize) {
        self.own = own
    }

    package func frame(ofChild index: Int) -> FrameReason? {
        FrameReason(
            x: Reason("places it at the left edge", .rule(0)),
            y: Reason("places it at the top edge", .rule(0)),
            width: Reason("gives it its whole width", .own(own, .width)),
            height: Reason("gives it its whole height", .own(own, .height))
        )
    }
}

/// The decision of a layout that measures as its child.
struct EchoingDecision: LayoutDecision {
    let measured: CGSize
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason(
            width: Reason("is as wide as its child", .measured(measured, within: proposal, .width)),
            height: Reason("is as high as its child", .measured(measured, within: proposal, .height))
        )
    }
}
