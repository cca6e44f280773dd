struct Tile: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 40, height: 30)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = .green
            config[\.alpha] = 0.5
            config[\.isHidden] = false
            config[\.clipsToBounds] = true
            config[\.isUserInteractionEnabled] = false
            config[\.tag] = 7
        }
    }
}

Tile().centered()
// expect: Centered 0,0 300×160
// expect:   Tile 130,65 40×30
// expect view: UIView 130,65 40×30 alpha 0.5, isUserInteractionEnabled false, clipsToBounds true, backgroundColor green, tag 7
