struct Check: Element {
    var isOn: Bool

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 20, height: 20)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        isOn
            ? UIControl.describe { $0[\.isSelected] = true }
            : UIButton.describe { $0[\.isEnabled] = false }
    }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Check(isOn: true)
    Check(isOn: false)
}
// expect: Row 0,0 300×160
// expect:   Check 0,0 20×20
// expect:   Check.2 20,0 20×20
// expect view: UIControl 0,0 20×20 isSelected true
// expect view: UIButton 20,0 20×20 isEnabled false
