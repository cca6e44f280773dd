struct Probe: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 8, height: 8)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.alpha] = 0.5
            print(config[\.alpha] ?? 1)
        }
    }
}

Probe().centered()
// expect: 0.5
// expect: Centered 0,0 300×160
// expect:   Probe 146,76 8×8
