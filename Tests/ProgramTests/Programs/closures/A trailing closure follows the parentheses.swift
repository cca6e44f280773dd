func repeating(_ times: Int, _ work: (Int) -> Void) {
    for index in 0..<times { work(index) }
}

repeating(3) { print("line \($0)") }
// expect: line 0
// expect: line 1
// expect: line 2
