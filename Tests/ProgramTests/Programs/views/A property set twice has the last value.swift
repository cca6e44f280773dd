struct Twice: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 20, height: 20)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = .red
            config[\.backgroundColor] = .blue
        }
    }
}

Twice().centered()
// expect: Centered 0,0 300×160
// expect:   Twice 140,70 20×20
// expect view: UIView 140,70 20×20 backgroundColor blue
