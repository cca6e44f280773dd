struct Toast: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 80, height: 24)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config.appearingTransition = .fade
            config.disappearingTransition = .scaleAndFade
            config.layoutTransition = .specific(AnimationAttributes(duration: 0.3))
            config[\.backgroundColor] = .black
        }
    }
}

Toast().aligned(vertically: .bottom, horizontally: .center)
// expect: Aligned 0,0 300×160
// expect:   Toast 110,136 80×24
// expect view: UIView 110,136 80×24 backgroundColor black
