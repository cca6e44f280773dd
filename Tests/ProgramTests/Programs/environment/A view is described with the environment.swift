struct Flag: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.tag] = context.environment.layoutDirection == .rightToLeft ? 2 : 1
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Flag()
    Flag().adaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft)
}
// expect: Row 0,0 300×160
// expect:   Flag 0,0 10×10
// expect:   AdaptedEnvironment 10,0 10×10
// expect:     Flag 0,0 10×10
// expect view: UIView 0,0 10×10 tag 1
// expect view: UIView 10,0 10×10 tag 2
