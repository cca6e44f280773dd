class Timer {
    func later(_ action: @escaping () -> Void) { action() }
    func tick() { print("tick") }

    func start() {
        later { [weak self] in if let self { tick() } }
        later { [weak self] in tick() }
        // expect error: call to method 'tick' in closure requires explicit use of 'self' to make capture semantics explicit
    }
}
