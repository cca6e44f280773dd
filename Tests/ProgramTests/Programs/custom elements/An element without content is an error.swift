struct Hole: Element {
    // expect error: 'Hole' does not conform to 'Element': it has no 'content'
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

Hole()
