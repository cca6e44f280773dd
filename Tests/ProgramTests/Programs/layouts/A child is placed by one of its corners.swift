struct Pinned: SingleChildLayout {
    var anchor: UnitPoint

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        proposal.maximum
    }

    func placeSubelement(
        in size: CGSize,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        subelement.place(at: middle, anchor: anchor, size: subelement.sizeThatFits(.unconstrained))
    }
}

struct Pin: Element {
    var anchor: UnitPoint
    var content: ElementContent { ElementContent(child: Label(text: "pin"), layout: Pinned(anchor: anchor)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Overlay {
    Pin(anchor: .topLeading)
    Pin(anchor: .center)
    Pin(anchor: .bottomTrailing)
}
// expect: Overlay 0,0 300×160
// expect:   Pin 0,0 300×160
// expect:     Label 150,80 24×16
// expect:   Pin.2 0,0 300×160
// expect:     Label 138,72 24×16
// expect:   Pin.3 0,0 300×160
// expect:     Label 126,64 24×16
