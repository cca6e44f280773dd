struct Leaf: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 100, height: 60)) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Leaf().aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   Leaf 0,0 100×60
