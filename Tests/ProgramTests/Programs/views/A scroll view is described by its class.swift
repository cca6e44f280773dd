struct Map: Element {
    var content: ElementContent { ElementContent(child: Spacer(size: CGSize(width: 900, height: 900))) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIScrollView.describe { config in
            config[\.contentSize] = context.subtreeExtent?.size ?? .zero
            config[\.contentOffset] = CGPoint(x: 300, y: 200)
            config[\.showsVerticalScrollIndicator] = false
        }
    }
}

Map()
// expect: Map 0,0 300×160
// expect:   Spacer 0,0 300×160
// expect view: UIScrollView 0,0 300×160 contentSize 300×160, contentOffset 300,200, showsVerticalScrollIndicator false
