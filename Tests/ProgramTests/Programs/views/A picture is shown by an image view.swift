struct Portrait: Element {
    var name: String

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 50, height: 50)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIImageView.describe { config in
            config[\.image] = UIImage(named: name)
            config[\.contentMode] = .scaleAspectFill
            config[\.clipsToBounds] = true
        }
    }
}

Portrait(name: "dog").centered()
// expect: Centered 0,0 300×160
// expect:   Portrait 125,55 50×50
// expect view: UIImageView 125,55 50×50 isUserInteractionEnabled true, clipsToBounds true, contentMode scaleAspectFill, image dog 24×24
