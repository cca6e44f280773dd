struct Text: Element {
    var string: String

    var content: ElementContent {
        ElementContent(intrinsicSize: CGSize(width: CGFloat(string.count) * 8, height: 16))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UILabel.describe { config in
            config[\.text] = string
            config[\.textColor] = .blue
            config[\.font] = .boldSystemFont(ofSize: 16)
            config[\.textAlignment] = .center
            config[\.numberOfLines] = 2
        }
    }
}

Text(string: "hello").centered()
// expect: Centered 0,0 300×160
// expect:   Text 130,72 40×16
// expect view: UILabel 130,72 40×16 isUserInteractionEnabled true, text "hello", font bold system 16, textColor blue, textAlignment center, numberOfLines 2
