func twice(_ action: () -> Void) { (1...2).forEach { _ in action() } }

func delayed(_ action: () -> Void) -> () -> Void {
    twice(action)
    return { action() }  // expect error: escaping closure captures non-escaping parameter 'action'
}
