import Foundation

let x = pow(2, 3)
print("decimal:", x, x + 1, x * 2.5, -x, x < 9, type(of: x), x == 8)
let d: Double = pow(2, 3)
print("double:", d, pow(2, 0.5), Int(pow(2.0, 3)))
// expect: decimal: 8 9 20 -8 true Decimal true
// expect: double: 8.0 1.4142135623730951 8
