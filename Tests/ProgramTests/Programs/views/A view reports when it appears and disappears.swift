struct Lamp: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config.onAppear = { print("on") }
            config.onDisappear = { print("off") }
        }
    }
}

Lamp().centered()
// expect: on
// expect: off
// expect: Centered 0,0 300×160
// expect:   Lamp 145,75 10×10
