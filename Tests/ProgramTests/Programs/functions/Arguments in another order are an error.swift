func move(from start: Int, to end: Int) -> Int { end - start }

print(move(to: 4, from: 1))
// expect error: argument 'from' must precede argument 'to'
