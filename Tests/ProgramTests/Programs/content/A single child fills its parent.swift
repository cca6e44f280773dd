struct Frame: Element {
    var wrapped: Element
    var content: ElementContent { ElementContent(child: wrapped) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { $0[\.clipsToBounds] = true }
    }
}

Frame(wrapped: Label(text: "in a frame"))
// expect: Frame 0,0 300×160
// expect:   Label 0,0 300×160
// expect view: UIView 0,0 300×160 clipsToBounds true
// expect view:   UILabel 0,0 300×160 isUserInteractionEnabled true, text "in a frame", numberOfLines 0
