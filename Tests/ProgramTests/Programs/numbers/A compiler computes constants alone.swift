let zero = 0
func divide(_ n: Int) -> Int {
    guard zero != 0 else { return -1 }
    return n / zero
}
print(divide(3))  // expect: -1
func never() -> Int {
    if false { return 1 / 0 }
    return 2
}
print(never())  // expect: 2
func later() {
    let none = 0
    let divided = { print(5 / none) }
    if none == 1 { divided() }
    print(5.0 / Double(none), UInt8(200) &+ 100)  // expect: inf 44
}
later()
func wider(_ n: Int) -> Int {
    var divisor = 0
    if n > 0 { divisor = n }
    return 10 / divisor
}
print(wider(2), 0.0 / 0.0, -(0.0 / 0.0))  // expect: 5 nan -nan
