struct Panel: Element {
    var content: ElementContent { ElementContent(child: Label(text: "inside")) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config.builder = {
                let outer = UIView()
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                inner.tag = 1
                outer.addSubview(inner)
                return outer
            }
            config.contentView = { $0.subviews[0] }
        }
    }
}

Panel().inset(uniform: 20)
// expect: Inset 0,0 300×160
// expect:   Panel 20,20 260×120
// expect:     Label 0,0 260×120
// expect view: UIView 20,20 260×120
// expect view:   UIView 0,0 10×10 tag 1
// expect view:     UILabel 0,0 260×120 isUserInteractionEnabled true, text "inside", numberOfLines 0
