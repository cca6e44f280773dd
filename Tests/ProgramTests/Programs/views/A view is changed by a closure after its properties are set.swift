struct Badge: Element {
    var count: Int

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 20, height: 20)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UILabel.describe { config in
            config[\.textAlignment] = .center
            config.apply { label in
                label.text = "\(count)"
                label.backgroundColor = count > 9 ? .red : .blue
            }
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Badge(count: 3)
    Badge(count: 12)
}
// expect: Row 0,0 300×160
// expect:   Badge 0,0 20×20
// expect:   Badge.2 20,0 20×20
// expect view: UILabel 0,0 20×20 isUserInteractionEnabled true, backgroundColor blue, text "3", textAlignment center
// expect view: UILabel 20,0 20×20 isUserInteractionEnabled true, backgroundColor red, text "12", textAlignment center
