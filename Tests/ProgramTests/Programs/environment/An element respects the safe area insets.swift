struct Safe: ProxyElement {
    var wrapped: Element

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            wrapped.inset(by: environment.safeAreaInsets)
        }
    }
}

Safe(wrapped: Box(backgroundColor: .white))
    .adaptedEnvironment(
        keyPath: \.safeAreaInsets,
        value: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    )
// expect: AdaptedEnvironment 0,0 300×160
// expect:   Safe 0,0 300×160
// expect:     Inset 0,0 300×160
// expect:       Box 0,20 300×130
