class Timer {
    var count = 0
    var actions: [() -> Void] = []

    func later(_ action: @escaping () -> Void) { actions.append(action) }
    func now(_ action: () -> Void) { action() }

    func start() {
        now { count += 1 }
        later { [self] in count += 1 }
        later { [weak self] in
            guard let self else { return }
            count += 1
        }
        later { self.count += 1 }
        later { count += 1 }
        // expect error: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit
    }
}
