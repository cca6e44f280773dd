struct Fence: Element {
    var wrapped: Element?

    var content: ElementContent {
        if let wrapped {
            return ElementContent(child: wrapped)
        }
        return ElementContent(intrinsicSize: CGSize(width: 12, height: 12))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.tag] = Int(context.bounds.width)
            config[\.alpha] = context.subtreeExtent == nil ? 0.25 : 0.75
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Fence(wrapped: nil)
    Fence(wrapped: Spacer(width: 30, height: 8))
}
// expect: Row 0,0 300×160
// expect:   Fence 0,0 12×12
// expect:   Fence.2 12,0 30×8
// expect:     Spacer 0,0 30×8
// expect view: UIView 0,0 12×12 alpha 0.25, tag 12
// expect view: UIView 12,0 30×8 alpha 0.75, tag 30
