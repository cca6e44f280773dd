import UIKit

enum Mood {
    case happy, sad
}

func isSame<T: Equatable>(_ first: T, _ second: T) -> Bool { first == second }
func chosen<T>(_ first: T?, _ second: T) -> T { first ?? second }
func applied<T>(_ value: T, _ change: (T) -> T) -> T { change(value) }
func largest<T: Comparable>(_ values: [T], or fallback: T) -> T { values.max() ?? fallback }

print(isSame(Mood.happy, .sad), isSame(.init(width: 1, height: 1), CGSize(width: 1, height: 1)))
let color: UIColor = chosen(nil, .red)
print(color == .red)
print(applied(CGFloat(2)) { $0 > 1 ? 1 : $0 })
print(largest([3, 9], or: 0), largest([], or: 2.5), largest([2.5], or: 0))
// expect: false true
// expect: true
// expect: 1.0
// expect: 9 2.5 2.5
