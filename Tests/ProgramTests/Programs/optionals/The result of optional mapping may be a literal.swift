import UIKit

let price: Double? = 3
let color: UIColor = price.map { $0 < 5 ? .red : .black } ?? .black
let none: Double? = nil
let other: UIColor = none.map { $0 < 5 ? .red : .black } ?? .black
print(color == .red, other == .black)
let width: CGFloat? = price.flatMap { $0 > 1 ? 10 : nil }
print(width ?? 0)
// expect: true true
// expect: 10.0
