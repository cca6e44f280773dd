struct Offset: SingleChildLayout {
    var by: CGPoint

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let size = subelement.sizeThatFits(proposal.inset(width: by.x, height: by.y))
        return CGSize(width: size.width + by.x, height: size.height + by.y)
    }

    func placeSubelement(
        in size: CGSize,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) {
        subelement.place(
            at: CGPoint(x: by.x, y: by.y),
            size: CGSize(width: size.width - by.x, height: size.height - by.y)
        )
    }
}

struct Moved: Element {
    var wrapped: Element
    var content: ElementContent { ElementContent(child: wrapped, layout: Offset(by: CGPoint(x: 12, y: 8))) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Moved(wrapped: Label(text: "moved")).aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   Moved 0,0 52×24
// expect:     Label 12,8 40×16
