import UIKit

class Base {
    init() { print("base") }
    convenience init(twice: Bool) {
        self.init()
        print("twice", twice)
    }
}
final class Own: Base {
    let count: Int
    let limit = 7
    init(count: Int = 1) {
        self.count = count
        super.init()
        print("own")
    }
}
let own = Own()  // expect: base
// expect: own
print(own.count, own.limit)  // expect: 1 7
final class Same: Base { let limit = 7 }
print(Same().limit, Same(twice: true).limit)  // expect: base
// expect: base
// expect: twice true
// expect: 7 7
final class Overriding: Base {
    let count: Int
    override init() {
        count = 3
        super.init()
    }
}
print(Overriding(twice: false).count)  // expect: base
// expect: twice false
// expect: 3

extension UIView {
    convenience init(tag: Int) {
        self.init(frame: .zero)
        self.tag = tag
    }
}
final class Screen: UIViewController {
    let count: Int
    init(count: Int = 1) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
        print("screen")
    }
    required init?(coder: NSCoder) { fatalError() }
}
print(Screen().count)  // expect: screen
// expect: 1
class Card: UIView {
    let corner: CGFloat
    init(corner: CGFloat = 4) {
        self.corner = corner
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError() }
}
print(Card().corner, Card(corner: 2).frame.width)  // expect: 4.0 0.0
final class Plain: UIView { let corner = 1 }
print(Plain().corner, Plain(frame: CGRect(x: 0, y: 0, width: 8, height: 8)).frame.width)  // expect: 1 8.0
print(Plain(tag: 5).tag)  // expect: 5
final class Chip: UILabel { let corner = 2 }
print(Chip().corner, Chip(tag: 6).tag)  // expect: 2 6
