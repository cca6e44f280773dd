struct Hole: Element {
    // expect error: type 'Hole' does not conform to protocol 'Element'
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Hole()
