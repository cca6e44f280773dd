enum Failure: Error { case low, high(Int) }
func check(_ n: Int) throws(Failure) -> Int {
    if n > 2 { throw .high(n) }
    return n
}
do {
    print("checked:", try check([1, 2].map { $0 * 2 }.reduce(0, +)))
} catch {
    switch error {
    case .low: print("low")
    case .high(let n): print("high:", n)
    }
}
// expect: high: 6
