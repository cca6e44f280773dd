import UIKit

var calls = 0

func color() -> UIColor {
    calls += 1
    return .red
}

func width() -> CGFloat {
    calls += 1
    return 2.5
}

struct Item {
    var sizes: [Int]
    var color: UIColor?
}

func item() -> Item {
    calls += 1
    return Item(sizes: [1])
}

let chosen: UIColor = calls == 0 ? .blue : color()
print(chosen == .blue, calls)
let colors = [.green, color()]
print(colors.count, calls)
print(calls > 100 ? 1 : width(), calls)
let narrow = calls > 0 ? 1 : width()
print(narrow, calls)
print([1, width()], calls)
print(item().sizes.map { $0 + 1 }, calls)
print(item().color ?? .blue == .blue, calls)
print(width() * 2 + 1, 1 + width(), calls)
switch color() {
case .red: print("red", calls)
default: print("another color")
}
// expect: true 0
// expect: 2 1
// expect: 2.5 2
// expect: 1.0 2
// expect: [1.0, 2.5] 3
// expect: [2] 4
// expect: true 5
// expect: 6.0 3.5 7
// expect: red 8
