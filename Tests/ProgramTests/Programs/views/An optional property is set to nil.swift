struct Plain: Element {
    var tint: UIColor?

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 20, height: 20)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = tint
            config[\.tag] = 3
        }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Plain(tint: nil)
    Plain(tint: .red)
}
// expect: Row 0,0 300×160
// expect:   Plain 0,0 20×20
// expect:   Plain.2 20,0 20×20
// expect view: UIView 0,0 20×20 tag 3
// expect view: UIView 20,0 20×20 backgroundColor red, tag 3
