func move(from start: Int, to end: Int) -> Int { end - start }

print(move(to: 4, from: 1))
// expect error: the argument 'from' must stand before 'to' in the call of 'move(from:to:)'
