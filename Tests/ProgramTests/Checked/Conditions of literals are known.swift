func first() -> Int {
    if !(false) { return 1 }
}

func second(_ n: Int) -> Int {
    guard !false else {}
    if 1 < 2 { return n }
}

print("known:", first(), second(2))
// expect: known: 1 2
