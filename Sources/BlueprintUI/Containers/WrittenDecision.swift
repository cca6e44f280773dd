import Foundation

/// The decision of a layout writer: the frames that its closure gave.
struct WrittenDecision: LayoutDecision {
    /// The size that the closure gave; nil for the union of the children.
    let fixed: CGSize?
    let frames: [CGRect]
    /// The child that the others decorate; nil if the closure is not the library's own.
    let decorated: Int?
    /// The writer's own size; nil if the writer was measured.
    let own: CGSize?

    var size: SizeReason? {
        guard own == nil else { return nil }
        return SizeReason { dimension in
            if let fixed {
                let length = dimension.length(of: fixed)
                return Reason("is as \(dimension.large) as its closure says", .number(length, Self.closure))
            }
            return union(dimension)
        }
    }

    private static let closure = Derivation.Origin.content("given by its closure")

    private func union(_ dimension: Dimension) -> Reason {
        var farthest: CGFloat?
        for frame in frames {
            let end = dimension == .width ? frame.maxX : frame.maxY
            if end >= farthest ?? 0 { farthest = end }
        }
        return farthest.map { Reason("reaches to the farthest end of its children", .number($0, Self.closure)) }
            ?? Reason("is 0 \(dimension.large): no child reaches farther", .rule(0))
    }

    private func filling(_ own: CGSize) -> FrameReason {
        let width = Derivation.own(own, .width)
        let height = Derivation.own(own, .height)
        return FrameReason(
            x: Reason("places the decorated element at the left edge", .origin(.rule(0), of: width)),
            y: Reason("places the decorated element at the top edge", .origin(.rule(0), of: height)),
            width: Reason("gives the decorated element its whole width", width),
            height: Reason("gives the decorated element its whole height", height)
        )
    }

    func frame(ofChild index: Int) -> FrameReason? {
        guard let own, frames.indices.contains(index) else { return nil }
        if index == decorated { return filling(own) }
        let frame = frames[index]
        let origin = decorated == nil ? Self.closure : .content("by the decoration's position")
        let said = decorated == nil ? "its closure says" : "the decoration's position says"
        let (width, height) = (frame.size.width, frame.size.height)
        let x = Derivation.number(frame.origin.x, origin)
        let y = Derivation.number(frame.origin.y, origin)
        return FrameReason(
            x: Reason("places it where \(said)", .origin(x, of: .number(width, origin))),
            y: Reason("places it where \(said)", .origin(y, of: .number(height, origin))),
            width: Reason("makes it as wide as \(said)", .number(width, origin)),
            height: Reason("makes it as high as \(said)", .number(height, origin))
        )
    }
}

/// The decision of a layout that measures as the child that it decorates.
struct DecoratedSizeDecision: LayoutDecision {
    let measured: CGSize
    let child: Int
    let proposal: SizeConstraint

    var size: SizeReason? {
        SizeReason { dimension in
            Reason(
                "is as \(dimension.large) as the element that it decorates",
                .measured(measured, of: child, within: proposal, dimension)
            )
        }
    }
}
