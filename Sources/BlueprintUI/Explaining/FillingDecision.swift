import Foundation

/// The decision of a layout that is as big as its child and gives it all it has.
package struct FillingDecision: LayoutDecision {
    /// What is needed for the decision on a size or on a place: the element's own size.
    private let own: CGSize

    /// The decision of a layout that gives its only child, or all of them, a size.
    package init(own: CGSize) {
        self.own = own
    }

    package func frame(ofChild index: Int) -> FrameReason? {
        FrameReason(
            x: Reason("puts it at its own left edge", .rule(0)),
            y: Reason("puts it at its own top edge", .rule(0)),
            width: Reason("gives it all its width", .own(own, .width)),
            height: Reason("gives it all its height", .own(own, .height))
        )
    }
}

/// The decision of a layout that answers what its child answers.
struct EchoingDecision: LayoutDecision {
    let answer: CGSize
    let asked: SizeConstraint

    var size: SizeReason? {
        SizeReason(
            width: Reason("is as wide as its child", .answer(answer, within: asked, .width)),
            height: Reason("is as high as its child", .answer(answer, within: asked, .height))
        )
    }
}
