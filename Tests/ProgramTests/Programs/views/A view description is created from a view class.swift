struct Mark: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 8, height: 8)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        ViewDescription(UIView.self) { config in
            config[\.backgroundColor] = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        }
    }
}

Mark().centered()
// expect: Centered 0,0 300×160
// expect:   Mark 146,76 8×8
// expect view: UIView 146,76 8×8 backgroundColor #336699
