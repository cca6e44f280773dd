import Foundation

/// What a layout writer decided: what its function said.
struct WrittenDecision: LayoutDecision {
    /// The size that the function said; nil for that of the children together.
    let fixed: CGSize?
    let frames: [CGRect]
    /// Which child is decorated by the others; nil if the function is not the library's own.
    let decorated: Int?
    /// The writer's own size; nil if it was measured.
    let own: CGSize?

    var size: SizeReason? {
        guard own == nil else { return nil }
        return SizeReason { dimension in
            if let fixed {
                let length = dimension.length(of: fixed)
                return decorated == nil
                    ? Reason("is as \(dimension.large) as its own function said", .number(length, Self.function))
                    : Reason(
                        "is as \(dimension.large) as what it decorates",
                        .number(length, .content("what it decorates, measured by itself"))
                    )
            }
            return union(dimension)
        }
    }

    private static let function = Derivation.Origin.content("what its own function said")

    private func union(_ dimension: Dimension) -> Reason {
        var farthest: CGFloat?
        for frame in frames {
            let end = dimension == .width ? frame.maxX : frame.maxY
            if end >= farthest ?? 0 { farthest = end }
        }
        return farthest.map { Reason("reaches to the farthest end of its children", .number($0, Self.function)) }
            ?? Reason("is 0 \(dimension.large), as no child reaches farther", .rule(0))
    }

    private func filling(_ own: CGSize) -> FrameReason {
        let width = Derivation.own(own, .width)
        let height = Derivation.own(own, .height)
        return FrameReason(
            x: Reason("puts what it decorates at its own left edge", .origin(.rule(0), of: width)),
            y: Reason("puts what it decorates at its own top edge", .origin(.rule(0), of: height)),
            width: Reason("gives what it decorates all its width", width),
            height: Reason("gives what it decorates all its height", height)
        )
    }

    func frame(ofChild index: Int) -> FrameReason? {
        guard let own, frames.indices.contains(index) else { return nil }
        if index == decorated { return filling(own) }
        let frame = frames[index]
        let origin = decorated == nil ? Self.function : .content("the position of the decoration")
        let said = decorated == nil ? "its own function said" : "the position of the decoration says"
        let (width, height) = (frame.size.width, frame.size.height)
        let x = Derivation.number(frame.origin.x, origin)
        let y = Derivation.number(frame.origin.y, origin)
        return FrameReason(
            x: Reason("puts it where \(said)", .origin(x, of: .number(width, origin))),
            y: Reason("puts it where \(said)", .origin(y, of: .number(height, origin))),
            width: Reason("makes it as wide as \(said)", .number(width, origin)),
            height: Reason("makes it as high as \(said)", .number(height, origin))
        )
    }
}
