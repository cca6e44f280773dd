struct Pixel: Element {
    var content: ElementContent {
        ElementContent { _, environment in
            CGSize(width: 12 / environment.displayScale, height: environment.displayScale)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Row(alignment: .top, underflow: .justifyToStart) {
    Pixel()
    Pixel().adaptedEnvironment(keyPath: \.displayScale, value: 3)
}
// expect: Row 0,0 300×160
// expect:   Pixel 0,0 12×1
// expect:   AdaptedEnvironment 12,0 4×3
// expect:     Pixel 0,0 4×3
