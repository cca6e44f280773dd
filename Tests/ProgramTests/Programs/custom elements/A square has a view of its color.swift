struct GreenSquare: Element {
    var side: CGFloat = 40

    var content: ElementContent {
        ElementContent(intrinsicSize: CGSize(width: side, height: side))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = .green
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    GreenSquare()
    GreenSquare(side: 20)
}
// expect: Row 0,0 300×160
// expect:   GreenSquare 0,0 40×40
// expect:   GreenSquare.2 40,0 20×20
// expect view: UIView 0,0 40×40 backgroundColor green
// expect view: UIView 40,0 20×20 backgroundColor green
