struct Bar: Element {
    var content: ElementContent {
        ElementContent { constraint in
            CGSize(width: constraint.max.width, height: 36.0)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Bar().inset(uniform: 10).aligned(vertically: .top, horizontally: .leading)
// expect: Aligned 0,0 300×160
// expect:   Inset 0,0 300×56
// expect:     Bar 10,10 280×36
