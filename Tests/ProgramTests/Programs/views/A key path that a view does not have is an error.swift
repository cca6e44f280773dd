struct Tile: Element {
    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.background] = .green  // expect error: value of type 'UIView' has no member 'background'
        }
    }
}

Tile()
