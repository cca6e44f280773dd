struct Adaptive: Element {
    var content: ElementContent {
        ElementContent { constraint, environment -> Element in
            constraint.width.maximum < 200 ? Label(text: "small") : Label(text: "much larger")
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Column(underflow: .justifyToStart) {
    Adaptive()
    Adaptive().constrainedTo(width: .absolute(100))
}
// expect: Column 0,0 300×160
// expect:   Adaptive 0,0 88×16
// expect:     Label 0,0 88×16
// expect:   ConstrainedSize 0,16 100×16
// expect:     Adaptive 0,0 100×16
// expect:       Label 0,0 100×16
