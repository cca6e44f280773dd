final class Clock {
    private var actions: [() -> Void] = []

    func run(_ action: () -> Void) { action() }

    func later(_ action: () -> Void) {
        run(action)
        actions.append(action)
        // expect error: converting non-escaping parameter 'action' to generic parameter 'Element' may allow it to escape
    }
}
