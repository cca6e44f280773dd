func apply(_ n: Int, _ body: (Int) -> Int) rethrows -> Int { body(n) }
// expect error: 'rethrows' function must take a throwing function argument
